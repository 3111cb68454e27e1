import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { seeded } from '@/lib/simulate/random'
import { readBrought } from './brought'
import type { Face } from './deck'
import { DeckError, deckText } from './deck-file'
import { normalised } from './embedding'

function face(label: string, seed = 1): Face {
  const random = seeded(seed)
  const looks = normalised(Float32Array.from({ length: 128 }, () => random() - 0.5))
  return { label, looks: [looks], numeral: null, colour: 'none', suit: 'none' }
}

const text = (labels: readonly string[], about: { game?: string; name?: string } = {}) =>
  deckText({ ...about, faces: labels.map((label, index) => face(label, index)) })

/** Why a file is refused. */
function fault(file: string): string {
  try {
    readBrought(file)
  } catch (error) {
    if (error instanceof DeckError) return error.message
    throw error
  }
  throw new Error('was read')
}

describe('a deck file that somebody brings', () => {
  it('is of the game that it names, with its name', () => {
    const { deck, games } = readBrought(text(['8', '½', 'joker'], { game: 'mezza', name: 'Oma’s' }))
    expect([games, deck.name, deck.faces.map(({ label }) => label)]).toEqual([['mezza'], 'Oma’s', ['8', '½', 'joker']])
  })

  it('is of the games that have all of its cards where it names none', () => {
    expect(readBrought(text(['8', '½'])).games).toEqual(['mezza'])
    expect(readBrought(text(['r1', 'y9'])).games).toEqual(['mau-mau', 'merge'])
    expect(readBrought(text(['r1', 'y10'])).games).toEqual(['merge'])
    expect(readBrought(text(['joker'])).games).toEqual(['mezza', 'mau-mau'])
  })

  it.each([
    [text(['A♥']), 'no game has a card "A♥"'],
    [text(['½', 'r1']), 'its cards are of several games'],
    [text(['½', 'r1'], { game: 'mezza' }), 'mezza has no card "r1"'],
    [text(['8'], { game: 'chess' }), 'there is no game called "chess"'],
    [text(['8'], { game: '__proto__' }), 'there is no game called "__proto__"'],
    [text(['8']).replace('"faces"', '"name": "", "faces"'), '"name" must be a text of 1 to 60 characters'],
    [text(['8']).replace('"faces"', '"game": 7, "faces"'), '"game" must be a text of 1 to 60 characters'],
    ['', 'not a deck file: it is no JSON'],
    ['[]', 'not a deck file'],
    [text(['8']).replace('"version": 1', '"version": 2'), 'a deck file of another version than 1'],
  ])('is refused whole, and says why (%#)', (file, why) => {
    expect(fault(file)).toBe(why)
  })

  it('comes back as it went, for any cards of any game', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(GAME_CARDS)).chain((game) =>
          fc.record({
            game: fc.constant(game),
            name: fc.string({ minLength: 1, maxLength: 60 }),
            cards: fc.uniqueArray(fc.constantFrom(...(GAME_CARDS[game] ?? [])), { minLength: 1, maxLength: 20 }),
          }),
        ),
        ({ game, name, cards }) => {
          const written = text(cards, { game, name })
          const { deck, games } = readBrought(written)
          expect(games).toEqual([game])
          expect(deckText(deck)).toBe(written)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('is read or refused with one line, whatever is done to it', () => {
    const whole = text(['8', '½', 'joker'], { game: 'mezza', name: 'x' })
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(40),
        fc.oneof(fc.string({ maxLength: 12 }), fc.json({ maxDepth: 2 })),
        (at, gone, put) => {
          const broken = whole.slice(0, at) + put + whole.slice(at + gone)
          try {
            const { deck, games } = readBrought(broken)
            expect(games.length).toBeGreaterThan(0)
            for (const { label, looks } of deck.faces) {
              expect(games.every((game) => GAME_CARDS[game]?.includes(label))).toBe(true)
              for (const each of looks) expect(each.every(Number.isFinite)).toBe(true)
            }
          } catch (error) {
            if (!(error instanceof DeckError)) throw error
            expect(error.message).toMatch(/^[^\n]{5,400}$/)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is refused with one line when it is any JSON at all', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(fault(json)).toMatch(/^[^\n]+$/)
      }),
    )
  })
})
