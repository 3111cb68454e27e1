import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { ownDeckFile } from '@/lib/cli/decks'
import { seeded } from '@/lib/simulate/random'
import { match, teach } from './deck'
import { readDeck } from './deck-file'
import { normalised, turnedLooks } from './embedding'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading, SUITS } from './reading'
import { shownOn } from './shown'
import { suggest } from './suggest'

function looks(seed: number): Float32Array {
  const random = seeded(seed)
  return normalised(Float32Array.from({ length: 128 }, () => random() + random() + random() - 1.5))
}

function reading(
  numeral: Partial<Record<Numeral, number>>,
  colour: Partial<Record<CardColour, number>> = { none: 1 },
  seed = 1,
): Reading {
  return {
    numerals: Float32Array.from(NUMERALS, (name) => numeral[name] ?? 0),
    colours: Float32Array.from(CARD_COLOURS, (name) => colour[name] ?? 0),
    suits: Float32Array.from(SUITS, (name) => (name === 'none' ? 1 : 0)),
    up: 3,
    looks: looks(seed),
  }
}

/** A deck of Misch Masch that was taught whole, one of its cards by this reading. */
function withOthers(card: string, seen: Reading) {
  const cards = GAME_CARDS['misch-masch'] ?? []
  return teach(
    cards.map((label, at) => ({
      label,
      reading: label === card ? seen : reading({ other: 1 }, { none: 1 }, 100 + at),
    })),
  )
}

const asked = (game: string, more: { digits?: string; wanted?: string } = {}) => ({
  game,
  cards: GAME_CARDS[game] ?? [],
  known: { faces: [] },
  digits: more.digits ?? null,
  wanted: more.wanted,
})

describe('what a card shows', () => {
  it.each([
    ['mezza', '3½', '3½', null],
    ['mezza', '½', '½', null],
    ['mezza', 'joker', 'other', null],
    ['mau-mau', 'r7', '7', 'red'],
    ['mau-mau', 'g+2', 'other', 'green'],
    ['mau-mau', 'b-rev', 'other', 'blue'],
    ['mau-mau', 'joker+4', 'other', 'none'],
    ['merge', 'y10', '10', 'yellow'],
    ['misch-masch', 'DE', 'other', null],
    ['misch-masch', '-K', 'other', null],
  ])('%s %s', (game, card, numeral, colour) => {
    expect(shownOn(game, card)).toEqual({ numeral, colour })
  })

  it('is something that the reader can read, for every card', () => {
    for (const [game, cards] of Object.entries(GAME_CARDS)) {
      for (const card of cards) expect(NUMERALS).toContain(shownOn(game, card).numeral)
    }
  })
})

describe('a suggestion', () => {
  it('is what the numeral reader reads, surely if it is', () => {
    expect(suggest(reading({ '3½': 0.99, '3': 0.01 }), asked('mezza'))).toEqual({ label: '3½', sure: true })
    expect(suggest(reading({ '3½': 0.6, '3': 0.4 }), asked('mezza'))).toEqual({ label: '3½', sure: false })
    expect(suggest(reading({ other: 1 }), asked('mezza'))).toEqual({ label: 'joker', sure: true })
    const red = { red: 0.97, yellow: 0.03 }
    expect(suggest(reading({ '7': 0.99 }, red), asked('mau-mau'))).toEqual({ label: 'r7', sure: true })
    expect(suggest(reading({ '10': 0.99 }, red), asked('merge'))).toEqual({ label: 'r10', sure: true })
  })

  it('is what both readers see; where they do not agree, nobody is sure', () => {
    const unsure = reading({ '1': 0.5, '7': 0.5 })
    expect(suggest(unsure, asked('mezza')).label).toBeNull()
    expect(suggest(unsure, asked('mezza', { digits: '7' }))).toEqual({ label: '7', sure: true })
    const wrong = reading({ '1': 0.99, '7': 0.01 })
    expect(suggest(wrong, asked('mezza', { digits: '7' }))).toEqual({ label: '1', sure: false })
  })

  it('does not let the second reader, which reads no half, take a half for its number', () => {
    expect(suggest(reading({ '3½': 0.95, '3': 0.05 }), asked('mezza', { digits: '3' })).label).toBe('3½')
  })

  it('says nothing where many cards are as likely', () => {
    expect(suggest(reading({ other: 1 }, { red: 1 }), asked('mau-mau')).label).toBeNull()
    expect(suggest(reading({ other: 1 }), asked('misch-masch')).label).toBeNull()
  })

  it('follows what was asked for where nothing speaks against it', () => {
    const skip = reading({ other: 1 }, { red: 1 })
    expect(suggest(skip, asked('mau-mau', { wanted: 'r-skip' })).label).toBe('r-skip')
    // It shows an 8, whatever was asked for.
    expect(suggest(reading({ '8': 0.98 }), asked('mezza', { wanted: '3' })).label).toBe('8')
  })

  it('recognises what has been taught already, surely once all cards are that show the same', () => {
    const read = (seed: number) => reading({ other: 1 }, { none: 1 }, seed)
    const known = teach([{ label: 'KE', reading: read(7) }])
    expect(suggest(read(7), { ...asked('misch-masch'), known })).toEqual({ label: 'KE', sure: false })
    const all = withOthers('KE', read(7))
    expect(suggest(read(7), { ...asked('misch-masch'), known: all })).toEqual({ label: 'KE', sure: true })
    const joker = teach([{ label: 'joker', reading: read(7) }])
    expect(suggest(read(7), { ...asked('mezza'), known: joker })).toEqual({ label: 'joker', sure: true })
    expect(suggest(reading({ other: 1 }, { none: 1 }, 8), { ...asked('misch-masch'), known }).label).toBeNull()
  })

  describe('of a card that looks like one that has been taught already', () => {
    const six = looks(6)
    /** Looks as much alike as a cosine of 0.95. */
    const like = (one: Float32Array, seed: number) =>
      normalised(one.map((value, at) => value + 0.33 * (looks(seed)[at] as number)))
    const nine = (numeral: Partial<Record<Numeral, number>>) => ({
      ...reading(numeral),
      looks: like(turnedLooks(six), 9),
    })
    const known = teach([{ label: '6', reading: { ...reading({ '6': 0.99 }), looks: six } }])
    const mezza = (more: { digits?: string; wanted?: string } = {}) => ({ ...asked('mezza', more), known })

    it('is not that one where the readers see another number', () => {
      const read = nine({ '9': 0.99, '6': 0.01 })
      expect(match(read, known)).toMatchObject({ card: '6' })
      expect(suggest(read, mezza({ digits: '9', wanted: '9' }))).toEqual({ label: '9', sure: true })
      expect(suggest(read, mezza({ wanted: '9' }))).toEqual({ label: '9', sure: true })
      expect(suggest(read, mezza({ digits: '9' }))).toEqual({ label: '9', sure: true })
      // The reader alone may be wrong with this deck, and so may what it looks like.
      expect(suggest(read, mezza())).toEqual({ label: '9', sure: false })
      expect(suggest(read, mezza({ wanted: '6' }))).toEqual({ label: '6', sure: false })
    })

    it('is not surely that one where only the second reader sees another number', () => {
      expect(suggest(nine({ '6': 0.99 }), mezza({ digits: '9', wanted: '6' })).sure).toBe(false)
      expect(suggest(nine({ '6': 0.99 }), mezza({ digits: '9' })).sure).toBe(false)
      expect(suggest(nine({ '6': 0.99 }), mezza({ digits: '6', wanted: '6' }))).toEqual({ label: '6', sure: true })
    })

    it("is anybody's guess where another was asked for, and nothing that is read tells which it is", () => {
      const red = { red: 0.99 }
      const skip = { ...reading({ other: 0.99 }, red), looks: six }
      const deck = teach([{ label: 'r-skip', reading: skip }])
      const seen = { ...skip, looks: like(six, 9) }
      expect(match(seen, deck).card).toBe('r-skip')
      const sign = (wanted: string) => suggest(seen, { ...asked('mau-mau', { wanted }), known: deck })
      expect(sign('r-rev')).toEqual({ label: null, sure: false })
      expect(sign('r-skip')).toEqual({ label: 'r-skip', sure: true })
    })

    it('is that one, whatever was asked for, where the reader sees its number', () => {
      const again = { ...reading({ '6': 0.6, '5': 0.2 }), looks: like(six, 9) }
      expect(suggest(again, mezza({ wanted: '8' }))).toEqual({ label: '6', sure: true })
      expect(suggest(again, mezza({ wanted: '5' }))).toEqual({ label: '6', sure: false })
    })

    it('is not that one where it shows another colour', () => {
      const deck = teach([{ label: 'r7', reading: { ...reading({ '7': 0.99 }, { red: 0.99 }), looks: six } }])
      const seen = { ...reading({ '7': 0.99 }, { blue: 0.99 }), looks: six }
      expect(match(seen, deck).card).toBe('r7')
      expect(suggest(seen, { ...asked('mau-mau'), known: deck })).toEqual({ label: 'b7', sure: false })
      expect(suggest(seen, { ...asked('mau-mau', { wanted: 'b7' }), known: deck })).toEqual({ label: 'b7', sure: true })
    })

    it('is still that one where the reader sees a number that no card of the game shows', () => {
      const deck = withOthers('KE', { ...reading({ '8': 0.99 }), looks: six })
      const seen = { ...reading({ '8': 0.99 }), looks: like(six, 9) }
      expect(suggest(seen, { ...asked('misch-masch'), known: deck })).toEqual({ label: 'KE', sure: true })
    })

    describe.each(['mezza', 'mau-mau', 'misch-masch', 'merge'])('of our own %s', (game) => {
      it.each([true, false])('is never surely another one (asked for: %s)', (isAskedFor) => {
        const cards = GAME_CARDS[game] ?? []
        const own = readDeck(readFileSync(ownDeckFile(game), 'utf8')).faces
        const all = cards.flatMap((card) => own.find(({ label }) => label === card) ?? [])
        expect(all.length).toBeGreaterThan(10)
        all.forEach(({ label, looks: [seen] }, taught) => {
          const { numeral, colour } = shownOn(game, label)
          const read = { ...reading({ [numeral]: 0.99 }, { [colour ?? 'none']: 0.99 }), looks: seen as Float32Array }
          const wanted = isAskedFor ? { wanted: label } : {}
          const { label: suggested, sure } = suggest(read, {
            ...asked(game, wanted),
            known: { faces: all.slice(0, taught) },
          })
          expect(sure ? suggested : label).toBe(label)
        })
      })
    })
  })
})
