import { lessonsOf } from './course'
import type { Course, Lesson } from './schema'

/** The way through a course: first what a first game needs, then the finer points. */
export interface Path {
  readonly needed: readonly Lesson[]
  readonly finer: readonly Lesson[]
}

export function pathOf(course: Course): Path {
  const all = lessonsOf(course)
  return { needed: all.filter(({ finer }) => !finer), finer: all.filter(({ finer }) => finer) }
}

/** Where a lesson stands on its part of the way. */
export interface Place {
  readonly finer: boolean
  /** From 1. */
  readonly number: number
  readonly of: number
  /** The next one on this part; undefined at its end. */
  readonly next: Lesson | undefined
}

/** Where a lesson stands; undefined where the course has none of that name. */
export function placeOf({ needed, finer }: Path, id: string): Place | undefined {
  for (const part of [needed, finer]) {
    const index = part.findIndex((lesson) => lesson.id === id)
    if (index >= 0) return { finer: part === finer, number: index + 1, of: part.length, next: part[index + 1] }
  }
  return undefined
}
