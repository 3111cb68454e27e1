'use client'

import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { dayOf } from '@/lib/book/evening'
import type { PersonRow } from '@/lib/book/result'
import { GAME_IDS, type GameId } from '@/lib/referee/game'
import { words } from '../words'
import { DayField } from './day-field'
import { Face } from './face'
import { EVERYTHING, type Filter, isFiltered, type TimeChoice } from './filter'
import { useMerged } from './use-merged'

const TIMES = ['all', 'year', 'days30', 'own'] as const

/** Which games count: by game, by time, by who took part. Every change holds at once. */
export function Filters({
  filter,
  people,
  onFilter,
  children,
}: {
  filter: Filter
  people: readonly PersonRow[]
  onFilter: (filter: Filter) => void
  /** One more choice beside them. */
  children?: ReactNode
}) {
  const t = useOwnWords(words)
  const games = useWords('games')
  const panel = useId()
  const [choosing, setChoosing] = useState(false)
  const { game, time } = filter
  const strangers = people.length > 0 ? filter.people.filter((id) => people.every((person) => person.id !== id)) : []
  const known = people.filter(({ id }) => filter.people.includes(id))
  const chosen = [...known.map(({ name }) => name), ...strangers.map(() => t('stranger'))]
  useMerged(filter, people, onFilter)

  return (
    <section aria-label={t('filters')} className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 flat:flex flat:flex-wrap">
        <Select
          label={t('game')}
          value={game ?? ''}
          isSet={game !== null}
          onChange={(value) => onFilter({ ...filter, game: (value || null) as GameId | null })}
        >
          <option value="">{t('allGames')}</option>
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {games(id)}
            </option>
          ))}
        </Select>
        <Select
          label={t('time')}
          value={time.kind}
          isSet={time.kind !== 'all'}
          onChange={(kind) => onFilter({ ...filter, time: timeOf(kind as TimeChoice['kind']) })}
        >
          {TIMES.map((kind) => (
            <option key={kind} value={kind}>
              {t(`times.${kind}`)}
            </option>
          ))}
        </Select>
        <button
          type="button"
          className={`chip justify-between gap-1 pr-2.5 pl-3.5 text-[0.9375rem] font-bold ${chosen.length > 0 ? 'border-2 border-you' : ''}`}
          aria-expanded={choosing}
          aria-controls={panel}
          aria-label={chosen.length > 0 ? undefined : t('people')}
          onClick={() => setChoosing(!choosing)}
        >
          <span className="line-clamp-2">
            {chosen.length > 0 ? t('with', { names: chosen.join(', ') }) : t('everybody')}
          </span>
          <Icon name={choosing ? 'up' : 'down'} className="size-5 shrink-0" />
        </button>
        {children}
        {isFiltered(filter) && (
          <button
            type="button"
            className="chip justify-self-start bg-transparent"
            onClick={() => {
              setChoosing(false)
              onFilter(EVERYTHING)
            }}
          >
            <Icon name="cross" className="size-5" />
            {t('reset')}
          </button>
        )}
      </div>
      {time.kind === 'own' && <OwnDates time={time} onTime={(changed) => onFilter({ ...filter, time: changed })} />}
      <div id={panel} hidden={!choosing}>
        {choosing && (
          <fieldset className="min-w-0 rounded-2xl border border-edge bg-surface p-3">
            <legend className="sr-only">{t('people')}</legend>
            <ul className="flex flex-wrap gap-2">
              {people.map((person) => {
                const isChosen = filter.people.includes(person.id)
                const others = filter.people.filter((id) => id !== person.id)
                return (
                  <li key={person.id} className="min-w-0">
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      className={`chip py-1 pl-1 ${isChosen ? 'border-transparent bg-you text-on-you' : ''}`}
                      onClick={() => onFilter({ ...filter, people: isChosen ? others : [...others, person.id] })}
                    >
                      <Face person={person} className="size-10 text-lg" />
                      {person.name}
                    </button>
                  </li>
                )
              })}
            </ul>
            <p className="mt-2 text-sm text-quiet">{t('withHint')}</p>
          </fieldset>
        )}
      </div>
    </section>
  )
}

/** Own dates begin with today, so that there is something to change. */
function timeOf(kind: TimeChoice['kind']): TimeChoice {
  return kind === 'own' ? { kind, from: '', to: dayOf(Date.now()) } : { kind }
}

function OwnDates({
  time,
  onTime,
}: {
  time: Extract<TimeChoice, { kind: 'own' }>
  onTime: (time: TimeChoice) => void
}) {
  const t = useOwnWords(words)
  return (
    <div className="flex gap-2">
      <DayField label={t('from')} value={time.from} max={time.to} onChange={(from) => onTime({ ...time, from })} />
      <DayField label={t('to')} value={time.to} min={time.from} onChange={(to) => onTime({ ...time, to })} />
    </div>
  )
}

/** One of a few, as the phone itself offers it: a chip that opens the phone's own list. */
export function Select({
  label,
  value,
  isSet = false,
  onChange,
  children,
}: {
  label: string
  value: string
  /** Leaves something out, which must not be overlooked. */
  isSet?: boolean
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <span className="relative flex min-w-0">
      <select
        aria-label={label}
        className={`chip w-full appearance-none truncate pr-8 pl-3.5 text-[0.9375rem] font-bold ${isSet ? 'border-2 border-you' : ''}`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-3.5 right-2.5 size-5" />
    </span>
  )
}
