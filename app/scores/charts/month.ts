import type { Day } from '@/lib/book/evening'

/** A month of a year, from 0. */
export interface Month {
  readonly year: number
  readonly month: number
}

export const monthOf = (day: Day): Month => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { year, month: month - 1 }
}

const two = (value: number) => String(value).padStart(2, '0')

const dayName = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(date)}`

/**
 * The weeks of a month as a calendar has them; null for days of other months.
 *
 * @param first the first day of a week: 0 is Sunday.
 */
export function weeksOf({ year, month }: Month, first: number): readonly (readonly (Day | null)[])[] {
  const days = new Date(year, month + 1, 0).getDate()
  const before = (new Date(year, month, 1).getDay() - first + 7) % 7
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = 7 * week + weekday - before + 1
      return date >= 1 && date <= days ? dayName(year, month, date) : null
    }),
  )
}

/** Noon of a day, where we are: a time that is surely in it, to be named. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The day after. */
export function dayAfter(day: Day): Day {
  const noon = noonOf(day)
  const next = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + 1)
  return dayName(next.getFullYear(), next.getMonth(), next.getDate())
}

/** On which day weeks begin where a language is spoken: 0 is Sunday. Monday where the browser does not know. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number }
    getWeekInfo?(): { readonly firstDay: number }
  }
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7
}
