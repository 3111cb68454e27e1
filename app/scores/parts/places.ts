import type { PersonRow, ResultSeat } from '@/lib/book/result'

/** Seats as a result is told: the first place first, who got none after those, who gave up last. */
export function inPlaces<Seat extends Pick<ResultSeat, 'place'>>(seats: readonly Seat[]): readonly Seat[] {
  const worth = ({ place }: Seat) => (place === 'left' ? Number.POSITIVE_INFINITY : (place ?? Number.MAX_VALUE))
  return seats.toSorted((one, other) => worth(one) - worth(other) || 0)
}

/** What somebody is called now, whatever the log of that evening says. */
export function nameOf(seat: Pick<ResultSeat, 'person' | 'name'>, people: ReadonlyMap<string, PersonRow>): string {
  return people.get(seat.person)?.name ?? seat.name
}
