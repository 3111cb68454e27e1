'use client'

import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import { ChanceBadge, DrawsBadge, SeatName, usePlaceWords } from '../seat-parts'
import type { MischMaschChance, MischMaschView } from './view'
import { words } from './words'

/** From so many players on, they sit in two rows. */
export const TWO_ROWS = 5

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-3', 'grid-cols-3']

/** Everybody in seat order with their number of cards. A tap on a player says that they act next. */
export function Seats({
  view,
  chosen,
  onTap,
}: {
  view: MischMaschView
  /** The seat that acts next although it is not on turn. */
  chosen: number | null
  onTap: (by: number) => void
}) {
  const t = useWords('table')
  const { names } = view
  return (
    <ul aria-label={t('seats')} className={`grid shrink-0 gap-1.5 pt-1.5 ${COLUMNS[names.length]}`}>
      {names.map((name, by) => (
        <li key={name} className="min-w-0">
          <Seat view={view} by={by} chosen={chosen === by} onTap={() => onTap(by)} />
        </li>
      ))}
    </ul>
  )
}

function Seat({ view, by, chosen, onTap }: { view: MischMaschView; by: number; chosen: boolean; onTap: () => void }) {
  const t = useWords('table')
  const own = useOwnWords(words)
  const language = useLanguage()
  const { names, table, need, drew } = view
  const name = names[by] ?? ''
  const { hand, place } = table.players[by] ?? { hand: 0, place: null }
  const isIn = place === null
  const where = usePlaceWords(place)
  const onTurn = table.turn === by
  const skips = need.skipped?.by === by
  const chances = table.chances.filter((chance) => chance.by === by)
  const late = chances.find(({ kind }) => kind !== 'interject')
  const gone = drew[by] ?? 0

  const say = (chance: MischMaschChance) =>
    chance.kind === 'interject'
      ? own('chance.interject', { card: spokenCard(chance.card, language) })
      : own(`chance.${chance.kind}`)
  const label = [
    name,
    where ?? (onTurn ? t('onTurn') : skips ? t('skips') : ''),
    isIn && t('inHand', { count: hand }),
    gone > 0 && own('drew', { count: gone }),
    ...chances.map(say),
  ]
  const frame = onTurn
    ? 'border-you bg-surface border-3'
    : chosen
      ? 'border-ink bg-surface border-3'
      : late
        ? 'border-half bg-half-soft border-2'
        : 'border-edge bg-surface border'

  return (
    <button
      type="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      disabled={!isIn}
      onClick={onTap}
      className={`relative flex h-full min-h-14 w-full flex-col items-center justify-center rounded-2xl px-1 py-1 ${frame} ${isIn ? '' : 'opacity-60'}`}
    >
      <SeatName name={name} onTurn={onTurn} struck={skips || place === 'left'} />
      <span className="text-xs text-quiet">
        {isIn ? (skips ? t('skips') : t('hand', { count: hand })) : place === 'left' ? '–' : t('place', { place })}
      </span>
      {late && <ChanceBadge>{own(`badge.${late.kind as 'follow' | 'play-drawn'}`)}</ChanceBadge>}
      {gone > 0 && <DrawsBadge count={gone} />}
    </button>
  )
}
