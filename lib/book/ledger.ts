import { mauMauRankingPoints } from '@/lib/games/ranking'
import { GAME_IDS } from '@/lib/referee/game'
import type { Breathe } from './pause'
import { canBePairs, ranksOf } from './places'
import { NEWCOMER, rated, type Skill } from './ratings'
import type { ResultRow, ResultSeat, Seen } from './result'

/** What is counted of a seat, in the order of the columns of `seen`. */
export const SEEN: readonly (keyof Seen)[] = ['illegal', 'proven', 'snatches', 'quickPlays', 'pickUps']

/** A place that is none. */
const NO_PLACE = 0
const LEFT = 255

/** A count that nobody made. */
export const UNSEEN = 0xffff

/**
 * All results that count, in the order in which they were played, in columns: what standings are counted from, and what
 * the ratings were after each game. Result number i has the seats from `first[i]` to `first[i + 1]`.
 */
export interface Ledger {
  /** The results' ids. */
  readonly ids: readonly string[]
  /** The ids of everybody who played, at first sight; seats name them by their number here. */
  readonly people: readonly string[]
  /** By result: its number in GAME_IDS, when it ended and began (NaN: nobody knows), its first seat. */
  readonly game: Uint8Array
  readonly ended: Float64Array
  readonly began: Float64Array
  readonly pairs: Uint8Array
  readonly first: Uint32Array
  /** By seat. */
  readonly person: Uint16Array
  readonly place: Uint8Array
  /** How the seats stand to each other (`ranksOf`); 0 where nothing can be said. */
  readonly rank: Uint8Array
  /** NaN where there are none. */
  readonly points: Float64Array
  /** U7.4; NaN in other games than Mau Mau. */
  readonly ranking: Float32Array
  /** SEEN.length numbers a seat; UNSEEN in games that the referee did not see. */
  readonly seen: Uint16Array
  /** After the game, of all games and of this game alone; what follows goes on from these, so single precision will do. */
  readonly mu: Float32Array
  readonly sigma: Float32Array
  readonly gameMu: Float32Array
  readonly gameSigma: Float32Array
}

/** Results as they follow each other: by when they ended, then by what they are, so that nobody's entering matters. */
export function inOrder(rows: readonly ResultRow[]): readonly ResultRow[] {
  const contents = new Map<ResultRow, string>()
  const contentOf = (row: ResultRow) => {
    const known = contents.get(row)
    if (known !== undefined) return known
    const made = JSON.stringify([row.game, row.seats.map(({ name, place, points }) => [name, place, points])])
    contents.set(row, made)
    return made
  }
  const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return rows.toSorted((a, b) => a.ended - b.ended || text(contentOf(a), contentOf(b)) || text(a.id, b.id))
}

/**
 * Writes the ledger of a book.
 *
 * @param rows in order (`inOrder`), without deleted ones.
 * @param rootOf by a seat's person whom that is by now.
 * @param breathe is asked between results, so that many do not block the page.
 * @param before a ledger that is right up to its first `kept` results; the rows follow those.
 */
export async function ledgerOf(
  rows: readonly ResultRow[],
  rootOf: (id: string) => string,
  breathe: Breathe,
  before?: { readonly ledger: Ledger; readonly kept: number },
): Promise<Ledger> {
  const kept = before?.kept ?? 0
  const keptSeats = before?.ledger.first[kept] ?? 0
  const results = kept + rows.length
  const seats = rows.reduce((sum, row) => sum + row.seats.length, keptSeats)
  const made = columns(results, seats)
  const people: string[] = []
  if (before) {
    // Named at first sight: those whom the kept seats name come first.
    const named = before.ledger.person.subarray(0, keptSeats).reduce((most, person) => Math.max(most, person + 1), 0)
    people.push(...before.ledger.people.slice(0, named))
    for (const name of BY_RESULT) made[name].set(before.ledger[name].subarray(0, kept) as never)
    for (const name of BY_SEAT) made[name].set(before.ledger[name].subarray(0, keptSeats) as never)
    made.first.set(before.ledger.first.subarray(0, kept + 1))
    made.seen.set(before.ledger.seen.subarray(0, keptSeats * SEEN.length))
  }
  const numbers = new Map(people.map((id, number) => [id, number]))
  const numberOf = (id: string) => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, people.length)
    return people.push(id) - 1
  }
  const skills = skillsAfter(made, kept)
  for (const [index, row] of rows.entries()) {
    const pause = breathe()
    if (pause) await pause
    const at = kept + index
    const from = made.first[at] as number
    made.first[at + 1] = from + row.seats.length
    made.game[at] = GAME_IDS.indexOf(row.game)
    made.ended[at] = row.ended
    made.began[at] = row.began ?? Number.NaN
    made.pairs[at] = isInPairs(row) ? 1 : 0
    for (const [i, seat] of row.seats.entries()) writeSeat(made, from + i, seat, numberOf(rootOf(seat.person)))
    const places = row.seats.map(({ place }) => place)
    ranksOf(places)?.forEach((rank, i) => {
      made.rank[from + i] = rank
    })
    if (row.game === 'mau-mau') made.ranking.set(rankingPointsOf(row), from)
    skills.follow(at)
  }
  const ids = [...(before?.ledger.ids.slice(0, kept) ?? []), ...rows.map(({ id }) => id)]
  return { ids, people, ...made }
}

function rankingPointsOf(row: ResultRow): readonly number[] {
  const players = row.seats.map(({ place }) => ({ hand: 0, points: 0, place }))
  return mauMauRankingPoints({ players }, isInPairs(row))
}

/** Archives could once bring pairs into games that have none: what cannot be is not counted so. */
function isInPairs({ game, seats, pairs }: ResultRow): boolean {
  return pairs === true && canBePairs(game, seats.length)
}

const BY_RESULT = ['game', 'ended', 'began', 'pairs'] as const
const BY_SEAT = ['person', 'place', 'rank', 'points', 'ranking', 'mu', 'sigma', 'gameMu', 'gameSigma'] as const

type Columns = Omit<Ledger, 'ids' | 'people'>

function columns(results: number, seats: number): Columns {
  const floats = () => new Float32Array(seats)
  return {
    game: new Uint8Array(results),
    ended: new Float64Array(results),
    began: new Float64Array(results),
    pairs: new Uint8Array(results),
    first: new Uint32Array(results + 1),
    person: new Uint16Array(seats),
    place: new Uint8Array(seats),
    rank: new Uint8Array(seats),
    points: new Float64Array(seats),
    ranking: floats().fill(Number.NaN),
    seen: new Uint16Array(seats * SEEN.length),
    mu: floats(),
    sigma: floats(),
    gameMu: floats(),
    gameSigma: floats(),
  }
}

function writeSeat(to: Columns, at: number, { place, points, seen }: ResultSeat, person: number): void {
  to.person[at] = person
  to.place[at] = place === 'left' ? LEFT : (place ?? NO_PLACE)
  to.points[at] = points ?? Number.NaN
  SEEN.forEach((key, i) => {
    to.seen[at * SEEN.length + i] = Math.min(seen?.[key] ?? UNSEEN, UNSEEN)
  })
}

/** Follows results from the first `kept` on, of which everything is written, and writes what each teaches. */
function skillsAfter(columns: Columns, kept: number): { follow(result: number): void } {
  const { first, person, game } = columns
  /** By person the seat where they sat last: in any game, and by game. */
  const anywhere: number[] = []
  const alone = new Map<number, number[]>()
  const aloneAt = (result: number): number[] => {
    const number = game[result] as number
    const known = alone.get(number) ?? []
    alone.set(number, known)
    return known
  }
  const note = (result: number) => {
    const here = aloneAt(result)
    for (let seat = first[result] as number; seat < (first[result + 1] as number); seat++) {
      anywhere[person[seat] as number] = seat
      here[person[seat] as number] = seat
    }
  }
  for (let result = 0; result < kept; result++) note(result)

  const learn = (last: readonly number[], result: number, mu: Float32Array, sigma: Float32Array) => {
    const from = first[result] as number
    const seats = Array.from({ length: (first[result + 1] as number) - from }, (_, i) => from + i)
    const ranks = seats.map((seat) => columns.rank[seat] as number)
    const before = seats.map((seat): Skill => {
      const at = last[person[seat] as number]
      return at === undefined ? NEWCOMER : { mu: mu[at] as number, sigma: sigma[at] as number }
    })
    const after = ranks.includes(0) ? before : rated(before, ranks, columns.pairs[result] === 1)
    for (const [i, skill] of after.entries()) {
      mu[from + i] = skill.mu
      sigma[from + i] = skill.sigma
    }
  }
  return {
    follow(result) {
      learn(anywhere, result, columns.mu, columns.sigma)
      learn(aloneAt(result), result, columns.gameMu, columns.gameSigma)
      note(result)
    },
  }
}
