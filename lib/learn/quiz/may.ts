import type { AnyGame } from '@/lib/referee/game'
import { pick, type Random, shuffled } from './chance'
import type { Considered } from './considered'
import { drawnOf, handOf } from './moves'
import type { MovesQuestion, Scene } from './question'
import { TOPICS } from './topics'

/** At most so many moves to choose from. */
export const MOST_MOVES = 4

/**
 * Which of these may a player do? One is allowed; all others fall by one and the same clause. That is what decides, or,
 * where it is what goes without saying, the clause that lets the one be allowed.
 */
export function mayQuestions(
  game: AnyGame,
  scene: Scene,
  by: number,
  moves: readonly Considered[],
  random: Random,
): readonly MovesQuestion[] {
  const { basic } = TOPICS[game.id]
  const refused = byClause(moves.filter(({ code }) => code !== null))
  const allowed = moves.filter(({ code, clause }) => code === null && clause !== null)
  return [...refused].flatMap(([against, wrong]): MovesQuestion[] => {
    const asked = new Map<string, Considered[]>()
    for (const one of allowed) {
      const deciding = decides(basic, against, one.clause as string)
      if (deciding !== null) asked.set(deciding, [...(asked.get(deciding) ?? []), one])
    }
    return [...asked].map(([clause, ones]) => {
      const right = pick(random, ones)
      const all = shuffled(random, [right, ...shuffled(random, wrong).slice(0, MOST_MOVES - 1)])
      return {
        kind: 'may',
        clause,
        header: scene.header,
        events: scene.events,
        state: scene.state,
        by,
        hand: handOf(game, scene, by),
        drawn: drawnOf(game, scene, by, clause, right.move),
        moves: all.map(({ move }) => move),
        codes: all.map(({ code }) => code),
        right: all.indexOf(right),
      }
    })
  })
}

/** The one of two clauses that decides beside what goes without saying; null where two quite different ones do. */
export function decides(basic: ReadonlySet<string>, against: string, forIt: string): string | null {
  if (basic.has(forIt)) return against
  return basic.has(against) || chapterOf(against) === chapterOf(forIt) ? forIt : null
}

/** M7.1 and M7.2 are about the same thing. */
export const chapterOf = (clause: string) => clause.split('.')[0]

/** Moves by the clause that is named with them. */
export function byClause(moves: readonly Considered[]): ReadonlyMap<string, readonly Considered[]> {
  const found = new Map<string, Considered[]>()
  for (const one of moves) {
    if (one.clause !== null) found.set(one.clause, [...(found.get(one.clause) ?? []), one])
  }
  return found
}
