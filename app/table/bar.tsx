'use client'

import { memo } from 'react'
import { useFormatter } from 'use-intl/react'
import { HomeLink } from '@/app/parts/home-link'
import { Icon } from '@/app/parts/icon'
import { useWords } from '@/app/words'
import type { LiveTable } from '@/lib/book/live'
import type { GameId } from '@/lib/referee/game'

/** The top of every table: away from it, which one it is, undo and redo, and the menu. Few taps change anything of it. */
export const Bar = memo(function Bar({
  created,
  game,
  writes,
  undoes,
  redoes,
  live,
  onCamera,
  onMenu,
}: {
  /** Milliseconds since 1970. */
  created: number
  game: GameId
  writes: boolean
  /** There is something to undo, and to redo. */
  undoes: boolean
  redoes: boolean
  live: LiveTable
  onCamera: () => void
  onMenu: () => void
}) {
  const t = useWords()
  const format = useFormatter()
  const day = format.dateTime(new Date(created), { weekday: 'short' })

  return (
    <header className="flex items-center gap-1 small:-mb-1">
      <HomeLink className="icon-button" aria-label={t('table.home')}>
        <Icon name="back" />
      </HomeLink>
      <h1 className="line-clamp-2 min-w-0 flex-1 text-[min(1rem,4.4vmin)] leading-tight font-bold text-balance small:text-sm">
        {t('table.title', { day, game: t(`games.${game}`) })}
      </h1>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.camera')}
        disabled={!writes}
        onClick={onCamera}
      >
        <Icon name="camera" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('common.undo')}
        disabled={!writes || !undoes}
        onClick={() => live.step(-1)}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('common.redo')}
        disabled={!writes || !redoes}
        onClick={() => live.step(1)}
      >
        <Icon name="redo" />
      </button>
      <button type="button" className="icon-button" aria-label={t('common.more')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  )
})
