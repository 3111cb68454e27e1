import { describe, expect, it } from 'vitest'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { seeded } from '@/lib/simulate/random'
import { teach } from './deck'
import { normalised } from './embedding'
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

  it('recognises what has been taught already', () => {
    const known = teach([{ label: 'KE', reading: reading({ other: 1 }, { none: 1 }, 7) }])
    expect(suggest(reading({ other: 1 }, { none: 1 }, 7), { ...asked('misch-masch'), known })).toEqual({
      label: 'KE',
      sure: true,
    })
    expect(suggest(reading({ other: 1 }, { none: 1 }, 8), { ...asked('misch-masch'), known }).label).toBeNull()
  })
})
