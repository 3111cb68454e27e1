import type { AnyGame } from '@/lib/referee/game'
import type { Random } from './chance'
import { considered } from './considered'
import { mayQuestions } from './may'
import { notQuestions, whoQuestions } from './not'
import type { Question, Scene } from './question'
import { tableQuestions } from './table'

/** All questions of a position in which exactly one clause decides. */
export function questionsOf(game: AnyGame, scene: Scene, random: Random): readonly Question[] {
  const found: Question[] = [...tableQuestions(game, scene, random)]
  const { over, players } = game.table(scene.state)
  if (over) return found
  const thought = players.map(({ place }, by) => (place === null ? considered(game, scene, by) : []))
  thought.forEach((moves, by) => {
    found.push(...mayQuestions(game, scene, by, moves, random))
    found.push(...notQuestions(game, scene, by, moves, random))
  })
  found.push(...whoQuestions(game, scene, thought, random))
  return found
}
