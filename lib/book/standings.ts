import { counting } from './counting'
import { type Book, theBook } from './database'
import type { Outcome } from './failure'
import { type Ledger, SEEN, UNSEEN } from './ledger'
import { type Rating, ratingOf } from './ratings'
import type { Chosen, Seen } from './result'

export { type HeadToHead, headToHead } from './head-to-head'
export { type Evening, type Feat, type Highlights, highlights } from './highlights'
export { calendar, type HistoryPoint, placesHistory, type RatingPoint, ratingHistory } from './histories'
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
