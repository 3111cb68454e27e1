'use client'

import { useCallback, useMemo, useState } from 'react'
import type { PersonRow } from '@/lib/book/result'
import type { HistoryPoint } from '@/lib/book/standings'
import { type LineLook, lookOf, looksFor } from '../plot/looks'
import { aligned } from './lines'

/** Somebody who has a line, and how it looks in every chart. */
export interface ShownPerson {
  readonly id: string
  readonly name: string
  readonly look: LineLook
}

/** Lines to be drawn, as somebody chose them. */
export interface Drawable<Point extends HistoryPoint> {
  /** Everybody who has a line, who played most first. */
  readonly people: readonly ShownPerson[]
  /** Those who are shown. */
  readonly shown: readonly ShownPerson[]
  /** The games of those. */
  readonly games: readonly Pick<HistoryPoint, 'result' | 'ended'>[]
  /** By who is shown and by game; null where they did not play. */
  readonly rows: readonly (readonly (Point | null)[])[]
  /** Shows somebody's line, or hides it. */
  readonly toggle: (person: string) => void
}

/** So many are shown at first: more than these nobody can tell apart. */
const AT_FIRST = 6

/** Who is shown in all charts of the page: whom somebody tapped, at first those who played most. */
export function useShown(): readonly [ReadonlyMap<string, boolean>, (person: string, isShown: boolean) => void] {
  const [tapped, setTapped] = useState<ReadonlyMap<string, boolean>>(new Map())
  const show = useCallback(
    (person: string, isShown: boolean) => setTapped((now) => new Map(now).set(person, isShown)),
    [],
  )
  return [tapped, show]
}

/** What of a history is drawn. */
export function useLines<Point extends HistoryPoint>(
  history: ReadonlyMap<string, readonly Point[]> | undefined,
  people: ReadonlyMap<string, PersonRow>,
  [tapped, show]: ReturnType<typeof useShown>,
): Drawable<Point> {
  const everybody = useMemo(() => {
    const found = [...(history ?? [])].flatMap(([id, points]) => {
      const person = people.get(id)
      return person ? [{ person, points }] : []
    })
    found.sort((one, other) => other.points.length - one.points.length || (one.person.id < other.person.id ? -1 : 1))
    const looks = looksFor(found.map(({ person }) => person.colour))
    return found.map(({ person: { id, name }, points }, index) => ({
      person: { id, name, look: lookOf(looks[index] ?? index) },
      points,
    }))
  }, [history, people])

  return useMemo(() => {
    const isShown = (id: string, index: number) => tapped.get(id) ?? index < AT_FIRST
    const drawn = everybody.filter(({ person }, index) => isShown(person.id, index))
    const { games, rows } = aligned(drawn.map(({ person, points }) => ({ person: person.id, points })))
    const shown = drawn.map(({ person }) => person)
    const toggle = (id: string) => show(id, !shown.some((person) => person.id === id))
    return { people: everybody.map(({ person }) => person), shown, games, rows, toggle }
  }, [everybody, tapped, show])
}
