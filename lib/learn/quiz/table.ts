import type { AnyGame, PublicTable } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import { type Random, shuffled } from './chance'
import { answerAt, type Scene, type TableQuestion } from './question'
import { TOPICS, type Wanted } from './topics'

/** At most so many answers to choose from. */
const MOST_OPTIONS = 4

/** All that the table can be asked about in a position. */
export function tableQuestions(game: AnyGame, scene: Scene, random: Random): readonly TableQuestion[] {
  const { header, events, state, event } = scene
  const topics = TOPICS[game.id]
  const before = game.table(state)
  const { after } = judgeOpenly(game, state, event)
  const told = { names: header.players, state, event }
  const effects = game.words.effects(told, after, 'en').map(({ clause }) => clause)
  const as: Pick<TableQuestion, 'header' | 'events' | 'state'> = { header, events, state }
  const happened = topics.after?.({ before, event, after: game.table(after), effects }) ?? []
  return [
    turnQuestion(game, scene, after, effects, random),
    ...(topics.now?.(before, events.length) ?? []).map((wanted) => chosen(wanted, as, before, random)),
    ...happened.map((wanted) => {
      const question = chosen(wanted, as, game.table(after), random)
      return question && { ...question, event }
    }),
  ].filter((question) => question !== null)
}

/** A question with its answers; null where nothing else could be thought right. */
function chosen(
  { kind, path, clause, others }: Wanted,
  as: Pick<TableQuestion, 'header' | 'events' | 'state'>,
  table: PublicTable,
  random: Random,
): TableQuestion | null {
  const right = answerAt(table, path)
  if (right === undefined) return null
  const wrong = [...new Set(others)].filter((other) => other !== right && !(typeof other === 'number' && other < 0))
  if (wrong.length === 0) return null
  const some = [right, ...shuffled(random, wrong).slice(0, MOST_OPTIONS - 1)]
  const options = typeof right === 'number' ? some.sort((a, b) => Number(a) - Number(b)) : shuffled(random, some)
  return { kind, path, clause, ...as, options, right: options.indexOf(right) }
}

/** Whose turn is it after what was done? */
function turnQuestion(
  game: AnyGame,
  { header, events, state, event }: Scene,
  after: unknown,
  effects: readonly string[],
  random: Random,
): TableQuestion | null {
  const topics = TOPICS[game.id]
  const before = game.table(state)
  const table = game.table(after)
  const { turn, over } = table
  if (over || typeof turn !== 'number' || typeof event.by !== 'number') return null
  const turning = [...new Set(effects.filter((clause) => topics.turning.has(clause)))]
  // Before anybody is on turn only what says so itself says whose turn it is.
  if (turning.length > 1 || (before.turn === null && turning.length === 0)) return null
  const refined = topics.turnBy?.(before, event, table)
  const [clause = refined ?? topics.inTurn] = refined ? [] : turning
  if (clause === null) return null
  // Where no clause speaks of it, it goes on with the next player.
  if (turning.length === 0 && !refined && turn !== topics.next(table, event.by)) return null
  const seats = [...header.players.keys()].filter((by) => table.players[by]?.place === null)
  const others = shuffled(
    random,
    seats.filter((by) => by !== turn),
  ).slice(0, MOST_OPTIONS - 1)
  const options = [turn, ...others].sort((a, b) => a - b)
  if (options.length < 2) return null
  return {
    kind: 'turn',
    path: 'turn',
    clause,
    header,
    events: [...events, event],
    state: after,
    options,
    right: options.indexOf(turn),
  }
}
