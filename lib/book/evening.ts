/** Nights belong to the evening before: hours after midnight. */
const DAWN = 5

/** A day where we are, as `2026-11-20`. */
export type Day = string

/** The evening a time counts for, where we are: until five in the morning that of the day before. */
export function dayOf(time: number): Day {
  const date = new Date(time)
  date.setHours(date.getHours() - DAWN)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The time at which a day's evenings begin to count, in milliseconds since 1970: at five in the morning. */
export function startOf(day: Day): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, DAWN).getTime()
}
