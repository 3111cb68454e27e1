import type { Language } from '@/lib/cards/language'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, FaultExplanation } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import { at } from '../predicate'
import { handOf, thinkable } from './moves'
import type { MayQuestion, Question, Scene, TableQuestion } from './question'
import { TOPICS } from './topics'

/** Random numbers from 0 up to but not including 1. */
export type Random = () => number

/** At most so many moves to choose from. */
const MOST_MOVES = 4

/** All questions of a position in which exactly one clause decides. */
export function questionsOf(game: AnyGame, scene: Scene, random: Random): readonly Question[] {
  const found: (Question | null)[] = [turnQuestion(game, scene, random), rankQuestion(game, scene, random)]
  for (let by = 0; by < scene.header.players.length; by++) found.push(...mayQuestions(game, scene, by, random))
  return found.filter((question) => question !== null)
}

/**
 * Which of these may a player do? One is allowed; all others fall by one and the same clause. That is what decides, or,
 * where it is what goes without saying, the clause that lets the one be allowed.
 */
function mayQuestions(game: AnyGame, scene: Scene, by: number, random: Random): readonly MayQuestion[] {
  const { header, events, state } = scene
  const topics = TOPICS[game.id]
  const table = game.table(state)
  if (table.over || table.players[by]?.place !== null) return []
  const allowed: { move: AnyEvent; clause: string }[] = []
  const refused = new Map<string, AnyEvent[]>()
  for (const move of thinkable(game, scene, by)) {
    const code = faultOf(game, scene, move)
    if (code === null) {
      const clause = topics.allowedBy(table, move)
      if (clause !== null) allowed.push({ move, clause })
    } else {
      const { clause } = game.words.fault({ names: header.players, state, event: move }, code, 'en')
      refused.set(clause, [...(refused.get(clause) ?? []), move])
    }
  }
  return [...refused].flatMap(([against, wrong]): MayQuestion[] => {
    const asked = new Map<string, AnyEvent[]>()
    for (const { move, clause } of allowed) {
      const deciding = decides(topics.basic, against, clause)
      if (deciding !== null) asked.set(deciding, [...(asked.get(deciding) ?? []), move])
    }
    return [...asked].map(([clause, moves]) => {
      const right = pick(random, moves)
      const others = shuffled(random, wrong).slice(0, MOST_MOVES - 1)
      const all = shuffled(random, [right, ...others])
      return {
        kind: 'may',
        clause,
        header,
        events,
        state,
        by,
        hand: handOf(game, scene, by),
        moves: all,
        codes: all.map((move) => faultOf(game, scene, move)),
        right: all.indexOf(right),
      }
    })
  })
}

/** The one of two clauses that decides beside what goes without saying; null where both do. */
function decides(basic: ReadonlySet<string>, against: string, forIt: string): string | null {
  if (against === forIt || basic.has(forIt)) return against
  return basic.has(against) ? forIt : null
}

/** Why a move of a question is refused, in the referee's words; there must be something against it. */
export function faultIn(game: AnyGame, question: MayQuestion, index: number, language: Language): FaultExplanation {
  const { header, state, moves, codes } = question
  const event = moves[index] as AnyEvent
  return game.words.fault({ names: header.players, state, event }, codes[index] ?? '', language)
}

/** Why the judge refuses a move, who for once sees every card; null where nothing is wrong with it. */
function faultOf(game: AnyGame, { state, cards }: Pick<Scene, 'state' | 'cards'>, move: AnyEvent): string | null {
  const ruling = game.judge(state, move)
  if (ruling.verdict !== 'legal') return ruling.code
  const claim = game.hidden.claim(state, move)
  const isFalse = claim?.zones.some((zone) => cards(zone).some((card) => claim.cards.includes(card)))
  return claim && isFalse ? claim.code : null
}

/** Whose turn is it after what was done? */
function turnQuestion(game: AnyGame, { header, events, state, event }: Scene, random: Random): TableQuestion | null {
  const topics = TOPICS[game.id]
  const { after } = judgeOpenly(game, state, event)
  const { turn, over } = game.table(after)
  if (over || typeof turn !== 'number' || typeof event.by !== 'number' || game.table(state).turn === null) return null
  const told = { names: header.players, state, event }
  const clauses = game.words.effects(told, after, 'en').map(({ clause }) => clause)
  const turning = [...new Set(clauses.filter((clause) => topics.turning.has(clause)))]
  const [clause = topics.inTurn] = turning
  if (turning.length > 1 || clause === null) return null
  // Where no clause speaks of it, it goes on with the next player.
  if (turning.length === 0 && turn !== (event.by + 1) % header.players.length) return null
  const seats = [...header.players.keys()].filter((by) => game.table(after).players[by]?.place === null)
  const others = shuffled(
    random,
    seats.filter((by) => by !== turn),
  ).slice(0, 3)
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

/** Which rank is in force? Asked only where the top card does not say. */
function rankQuestion(game: AnyGame, { header, events, state }: Scene, random: Random): TableQuestion | null {
  const table = game.table(state)
  const rank = TOPICS[game.id].rank?.(table)
  if (!rank) return null
  const top = at(table, 'top') as string
  const options = shuffled(random, [top, ...rank.others])
  return { kind: 'rank', path: 'top', clause: rank.clause, header, events, state, options, right: options.indexOf(top) }
}

const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T

/** A new list in random order (Fisher and Yates). */
function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const item = order[i] as T
    order[i] = order[j] as T
    order[j] = item
  }
  return order
}
