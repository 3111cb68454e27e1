'use client'

import Link from 'next/link'
import { Icon } from '@/app/parts/icon/all'
import { localeOf, moment } from '@/app/parts/moment'
import { useLanguage, useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import type { GameId } from '@/lib/referee/game'

/** A table in the list: one tap goes there. */
export function TableCard({
  table,
  next,
  onMenu,
}: {
  table: TableRow
  /** The first of its list, which is likely the one that is tapped. */
  next: boolean
  onMenu: () => void
}) {
  const t = useWords('home')
  const names = table.players.join(', ')
  return (
    <li className="flex rounded-2xl border border-edge bg-surface [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
      <Link
        href={`/table/?id=${table.id}`}
        prefetch={next ? null : false}
        className="flex min-w-0 flex-1 flex-col gap-0.5 rounded-2xl py-3 pl-4 wrap-anywhere"
      >
        <span className="text-lg leading-snug font-bold">{names}</span>
        <Status table={table} />
        <Facts table={table} />
      </Link>
      <button type="button" className="icon-button mt-1.5" aria-label={t('menuOf', { names })} onClick={onMenu}>
        <Icon name="more" />
      </button>
    </li>
  )
}

function Status({ table: { over, status, events } }: { table: TableRow }) {
  const t = useWords('home')
  if (over && !status) return <span>{t('nobodyWon')}</span>
  if (over) {
    return (
      <span className="flex gap-1.5">
        <Icon name="crown" className="mt-0.5 size-5 shrink-0 text-half" />
        {t('winner', { names: status })}
      </span>
    )
  }
  if (status) return <span className="font-bold text-you">{t('turn', { name: status })}</span>
  return <span>{t(events === 0 ? 'notPlayed' : 'noTurn')}</span>
}

function Facts({ table: { game, over, events, created, changed } }: { table: TableRow }) {
  const t = useWords('home')
  const games = useWords('games')
  const locale = localeOf(useLanguage())
  const moves = over ? t('moves', { count: events }) : events > 0 && t('move', { count: events })
  const when = moment(over ? created : changed, Date.now(), locale)
  return <span className="text-sm text-quiet">{[games(game as GameId), moves, when].filter(Boolean).join(' · ')}</span>
}
