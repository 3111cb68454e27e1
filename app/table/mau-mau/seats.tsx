'use client'

import type { ReactNode } from 'react'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { ChanceBadge, SeatName, usePlaceWords } from '../seat-parts'
import { type MauMauChance, type MauMauView, nextSeat } from './view'
import { words } from './words'

/** So many players sit in one row; more sit around in a ring of two. */
const ONE_ROW = 5

export const isRing = (players: number) => players > ONE_ROW

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5']

/** Where a chevron points. */
type Way = 'right' | 'down' | 'left' | 'up'

const OPPOSITE: Readonly<Record<Way, Way>> = { right: 'left', down: 'up', left: 'right', up: 'down' }

/**
 * Everybody at the table as they sit, clockwise, with an arrow from each to the next in the direction of play. A lit
 * player has a chance, which a tap takes.
 */
export function Seats({
  view,
  chosen,
  clock,
  onTap,
}: {
  view: MauMauView
  /** The seat that acts next although it is not on turn, that begins, or whose cards are counted. */
  chosen: number | null
  /** Runs beside whoever is on turn. */
  clock: ReactNode
  onTap: (by: number, chance: MauMauChance | undefined) => void
}) {
  const t = useWords('table')
  const { table, names } = view
  const ring = isRing(names.length)
  const columns = ring ? Math.ceil(names.length / 2) : names.length
  const next = table.turn === null ? null : nextSeat(table, table.turn)

  return (
    <ul
      aria-label={t('seats')}
      className={`grid shrink-0 gap-x-3 pt-1.5 ${ring ? 'gap-y-3 small:gap-y-1.5' : ''} ${COLUMNS[columns]}`}
    >
      {names.map((name, by) => {
        const below = by >= columns
        const column = below ? 2 * columns - by : by + 1
        const way = wayOn(by, names.length, columns)
        const clockwise = table.direction === 1
        const to = (by + 1) % names.length
        const passes = clockwise ? table.turn === by && next === to : table.turn === to && next === by
        return (
          <li key={name} className="relative min-w-0" style={{ gridColumn: column, gridRow: below ? 2 : 1 }}>
            <Seat
              view={view}
              by={by}
              chosen={chosen === by}
              clock={table.turn === by ? clock : null}
              chance={table.chances.find((chance) => chance.by === by)}
              onTap={(chance) => onTap(by, chance)}
            />
            {way && view.phase === 'playing' && <Chevron at={way} way={clockwise ? way : OPPOSITE[way]} lit={passes} />}
          </li>
        )
      })}
    </ul>
  )
}

/** On which side of a seat its clockwise neighbour sits; null where it is not beside it. */
function wayOn(by: number, count: number, columns: number): Way | null {
  const ring = count > columns
  if (by < columns - 1) return 'right'
  if (!ring) return null
  if (by === columns - 1) return 'down'
  if (by < count - 1) return 'left'
  return count % 2 === 0 ? 'up' : null
}

const PLACES: Readonly<Record<Way, string>> = {
  right: 'top-1/2 -right-6 h-5 w-9 -translate-y-1/2',
  left: 'top-1/2 -left-6 h-5 w-9 -translate-y-1/2',
  down: '-bottom-5 left-1/2 h-7 w-5 -translate-x-1/2',
  up: '-top-5 left-1/2 h-7 w-5 -translate-x-1/2',
}

const TURNS: Readonly<Record<Way, string>> = { right: '', down: 'rotate-90', left: 'rotate-180', up: '-rotate-90' }

function Chevron({ at, way, lit }: { at: Way; way: Way; lit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute z-10 flex items-center justify-center ${PLACES[at]}`}
    >
      <svg
        viewBox="0 0 12 12"
        className={`${lit ? 'size-5 rounded-full bg-you text-on-you' : 'size-3 text-faint'} ${TURNS[way]}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={lit ? 2 : 2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4.5 2.5L8 6 4.5 9.5" />
      </svg>
    </span>
  )
}

function Seat({
  view,
  by,
  chosen,
  clock,
  chance,
  onTap,
}: {
  view: MauMauView
  by: number
  chosen: boolean
  clock: ReactNode
  chance: MauMauChance | undefined
  onTap: (chance: MauMauChance | undefined) => void
}) {
  const shared = useWords('table')
  const t = useOwnWords(words)
  const language = useLanguage()
  const { names, table, phase, options, drew, due, need } = view
  const name = names[by] ?? ''
  const { hand, points, place } = table.players[by] ?? { hand: 0, points: 0, place: null }
  const isIn = place === null
  const where = usePlaceWords(place)
  const onTurn = table.turn === by
  const counts = due.includes(by)
  const skips = need.skipped?.by === by
  const gone = drew[by] ?? 0
  const inPoints = options.points !== null
  const pair = options.pairs ? (by % 2 === 0 ? 'A' : 'B') : null
  const said = view.said[by] === true
  const catches = chance?.kind === 'catch'

  const label = [
    name,
    where ?? (onTurn ? shared('onTurn') : ''),
    ...(isIn && phase !== 'waiting' ? [shared('inHand', { count: hand })] : []),
    pair && t('seat.pair', { pair }),
    inPoints && t('seat.pointsLong', { count: points }),
    skips && shared('skips'),
    chosen && phase === 'waiting' && t('seat.begins'),
    counts && t('seat.counts'),
    said && t('seat.saidLast'),
    gone > 0 && t('seat.draws', { count: gone }),
    chance && (catches ? t('seat.mayCatch', { name: names[chance.of] ?? '' }) : t('seat.mayChallenge')),
  ]

  const frame = onTurn
    ? 'border-you bg-surface border-3'
    : catches || counts
      ? `border-half bg-half-soft ${chosen ? 'border-3' : 'border-2'}`
      : chosen
        ? 'border-ink bg-surface border-3'
        : 'border-edge bg-surface border'

  return (
    <button
      type="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      lang={language}
      disabled={!isIn}
      onClick={() => onTap(chance)}
      className={`relative flex h-full w-full flex-col items-center justify-center rounded-2xl px-0.5 py-1 small:py-0 ${options.secondsPerTurn === null ? 'min-h-15 small:min-h-13' : 'min-h-17 small:min-h-16'} ${frame} ${isIn ? '' : 'opacity-60'}`}
    >
      <SeatName name={name} onTurn={onTurn} struck={skips || place === 'left'} />
      {phase !== 'waiting' && isIn && (
        <span className="flex items-center gap-1">
          {clock}
          <Hand count={hand} bare={Boolean(clock)} />
        </span>
      )}
      {(inPoints || pair) && (
        <span className="text-xs leading-tight whitespace-nowrap text-quiet">
          {[pair, inPoints && t('seat.points', { points })].filter(Boolean).join(' · ')}
        </span>
      )}
      {place === 'left' && !inPoints && <span className="text-lg font-extrabold">–</span>}
      {chance && <ChanceBadge above>{catches ? '!' : t('seat.doubts')}</ChanceBadge>}
      {gone > 0 && (
        <span className="absolute -bottom-3 -left-1.5 z-10 animate-land rounded-full bg-ink px-2 py-0.5 text-xs font-extrabold text-paper">
          +{gone}
        </span>
      )}
      {said && (
        <span className="absolute -right-1.5 -bottom-3 z-10 animate-land rounded-full bg-you px-2 py-0.5 text-xs font-extrabold text-on-you">
          {t('last')}
        </span>
      )}
    </button>
  )
}

/** How many cards are in a hand; the last one cannot be overlooked. `bare`: the clock takes the room of the little card. */
function Hand({ count, bare }: { count: number; bare: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex items-center gap-1 text-base leading-tight font-extrabold ${count === 1 ? 'rounded-full bg-ink px-2 text-paper' : ''}`}
    >
      {!bare && <span className="inline-block h-3.5 w-2.5 rounded-[2px] border-2 border-current" />}
      {count}
    </span>
  )
}
