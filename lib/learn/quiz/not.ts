import type { AnyGame } from '@/lib/referee/game'
import { pick, type Random, shuffled } from './chance'
import type { Considered } from './considered'
import { byClause, chapterOf } from './may'
import { drawnOf, handOf } from './moves'
import type { MovesQuestion, Scene } from './question'
import { TOPICS } from './topics'

/** So many that are allowed stand beside the one that is not. */
const FEWEST_ALLOWED = 1
const MOST_ALLOWED = 2

/** Faults of who does something, not of what is done: with these, players are compared. */
const WHO: ReadonlySet<string> = new Set([
  'not-your-turn',
  'own-combination',
  'snatch-closed',
  'nothing-drawn',
  'nothing-to-challenge',
  'not-last-card',
])

/** Which of these may a player not do? All but one are allowed, and by no other clause that would have to be known. */
export function notQuestions(
  game: AnyGame,
  scene: Scene,
  by: number,
  moves: readonly Considered[],
  random: Random,
): readonly MovesQuestion[] {
  return [...byClause(moves.filter(({ code }) => code !== null))].flatMap(([clause, refused]) => {
    const beside = shuffled(random, besides(game, clause, moves)).slice(0, MOST_ALLOWED)
    if (beside.length < FEWEST_ALLOWED) return []
    const wrong = pick(random, refused)
    const all = shuffled(random, [wrong, ...beside])
    const drawn = drawnOf(game, scene, by, clause, wrong.move)
    return [{ ...questionOf(scene, clause, all, wrong), by, hand: handOf(game, scene, by), drawn }]
  })
}

/** Which of these is not allowed now? The moves are those of different players. */
export function whoQuestions(
  game: AnyGame,
  scene: Scene,
  all: readonly (readonly Considered[])[],
  random: Random,
): readonly MovesQuestion[] {
  const refused = all.flat().filter(({ code }) => code !== null && WHO.has(code))
  return [...byClause(refused)].flatMap(([clause, ones]) => {
    const wrong = pick(random, ones)
    const others = besides(game, clause, all.flat()).filter(({ move }) => move.by !== wrong.move.by)
    const beside = shuffled(random, others).slice(0, MOST_ALLOWED)
    if (beside.length < MOST_ALLOWED) return []
    const moves = shuffled(random, [wrong, ...beside])
    return [{ ...questionOf(scene, clause, moves, wrong), by: null, hand: [], drawn: [] }]
  })
}

/** What is allowed by what goes without saying, or by a clause next to the one in question. */
function besides(game: AnyGame, clause: string, moves: readonly Considered[]): readonly Considered[] {
  const { basic } = TOPICS[game.id]
  return moves.filter(
    (one) =>
      one.code === null &&
      (one.clause === null || basic.has(one.clause) || chapterOf(one.clause) === chapterOf(clause)),
  )
}

function questionOf(scene: Scene, clause: string, moves: readonly Considered[], wrong: Considered) {
  return {
    kind: 'not',
    clause,
    header: scene.header,
    events: scene.events,
    state: scene.state,
    moves: moves.map(({ move }) => move),
    codes: moves.map(({ code }) => code),
    right: moves.indexOf(wrong),
  } as const
}
