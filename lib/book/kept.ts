import type { Book } from './database'
import { theBook } from './database'
import type { Outcome } from './failure'
import { watch } from './watch'

/** What the book holds, deleted things aside. */
export interface Kept {
  readonly tables: number
  /** Of the tables, those that are not over. */
  readonly running: number
  /** Games that were entered by hand. */
  readonly entered: number
  readonly people: number
  readonly pictures: number
  /** Bytes. */
  readonly pictureSize: number
  readonly decks: number
  /** Characters, which are as good as bytes: a deck file is ASCII but for its names. */
  readonly deckSize: number
}

/** Tells what the book holds, now and after each change in any tab. Gives the way to stop. */
export function watchKept(tell: (outcome: Outcome<Kept>) => void, book: Book = theBook()): () => void {
  return watch(() => counted(book), tell, book)
}

async function counted(book: Book): Promise<Kept> {
  const [tables, results, people, decks] = await Promise.all([
    book.tables.toArray(),
    book.results.filter(({ source, deleted }) => source === 'hand' && deleted === undefined).count(),
    book.people.toArray(),
    book.decks.toArray(),
  ])
  const there = tables.filter(({ deleted }) => deleted === undefined)
  const taught = decks.filter(({ deleted }) => deleted === undefined)
  const pictures = people.flatMap(({ picture }) => picture ?? [])
  return {
    tables: there.length,
    running: there.filter(({ over }) => !over).length,
    entered: results,
    people: people.filter(({ mergedInto }) => mergedInto === undefined).length,
    pictures: pictures.length,
    pictureSize: pictures.reduce((sum, { size }) => sum + size, 0),
    decks: taught.length,
    deckSize: taught.reduce((sum, { text }) => sum + text.length, 0),
  }
}
