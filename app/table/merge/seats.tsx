'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { FILL, Mark } from '@/app/parts/colours'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { mergeColour, mergeNumber } from '@/lib/cards/merge'
import { spokenCard } from '@/lib/cards/names'
import { SeatName, usePlaceWords } from '../seat-parts'
import { type MergeView, MOST_PILES, type OpenPile, topOf } from './view'
import { words } from './words'

/** So many players are listed one below the other; more sit around in a ring of two columns. */
const ONE_COLUMN = 6

/** How a pile looks while something is chosen that needs one. */
export type Light = 'lit' | 'dim' | null

/**
 * Everybody at the table in seat order with all piles before them. A tap on a pile picks it, one on a player says that
 * it is they who act.
 */
export function Seats({
  view,
  chosen,
  picked,
  light,
  onSeat,
  onPile,
}: {
  view: MergeView
  /** The seat that acts next, whosever the pile is; while first piles are laid out, whose they are. */
  chosen: number | null
  picked: number | null
  light: (pile: OpenPile) => Light
  onSeat: (by: number) => void
  onPile: (pile: OpenPile) => void
}) {
  const t = useWords('table')
  const { names, table } = view
  const ring = names.length > ONE_COLUMN
  const rows = Math.ceil(names.length / 2)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const changed = view.moved.size > 0 || chosen !== null
    if (changed) list.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest' })
  }, [view.moved, chosen])

  return (
    <ul
      ref={list}
      aria-label={t('seats')}
      className={`-mx-1 grid min-h-0 flex-1 content-start gap-1 overflow-y-auto overscroll-contain p-1 flat:grid-cols-2 ${ring ? 'grid-cols-2' : ''}`}
    >
      {names.map((name, by) => {
        // Clockwise: along the top, down the right column, up the left one.
        const [column, row] = by === 0 ? [1, 1] : by <= rows ? [2, by] : [1, names.length - by + 1]
        return (
          <li
            key={name}
            className={`min-w-0 ${ring ? 'col-(--column) row-(--row)' : 'flat:col-(--column) flat:row-(--row)'}`}
            style={{ '--column': column, '--row': row } as CSSProperties}
          >
            <Seat
              view={view}
              by={by}
              narrow={ring}
              chosen={chosen === by}
              onTap={() => onSeat(by)}
              piles={table.players[by]?.piles.map(({ pile }) => {
                const open = view.pile(pile)
                return (
                  open && (
                    <PileKey
                      key={pile}
                      open={open}
                      moved={view.moved.has(pile)}
                      picked={picked === pile}
                      light={light(open)}
                      disabled={view.layingOut}
                      onTap={() => onPile(open)}
                    />
                  )
                )
              })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Seat({
  view,
  by,
  narrow,
  chosen,
  onTap,
  piles,
}: {
  view: MergeView
  by: number
  narrow: boolean
  chosen: boolean
  onTap: () => void
  piles: ReactNode
}) {
  const shared = useWords('table')
  const t = useOwnWords(words)
  const { names, table, layingOut, laidOut } = view
  const name = names[by] ?? ''
  const { hand, place, piles: own } = table.players[by] ?? { hand: 0, place: null, piles: [] }
  const isIn = place === null
  const where = usePlaceWords(place)
  const playing = isIn && !layingOut
  const crowded = playing && own.length > MOST_PILES
  const stops = playing && hand === 0
  const splits = playing && own.length === 0

  const label = [
    name,
    where,
    ...(isIn ? [shared('inHand', { count: hand }), t('seat.piles', { count: own.length })] : []),
    layingOut && isIn && !laidOut[by] && t('seat.waits'),
    stops && t('seat.stopLong'),
    crowded && t('seat.crowdedLong'),
    splits && t('seat.splitLong'),
  ]
  const special = stops
    ? t('seat.stop')
    : crowded
      ? t('seat.crowded', { count: own.length })
      : splits
        ? t('seat.split')
        : null

  return (
    <div
      className={`flex h-full items-center gap-1 rounded-2xl border p-0.5 ${crowded || stops ? 'border-half bg-half-soft' : 'border-edge bg-surface'} ${isIn ? '' : 'opacity-60'}`}
      data-shown={chosen ? '' : undefined}
    >
      <button
        type="button"
        aria-label={label.filter(Boolean).join(', ')}
        aria-pressed={chosen}
        disabled={!isIn}
        onClick={onTap}
        className={`flex min-h-13 flex-col items-center justify-center self-stretch rounded-[0.875rem] px-0.5 text-center leading-tight ${narrow ? 'min-w-12 flex-1' : 'w-24 shrink-0 flat:w-auto flat:min-w-12 flat:flex-1'} ${chosen ? 'border-3 border-ink bg-surface' : 'border border-edge bg-key'}`}
      >
        <SeatName name={name} struck={place === 'left'} lines={2} />
        {isIn && (
          <span
            aria-hidden="true"
            className={`flex items-center gap-1 text-sm font-extrabold ${hand === 0 && playing ? 'text-half' : 'text-quiet'}`}
          >
            <span className="inline-block h-3 w-2.25 rounded-[2px] border-2 border-current" />
            {hand}
          </span>
        )}
        {special && <span className="text-xs font-bold text-half">{special}</span>}
        {place === 'left' && <span className="text-lg font-extrabold">–</span>}
      </button>
      <span
        className={`flex flex-wrap gap-1 ${narrow ? 'w-25 shrink-0 flat:w-38' : 'min-w-0 flex-1 flat:w-38 flat:flex-none'}`}
      >
        {piles}
      </span>
    </div>
  )
}

/** A pile by its top card, its number, and how many cards it has. */
function PileKey({
  open,
  moved,
  picked,
  light,
  disabled,
  onTap,
}: {
  open: OpenPile
  moved: boolean
  picked: boolean
  light: Light
  disabled: boolean
  onTap: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const top = topOf(open)
  const colour = mergeColour(top)
  const count = open.cards.length
  const label = [
    t('pileOf', { pile: open.pile, card: spokenCard(top, language), count }),
    moved && t('moved'),
    light === 'lit' && t('fits'),
  ]
  const look = picked
    ? 'ring-4 ring-ink ring-offset-2 ring-offset-surface'
    : light === 'lit'
      ? 'ring-3 ring-you ring-offset-1 ring-offset-surface'
      : ''
  const fill = light === 'dim' ? 'border-dashed border-faint bg-transparent text-faint' : FILL[colour]
  return (
    <button
      type="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={picked}
      disabled={disabled}
      data-shown={moved ? '' : undefined}
      onClick={onTap}
      className={`relative flex h-13 w-12 flex-col items-center justify-between rounded-xl border-2 px-1 py-0.5 leading-none ${moved ? 'animate-land' : ''} ${fill} ${look}`}
    >
      <span className="flex w-full items-center justify-between text-[0.7rem] font-semibold">
        <Mark colour={colour} className="size-2.5" />
        <span>{open.pile}</span>
      </span>
      <span className="text-2xl leading-none font-extrabold">{mergeNumber(top)}</span>
      <span className="flex h-2.5 items-center gap-0.5 text-[0.7rem] font-semibold">
        {count > 1 && (
          <>
            <Stack />
            {count}
          </>
        )}
      </span>
      {moved && (
        // At its side, where nothing is written.
        <span
          aria-hidden="true"
          className="absolute top-4 bottom-2 -left-1 w-2 rounded-full border-2 border-surface bg-you"
        />
      )}
    </button>
  )
}

/** Cards on one another: so many are in the pile. */
function Stack() {
  return (
    <svg viewBox="0 0 12 12" className="size-2.5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 2.5h10M1 6h10M1 9.5h10" />
    </svg>
  )
}
