import { type Day, dayOf, startOf } from '@/lib/book/evening'
import type { Chosen } from '@/lib/book/result'
import { GAME_IDS, type GameId } from '@/lib/referee/game'
import { daysLater, isDay } from './day'

/** Which games are shown: as it is chosen, and as it stands in the address. */
export interface Filter {
  readonly game: GameId | null
  /** Persons' ids: games in which all of these sat. */
  readonly people: readonly string[]
  readonly time: TimeChoice
}

export type TimeChoice =
  | { readonly kind: 'all' | 'year' | 'days30' }
  /** Own dates, both included; open to that side where there is none. */
  | { readonly kind: 'own'; readonly from: Day; readonly to: Day }

export const EVERYTHING: Filter = { game: null, people: [], time: { kind: 'all' } }

/** Does it leave anything out? */
export function isFiltered({ game, people, time }: Filter): boolean {
  return game !== null || people.length > 0 || time.kind !== 'all'
}

/** Reads what `filterQuery` wrote; what is none of it does not matter. */
export function readFilter(query: Pick<URLSearchParams, 'get'>): Filter {
  const game = GAME_IDS.find((id) => id === query.get('game')) ?? null
  const people = (query.get('with') ?? '').split('.').filter(Boolean)
  return { game, people: [...new Set(people)], time: readTime(query.get('time') ?? '') }
}

function readTime(text: string): TimeChoice {
  if (text === 'year' || text === 'days30') return { kind: text }
  const [from, to, ...more] = text.split('..')
  if (from === undefined || to === undefined || more.length > 0) return { kind: 'all' }
  const day = (written: string) => (isDay(written) ? written : '')
  return { kind: 'own', from: day(from), to: day(to) }
}

/** The filter as the query of an address, "?game=mezza&time=year"; empty where nothing is left out. */
export function filterQuery({ game, people, time }: Filter): string {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  if (people.length > 0) query.set('with', people.join('.'))
  if (time.kind === 'own') query.set('time', `${time.from}..${time.to}`)
  else if (time.kind !== 'all') query.set('time', time.kind)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * What the book is asked for.
 *
 * @param now milliseconds since 1970.
 */
export function chosenOf({ game, people, time }: Filter, now: number): Chosen {
  const { from, to } = spanOf(time, now)
  return {
    ...(game && { game }),
    ...(people.length > 0 && { people }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

/** An evening that goes on after midnight is one evening: days begin at dawn. */
function spanOf(time: TimeChoice, now: number): { readonly from: number | null; readonly to: number | null } {
  switch (time.kind) {
    case 'all':
      return { from: null, to: null }
    case 'year':
      return { from: startOf(`${dayOf(now).slice(0, 4)}-01-01`), to: null }
    case 'days30':
      // Today is the thirtieth of them.
      return { from: startOf(daysLater(dayOf(now), -29)), to: null }
    case 'own':
      return {
        from: time.from ? startOf(time.from) : null,
        to: time.to ? startOf(daysLater(time.to, 1)) : null,
      }
  }
}
