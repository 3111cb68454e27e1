import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckSize } from '../deck'
import { PRINTED_DECKS } from './decks'
import { entriesOf } from './files'
import { copiesIn, PRINTINGS } from './printings'
import { cutMarks, originOn, PAPERS, ruler, sheetsOf } from './sheets'
import { CARD } from './svg'

const deck = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const BACK = 0

describe('sheets', () => {
  test('every card is printed once, nine a sheet, in order', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.constantFrom('duplex', 'turned', 'none'), (count, backs) => {
        const sheets = sheetsOf(deck(count), BACK, backs)
        const fronts = sheets.filter(({ side }) => side === 'front')
        expect(fronts.length).toBe(Math.ceil(count / 9))
        expect(fronts.flatMap(({ cards }) => cards).filter((card) => card !== null)).toEqual(deck(count))
        expect(sheets.every(({ cards }) => cards.length === 9)).toBe(true)
        expect(sheets.length).toBe(backs === 'none' ? fronts.length : 2 * fronts.length)
      }),
    )
  })

  test('turned over its long edge, a sheet has a back behind each card and behind nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const sheets = sheetsOf(deck(count), BACK, 'duplex')
        for (let at = 0; at < sheets.length; at += 2) {
          const [front, back] = [sheets[at]?.cards ?? [], sheets[at + 1]?.cards ?? []]
          for (let row = 0; row < 3; row++) {
            for (let column = 0; column < 3; column++) {
              const behind = back[row * 3 + (2 - column)]
              expect(behind).toBe(front[row * 3 + column] === null ? null : BACK)
            }
          }
        }
      }),
    )
    // Four cards: the second row has one, on the left of the front and on the right of the back.
    expect(sheetsOf(deck(4), BACK, 'duplex')[1]?.cards).toEqual([0, 0, 0, null, null, 0, null, null, null])
  })

  test('put into the tray by hand, the backs fit whichever sheet comes first', () => {
    const sheets = sheetsOf(deck(10), BACK, 'turned')
    expect(sheets.map(({ side }) => side)).toEqual(['front', 'front', 'back', 'back'])
    expect(sheets.slice(2).every(({ cards }) => cards.every((card) => card === BACK))).toBe(true)
  })

  test.each(Object.entries(PAPERS))(
    'on %s the cards lie in the middle, and a printer reaches all of it',
    (_, paper) => {
      const { x, y } = originOn(paper)
      expect(2 * x + 3 * CARD.width).toBeCloseTo(paper.width)
      expect(2 * y + 3 * CARD.height).toBeCloseTo(paper.height)
      const lines = [...cutMarks(paper), ruler(paper)]
      expect(lines.length).toBe(17)
      for (const { x1, y1, x2, y2 } of lines) {
        // Printers leave 4.2 mm at the most; a mark may lose its end there, never its beginning.
        for (const [at, most] of [
          [x1, paper.width],
          [x2, paper.width],
          [y1, paper.height],
          [y2, paper.height],
        ] as const) {
          expect(at).toBeGreaterThan(2.5)
          expect(at).toBeLessThan(most - 2.5)
        }
        // No line lies on a card.
        const within = (across: number, down: number) =>
          across > x && across < x + 3 * CARD.width && down > y && down < y + 3 * CARD.height
        expect(within((x1 + x2) / 2, (y1 + y2) / 2)).toBe(false)
      }
      const { x1, x2 } = ruler(paper)
      expect(x2 - x1).toBeCloseTo(50)
    },
  )
})

describe('what is printed', () => {
  test.each(Object.entries(PRINTED_DECKS))('%s: each deck whole, and nothing beside it', (game, printed) => {
    const entries = entriesOf(printed)
    expect(PRINTINGS[game]?.length).toBeGreaterThan(0)
    for (const { deck } of PRINTINGS[game] ?? []) {
      expect(entries.reduce((sum, { card }) => sum + copiesIn(deck, card), 0)).toBe(deckSize(deck))
    }
    // A face's own count is that of the largest table.
    for (const { card, copies } of entries) {
      expect(Math.max(...(PRINTINGS[game] ?? []).map(({ deck }) => copiesIn(deck, card)))).toBe(copies)
    }
  })
})
