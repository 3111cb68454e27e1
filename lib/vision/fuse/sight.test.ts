import { expect, it } from 'vitest'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { openDeck } from '@/lib/cli/decks'
import { loadPhotographed } from '@/lib/games/photos'
import { mauMau, merge, mezza, mischMasch } from '@/lib/games/registry'
import type { AnyGame, Header } from '@/lib/referee/game'
import { positionAt, replay } from '@/lib/referee/record'
import { CARD_COLOURS, NUMERALS, type Numeral, type Reading, SUITS } from '../reading'
import { fuse } from './fuse'
import { settle } from './settle'
import { likeliest, sightOf, strayCard } from './sight'

const deck = openDeck('mezza', '')

/** What the reader says of one of our own cards that it reads well: 1 in 1000 for all other numerals together. */
function readingOf(card: string, numeral: Numeral): Reading {
  const numerals = Float32Array.from(NUMERALS, (one) => (one === numeral ? 0.999 : 0.001 / (NUMERALS.length - 1)))
  const colours = Float32Array.from(CARD_COLOURS, (one) => (one === 'none' ? 0.999 : 0.001 / 4))
  const [looks] = deck.faces.find(({ label }) => label === card)?.looks ?? []
  if (!looks) throw new Error(`the deck has no ${card}`)
  const suits = Float32Array.from(SUITS, (one) => (one === 'none' ? 1 : 0))
  return { numerals, colours, suits, up: 3, looks }
}

it('a card read well is itself, with its deck and without', () => {
  for (const known of [deck, undefined]) {
    const { tokens } = sightOf({ presence: 1, reading: readingOf('3½', '3½') }, MEZZA_CARDS, known)
    expect(tokens.get('3½')).toBeGreaterThan(0.98)
    expect([...tokens.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  }
})

it('a joker, which is no number, is known by its looks, or as whatever is no number', () => {
  for (const known of [deck, undefined]) {
    const sight = sightOf({ presence: 1, reading: readingOf('joker', 'other') }, MEZZA_CARDS, known)
    expect(likeliest(sight)).toBe('joker')
  }
})

it('a card that lies face down was not laid; without its deck it may be a joker', () => {
  const [looks] = deck.back?.looks ?? []
  if (!looks) throw new Error('the deck does not know its back')
  const seen = { presence: 1, reading: { ...readingOf('joker', 'other'), looks } }
  expect(sightOf(seen, MEZZA_CARDS, deck)).toEqual(strayCard)
  expect(likeliest(sightOf(seen, MEZZA_CARDS))).toBe('joker')
})

it('an illegal card that is read well is not doubted', async () => {
  const game: AnyGame = mezza
  const options = mezza.options.parse({})
  const header: Header<unknown> = { game: 'mezza', players: ['Ana', 'Ben'], options }
  const events = [
    { do: 'face-up', by: 0, cards: ['3½', '8', '5'] },
    { do: 'play', by: 0, cards: ['1'] },
    { do: 'play', by: 1, cards: ['4', '4'] },
  ]
  const photographed = await loadPhotographed('mezza')
  if (!photographed) throw new Error('nothing is photographed')
  const position = positionAt(replay(game, header, events))
  const sights = [sightOf({ presence: 0.999, reading: readingOf('8', '8') }, photographed.faces(position.state), deck)]
  const proposals = settle(fuse({ game, header, photographed, position }, sights))
  expect(proposals).toMatchObject([{ event: { do: 'play', by: 0, cards: ['8'] }, legal: false }])
})

it('a card that the short deck does not have is named, and nothing is proposed with it', async () => {
  const header: Header<unknown> = {
    game: 'mezza',
    players: ['Ana', 'Ben'],
    options: { ...options(mezza), variant: 'short' },
  }
  const photographed = await loadPhotographed('mezza')
  if (!photographed) throw new Error('nothing is photographed')
  const position = positionAt(replay(mezza as AnyGame, header, []))
  const faces = photographed.faces(position.state)
  const sight = sightOf({ presence: 1, reading: readingOf('6', '6') }, faces, deck)
  expect(likeliest(sight)).toBe('6')
  expect(fuse({ game: mezza as AnyGame, header, photographed, position }, [sight])).toEqual([])
  const known = sightOf({ presence: 1, reading: readingOf('8', '8') }, faces, deck)
  expect(known.foreign).toBeUndefined()
  expect(fuse({ game: mezza as AnyGame, header, photographed, position }, [known, sight])).toEqual([])
})

it.each([mezza, mauMau, mischMasch, merge] as readonly AnyGame[])(
  'no card of our own deck for $id is foreign to it',
  async (game) => {
    const photographed = await loadPhotographed(game.id)
    const header: Header<unknown> = { game: game.id, players: ['Ana', 'Ben', 'Cem'], options: options(game) }
    const faces = photographed?.faces(positionAt(replay(game, header, [])).state) ?? []
    expect(openDeck(game.id, '').faces.filter(({ label }) => !faces.includes(label))).toEqual([])
  },
)

function options(game: AnyGame): object {
  const parsed = game.options.safeParse({})
  if (!parsed.success) throw new Error('no default options')
  return parsed.data as object
}
