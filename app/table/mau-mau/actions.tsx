'use client'

import { useOwnWords } from '@/app/words/own-words'
import type { MauMauEvent, MauMauView } from './view'
import { words } from './words'

/** What is done without laying a card: drawing, passing, saying "last", doubting. Dashed: not now. */
export function Actions({
  view,
  by,
  onEvent,
  onChallenge,
}: {
  view: MauMauView
  by: number
  onEvent: (event: MauMauEvent) => void
  onChallenge: () => void
}) {
  const t = useOwnWords(words)
  const { table, isLegal, four } = view
  const { penalty } = table
  const said = view.said[by] === true
  const draw: MauMauEvent = { do: 'draw', by }
  const pass: MauMauEvent = { do: 'pass', by }
  const last: MauMauEvent = { do: 'last', by }
  return (
    <div className="grid grid-cols-3 gap-2">
      <Action lit={isLegal(draw)} main={penalty > 0} onTap={() => onEvent(draw)}>
        {penalty > 0 ? t('drawMany', { count: penalty }) : t('draw')}
      </Action>
      <Action lit={isLegal(pass)} main={table.drawn} onTap={() => onEvent(pass)}>
        {t('pass')}
      </Action>
      {four ? (
        <Action lit={by === table.turn} chance onTap={onChallenge}>
          {t('challenge')}
        </Action>
      ) : (
        <Action lit={isLegal(last)} chance={!said} onTap={() => onEvent(last)}>
          {said ? t('lastSaid') : t('last')}
        </Action>
      )}
    </div>
  )
}

function Action({
  lit,
  main = false,
  chance = false,
  onTap,
  children,
}: {
  lit: boolean
  main?: boolean
  chance?: boolean
  onTap: () => void
  children: string
}) {
  const look = !lit
    ? 'border-dashed bg-transparent text-faint'
    : main
      ? 'button-ink'
      : chance
        ? 'border-2 border-half bg-half-soft text-half'
        : ''
  return (
    <button type="button" className={`button min-w-0 px-1 leading-tight ${look}`} onClick={onTap}>
      {children}
    </button>
  )
}
