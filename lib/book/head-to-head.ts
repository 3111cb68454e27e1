import { counting } from './counting'
import { type Book, theBook } from './database'
import type { Outcome } from './failure'
import type { Chosen } from './result'

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
