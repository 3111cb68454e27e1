import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { openBook } from '@/lib/book/database'
import { keepDeck, listDecks, playWithDeck, rewriteDeck } from '@/lib/book/decks'
import { DEFAULT_SETTINGS, type Settings } from '@/lib/book/settings'
import { seeded } from '@/lib/simulate/random'
import { type FaceDeck, forgotten, match, teach } from '@/lib/vision/deck'
import { normalised } from '@/lib/vision/embedding'
import { CARD_COLOURS, NUMERALS, type Reading, SUITS } from '@/lib/vision/reading'
import { contentOf, deckInUse, facesOf, learnCorrected } from './own-deck'

function reading(seed: number): Reading {
  const random = seeded(seed)
  return {
    numerals: Float32Array.from(NUMERALS, (name) => (name === 'other' ? 1 : 0)),
    colours: Float32Array.from(CARD_COLOURS, (name) => (name === 'none' ? 1 : 0)),
    suits: Float32Array.from(SUITS, (name) => (name === 'none' ? 1 : 0)),
    up: 3,
    looks: normalised(Float32Array.from({ length: 128 }, () => random() - 0.5)),
  }
}

const set = (learn: Settings['learn']) => ({ get: () => ({ ...DEFAULT_SETTINGS, learn }) })
const opened = () => openBook({ indexedDB: new IDBFactory(), IDBKeyRange })
const taught = teach([
  { label: 'joker', reading: reading(1) },
  { label: '8', reading: reading(2) },
])
const about = { game: 'mezza', name: 'Shop' }

describe('the deck in use', () => {
  test('is what was taught, as it was taught', async () => {
    const book = opened()
    expect(await deckInUse('mezza', book)).toBeUndefined()
    await keepDeck({ ...about, ...contentOf(about, taught) }, book)
    const deck = await deckInUse('mezza', book)
    expect(deck?.faces.map(({ label }) => label)).toEqual(['joker', '8'])
    expect(match(reading(2), deck ?? { faces: [] }).card).toBe('8')
    expect(await deckInUse('merge', book)).toBeUndefined()
    await playWithDeck('mezza', undefined, book)
    expect(await deckInUse('mezza', book)).toBeUndefined()
  })

  test('is none where what is stored cannot be read', async () => {
    const book = opened()
    await keepDeck({ ...about, text: '{"kiebitz":', cards: ['8'] }, book)
    expect(await deckInUse('mezza', book)).toBeUndefined()
  })

  test('can lose its last card and be taught again', () => {
    const empty = contentOf(about, forgotten(forgotten(taught, '8'), 'joker'))
    expect(empty).toEqual({ text: '', cards: [] })
    const row = { id: 'x', created: 0, changed: 0, inUse: true, ...about, ...empty }
    expect(facesOf(row)).toEqual({ game: 'mezza', faces: [] })
  })

  test('is none once it has lost its last card: our own printed one knows more', async () => {
    const book = opened()
    const kept = await keepDeck({ ...about, ...contentOf(about, taught) }, book)
    if (!kept.ok) throw new Error(kept.failure.code)
    await rewriteDeck(kept.value.id, () => contentOf(about, { faces: [] }), book)
    expect(await deckInUse('mezza', book)).toBeUndefined()
    // Nor does it learn a first card by the way: everything else would be guessed from then on.
    expect(await learnCorrected('mezza', [{ label: '8', reading: reading(9) }], book, set('yes'))).toBe(false)
    expect(await deckInUse('mezza', book)).toBeUndefined()
  })
})

test('what its cards look like face down stays, also where it learns more', async () => {
  const book = opened()
  const [back] = teach([{ label: 'back', reading: reading(3) }]).faces
  await keepDeck({ ...about, ...contentOf(about, { ...taught, back }) }, book)
  expect(await learnCorrected('mezza', [{ label: '8', reading: reading(9) }], book, set('yes'))).toBe(true)
  const deck = (await deckInUse('mezza', book)) ?? taught
  expect(deck.back).toMatchObject({ label: 'back', numeral: 'other' })
  expect(deck.faces.find(({ label }) => label === '8')?.looks).toHaveLength(2)
})

describe('what is corrected in a game', () => {
  test('says of a face what the game prints on it', async () => {
    const book = opened()
    await keepDeck({ ...about, ...contentOf(about, taught) }, book)
    const seen = reading(9)
    const numerals = Float32Array.from(NUMERALS, (name) => (name === '8' ? 1 : 0))
    expect(await learnCorrected('mezza', [{ label: '8', reading: { ...seen, numerals } }], book, set('yes'))).toBe(true)
    const numeral = (deck: FaceDeck | undefined) => deck?.faces.find(({ label }) => label === '8')?.numeral
    expect([numeral(taught), numeral(await deckInUse('mezza', book))]).toEqual(['other', '8'])
  })

  test('is learnt only if somebody wants that', async () => {
    const book = opened()
    const corrected = [{ label: '8', reading: reading(9) }]
    expect(await learnCorrected('mezza', corrected, book, set('yes'))).toBe(false)
    await keepDeck({ ...about, ...contentOf(about, taught) }, book)
    for (const not of ['unasked', 'no'] as const) {
      expect(await learnCorrected('mezza', corrected, book, set(not))).toBe(false)
    }
    expect(match(reading(9), (await deckInUse('mezza', book)) ?? taught).card).toBeNull()
    expect(await learnCorrected('mezza', [], book, set('yes'))).toBe(false)
    expect(await learnCorrected('mezza', corrected, book, set('yes'))).toBe(true)
    const deck = (await deckInUse('mezza', book)) ?? taught
    expect([match(reading(9), deck).card, match(reading(2), deck).card]).toEqual(['8', '8'])
    const listed = await listDecks(book)
    expect(listed.ok && listed.value.map(({ cards }) => cards)).toEqual([['joker', '8']])
  })
})
