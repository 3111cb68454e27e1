import type { Outcome } from '@/lib/book/failure'
import { listPeople } from '@/lib/book/people'
import type { Chosen } from '@/lib/book/result'
import { countResults } from '@/lib/book/results'
import { highlights, type Standing, standings } from '@/lib/book/standings'
import { chosenOf, type Filter, filterQuery } from './parts/filter'

/** What the book's first page asks, each with its name among the answers that are kept. */
export function questionsOf(filter: Filter) {
  const query = filterQuery(filter)
  const chosen = () => chosenOf(filter, Date.now())
  return {
    people: { question: 'people', ask: () => listPeople() },
    standings: { question: `standings${query}`, ask: () => countedStandings(chosen()) },
    highlights: { question: `highlights${query}`, ask: () => highlights(chosen()) },
  } as const
}

interface CountedStandings {
  /** How many games they are made of. */
  readonly count: number
  readonly standings: readonly Standing[]
}

async function countedStandings(chosen: Chosen): Promise<Outcome<CountedStandings>> {
  const [count, found] = await Promise.all([countResults(chosen), standings(chosen)])
  if (!count.ok) return count
  return found.ok ? { ok: true, value: { count: count.value, standings: found.value } } : found
}
