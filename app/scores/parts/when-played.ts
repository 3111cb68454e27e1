import { moment } from '@/app/parts/moment'
import { dayOf, startOf } from '@/lib/book/evening'
import type { ResultRow } from '@/lib/book/result'

const DAY = 86_400_000

/** A time by which a game is dated. Of one that was entered by hand only the evening is known, also after midnight. */
export function datedBy({ source, ended }: Pick<ResultRow, 'source' | 'ended'>): number {
  return source === 'hand' ? startOf(dayOf(ended)) : ended
}

/**
 * When a game was, as one says it: as `moment`, but of a game entered by hand the day alone.
 *
 * @param now milliseconds since 1970.
 * @param locale BCP 47 tag.
 */
export function whenPlayed(row: Pick<ResultRow, 'source' | 'ended'>, now: number, locale: string): string {
  const at = datedBy(row)
  // Rounded, because a day on which the clocks change is not 24 hours long.
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  if (row.source === 'table' || days < 0 || days > 6) return moment(at, now, locale)
  if (days < 2) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  return new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at)
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
