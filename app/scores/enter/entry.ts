import { countsPoints, type EntryFault, entryFault, placesEverybody, placesOf } from '@/lib/book/entered'
import { type Day, dayOf, startOf } from '@/lib/book/evening'
import type { ResultRow, ResultSeat } from '@/lib/book/result'
import type { EnteredGame } from '@/lib/book/results'
import type { GameId } from '@/lib/referee/game'
import { isDay } from '../parts/day'

type Place = ResultSeat['place']

/** Somebody in the form. */
export interface Player {
  readonly name: string
  /** As chosen; null: none. */
  readonly place: Place
  /** As typed. */
  readonly points: string
}

/** A game as it stands in the form. */
export interface Entry {
  readonly game: GameId
  readonly day: string
  /** Points decide. */
  readonly byPoints: boolean
  readonly players: readonly Player[]
}

/** Somebody new: where a game places everybody, who is named next came in next; else only the first has won. */
export function joined(entry: Entry, name: string): Entry {
  const next = entry.players.length + 1
  const place = next === 1 || placesEverybody(entry.game) ? next : null
  return { ...entry, players: [...entry.players, { name, place, points: '' }] }
}

/** The places as they are, or as the points give them; null where a number is missing. */
export function placesIn({ game, byPoints, players }: Entry): readonly Place[] | null {
  if (!byPoints || !countsPoints(game)) return players.map(({ place }) => place)
  const points = players.map((player) => (player.place === 'left' ? null : pointsOf(player)))
  return points.some((value, index) => value === null && players[index]?.place !== 'left')
    ? null
    : placesOf(game, points)
}

function pointsOf({ points }: Player): number | null {
  return /^\s*[-−]?\d{1,6}\s*$/.test(points) ? Number(points.replace('−', '-')) : null
}

/** Before that nobody has played who is in the book: a year like 1026 is a slip. */
const FIRST_DAY: Day = '1900-01-01'

/**
 * What is still missing.
 *
 * @param today the evening it is: later nobody has played, and a year like 2062 is a slip.
 */
export function faultIn(entry: Entry, today: Day): EntryFault | 'day' | 'points' | null {
  if (!isDay(entry.day) || entry.day < FIRST_DAY || entry.day > today) return 'day'
  if (entry.players.length < 2) return 'too-few'
  const places = placesIn(entry)
  return places === null ? 'points' : entryFault(places)
}

/** An evening that is over began to end about then, if nobody said when. */
const HOURS_AFTER_DAWN = 15

/**
 * The form as the book takes it.
 *
 * @param now milliseconds since 1970.
 * @param before what is corrected: on the same day it keeps its hour.
 */
export function enteredOf(entry: Entry, now: number, before?: Pick<ResultRow, 'ended'>): EnteredGame {
  const places = placesIn(entry) ?? []
  const isByPoints = entry.byPoints && countsPoints(entry.game)
  return {
    game: entry.game,
    ended: timeOn(entry.day, now, before),
    seats: entry.players.map((player, seat) => ({
      name: player.name,
      place: places[seat] ?? null,
      points: isByPoints ? pointsOf(player) : null,
    })),
  }
}

function timeOn(day: Day, now: number, before: Pick<ResultRow, 'ended'> | undefined): number {
  if (before && dayOf(before.ended) === day) return before.ended
  if (dayOf(now) === day) return now
  const at = new Date(startOf(day))
  at.setHours(at.getHours() + HOURS_AFTER_DAWN)
  return at.getTime()
}

/** A game that stands in the book, to be corrected. */
export function entryOf({ game, ended, seats }: ResultRow, nameOf: (seat: ResultSeat) => string): Entry {
  return {
    game,
    day: dayOf(ended),
    byPoints: seats.some(({ points }) => points !== null),
    players: seats.map((seat) => ({
      name: nameOf(seat),
      place: seat.place,
      points: seat.points === null ? '' : String(seat.points),
    })),
  }
}
