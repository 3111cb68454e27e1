import { type Day, dayOf, startOf } from '@/lib/book/evening'

/** A day of the calendar, as date fields give it? They give "" for none, and addresses can hold anything. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(startOf(text)) === text
}

/** So many days later, or earlier. */
export function daysLater(day: Day, days: number): Day {
  const at = new Date(startOf(day))
  at.setDate(at.getDate() + days)
  return dayOf(at.getTime())
}
