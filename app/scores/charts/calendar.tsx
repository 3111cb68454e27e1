'use client'

import { useMemo, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { localeOf } from '@/app/parts/moment'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Day } from '@/lib/book/evening'
import type { Chosen, PersonRow } from '@/lib/book/result'
import { useDates } from '../parts/use-dates'
import { StepButton } from '../plot/step-button'
import { DayGames } from './day-games'
import { firstWeekday, type Month, monthOf, noonOf, weeksOf } from './month'
import { words } from './words'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** Which evenings were game evenings: a year at a glance, one of its months large, and the games of a day. */
export function Calendar({
  days,
  question,
  chosen,
  people,
}: {
  /** How many games each evening had, in order; at least one. */
  days: ReadonlyMap<Day, number>
  /** What `chosen` depends on. */
  question: string
  /** Which games count. */
  chosen: () => Chosen
  people: ReadonlyMap<string, PersonRow>
}) {
  const t = useOwnWords(words)
  const date = useDates()
  const latest = [...days.keys()].at(-1) as Day
  const [day, setDay] = useState<Day | null>(latest)
  const [{ year, month }, setMonth] = useState<Month>(() => monthOf(latest))
  const first = firstWeekday(localeOf(useLanguage()))
  const years = useMemo(() => [...days.keys()].map((one) => monthOf(one).year), [days])
  const [from, to] = [years[0] as number, years.at(-1) as number]
  const monthName = (one: number, style: 'long' | 'short') => date(new Date(year, one, 1, 12), { month: style })
  const ofYear = [...days].filter(([one]) => monthOf(one).year === year)
  const counts = MONTHS.map((one) => sumOf(ofYear.filter(([at]) => monthOf(at).month === one)))
  const fullest = counts.indexOf(Math.max(...counts))

  return (
    <section aria-labelledby="calendar" className="flex min-w-0 flex-col gap-2">
      <div>
        <h2 id="calendar" className="text-lg font-bold">
          {t('calendar')}
        </h2>
        <p className="text-sm text-quiet text-pretty">
          <span className="text-ink">
            {ofYear.length === 0
              ? t('emptyYear')
              : `${t('summary', { games: sumOf(ofYear), days: ofYear.length })} ${t('fullest', { month: monthName(fullest, 'long'), count: counts[fullest] ?? 0 })}`}
          </span>{' '}
          {t('legend')}.
        </p>
      </div>
      <div className="flex items-center gap-1">
        <StepButton
          label={t('yearBack')}
          to={year > from ? year - 1 : undefined}
          onMove={(to) => setMonth({ year: to, month })}
        >
          <Icon name="back" />
        </StepButton>
        <p aria-live="polite" className="flex-1 text-center text-lg font-bold">
          {year}
        </p>
        <StepButton
          label={t('yearForth')}
          to={year < to ? year + 1 : undefined}
          onMove={(to) => setMonth({ year: to, month })}
        >
          <Icon name="forth" />
        </StepButton>
      </div>
      <ul aria-label={t('months')} className="grid grid-cols-4 gap-1.5 flat:grid-cols-6">
        {MONTHS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === month}
              aria-label={t('monthTile', { month: monthName(one, 'long'), count: counts[one] ?? 0 })}
              className={`flex w-full flex-col gap-1 rounded-xl border-2 bg-surface p-1.5 ${one === month ? 'border-you' : 'border-edge'}`}
              onClick={() => setMonth({ year, month: one })}
            >
              <span aria-hidden="true" className="flex justify-between text-xs leading-none">
                <span className={counts[one] ? 'font-bold' : 'text-quiet'}>{monthName(one, 'short')}</span>
                {counts[one] ? <span className="text-quiet">{counts[one]}</span> : null}
              </span>
              <SmallMonth weeks={weeksOf({ year, month: one }, first)} days={days} />
            </button>
          </li>
        ))}
      </ul>
      <LargeMonth
        title={date(new Date(year, month, 1, 12), { month: 'long', year: 'numeric' })}
        weeks={weeksOf({ year, month }, first)}
        days={days}
        chosen={day}
        onDay={setDay}
      />
      {day && monthOf(day).year === year && monthOf(day).month === month ? (
        <DayGames key={`${day}${question}`} day={day} question={question} chosen={chosen} people={people} />
      ) : (
        <p className="text-sm text-quiet">{t('dayHint')}</p>
      )}
    </section>
  )
}

const sumOf = (days: readonly (readonly [Day, number])[]) => days.reduce((sum, [, count]) => sum + count, 0)

/** Half the side of a day's square, in squares of 1; beyond three games it grows no more. */
const half = (count: number) => 0.2 + 0.08 * Math.min(3, count)

/** A month as small as can be: a square for each evening, the larger the more games it had. */
function SmallMonth({ weeks, days }: { weeks: ReturnType<typeof weeksOf>; days: ReadonlyMap<Day, number> }) {
  return (
    <svg viewBox="0 0 7 6" className="w-full" aria-hidden="true">
      {weeks.flatMap((week, row) =>
        week.map((day, column) => {
          if (!day) return null
          const count = days.get(day) ?? 0
          const side = count > 0 ? half(count) : 0.07
          return (
            <rect
              key={day}
              x={column + 0.5 - side}
              y={row + 0.5 - side}
              width={2 * side}
              height={2 * side}
              rx={side / 2}
              className={count > 0 ? 'fill-you' : 'fill-faint'}
            />
          )
        }),
      )}
    </svg>
  )
}

function LargeMonth({
  title,
  weeks,
  days,
  chosen,
  onDay,
}: {
  title: string
  weeks: ReturnType<typeof weeksOf>
  days: ReadonlyMap<Day, number>
  chosen: Day | null
  onDay: (day: Day) => void
}) {
  const t = useOwnWords(words)
  const date = useDates()
  const names = (weeks[1] ?? []).map((day) => day && noonOf(day))
  return (
    <table className="-mx-3 w-[calc(100%+1.5rem)] table-fixed border-collapse flat:mx-0 flat:w-full">
      <caption className="pt-1 pb-1 text-center font-bold">{title}</caption>
      <thead>
        <tr>
          {names.map(
            (day) =>
              day && (
                <th key={day.getDay()} scope="col" className="py-1 text-center text-xs font-normal text-quiet">
                  <span aria-hidden="true">{date(day, { weekday: 'short' })}</span>
                  <span className="sr-only">{date(day, { weekday: 'long' })}</span>
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => {
              const count = day ? (days.get(day) ?? 0) : 0
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its weekday
                <td key={column} className="p-0 text-center">
                  {day && count > 0 ? (
                    <button
                      type="button"
                      aria-pressed={day === chosen}
                      aria-label={t('dayButton', { date: date(noonOf(day), { dateStyle: 'full' }), count })}
                      className="flex h-12 w-full items-center justify-center rounded-xl"
                      onClick={() => onDay(day)}
                    >
                      <span
                        className={`flex size-11 flex-col items-center justify-center rounded-xl leading-none ${day === chosen ? 'bg-you text-on-you' : 'border-2 border-you bg-surface text-you'}`}
                      >
                        <span className="font-bold">{noonOf(day).getDate()}</span>
                        <span className="mt-0.5 flex gap-0.5">
                          {Array.from({ length: Math.min(4, count) }, (_, dot) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: dots differ in nothing
                            <span key={dot} className="size-1.5 rounded-full bg-current" />
                          ))}
                          {count > 4 && <span className="text-xs">+</span>}
                        </span>
                      </span>
                    </button>
                  ) : (
                    <span className="flex h-12 items-center justify-center text-sm text-quiet">
                      {day && noonOf(day).getDate()}
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
