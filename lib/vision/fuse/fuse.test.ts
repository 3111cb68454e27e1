import { describe, expect, it } from 'vitest'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { loadPhotographed } from '@/lib/games/photos'
import { mauMau, merge, mezza, mischMasch } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { positionAt, replay } from '@/lib/referee/record'
import { fuse, type PhotographedTable } from './fuse'
import { isSure, settle } from './settle'
import { knownSight, type Sight, strayCard } from './sight'

/** A table after some events, of Ana, Ben and Cem. */
async function tableOf(game: AnyGame, events: readonly object[]): Promise<PhotographedTable> {
  const options = game.options.safeParse({})
  if (!options.success) throw new Error('no default options')
  const header: Header<unknown> = { game: game.id, players: ['Ana', 'Ben', 'Cem'], options: options.data }
  const photographed = await loadPhotographed(game.id)
  if (!photographed) throw new Error('nothing is photographed')
  return { game, header, photographed, position: positionAt(replay(game, header, events as AnyEvent[])) }
}

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

it('asks for the colour of a joker in Mau Mau', async () => {
  const table = await tableOf(mauMau, [{ do: 'start', by: 0, card: 'r5' }])
  const asked = settle(fuse(table, [knownSight('joker')]))
  expect(asked.map(({ event }) => (event as { color?: string }).color).toSorted()).toEqual(['b', 'g', 'r', 'y'])
})
