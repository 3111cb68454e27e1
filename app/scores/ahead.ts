import { askAhead } from './parts/asked'
import { EVERYTHING } from './parts/filter'
import { questionsOf } from './questions'

/** Asks what the book's first page will ask, and loads the page: while nobody waits for it. */
export async function lookAhead(): Promise<void> {
  await import('./scores-screen')
  const { people, standings, highlights } = questionsOf(EVERYTHING)
  for (const { question, ask } of [people, standings, highlights]) await askAhead(question, ask)
}
