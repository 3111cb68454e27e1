import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header, PublicTable } from '@/lib/referee/game'
import {
  emptyRecord,
  follow,
  type GameRecord,
  isApplied,
  judgeEvent,
  type Move,
  positionAt,
  stateOf,
} from '@/lib/referee/record'
import { rulings } from '@/lib/referee/verdict'
import { followSeen, isRefuted, type Seen } from './hidden'
import { at, type Facts, holds } from './predicate'
import type { AskStep, Lesson, MoveStep, Predicate, Step } from './schema'

/** A lesson under way. Immutable: whoever tries again goes back to an earlier one. */
export interface Exercise {
  readonly game: AnyGame
  readonly lesson: Lesson
  readonly header: Header<unknown>
  readonly record: GameRecord<AnyEvent, unknown>
  /** What the learner sees of hidden cards. */
  readonly seen: Seen
  /** Steps done. */
  readonly step: number
}

/** What came of a move that the learner chose. */
export interface Attempt {
  readonly move: Move<AnyEvent, unknown>
  /** `aside`: nothing against it, and yet not what was asked. */
  readonly outcome: 'success' | 'failure' | 'aside'
  /** The table as the move left it, and on success as the others did who answered it. */
  readonly after: Exercise
}

/** A lesson's data that its game cannot read. */
export class LessonError extends Error {}

/**
 * Opens a lesson at its position.
 *
 * @throws LessonError where its log is none of this game, or not legal from end to end.
 */
export function openExercise(game: AnyGame, lesson: Lesson): Exercise {
  const [{ players, options }, ...events] = lesson.log
  const parsed = game.options.safeParse(options ?? {})
  if (!parsed.success) throw new LessonError(`${lesson.id}: there are no such options`)
  const header: Header<unknown> = { game: game.id, players, options: parsed.data }
  let record = emptyRecord(game, header)
  for (const raw of events) {
    record = follow(game, record, eventOf(game, raw, lesson))
    const code = record.moves.at(-1)?.ruling.code
    if (code) throw new LessonError(`${lesson.id}: event ${record.moves.length} is not legal: ${code}`)
  }
  return { game, lesson, header, record, seen: lesson.hidden, step: 0 }
}

function eventOf(game: AnyGame, raw: unknown, lesson: Lesson): AnyEvent {
  const parsed = game.event.safeParse(raw)
  if (!parsed.success) throw new LessonError(`${lesson.id}: no event of ${game.id}: ${JSON.stringify(raw)}`)
  return parsed.data
}

/** The step to be done now; undefined when all are. */
export const stepOf = ({ lesson, step }: Exercise): Step | undefined => lesson.steps[step]

export const isMoveStep = (step: Step): step is MoveStep => 'moves' in step

/** The moves to choose from in a step. */
export const movesOf = ({ game, lesson }: Exercise, step: MoveStep): readonly AnyEvent[] =>
  step.moves.map((raw) => eventOf(game, raw, lesson))

export const tableOf = ({ game, record }: Exercise): PublicTable => game.table(stateOf(record))

const NOT_LEGAL: Predicate = { any: [{ verdict: 'illegal' }, { verdict: 'impossible' }] }

const illegal = rulings<string>('illegal')

/**
 * Has a move judged: by the table's judge, who for once sees the learner's cards too, so that what a move claims of them
 * is found false at once.
 */
export function attempt(exercise: Exercise, step: MoveStep, event: AnyEvent): Attempt {
  const { game, record } = exercise
  const move = judged(exercise, event)
  const { ruling } = move
  const applied = isApplied(event, ruling)
  const after = applied ? withMove(exercise, move) : exercise
  const told = { names: exercise.header.players, state: move.before, event }
  const facts: Facts = {
    move: event,
    ruling,
    effects: applied ? game.words.effects(told, move.after, 'en').map(({ clause }) => clause) : [],
    table: game.table(stateOf(after.record)),
  }
  if (!holds(step.success, facts)) {
    const failed = holds(step.failure ?? NOT_LEGAL, facts)
    return { move, outcome: failed ? 'failure' : 'aside', after: failed ? { ...exercise, record } : after }
  }
  return { move, outcome: 'success', after: { ...play(after, step.reply ?? []), step: exercise.step + 1 } }
}

function judged({ game, record, seen }: Exercise, event: AnyEvent): Move<AnyEvent, unknown> {
  const position = positionAt(record)
  const move = judgeEvent(game, position, event)
  if (move.ruling.verdict !== 'legal') return move
  const claim = game.hidden.claim(position.state, event)
  const nameOf = (zone: number) => game.simulated.zoneName(position.state, zone)
  if (!claim || !isRefuted(seen, claim, nameOf)) return move
  return { ...move, ruling: illegal(claim.code), after: move.before, evidence: position.evidence, proven: [] }
}

function withMove(exercise: Exercise, move: Move<AnyEvent, unknown>): Exercise {
  const { game, record, seen } = exercise
  const movements = game.hidden.movements(move.before, move.event, move.after)
  return {
    ...exercise,
    record: { start: record.start, moves: [...record.moves, move] },
    seen: followSeen(seen, movements, (zone) => game.simulated.zoneName(move.after, zone)),
  }
}

/** What others do, one after the other. */
export function play(exercise: Exercise, events: readonly unknown[]): Exercise {
  return events.reduce<Exercise>((now, raw) => withMove(now, judged(now, eventOf(now.game, raw, now.lesson))), exercise)
}

/** What the judge's table answers to a question. */
export const answerOf = (exercise: Exercise, { ask }: AskStep): unknown => at(tableOf(exercise), ask)

/** The exercise after a question was answered right. */
export const answered = (exercise: Exercise): Exercise => ({ ...exercise, step: exercise.step + 1 })
