import type { GameId } from '@/lib/referee/game'
import { type Course, course, type Lesson } from './schema'

const FILES: Readonly<Record<GameId, () => Promise<{ readonly default: unknown }>>> = {
  mezza: () => import('./courses/mezza.json'),
  'mau-mau': () => import('./courses/mau-mau.json'),
  'misch-masch': () => import('./courses/misch-masch.json'),
  merge: () => import('./courses/merge.json'),
}

/**
 * A game's lessons in their order.
 *
 * @throws Error where they are not as lessons are written.
 */
export async function loadCourse(game: GameId): Promise<Course> {
  return course.parse((await FILES[game]()).default)
}

/** All lessons of a course, in order. */
export const lessonsOf = ({ chapters }: Course): readonly Lesson[] => chapters.flatMap(({ lessons }) => lessons)
