'use client'

import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/book/failure'
import { listPeople } from '@/lib/book/people'
import type { PersonRow, ResultRow } from '@/lib/book/result'
import { readResult, takeIn } from '@/lib/book/results'
import { storyOf } from '@/lib/book/story'
import { readTableLog } from '@/lib/book/table-log'
import { loadGame } from '@/lib/games/load'
import type { LogError } from '@/lib/referee/log-error'
import { replay } from '@/lib/referee/record'
import { nameOf } from '../parts/places'
import type { ToldGame } from './told'

/** A game of the book as its page shows it. */
export interface ShownGame {
  readonly result: ResultRow
  readonly people: ReadonlyMap<string, PersonRow>
  /** The story; an error where its log cannot be read, null of a game that nobody watched. */
  readonly told: ToldGame | LogError | null
}

export type Shown = { readonly game: ShownGame } | { readonly failure: Failure }

/** A game of the book with its story; undefined until it has been read. */
export function useShownGame(id: string): Shown | undefined {
  const [shown, setShown] = useState<{ id: string; value: Shown }>()
  useEffect(() => {
    let here = true
    void read(id).then((value) => here && setShown({ id, value }))
    return () => {
      here = false
    }
  }, [id])
  return shown?.id === id ? shown.value : undefined
}

async function read(id: string): Promise<Shown> {
  // A table that was just played to its end is taken in first; where there is nothing to take in, that costs nothing.
  const taken = await takeIn()
  if (!taken.ok) return taken
  const [result, people] = await Promise.all([readResult(id), listPeople()])
  if (!result.ok) return result
  if (!people.ok) return people
  const byId = new Map(people.value.map((person) => [person.id, person]))
  const told = await tell(result.value, byId)
  if (told && 'failure' in told) return told
  return { game: { result: result.value, people: byId, told } }
}

async function tell(
  result: ResultRow,
  people: ReadonlyMap<string, PersonRow>,
): Promise<ShownGame['told'] | { readonly failure: Failure }> {
  if (result.source === 'hand') return null
  const read = await readTableLog(result.id, loadGame)
  if (!read.ok) return read
  if ('error' in read.value) return read.value.error
  const { game, header, events } = read.value.log
  const record = replay(game, header, events)
  const names = header.players.map((name, by) => {
    const seat = result.seats[by]
    return seat ? nameOf(seat, people) : name
  })
  return { game, names, record, story: storyOf(game, record) }
}
