'use client'

import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/book/failure'
import { listPeople } from '@/lib/book/people'
import type { PersonRow, ResultRow } from '@/lib/book/result'
import { readResult, takeIn } from '@/lib/book/results'
import { storyOf } from '@/lib/book/story'
import { readTableLog } from '@/lib/book/table-log'
import { loadGame } from '@/lib/games/load'
import type { Log } from '@/lib/referee/log'
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

/**
 * A game of the book with its story; undefined until it has been read. What was played meanwhile is taken in behind it:
 * a game that was just played to its end, or corrected, is then there anew.
 */
export function useShownGame(id: string): Shown | undefined {
  const [shown, setShown] = useState<{ id: string; value: Shown }>()
  useEffect(() => {
    let here = true
    const show = (value: Shown) => here && setShown({ id, value })
    void (async () => {
      const found = await read(id)
      const isMissing = 'failure' in found && found.failure.code === 'missing'
      if (!isMissing) show(found)
      const taken = await takeIn()
      if (!taken.ok && isMissing) show(taken)
      if (taken.ok && (isMissing || taken.value > 0)) show(await read(id))
    })()
    return () => {
      here = false
    }
  }, [id])
  return shown?.id === id ? shown.value : undefined
}

async function read(id: string): Promise<Shown> {
  // Most games have a log: it is read while the book is asked.
  const log = readTableLog(id, loadGame)
  const [result, people] = await Promise.all([readResult(id), listPeople()])
  if (!result.ok) return result
  if (!people.ok) return people
  const byId = new Map(people.value.map((person) => [person.id, person]))
  if (result.value.source === 'hand') return { game: { result: result.value, people: byId, told: null } }
  const found = await log
  if (!found.ok) return found
  const told = 'error' in found.value ? found.value.error : tell(result.value, byId, found.value.log)
  return { game: { result: result.value, people: byId, told } }
}

function tell(result: ResultRow, people: ReadonlyMap<string, PersonRow>, { game, header, events }: Log): ToldGame {
  const record = replay(game, header, events)
  const names = header.players.map((name, by) => {
    const seat = result.seats[by]
    return seat ? nameOf(seat, people) : name
  })
  return { game, names, record, story: storyOf(game, record) }
}
