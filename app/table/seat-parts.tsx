'use client'

import type { ReactNode } from 'react'
import { useWords } from '@/app/words'
import type { PublicTable } from '@/lib/referee/game'

type Place = PublicTable['players'][number]['place']

/** A seat's place in words, "Platz 2" or "hat aufgegeben"; null while its player is in. */
export function usePlaceWords(place: Place): string | null {
  const t = useWords('table')
  if (place === null) return null
  return place === 'left' ? t('left') : t('place', { place })
}

/** On the corner of a seat: a chance out of turn. */
export function ChanceBadge({ children }: { children: ReactNode }) {
  return (
    <span className="absolute -top-2 -right-1 rounded-full bg-half px-2 py-0.5 text-xs font-extrabold text-paper">
      {children}
    </span>
  )
}

/** On the other corner: how many cards were drawn just now. */
export function DrawsBadge({ count }: { count: number }) {
  const t = useWords('table')
  return (
    <span className="absolute -top-2 -left-1 animate-land rounded-full bg-ink px-2 py-0.5 text-xs font-extrabold text-paper">
      {t('draws', { count })}
    </span>
  )
}

/** Whose seat it is; struck through where its player skips or has given up. */
export function SeatName({ name, onTurn, struck }: { name: string; onTurn: boolean; struck: boolean }) {
  return (
    <span
      className={`max-w-full truncate text-sm font-bold ${onTurn ? 'text-you' : ''} ${struck ? 'line-through decoration-2' : ''}`}
    >
      {name}
    </span>
  )
}
