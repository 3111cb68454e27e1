import { counting } from './counting'
import { type Book, theBook } from './database'
import { type Day, dayOf } from './evening'
import type { Outcome } from './failure'
import { SEEN, UNSEEN } from './ledger'
import type { Chosen, Seen } from './result'

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
