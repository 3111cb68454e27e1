import { chosenOf } from './choice'
import { type Book, theBook } from './database'
import { type Day, dayOf } from './evening'
import type { Outcome } from './failure'
import { type Ledger, SEEN, UNSEEN } from './ledger'
import { theLedger } from './ledger-store'
import { type Rating, ratingOf } from './ratings'
import type { Chosen, Seen } from './result'

export type { Rating } from './ratings'

/** How somebody stands in a choice of games. */
export interface Standing {
  /** The person's id. */
  readonly person: string
  readonly games: number
  readonly wins: number
  /** Over the games in which somebody got a place; who got none came after those, who left last. Null: there is none. */
  readonly averagePlace: number | null
  /** Games won one after the other: up to now, and at most. */
  readonly streak: { readonly now: number; readonly longest: number }
  /** Sum of the games' own points; null where no game counted any. */
  readonly points: number | null
  /** Mau Mau's ranking points (mau-mau.md U7.4); null without a game of Mau Mau. */
  readonly rankingPoints: number | null
  /**
   * After the last of the chosen games. It knows everything played before, too: of the chosen game alone, of all games
   * where none is chosen. Whose games are chosen and from when on decides what is counted, not what is known.
   */
  readonly rating: Rating
  /** What the referee saw, in games that it saw; null where there is none. */
  readonly seen: Seen | null
}

/** Everybody who sat at one of the chosen games, the best rating first. */
export function standings(chosen: Chosen = {}, book: Book = theBook()): Promise<Outcome<readonly Standing[]>> {
  return counting(chosen, book, (ledger, results) => {
    const tallies = new Map<number, Tally>()
    for (const result of results) {
      for (let seat = ledger.first[result] as number; seat < (ledger.first[result + 1] as number); seat++) {
        const person = ledger.person[seat] as number
        const tally = tallies.get(person) ?? new Tally()
        tallies.set(person, tally)
        tally.add(ledger, seat)
      }
    }
    const alone = chosen.game !== undefined
    return [...tallies]
      .map(([person, tally]) => tally.standing(ledger, ledger.people[person] as string, alone))
      .sort((a, b) => b.rating.shown - a.rating.shown || b.games - a.games || (a.person < b.person ? -1 : 1))
  })
}

/** One person's games, counted. */
class Tally {
  private games = 0
  private wins = 0
  private ranked = 0
  private places = 0
  private now = 0
  private longest = 0
  private points: number | null = null
  private ranking: number | null = null
  private readonly seen: number[] = SEEN.map(() => 0)
  private wasSeen = false
  private last = 0

  add(ledger: Ledger, seat: number): void {
    this.games++
    this.last = seat
    const rank = ledger.rank[seat] as number
    if (rank > 0) {
      this.ranked++
      this.places += rank
    }
    this.now = ledger.place[seat] === 1 ? this.now + 1 : 0
    if (this.now > 0) this.wins++
    this.longest = Math.max(this.longest, this.now)
    const points = ledger.points[seat] as number
    if (!Number.isNaN(points)) this.points = (this.points ?? 0) + points
    const ranking = ledger.ranking[seat] as number
    if (!Number.isNaN(ranking)) this.ranking = (this.ranking ?? 0) + ranking
    const from = seat * SEEN.length
    if (ledger.seen[from] === UNSEEN) return
    this.wasSeen = true
    for (let i = 0; i < SEEN.length; i++) this.seen[i] = (this.seen[i] as number) + (ledger.seen[from + i] as number)
  }

  standing(ledger: Ledger, person: string, alone: boolean): Standing {
    const [mu, sigma] = alone ? [ledger.gameMu, ledger.gameSigma] : [ledger.mu, ledger.sigma]
    return {
      person,
      games: this.games,
      wins: this.wins,
      averagePlace: this.ranked > 0 ? this.places / this.ranked : null,
      streak: { now: this.now, longest: this.longest },
      points: this.points,
      rankingPoints: this.ranking,
      rating: ratingOf({ mu: mu[this.last] as number, sigma: sigma[this.last] as number }),
      seen: this.wasSeen ? seenOf(this.seen) : null,
    }
  }
}

const seenOf = (counts: readonly number[]) =>
  Object.fromEntries(SEEN.map((key, i) => [key, counts[i]])) as unknown as Seen

/** Two people's games with each other. */
export interface HeadToHead {
  /** In which both sat, as partners or against each other. */
  readonly games: number
  /** Games that `one` came out of before `other`, after, and level. */
  readonly ahead: number
  readonly behind: number
  readonly level: number
  readonly wins: { readonly one: number; readonly other: number }
  /** Of the games, those in which they were partners; they count as neither ahead, behind, nor level. */
  readonly together: number
}

export function headToHead(
  one: string,
  other: string,
  chosen: Chosen = {},
  book: Book = theBook(),
): Promise<Outcome<HeadToHead>> {
  const both = { ...chosen, people: [...(chosen.people ?? []), one, other] }
  return counting(both, book, (ledger, results, numberOf) => {
    const count = { games: results.length, ahead: 0, behind: 0, level: 0, together: 0 }
    const wins = { one: 0, other: 0 }
    const [first, second] = [numberOf(one), numberOf(other)]
    for (const result of results) {
      const from = ledger.first[result] as number
      const people = ledger.person.subarray(from, ledger.first[result + 1])
      const [mine, theirs] = [people.indexOf(first), people.indexOf(second)]
      if (ledger.place[from + mine] === 1) wins.one++
      if (ledger.place[from + theirs] === 1) wins.other++
      const lead = (ledger.rank[from + theirs] as number) - (ledger.rank[from + mine] as number)
      if (ledger.pairs[result] === 1 && Math.abs(mine - theirs) === 2) count.together++
      else if (ledger.rank[from + mine] === 0) continue
      else if (lead > 0) count.ahead++
      else if (lead < 0) count.behind++
      else count.level++
    }
    return { ...count, wins }
  })
}

/** What somebody had reached after one game. */
export interface HistoryPoint {
  /** The result's id. */
  readonly result: string
  readonly ended: number
  readonly value: number
}

/** A rating after one game: `value` is what is shown, which somebody has surely reached. */
export interface RatingPoint extends HistoryPoint {
  /** The best guess, in the same points: the surer it is, the nearer to what is shown. */
  readonly guess: number
}

/** By person the ratings after each of the chosen games, in order. As in `standings`, they know every game. */
export function ratingHistory(
  chosen: Chosen = {},
  book: Book = theBook(),
): Promise<Outcome<ReadonlyMap<string, readonly RatingPoint[]>>> {
  return history(chosen, book, (ledger, seat) => {
    const [mus, sigmas] = chosen.game === undefined ? [ledger.mu, ledger.sigma] : [ledger.gameMu, ledger.gameSigma]
    const [mu, sigma] = [mus[seat] as number, sigmas[seat] as number]
    return { value: ratingOf({ mu, sigma }).shown, guess: ratingOf({ mu, sigma: 0 }).shown }
  })
}

/** By person the places in the chosen games, in order; games without places are left out. */
export function placesHistory(
  chosen: Chosen = {},
  book: Book = theBook(),
): Promise<Outcome<ReadonlyMap<string, readonly HistoryPoint[]>>> {
  return history(chosen, book, (ledger, seat) => {
    const value = ledger.rank[seat]
    return value ? { value } : null
  })
}

function history<Read extends { readonly value: number }>(
  chosen: Chosen,
  book: Book,
  read: (ledger: Ledger, seat: number) => Read | null,
) {
  return counting(chosen, book, (ledger, results) => {
    const found = new Map<string, (HistoryPoint & Read)[]>()
    for (const result of results) {
      for (let seat = ledger.first[result] as number; seat < (ledger.first[result + 1] as number); seat++) {
        const was = read(ledger, seat)
        if (was === null) continue
        const person = ledger.people[ledger.person[seat] as number] as string
        const points = found.get(person)
        const point = { result: ledger.ids[result] as string, ended: ledger.ended[result] as number, ...was }
        if (points) points.push(point)
        else found.set(person, [point])
      }
    }
    return found
  })
}

/** How many of the chosen games each evening had, in order. */
export function calendar(chosen: Chosen = {}, book: Book = theBook()): Promise<Outcome<ReadonlyMap<Day, number>>> {
  return counting(chosen, book, (ledger, results) => {
    const days = new Map<Day, number>()
    for (const result of results) {
      const day = dayOf(ledger.ended[result] as number)
      days.set(day, (days.get(day) ?? 0) + 1)
    }
    return days
  })
}

/** The most of something that one person did in one game. */
export interface Feat {
  readonly result: string
  readonly person: string
  readonly count: number
}

/** An evening, and how long its games took on average; milliseconds, null where nobody knows. */
export interface Evening {
  readonly day: Day
  readonly games: number
  readonly pace: number | null
}

/** What was remarkable in a choice of games; null where nothing was. Of equals the first. */
export interface Highlights {
  /** Milliseconds from its beginning to its end. */
  readonly fastestGame: { readonly result: string; readonly ms: number } | null
  /** Of evenings with two games or more whose length is known. */
  readonly fastestEvening: Evening | null
  /** With most games. */
  readonly fullestEvening: Evening | null
  readonly longestStreak: { readonly person: string; readonly wins: number } | null
  readonly most: { readonly [Key in keyof Seen]: Feat | null }
}

export function highlights(chosen: Chosen = {}, book: Book = theBook()): Promise<Outcome<Highlights>> {
  return counting(chosen, book, (ledger, results) => {
    let fastestGame: Highlights['fastestGame'] = null
    let longestStreak: Highlights['longestStreak'] = null
    const streaks = new Map<number, number>()
    const evenings = new Map<Day, { games: number; timed: number; ms: number }>()
    const most: (Feat | null)[] = SEEN.map(() => null)
    for (const result of results) {
      const id = ledger.ids[result] as string
      const ended = ledger.ended[result] as number
      const day = dayOf(ended)
      const evening = evenings.get(day) ?? { games: 0, timed: 0, ms: 0 }
      evenings.set(day, evening)
      evening.games++
      const ms = ended - (ledger.began[result] as number)
      if (ms > 0) {
        evening.timed++
        evening.ms += ms
        if (!fastestGame || ms < fastestGame.ms) fastestGame = { result: id, ms }
      }
      for (let seat = ledger.first[result] as number; seat < (ledger.first[result + 1] as number); seat++) {
        const number = ledger.person[seat] as number
        const person = ledger.people[number] as string
        const wins = ledger.place[seat] === 1 ? (streaks.get(number) ?? 0) + 1 : 0
        streaks.set(number, wins)
        if (wins > (longestStreak?.wins ?? 0)) longestStreak = { person, wins }
        for (let i = 0; i < SEEN.length; i++) {
          const count = ledger.seen[seat * SEEN.length + i] as number
          if (count !== UNSEEN && count > (most[i]?.count ?? 0)) most[i] = { result: id, person, count }
        }
      }
    }
    const days = [...evenings].map(([day, { games, timed, ms }]) => ({
      day,
      games,
      timed,
      pace: timed > 0 ? ms / timed : null,
    }))
    const bestOf = (found: typeof days, worth: (evening: (typeof days)[number]) => number): Evening | null => {
      const best = found.reduce<(typeof days)[number] | null>(
        (top, next) => (top && worth(top) >= worth(next) ? top : next),
        null,
      )
      return best && { day: best.day, games: best.games, pace: best.pace }
    }
    return {
      fastestGame,
      fastestEvening: bestOf(
        days.filter(({ timed }) => timed > 1),
        ({ pace }) => -(pace ?? 0),
      ),
      fullestEvening: bestOf(days, ({ games }) => games),
      longestStreak,
      most: Object.fromEntries(SEEN.map((key, i) => [key, most[i]])) as unknown as Highlights['most'],
    }
  })
}

/** Counts over the chosen results. `numberOf`: what the ledger calls a person. */
async function counting<Value>(
  chosen: Chosen,
  book: Book,
  count: (ledger: Ledger, results: readonly number[], numberOf: (person: string) => number) => Value,
): Promise<Outcome<Value>> {
  const made = await theLedger(book)
  if (!made.ok) return made
  const { ledger, rootOf } = made.value
  const value = count(ledger, chosenOf(made.value, chosen), (person) => ledger.people.indexOf(rootOf(person)))
  return { ok: true, value }
}
