'use client'

import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultSeat } from '@/lib/book/result'
import { Select } from '../parts/filters'
import type { Player } from './entry'
import { words } from './words'

/** Somebody who played: which place, or how many points; and away again. */
export function PlayerRow({
  player,
  place,
  seats,
  byPoints,
  onChange,
  onRemove,
}: {
  player: Player
  /** As chosen, or as the points give it. */
  place: ResultSeat['place']
  /** How many play. */
  seats: number
  byPoints: boolean
  onChange: (player: Player) => void
  onRemove: () => void
}) {
  const t = useOwnWords(words)
  const { name } = player
  const places = Array.from({ length: Math.max(seats, typeof place === 'number' ? place : 0) }, (_, index) => index + 1)
  return (
    <li
      className={`flex flex-wrap items-center gap-2 rounded-2xl border bg-surface py-1.5 pl-4 ${place === 1 ? 'border-2 border-you' : 'border-edge'}`}
    >
      <span className="min-w-32 flex-1 text-lg font-bold wrap-anywhere">{name}</span>
      <span className="flex items-center gap-1">
        {byPoints && player.place !== 'left' && (
          <input
            className="field w-24 px-3 text-right"
            inputMode="numeric"
            aria-label={t('pointsOf', { name })}
            placeholder={t('points0')}
            autoComplete="off"
            maxLength={7}
            value={player.points}
            onChange={({ currentTarget }) => onChange({ ...player, points: currentTarget.value })}
          />
        )}
        {byPoints ? (
          <Select
            label={t('placeOf', { name })}
            value={player.place === 'left' ? 'left' : ''}
            onChange={(value) => onChange({ ...player, place: value === 'left' ? 'left' : null })}
          >
            <option value="">{typeof place === 'number' ? t('place', { place }) : t('noPlace')}</option>
            <option value="left">{t('left')}</option>
          </Select>
        ) : (
          <Select
            label={t('placeOf', { name })}
            value={String(place ?? '')}
            onChange={(value) => onChange({ ...player, place: placeOf(value) })}
          >
            <option value="">{t('noPlace')}</option>
            {places.map((number) => (
              <option key={number} value={number}>
                {t('place', { place: number })}
              </option>
            ))}
            <option value="left">{t('left')}</option>
          </Select>
        )}
        <button type="button" className="icon-button" aria-label={t('remove', { name })} onClick={onRemove}>
          <Icon name="cross" className="size-5" />
        </button>
      </span>
    </li>
  )
}

function placeOf(value: string): ResultSeat['place'] {
  return value === 'left' ? 'left' : value === '' ? null : Number(value)
}
