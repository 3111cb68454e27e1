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

// The lower corners: above, they would cover the name.

/** On a corner of a seat: a chance out of turn. */
export function ChanceBadge({ children, above = false }: { children: ReactNode; above?: boolean }) {
  return (
    <span
      className={`absolute -right-1 z-10 rounded-full bg-half px-2 py-0.5 text-xs font-extrabold text-paper ${above ? '-top-2.5' : '-bottom-2.5'}`}
    >
      {children}
    </span>
  )
}

/** On the other corner: how many cards were drawn just now. */
export function DrawsBadge({ count }: { count: number }) {
  const t = useWords('table')
  return (
    <span className="absolute -bottom-2.5 -left-1 z-10 animate-land rounded-full bg-ink px-2 py-0.5 text-xs font-extrabold text-paper">
      {t('draws', { count })}
    </span>
  )
}

/** An average bold letter's width when set tight, in em. */
const LETTER = 0.56

/**
 * Whose seat it is, in letters of 14 px or as much smaller, down to 10, as it takes for the longest word to fit beside its
 * neighbours; struck through where its player skips or has given up.
 */
export function SeatName({
  name,
  onTurn = false,
  struck,
  lines = 1,
}: {
  name: string
  onTurn?: boolean
  struck: boolean
  /** Where there is room for two, a name is broken between its words. */
  lines?: 1 | 2
}) {
  const longest = lines === 1 ? name.length : Math.max(...(name.match(/[^\s-]+-?/g) ?? ['']).map((word) => word.length))
  return (
    <span className="@container w-full text-center leading-tight">
      <span
        className={`block font-bold tracking-tight ${lines === 1 ? 'truncate leading-[1.1rem]' : 'line-clamp-2 hyphens-auto wrap-anywhere'} ${onTurn ? 'text-you' : ''} ${struck ? 'line-through decoration-2' : ''}`}
        style={{ fontSize: `clamp(0.64rem, ${(100 / (LETTER * longest)).toFixed(1)}cqi, 0.875rem)` }}
      >
        {name}
      </span>
    </span>
  )
}
