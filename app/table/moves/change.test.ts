import { describe, expect, it } from 'vitest'
import { mezza } from '@/lib/games/registry'
import { engineOf } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { type GameRecord, positionAt, rejudge, replay } from '@/lib/referee/record'
import { type Change, preview, question, stateBefore } from './change'

const game: AnyGame = mezza
const play = (by: number, ...cards: string[]): AnyEvent => ({ do: 'play', by, cards }) as AnyEvent

function recordOf(players: readonly string[], ...events: AnyEvent[]): GameRecord<AnyEvent, unknown> {
  const options = game.options.parse({})
  return replay(game, { game: 'mezza', players, options }, events)
}

const THREE = ['Ana', 'Ben', 'Cem']

/** What a change does, by the numbers of the moves in the list after it. */
function seen(record: GameRecord<AnyEvent, unknown>, change: Change, stand = false) {
  const { move, becomes, standing, record: after } = preview({ game: engineOf(game), record }, change, stand)
  const numbers = (verdict: keyof typeof becomes) => becomes[verdict].map(({ index }) => index)
  return {
    own: move && (move.ruling.code ?? 'legal'),
    legal: numbers('legal'),
    illegal: numbers('illegal'),
    impossible: numbers('impossible'),
    standing,
    codes: after.moves.map(({ ruling }) => ruling.code ?? 'legal'),
  }
}

describe('preview', () => {
  it('says what a correction makes impossible', () => {
    const record = recordOf(['Ana', 'Ben'], play(0, '½'), play(1, '8'), play(0, '8'), play(1, '8'), play(0, '9'))
    expect(seen(record, { kind: 'correct', index: 1, event: play(1, '8', '8', '8') })).toEqual({
      own: 'legal',
      legal: [],
      illegal: [],
      impossible: [3],
      standing: [],
      codes: ['legal', 'legal', 'legal', 'no-such-card', 'legal'],
    })
  })

  it('is the record that would be judged after saving', () => {
    const record = recordOf(THREE, play(0, '½'), play(1, '3'), play(2, '5'), play(0, '8'), play(1, '2'))
    const changes: Change[] = [
      { kind: 'correct', index: 1, event: play(1, '7') },
      { kind: 'insert', index: 2, event: play(1, '3') },
      { kind: 'insert', index: 5, event: play(1, '8') },
      { kind: 'strike', index: 0 },
      { kind: 'strike', index: 4 },
    ]
    for (const change of changes) {
      const put = change.kind === 'strike' ? [] : [change.event]
      const before = record.moves.map(({ event }) => event)
      const events = before.toSpliced(change.index, change.kind === 'insert' ? 0 : 1, ...put)
      expect(preview({ game: engineOf(game), record }, change, false).record).toEqual(rejudge(game, record, events))
    }
  })

  it('lets stand what lay on the table, so that one fault does not run through the whole game', () => {
    const record = recordOf(THREE, play(0, '½'), play(1, '3'), play(2, '5'), play(0, '8'), play(1, '9'))
    const change: Change = { kind: 'correct', index: 1, event: play(1, '6') }
    expect(seen(record, change)).toMatchObject({ illegal: [2, 3, 4], standing: [2, 3, 4] })
    expect(seen(record, change, true)).toMatchObject({
      illegal: [2],
      standing: [2],
      codes: ['legal', 'legal', 'too-low', 'legal', 'legal'],
    })
  })

  it('leaves alone what was taken back at the table', () => {
    const record = recordOf(THREE, play(0, '½'), play(1, '5'), play(2, '3'), play(2, '8'))
    expect(seen(record, { kind: 'correct', index: 1, event: play(1, '4') }, true)).toMatchObject({
      legal: [2],
      illegal: [3],
      standing: [3],
    })
    expect(seen(record, { kind: 'correct', index: 1, event: play(1, '6') }, true)).toMatchObject({
      illegal: [],
      standing: [],
    })
  })

  it('counts in the list as it will be', () => {
    const record = recordOf(THREE, play(0, '½'), play(2, '5'), play(0, '8'))
    expect(seen(record, { kind: 'insert', index: 1, event: play(1, '3') })).toMatchObject({
      own: 'legal',
      legal: [2, 3],
    })
    const whole = recordOf(THREE, play(0, '½'), play(1, '3'), play(2, '5'), play(0, '8'))
    expect(seen(whole, { kind: 'strike', index: 1 })).toMatchObject({ own: null, illegal: [1, 2] })
  })
})

describe('question', () => {
  const record = recordOf(THREE, play(0, '½'), play(1, '5'))
  const before = stateBefore(record, 2)
  const ask = (event: AnyEvent, applied: boolean) => question(engineOf(game), positionAt(record, 2), event, applied)

  it('is asked of an illegal event only, and proposes what happened at the table', () => {
    expect(ask(play(2, '8'), true)).toEqual({ event: play(2, '8'), asked: false, canStand: true })
    expect(ask(play(2, '3'), true)).toMatchObject({ event: { ruling: 'stands' }, asked: true })
    expect(ask(play(2, '3'), false)).toMatchObject({ event: { ruling: 'taken-back' }, asked: true })
  })

  it('keeps what was ruled', () => {
    expect(ask({ ...play(2, '3'), ruling: 'taken-back' }, true).event.ruling).toBe('taken-back')
    expect(ask({ ...play(2, '8'), ruling: 'stands' }, true).event.ruling).toBe('stands')
  })

  it('does not propose to let stand what could not be carried out', () => {
    const event = { ...play(2, '3', '3', '3', '3'), from: 'down' } as AnyEvent
    expect(ask(event, true)).toMatchObject({ event: { ruling: 'taken-back' }, canStand: false })
  })

  it('is asked of what only the evidence shows to be illegal', () => {
    // Five players hold fifteen cards: one at least is lower than a 9½ and may open.
    const five = recordOf([...THREE, 'Dora', 'Eva'], play(0, '½'))
    const corrected = question(engineOf(game), positionAt(five, 0), play(0, '9½'), true)
    expect(game.judge(stateBefore(five, 0), play(0, '9½')).verdict).toBe('legal')
    expect(corrected).toMatchObject({ event: { ruling: 'stands' }, asked: true, canStand: true })
    const { move } = preview({ game: engineOf(game), record: five }, { kind: 'correct', index: 0, ...corrected }, true)
    expect(move).toMatchObject({ ruling: { code: 'not-lowest' }, event: { ruling: 'stands' } })
  })

  it('is judged in the state before that place, also behind the last move', () => {
    expect(stateBefore(record, 1)).toBe(record.moves[0]?.after)
    expect(before).toBe(record.moves[1]?.after)
  })
})
