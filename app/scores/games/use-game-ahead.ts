'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/app/parts/when-idle'
import type { ResultRow } from '@/lib/book/result'

const loadPage = () => import('../game/ahead')

/** Begins to read a game; undefined until it is known how. */
let read: ((row: ResultRow) => void) | undefined

/** Loads what the page of a game needs as soon as the page with these games has nothing else to do. */
export function useGameAhead(rows: readonly ResultRow[] | undefined): void {
  const { prefetch } = useRouter()
  const games = [...new Set(rows?.map(({ game }) => game))].sort().join(' ')

  useEffect(() => {
    if (games === '') return
    return whenIdle(() => {
      prefetch('/scores/game/')
      // What does not come now comes when it is needed.
      void loadPage()
        .then(({ loadAhead, readAhead }) => {
          read = readAhead
          return loadAhead(games.split(' '))
        })
        .catch(() => undefined)
    })
  }, [games, prefetch])
}

/** The page of a game is on its way: it is read meanwhile. */
export function openingGame(row: ResultRow): void {
  read?.(row)
}
