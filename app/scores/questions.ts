import { listPeople } from '@/lib/book/people'
import { countResults } from '@/lib/book/results'
import { highlights, standings } from '@/lib/book/standings'
import { chosenOf, type Filter, filterQuery } from './parts/filter'

/** What the book's first page asks, each with its name among the answers that are kept. */
export function questionsOf(filter: Filter) {
  const query = filterQuery(filter)
  const chosen = () => chosenOf(filter, Date.now())
  return {
    people: { question: 'people', ask: () => listPeople() },
    count: { question: `count${query}`, ask: () => countResults(chosen()) },
    standings: { question: `standings${query}`, ask: () => standings(chosen()) },
    highlights: { question: `highlights${query}`, ask: () => highlights(chosen()) },
  } as const
}
