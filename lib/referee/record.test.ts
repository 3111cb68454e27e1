import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import { mezzaGames } from '@/test/arbitrary/mezza'
import type { Header } from './game'
import { backTo, follow, type GameRecord, isApplied, judgeOpenly, rejudge, replay, stateOf, verdictOf } from './record'
import { LEGAL, rulings } from './verdict'

const illegal = rulings('illegal')('too-low')
const impossible = rulings('impossible')('no-such-card')

it.each([
  ['a legal event', LEGAL, true, true, true],
  ['an illegal event', illegal, false, false, true],
  ['an impossible event', impossible, false, false, false],
] as const)('applies %s as the table rules', (_, ruling, unruled, takenBack, stands) => {
  expect(isApplied({ do: 'play' }, ruling)).toBe(unruled)
  expect(isApplied({ do: 'play', ruling: 'taken-back' }, ruling)).toBe(takenBack)
  expect(isApplied({ do: 'play', ruling: 'stands' }, ruling)).toBe(stands)
})

it('prints a verdict with exactly one fault, or none', () => {
  expect(verdictOf(LEGAL)).toEqual({ verdict: 'legal', faults: [], proven: [] })
  expect(verdictOf(illegal)).toEqual({ verdict: 'illegal', faults: [{ code: 'too-low' }], proven: [] })
  expect(verdictOf(impossible)).toEqual({ verdict: 'impossible', faults: [{ code: 'no-such-card' }], proven: [] })
})

const header: Header<MezzaOptions> = {
  game: 'mezza',
  players: ['Ana', 'Ben'],
  options: { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true },
}
const play = (by: number, card: string): MezzaEvent => ({ do: 'play', by, cards: [card] })

describe('a record', () => {
  const events = [play(0, '½'), play(1, '5'), play(0, '4'), play(0, '8')]
  const record = replay(mezza, header, events)

  it('has a move for each event, each from the state that the one before left', () => {
    expect(record.moves.map(({ ruling }) => ruling.code ?? 'legal')).toEqual(['legal', 'legal', 'too-low', 'legal'])
    record.moves.forEach((move, i) => {
      expect(move.event).toBe(events[i])
      expect(move.before).toBe(i === 0 ? record.start.state : record.moves[i - 1]?.after)
    })
    expect(stateOf(record)).toBe(record.moves.at(-1)?.after)
    expect(stateOf(backTo(record, 0))).toBe(record.start.state)
  })

  it('is followed without being changed', () => {
    const longer = follow(mezza, record, play(1, '9'))
    expect(record.moves).toHaveLength(4)
    expect(longer.moves.slice(0, 4)).toEqual(record.moves)
    expect(longer.moves[4]?.before).toBe(stateOf(record))
  })

  it('goes back to any length, and no further than it goes', () => {
    expect(backTo(record, 2).moves).toEqual(record.moves.slice(0, 2))
    expect(backTo(record, -1).moves).toEqual([])
    expect(backTo(record, 4)).toBe(record)
    expect(backTo(record, 9)).toBe(record)
  })

  it('keeps what lies before a correction and judges the rest again', () => {
    const corrected = events.with(1, play(1, '3'))
    const again = rejudge(mezza, record, corrected)
    expect(again.moves.map(({ ruling }) => ruling.code ?? 'legal')).toEqual([
      'legal',
      'legal',
      'legal',
      'not-your-turn',
    ])
    expect(again.moves[0]).toBe(record.moves[0])
    expect(again.start).toBe(record.start)
  })
})

describe('in random games', () => {
  type Played = GameRecord<MezzaEvent, ReturnType<typeof mezza.open>>

  it('events that are not applied leave the very same state', async () => {
    await fc.assert(
      fc.property(mezzaGames, ({ header, events }) => {
        for (const { event, ruling, before, after } of replay(mezza, header, events).moves) {
          const takenBack = ruling.verdict === 'illegal' && event.ruling !== 'stands'
          if (takenBack || ruling.verdict === 'impossible') expect(after).toBe(before)
          const back = judgeOpenly(mezza, before, { ...event, ruling: 'taken-back' })
          if (back.ruling.verdict === 'illegal') expect(back.after).toBe(before)
        }
      }),
    )
  })

  it('leaving out what was not applied changes nothing', async () => {
    await fc.assert(
      fc.property(mezzaGames, ({ header, events }) => {
        const record = replay(mezza, header, events)
        const applied = record.moves.filter(({ event, ruling }) => isApplied(event, ruling)).map(({ event }) => event)
        expect(stateOf(replay(mezza, header, applied))).toEqual(stateOf(record))
      }),
    )
  })

  it('undo and redo give the same states as judging anew', async () => {
    await fc.assert(
      fc.property(mezzaGames, fc.nat(), ({ header, events }, at) => {
        const record = replay(mezza, header, events)
        const count = at % (events.length + 1)
        const undone = backTo(record, count)
        expect(stateOf(undone)).toEqual(stateOf(replay(mezza, header, events.slice(0, count))))
        const redone = events.slice(count).reduce((so: Played, event) => follow(mezza, so, event), undone)
        expect(redone).toEqual(record)
        expect(rejudge(mezza, undone, events)).toEqual(record)
      }),
      { numRuns: 50 },
    )
  })

  it('a correction gives what judging the corrected log anew gives', async () => {
    await fc.assert(
      fc.property(mezzaGames, fc.nat(), ({ header, events }, at) => {
        const without = events.toSpliced(at % events.length, 1)
        const record = replay(mezza, header, events)
        expect(rejudge(mezza, record, without)).toEqual(replay(mezza, header, without))
      }),
      { numRuns: 50 },
    )
  })
})
