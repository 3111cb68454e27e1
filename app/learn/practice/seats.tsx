'use client'

import { ChanceBadge, SeatName, usePlaceWords } from '@/app/table/seat-parts'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import type { SeatSeen, TableSeen } from '@/lib/learn/practice/view'
import { Face } from '../parts/face'

/** The more sit there, the smaller their cards. */
const COLUMNS = [
  '',
  'grid-cols-1',
  'grid-cols-2 [--card:1.9rem]',
  'grid-cols-3 [--card:1.9rem]',
  'grid-cols-4 [--card:1.8rem]',
  'grid-cols-5 [--card:1.3rem]',
]

/** Everybody at the table in seat order, with what lies before them. */
export function Seats({ game, names, table }: { game: string; names: readonly string[]; table: TableSeen }) {
  const t = useWords('table')
  return (
    <ul aria-label={t('seats')} className={`grid shrink-0 gap-1.5 ${COLUMNS[names.length] ?? 'grid-cols-4'}`}>
      {table.seats.map((seat, by) => (
        <Seat key={names[by]} game={game} name={names[by] ?? ''} seat={seat} onTurn={table.turn === by} />
      ))}
    </ul>
  )
}

function Seat({ game, name, seat, onTurn }: { game: string; name: string; seat: SeatSeen; onTurn: boolean }) {
  const t = useWords('table')
  const language = useLanguage()
  const { hand, up, down, piles, place, chance } = seat
  const where = usePlaceWords(place)
  const upCards = typeof up === 'number' ? Array<undefined>(up).fill(undefined) : up
  const isIn = place === null
  const open = piles.map(({ cards }) => cards.at(-1) ?? '')
  const label = [
    where ?? (onTurn ? t('onTurn') : ''),
    ...(isIn ? [t('inHand', { count: hand })] : []),
    ...(isIn && upCards.length > 0 && typeof up !== 'number'
      ? [t('faceUp', { cards: up.map((card) => spokenCard(card, language)).join(', ') })]
      : []),
    ...(isIn && down > 0 ? [t('faceDown', { count: down })] : []),
    ...(open.length > 0 ? [open.map((card) => spokenCard(card, language)).join(', ')] : []),
  ]
  return (
    <li
      className={`relative flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 rounded-2xl px-1 py-1 ${
        onTurn
          ? 'border-3 border-you bg-surface'
          : chance
            ? 'border-2 border-half bg-half-soft'
            : 'border border-edge bg-surface'
      } ${isIn ? '' : 'border-dashed'}`}
    >
      <SeatName name={name} onTurn={onTurn} struck={place === 'left'} />
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      {isIn ? (
        <>
          <span aria-hidden="true" className="text-xs text-quiet">
            {t('hand', { count: hand })}
          </span>
          <span className="flex flex-wrap items-center justify-center gap-0.5">
            {upCards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
              <Face key={i} game={game} card={card} className="shadow-none" />
            ))}
            {upCards.length === 0 &&
              Array.from({ length: down }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards differ in nothing
                <Face key={i} game={game} className="shadow-none" />
              ))}
            {open.map((card, i) => (
              <Face key={piles[i]?.pile} game={game} card={card} className="shadow-none" />
            ))}
          </span>
          {upCards.length > 0 && down > 0 && (
            <span aria-hidden="true" className="flex gap-1">
              {Array.from({ length: down }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards differ in nothing
                <span key={i} className="size-1.5 rounded-full bg-faint" />
              ))}
            </span>
          )}
        </>
      ) : (
        <span aria-hidden="true" className="text-lg font-extrabold">
          {where}
        </span>
      )}
      {isIn && chance && <ChanceBadge>!</ChanceBadge>}
    </li>
  )
}
