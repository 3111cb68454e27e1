'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import type { PersonRow, ResultRow } from '@/lib/book/result'
import { GameLine } from './game-line'
import { words } from './words'

/** Height of most rows with their gap, in pixels, until they are measured. */
const ROW = 100
const GAP = 8
/** Rows beyond both ends of the screen, so that the keyboard finds the next one. */
const BEYOND = 6
/** So many rows before the end more are fetched. */
const EARLY = 15

/** A list of any length, of which only what is on the screen is on the page. */
export function GameList({
  rows,
  count,
  people,
  onMore,
  onMenu,
}: {
  /** What has been fetched of them. */
  rows: readonly ResultRow[]
  /** How many there are. */
  count: number
  people: ReadonlyMap<string, PersonRow>
  onMore: () => void
  onMenu: (row: ResultRow) => void
}) {
  const t = useOwnWords(words)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => ROW,
    gap: GAP,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0

  // What stands above it grows and shrinks.
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (lastShown >= rows.length - EARLY && rows.length < count) onMore()
  }, [lastShown, rows.length, count, onMore])

  return (
    <ul ref={list} aria-label={t('list')} className="relative" style={{ height: virtual.getTotalSize() }}>
      {items.map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <GameLine row={row} people={people} onMenu={() => onMenu(row)} />
            </li>
          )
        )
      })}
    </ul>
  )
}
