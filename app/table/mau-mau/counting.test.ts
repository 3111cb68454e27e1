import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenTable } from '@/lib/book/live'
import { MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import { mauMau } from '@/lib/games/registry'
import { replay } from '@/lib/referee/record'
import { ANY, sumOf } from './counted'
import { type Counted, counting } from './counting'

const NOTE = 'not looked at'

/** What Ben lays to win a round. */
const WINNING = ['b1', 'b2', 'b3', 'b4', 'b6', 'b7', 'b8']

/** Ana, Ben and Cem after these events. */
function tableAfter(events: readonly object[]): OpenTable {
  const header = {
    game: 'mau-mau' as const,
    players: ['Ana', 'Ben', 'Cem'],
    options: mauMau.options.parse({ points: 500 }),
  }
  const lines = events.map((event) => JSON.stringify(event))
  const read = lines.map((line) => mauMau.event.parse(JSON.parse(line)))
  return { game: mauMau, header, lines, record: replay(mauMau, header, read as never) } as unknown as OpenTable
}

/** The events once a hand is counted. */
function withCount(events: readonly object[], { event, amended }: Counted): readonly object[] {
  return [...events.map((each, i) => amended.get(i) ?? each), event]
}

/** What the referee says of a count: the verdict of each, and what they prove. */
function verdicts(events: readonly object[]) {
  const { moves } = tableAfter(events).record
  const counts = moves.filter(({ event }) => event.do === 'count')
  return { verdicts: counts.map(({ ruling }) => ruling.verdict), proven: counts.flatMap(({ proven }) => proven) }
}

const any = (...signs: string[]) => signs.map((sign) => `${ANY}${sign}`)
const start = { do: 'start', by: 0, card: 'r5' }
const plusFour = { do: 'play', by: 0, card: 'joker+4', color: 'b' }
const lays = (by: number, ...cards: string[]) =>
  cards.map((card) => ({ do: 'play', by, card, ...(card.startsWith('joker') && { color: 'b' }), ruling: 'stands' }))
const draws = (by: number) => [
  { do: 'draw', by },
  { do: 'pass', by },
]

/** Ana lays a +4 on red and claims to have no red card; Cem draws four, Ben lays all of his. */
const claimed = [start, plusFour, { do: 'draw', by: 2 }, ...lays(1, ...WINNING)]
/** The same, and Ana has drawn three cards since: they may be red. */
const since = [
  start,
  plusFour,
  { do: 'draw', by: 2 },
  { do: 'play', by: 1, card: 'b1' },
  ...draws(0),
  ...draws(2),
  { do: 'play', by: 1, card: 'b+2' },
  { do: 'draw', by: 0 },
  ...draws(2),
  ...lays(1, 'b2', 'b3', 'b4', 'b6', 'b8'),
]

describe('cards of any colour', () => {
  it.each([
    ['when none of the hand can be of the colour in question', claimed, any('7', '3', '9', '1', '0', '6')],
    ['when only some of it can', since, any('7', '3', '9', '1', '0', '6', '2', '4', '5')],
  ])('prove nothing: %s', (_, events, cards) => {
    const counted = counting(tableAfter(events), 0).count(cards, NOTE)
    const written = counted?.event as unknown as { cards: string[]; note: string }
    expect(written.cards.map((card) => card.slice(1))).toEqual(cards.map((card) => card.slice(1)))
    expect(written.note).toBe(NOTE)
    expect(verdicts(withCount(events, counted as Counted))).toEqual({ verdicts: ['legal'], proven: [] })
  })

  it('are not guessed where every guess would prove something', () => {
    // Every 9 that is not red lies open.
    const open = lays(2, 'b9', 'b9', 'g9', 'g9', 'y9', 'y9')
    const ben = [lays(1, 'r2'), lays(1, ...WINNING.slice(1))] as const
    const events = [start, ...open, ...ben[0], plusFour, { do: 'draw', by: 2 }, ...ben[1]]
    const hand = any('9', '7', '3', '1', '0', '6')
    expect(counting(tableAfter(events), 0).count(hand, NOTE)).toBeNull()
    // Whoever looks at them may prove it.
    const seen = counting(tableAfter(events), 0).count(['r9', 'g7', 'g3', 'g1', 'g0', 'g6'], NOTE) as Counted
    expect(verdicts(withCount(events, seen)).proven).toHaveLength(1)
  })

  it('make room for the same cards that somebody looks at later', () => {
    const round = [start, ...lays(1, ...WINNING)]
    const first = counting(tableAfter(round), 0).count(any('7', '7', '3', '2', '1', '4', '6'), NOTE) as Counted
    const guessed = withCount(round, first)
    const same = ['r7', 'r7', 'g+2', 'y+2', 'g-skip', 'y-skip', 'g-rev']
    expect((first.event as { cards: string[] }).cards).toContain('r7')
    const counts = counting(tableAfter(guessed), 2)
    expect(counts.fits(same)).toBe(true)
    const counted = counts.count(same, NOTE) as Counted
    expect([...counted.amended.keys()]).toEqual([round.length])
    expect(counted.event).toEqual({ do: 'count', by: 2, cards: same })
    expect(verdicts(withCount(guessed, counted))).toEqual({ verdicts: ['legal', 'legal'], proven: [] })
  })

  it('stay as somebody has corrected them', () => {
    const round = [start, ...lays(1, ...WINNING)]
    const first = counting(tableAfter(round), 0).count(any('7', '7', '3', '2', '1', '4', '6'), NOTE) as Counted
    const corrected = { ...first.event, cards: ['y7', 'y7', 'y3', 'y2', 'y1', 'y4', 'y6'] }
    const second = counting(tableAfter([...round, corrected]), 2)
    expect(second.fits(['y7'])).toBe(false)
    const counted = second.count(['y7', 'g+2', 'y+2', 'g-skip', 'y-skip', 'g-rev', 'y-rev'], NOTE) as Counted
    expect(counted.amended.size).toBe(0)
  })
})

describe('a sum', () => {
  it.each([
    [claimed, 6],
    [since, 9],
  ])('becomes a count that is legal and proves nothing, wherever there is one', (events, size) => {
    const counts = counting(tableAfter(events), 0)
    let found = 0
    for (let total = 0; total <= 300; total += 7) {
      const counted = counts.countTotal(size, total, NOTE)
      if (!counted) continue
      found++
      expect(sumOf((counted.event as { cards: string[] }).cards)).toBe(total)
      expect(verdicts(withCount(events, counted))).toEqual({ verdicts: ['legal'], proven: [] })
    }
    expect(found).toBeGreaterThan(20)
  })

  it('is not met where no cards are worth it', () => {
    expect(counting(tableAfter(claimed), 0).countTotal(6, 999, NOTE)).toBeNull()
  })
})

it('leaves a hand that is too small to the table, and refuses nothing that was looked at', () => {
  const few = counting(tableAfter(claimed), 0).count(any('7'), NOTE) as Counted
  expect(verdicts(withCount(claimed, few)).verdicts).toEqual(['illegal'])
  const impossible = counting(tableAfter(claimed), 0).count(['b1', 'b1', 'b1', 'r7', 'r8', 'r9'], NOTE) as Counted
  expect(verdicts(withCount(claimed, impossible)).verdicts).toEqual(['impossible'])
})

it('takes no guess from a file for one of its own', () => {
  const round = [start, ...lays(1, ...WINNING)]
  const cards = ['r7', 'r3', 'r2', 'r1', 'r4', 'r6', 'r9']
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (seen, other) => {
      const event = { do: 'count', by: 0, cards, guess: { seen, cards: other } }
      const counted = counting(tableAfter([...round, event]), 2).count(any('7', '3', '2', '1', '4', '6', '9'), NOTE)
      expect(counted?.amended.size).toBe(0)
    }),
    { seed: 11, numRuns: 50 },
  )
})

describe('hands of honest players', () => {
  /** Seven cards each for Ana and Cem, dealt from what Ben did not lay; how each is told. */
  const rest = [...MAU_MAU_DECK].flatMap(([card, copies]) =>
    Array<string>(copies - Number(card === 'r5' || WINNING.includes(card))).fill(card),
  )
  const deals = fc.record({
    cards: fc.shuffledSubarray(rest, { minLength: 14, maxLength: 14 }),
    told: fc.tuple(...Array(2).fill(fc.constantFrom('any', 'exact', 'total', 'mixed'))),
  })

  it('are counted, however they are told, and prove nothing', () => {
    fc.assert(
      fc.property(deals, ({ cards, told }) => {
        let events: readonly object[] = [start, ...lays(1, ...WINNING)]
        for (const [i, by] of [0, 2].entries()) {
          const hand = cards.slice(7 * i, 7 * i + 7)
          const counts = counting(tableAfter(events), by)
          const blind = (card: string) => (card.startsWith('joker') ? card : `${ANY}${card.slice(1)}`)
          const seen =
            told[i] === 'any'
              ? hand.map(blind)
              : told[i] === 'mixed'
                ? hand.map((card, n) => (n % 2 ? blind(card) : card))
                : hand
          const counted = told[i] === 'total' ? counts.countTotal(7, sumOf(hand), NOTE) : counts.count(seen, NOTE)
          if (told[i] !== 'total') expect(counts.fits(seen)).toBe(true)
          events = withCount(events, counted as Counted)
          expect(sumOf((counted as Counted & { event: { cards: string[] } }).event.cards)).toBe(sumOf(hand))
        }
        expect(verdicts(events)).toEqual({ verdicts: ['legal', 'legal'], proven: [] })
      }),
      { seed: 12, numRuns: 60 },
    )
  })
})
