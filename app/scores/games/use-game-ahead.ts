'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/app/parts/when-idle'
import type { ResultRow } from '@/lib/book/result'

const loadPage = () => import('../game/ahead')

/** Reads a game; undefined until it is known how. */
let read: ((row: ResultRow) => Promise<void>) | undefined

/** So long somebody waits at most for a page without what it shows, in ms. */
const PATIENCE = 100

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

/**
 * What is to be done when the link to a game is followed: the game is read first, because drawing its page twice, empty and
 * full, takes longer.
 */
export function useOpenGame(row: ResultRow, href: string): (event: { preventDefault(): void }) => void {
  const { push } = useRouter()
  return (event) => {
    if (!read) return
    event.preventDefault()
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    void Promise.race([read(row).catch(() => undefined), patience]).then(() => push(href))
  }
}
