'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '@/app/parts/use-latest'
import type { Failure } from '@/lib/book/failure'
import type { Chosen, ResultRow } from '@/lib/book/result'
import { countResults, listResults } from '@/lib/book/results'
import { onTakenIn } from '../parts/use-book'

/** Games that come at once. */
const PAGE = 50

export interface Listed {
  readonly rows: readonly ResultRow[]
  /** How many there are, shown or not. */
  readonly count: number
}

/** The list one came from last, so that it is there at once, as long as it was, for who comes back. */
let last: { readonly question: string; readonly listed: Listed } | undefined

/**
 * The games of a choice, the newest first, page by page.
 *
 * @param question what the choice is made of.
 */
export function useResults(question: string, chosen: () => Chosen) {
  const [listed, setListed] = useState(() => shownFor(question))
  const [failure, setFailure] = useState<Failure>()
  const latest = useLatest(chosen)
  /** What is being read; what was asked before it does not matter any more. */
  const reading = useRef<object>(null)

  const read = useCallback(
    async (limit: number, before: readonly ResultRow[]) => {
      const mine = {}
      reading.current = mine
      const wanted = latest()
      const after = before.at(-1)
      const [rows, count] = await Promise.all([
        listResults(wanted, { limit, ...(after && { after }) }),
        countResults(wanted),
      ])
      if (reading.current !== mine) return
      reading.current = null
      const failed = [rows, count].find(({ ok }) => !ok)
      setFailure(failed?.ok === false ? failed.failure : undefined)
      if (!rows.ok || !count.ok) return
      const now = { rows: [...before, ...rows.value], count: count.value }
      last = { question, listed: now }
      setListed(now)
    },
    [question, latest],
  )

  const again = useCallback(() => read(Math.max(PAGE, shownFor(question)?.rows.length ?? 0), []), [question, read])

  useEffect(() => {
    setListed(shownFor(question))
    void again()
    return () => {
      reading.current = null
    }
  }, [question, again])

  useEffect(() => onTakenIn(() => void again()), [again])

  const rows = listed?.rows
  const more = useCallback(() => {
    if (reading.current === null && rows) void read(PAGE, rows)
  }, [read, rows])
  return { listed, failure, again, more }
}

function shownFor(question: string): Listed | undefined {
  return last?.question === question ? last?.listed : undefined
}
