'use client'

import { memo } from 'react'
import { face, faceColour } from '@/app/parts/card'
import { useLatest } from '@/app/parts/use-latest'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import type { MezzaChance, MezzaTablePlayer } from '@/lib/games/mezza/engine'
import { ChanceBadge, DrawsBadge, SeatName, usePlaceWords } from '../seat-parts'
import type { MezzaView } from './view'

/** From so many players on, they sit in two rows. */
export const TWO_ROWS = 5

/** Columns for so many players: a row, or two that are as even as can be. */
const COLUMNS = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-4',
  'grid-cols-3',
  'grid-cols-3',
  'grid-cols-4',
]

/**
 * Everybody at the table in seat order, with what lies before them. A lit player has a chance out of turn, which a tap
 * takes; a tap on anybody else says that they play next.
 */
export const Seats = memo(function Seats({
  view,
  chosen,
  onTap,
}: {
  view: MezzaView
  /** The seat that plays next although it is not on turn. */
  chosen: number | null
  onTap: (by: number, chance: MezzaChance | undefined) => void
}) {
  const t = useWords('table')
  const { table, names, need, effects, last } = view
  const tap = useLatest((by: number) =>
    onTap(
      by,
      table.chances.find((chance) => chance.by === by),
    ),
  )
  const draws = effects.find((effect) => effect.draws)?.draws

  return (
    <ul
      aria-label={t('seats')}
      data-two-rows={names.length >= TWO_ROWS || undefined}
      className={`grid shrink-0 gap-1.5 ${COLUMNS[names.length]}`}
    >
      {table.players.map(({ hand, up, down, place }, by) => {
        const chance = table.chances.find((each) => each.by === by)
        return (
          <li key={names[by]} className="min-w-0">
            <Seat
              by={by}
              name={names[by] ?? ''}
              hand={hand}
              up={typeof up === 'number' ? up : up.join(' ')}
              down={down}
              place={place}
              onTurn={table.turn === by}
              chosen={chosen === by}
              skips={need.skipped?.by === by}
              draws={last?.event.by === by ? draws : undefined}
              chance={chance && (chance.kind === 'snatch' ? 'snatch' : chance.card)}
              onTap={tap}
            />
          </li>
        )
      })}
    </ul>
  )
})

/** A tap changes few seats. What is given to one is plain values, so that the others are left as they are. */
const Seat = memo(function Seat({
  by,
  name,
  hand,
  up: shown,
  down,
  place,
  onTurn,
  chosen,
  skips,
  draws,
  chance,
  onTap,
}: {
  by: number
  name: string
  hand: number
  /** Face-up cards, or how many were not logged. */
  up: string | number
  down: number
  place: MezzaTablePlayer['place']
  onTurn: boolean
  chosen: boolean
  skips: boolean
  draws: number | undefined
  /** A chance out of turn: to snatch, or the card that can be played quickly. */
  chance: string | undefined
  onTap: (by: number) => void
}) {
  const t = useWords('table')
  const language = useLanguage()
  const up = typeof shown === 'number' ? shown : shown.split(' ').filter(Boolean)
  const isIn = place === null
  const where = usePlaceWords(place)
  const upCards = typeof up === 'number' ? Array<undefined>(up).fill(undefined) : up
  const chanceText = chance && (chance === 'snatch' ? t('chance.snatch') : t('chance.quick', { card: face(chance) }))

  const label = [
    name,
    where ?? (onTurn ? t('onTurn') : skips ? t('skips') : ''),
    ...(isIn
      ? [
          t('inHand', { count: hand }),
          typeof up === 'number' || up.length === 0
            ? t('faceUpUnknown', { count: upCards.length })
            : t('faceUp', { cards: up.map((card) => spokenCard(card, language)).join(', ') }),
          t('faceDown', { count: down }),
        ]
      : []),
    chance &&
      (chance === 'snatch' ? t('chance.snatchLong') : t('chance.quickLong', { card: spokenCard(chance, language) })),
  ]

  const frame = onTurn
    ? 'border-you bg-surface border-3'
    : chance
      ? 'border-half bg-half-soft border-2'
      : chosen
        ? 'border-ink bg-surface border-3'
        : 'border-edge bg-surface border'

  return (
    <button
      type="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      disabled={!isIn}
      onClick={() => onTap(by)}
      className={`relative flex h-full min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-2xl px-1 py-1 small:gap-0 small:py-0.5 ${frame} ${isIn ? '' : 'opacity-60'}`}
    >
      <SeatName name={name} onTurn={onTurn} struck={skips || place === 'left'} />
      {isIn ? (
        <>
          <span className="text-xs text-quiet small:in-data-two-rows:leading-none">
            {skips ? t('skips') : t('hand', { count: hand })}
          </span>
          <span className="flex min-h-6 items-center gap-0.5 small:in-data-two-rows:min-h-5.5">
            {upCards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
              <Chip key={i} card={card} />
            ))}
            {down > 0 && upCards.length === 0 && <Backs count={down} large />}
          </span>
          {upCards.length > 0 && <Backs count={down} />}
        </>
      ) : (
        <span className="text-lg font-extrabold">{place === 'left' ? '–' : t('place', { place })}</span>
      )}
      {chanceText && <ChanceBadge>{chanceText}</ChanceBadge>}
      {draws && <DrawsBadge count={draws} />}
    </button>
  )
})

function Chip({ card }: { card: string | undefined }) {
  return (
    <span
      className={`flex h-6 min-w-5 items-center justify-center rounded-md border px-0.5 text-xs font-bold small:in-data-two-rows:h-5 ${card ? `border-edge bg-key ${faceColour(card)}` : 'border-dashed border-faint'}`}
    >
      {card ? face(card) : '?'}
    </span>
  )
}

function Backs({ count, large = false }: { count: number; large?: boolean }) {
  return (
    <span className="flex gap-1">
      {Array.from({ length: count }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards differ in nothing
          key={i}
          className={large ? 'h-6 w-4.5 rounded-md border border-edge bg-faint' : 'size-1.5 rounded-full bg-faint'}
        />
      ))}
    </span>
  )
}
