import { describe, expect, it } from 'vitest'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { loadPhotographed } from '@/lib/games/photos'
import { mauMau, merge, mezza, mischMasch } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { positionAt, replay } from '@/lib/referee/record'
import { EARLIER, fuse, type PhotographedTable, type Proposal } from './fuse'
import { isSure, mayBeUnchanged, settle } from './settle'
import { knownSight, type Sight, strayCard } from './sight'

/** A table after some events, of Ana, Ben and Cem. */
async function tableOf(game: AnyGame, events: readonly object[]): Promise<PhotographedTable> {
  const options = game.options.safeParse({})
  if (!options.success) throw new Error('no default options')
  const header: Header<unknown> = { game: game.id, players: ['Ana', 'Ben', 'Cem'], options: options.data }
  const photographed = await loadPhotographed(game.id)
  if (!photographed) throw new Error('nothing is photographed')
  const record = replay(game, header, events as AnyEvent[])
  const earlier = record.moves.slice(-EARLIER).map(({ before }) => before)
  return { game, header, photographed, position: positionAt(record), earlier }
}

/** How likely nothing new lies there. */
const unchanged = (proposals: readonly Proposal[]) => proposals.reduce((left, { probability }) => left - probability, 1)

const sight = (tokens: Readonly<Record<string, number>>): Sight => ({
  tokens: new Map(Object.entries(tokens)),
  stray: 0,
})

describe('Mezza', () => {
  const opened = [
    { do: 'play', by: 0, cards: ['1'] },
    { do: 'play', by: 1, cards: ['8'] },
  ]

  it('takes a 9 for a 6 where only a 6 were illegal', async () => {
    const [first] = fuse(await tableOf(mezza, opened), [sight({ '6': 0.6, '9': 0.4 })])
    expect(first).toMatchObject({ event: { do: 'play', by: 2, cards: ['9'] }, legal: true })
  })

  it('sees what is against the rules where the photo leaves no doubt', async () => {
    const proposals = fuse(await tableOf(mezza, opened), [sight({ '6': 0.999, '9': 0.001 })])
    expect(settle(proposals)).toMatchObject([{ event: { by: 2, cards: ['6'] }, legal: false, cards: ['6'] }])
  })

  it('asks where nothing settles it', async () => {
    const asked = settle(fuse(await tableOf(mezza, opened), [sight({ '8': 0.5, '9': 0.5 })]))
    // An 8 may be Ben's, who drew after his own.
    expect(asked.map(({ event }) => event)).toMatchObject([
      { by: 2, cards: ['9'] },
      { by: 2, cards: ['8'] },
      { by: 1, cards: ['8'] },
    ])
  })

  it('never proposes cards that are all elsewhere', async () => {
    const eights = [...opened, { do: 'play', by: 2, cards: ['8', '8', '8'] }]
    const table = await tableOf(mezza, eights)
    // Four 8s are set aside: Cem begins a new pile, and no 8 is left.
    const proposals = fuse(table, [sight({ '8': 0.99, '3': 0.01 })])
    expect(proposals.length).toBeGreaterThan(0)
    expect(proposals.flatMap(({ event }) => (event as { cards?: readonly string[] }).cards)).not.toContain('8')
  })

  it('takes two unclear cards for equal ones', async () => {
    const unclear = [sight({ '9': 0.5, '6': 0.5 }), sight({ '9': 0.6, '3': 0.4 })]
    expect(fuse(await tableOf(mezza, opened), unclear)[0]).toMatchObject({ event: { cards: ['9', '9'] }, legal: true })
  })

  it('takes a card that looks like those beside it for one of them, though something else might look so', async () => {
    const seen = (stray: number): Sight => ({
      tokens: new Map(MEZZA_CARDS.map((card) => [card, card === '9½' ? 1 : 0])),
      stray,
    })
    const proposals = fuse(await tableOf(mezza, opened), [seen(0.01), seen(0.02), seen(0.07)])
    expect(proposals[0]).toMatchObject({ event: { cards: ['9½', '9½', '9½'] } })
  })

  it('leaves out what is hardly a card', async () => {
    const unclear: Sight = { tokens: new Map(MEZZA_CARDS.map((card) => [card, 1 / MEZZA_CARDS.length])), stray: 0.4 }
    const [first] = fuse(await tableOf(mezza, opened), [knownSight('9½'), unclear])
    expect(first).toMatchObject({ event: { cards: ['9½'] }, cards: ['9½', null] })
  })

  it('leaves the card below out of what was laid', async () => {
    const proposals = fuse(await tableOf(mezza, opened), [sight({ '8': 1 }), sight({ '9½': 1 })])
    expect(proposals[0]).toMatchObject({ event: { cards: ['9½'] }, cards: [null, '9½'] })
  })

  it('proposes an event once, whichever of the cards in the photo it was laid with', async () => {
    const events = fuse(await tableOf(mezza, opened), [knownSight('8'), knownSight('8')]).map(({ event }) =>
      JSON.stringify(event),
    )
    expect(events).toContain(JSON.stringify({ do: 'play', by: 2, cards: ['8'] }))
    expect(new Set(events).size).toBe(events.length)
  })

  it('takes one card that lies there for no more than one of those it sees', async () => {
    const table = await tableOf(mezza, opened)
    const [first, second] = fuse(table, [knownSight('8'), knownSight('8'), knownSight('8')])
    expect([first?.event, second?.event]).toMatchObject([{ cards: ['8', '8'] }, { cards: ['8', '8', '8'] }])
    const [three] = fuse(table, [knownSight('8'), knownSight('8'), knownSight('8'), knownSight('8')])
    expect(three).toMatchObject({ event: { cards: ['8', '8', '8'] } })
  })

  it('finds the card that was laid on a pile that is spread', async () => {
    const pile = ['1', '2', '3', '3½', '5', '6']
    const table = await tableOf(
      mezza,
      pile.map((card, index) => ({ do: 'play', by: index % 3, cards: [card] })),
    )
    const [first] = settle(fuse(table, [...pile, '7'].map(knownSight)))
    expect(first).toMatchObject({ event: { by: 0, cards: ['7'] }, legal: true, cards: [...pile.map(() => null), '7'] })
    expect(first?.probability).toBeGreaterThan(0.9)
  })

  it('asks whether a pile that is spread is all there is to see', async () => {
    // The 8 could be laid again.
    const pile = ['1', '8', '9', '0', '1', '2', '3', '3½', '5', '6']
    const table = await tableOf(
      mezza,
      pile.map((card, index) => ({ do: 'play', by: index % 3, cards: [card] })),
    )
    expect(table.photographed.lying(table.position.state)).toHaveLength(4)
    const proposals = fuse(table, pile.map(knownSight))
    expect(mayBeUnchanged(proposals)).toBe(true)
    expect(proposals[0]?.probability).toBeLessThan(0.5)
  })

  it('takes a chance out of turn for likelier than a mere fault', async () => {
    const open = [...opened, { do: 'play', by: 2, cards: ['9½'] }]
    const proposals = fuse(await tableOf(mezza, open), [sight({ '½': 1 })])
    const by = proposals.map(({ event }) => event.by)
    expect(by[0]).toBe(0)
    expect(by.indexOf(1)).toBeLessThan(by.indexOf(2) < 0 ? by.length : by.indexOf(2))
  })

  it('logs three face-up cards in one photo, of whom somebody names', async () => {
    const cards = [knownSight('3½'), knownSight('8'), knownSight('joker')]
    const [first] = fuse(await tableOf(mezza, []), cards, { by: 1 })
    expect(first).toMatchObject({ event: { do: 'face-up', by: 1, cards: ['3½', '8', 'joker'] }, legal: true })
  })

  it('has nothing to say where no card was laid', async () => {
    expect(fuse(await tableOf(mezza, opened), [strayCard])).toEqual([])
  })

  it('is sure only of what is seen as well as reckoned', async () => {
    const table = await tableOf(mezza, opened)
    const [clear, unclear] = [[sight({ '9': 1 })], [sight({ '6': 0.6, '9': 0.4 })]]
    const hardlyThere = [{ ...sight({ '9': 1 }), stray: 0.4 }]
    const verdicts = [clear, unclear, hardlyThere].map((sights) => {
      const [first] = fuse(table, sights)
      return first && isSure(first, sights)
    })
    expect(verdicts).toEqual([true, false, false])
  })
})

it('opens the piles of Merge with two cards', async () => {
  const [first] = fuse(await tableOf(merge, []), [knownSight('r3'), knownSight('g7')], { by: 2 })
  expect(first).toMatchObject({ event: { do: 'lay-out', by: 2, cards: ['r3', 'g7'] }, legal: true })
})

it('turns the first card of Misch Masch up', async () => {
  const [first] = fuse(await tableOf(mischMasch, []), [knownSight('KE')])
  expect(first).toMatchObject({ event: { do: 'turn-up', card: 'KE' }, legal: true })
})

describe('where what lies there may be all that is seen', () => {
  const laid = [
    { do: 'start', by: 0, card: 'r5' },
    { do: 'play', by: 0, card: 'r7' },
  ]

  it('is not sure of a card like the top one', async () => {
    const table = await tableOf(mauMau, laid)
    const sights = [knownSight('r7')]
    const proposals = fuse(table, sights)
    expect(proposals[0]).toMatchObject({ event: { by: 2, card: 'r7' }, legal: true, again: true })
    expect(unchanged(proposals)).toBeGreaterThan(0.5)
    expect(mayBeUnchanged(proposals)).toBe(true)
    expect(isSure({ ...(proposals[0] as Proposal), probability: 1 }, sights)).toBe(false)
  })

  it.each([
    ['Mau Mau', mauMau, laid, ['r5', 'r7']],
    [
      'Misch Masch',
      mischMasch,
      [
        { do: 'turn-up', card: 'KE' },
        { do: 'play', by: 0, card: 'PK' },
      ],
      ['KE', 'PK'],
    ],
  ])('asks about a discard that looks out beneath it in %s', async (_, game, events, cards) => {
    const table = await tableOf(game as AnyGame, events)
    expect(mayBeUnchanged(fuse(table, cards.map(knownSight)))).toBe(true)
    expect(mayBeUnchanged(fuse({ ...table, earlier: [] }, cards.map(knownSight)))).toBe(false)
  })

  it('does not ask where another card is seen as well', async () => {
    const proposals = fuse(await tableOf(mauMau, laid), ['r5', 'r7', 'r8'].map(knownSight))
    expect(settle(proposals)).toMatchObject([{ event: { by: 2, card: 'r8' }, cards: [null, null, 'r8'] }])
    expect(mayBeUnchanged(proposals)).toBe(false)
  })
})

describe('the opening of Misch Masch', () => {
  const turned = [{ do: 'turn-up', card: 'KE' }]

  it('lets who was named lay the first card', async () => {
    const proposals = fuse(await tableOf(mischMasch, turned), [knownSight('PK')], { by: 1 })
    expect(proposals.map(({ event }) => event)).toEqual([{ do: 'play', by: 1, card: 'PK' }])
  })

  it('takes a card that fits for one that was laid, and one that does not for one that was turned up', async () => {
    const table = await tableOf(mischMasch, turned)
    expect(fuse(table, [knownSight('PK')])[0]).toMatchObject({ event: { do: 'play' } })
    expect(fuse(table, [knownSight('OP')])[0]).toMatchObject({ event: { do: 'turn-up' } })
  })
})

it('asks for the colour of a joker in Mau Mau', async () => {
  const table = await tableOf(mauMau, [{ do: 'start', by: 0, card: 'r5' }])
  const asked = settle(fuse(table, [knownSight('joker')]))
  expect(asked.map(({ event }) => (event as { color?: string }).color).toSorted()).toEqual(['b', 'g', 'r', 'y'])
})
