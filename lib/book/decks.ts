import { attempt, attemptWrite, type Book, type DeckRow, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { newId } from './new-id'
import { watch } from './watch'

/** What is kept of a deck, beside when. */
export type DeckContent = Pick<DeckRow, 'text' | 'cards'>

export type NewDeck = DeckContent & Pick<DeckRow, 'game' | 'name'>

/** Keeps a deck; tables of its game are played with it from now on, if it knows any card. */
export function keepDeck(deck: NewDeck, book: Book = theBook()): Promise<Outcome<DeckRow>> {
  const now = book.now()
  const inUse = deck.cards.length > 0
  const row: DeckRow = { ...deck, cards: [...deck.cards], id: newId(), created: now, changed: now, inUse }
  return attemptWrite(book, async () => {
    if (inUse) await onlyInUse(book, row.game, row.id)
    // put, not add: a second attempt may find that the first did reach the disk.
    await book.decks.put(row)
    return row
  })
}

/** All decks but the deleted, the last changed first. */
export function listDecks(book: Book = theBook()): Promise<Outcome<readonly DeckRow[]>> {
  return attempt(book, () => listed(book))
}

/** Tells that list now and after each change in any tab. Gives the way to stop. */
export function watchDecks(tell: (outcome: Outcome<readonly DeckRow[]>) => void, book: Book = theBook()): () => void {
  return watch(() => listed(book), tell, book)
}

/**
 * The deck that tables of a game are played with: what the camera matches cards to. Undefined where nobody has taught
 * one, or our own printed one was chosen.
 */
export function deckFor(game: string, book: Book = theBook()): Promise<Outcome<DeckRow | undefined>> {
  return attempt(book, async () => {
    const rows = await listed(book)
    return rows.find((row) => row.game === game && row.inUse)
  })
}

/** Plays the tables of a game with one of its decks; with our own printed one where `id` is left out. */
export function playWithDeck(game: string, id: string | undefined, book: Book = theBook()): Promise<Outcome<void>> {
  return attemptWrite(book, async () => {
    if (id !== undefined) await stored(book, id)
    await onlyInUse(book, game, id)
  })
}

/** Gives a deck another name. */
export function renameDeck(id: string, name: string, book: Book = theBook()): Promise<Outcome<DeckRow>> {
  return changeDeck(id, () => ({ name }), book)
}

/**
 * Rewrites what is kept of a deck, whole or not at all. With its first card it comes into use.
 *
 * @param rewrite gets the row that is stored; it must be done at once.
 */
export function rewriteDeck(
  id: string,
  rewrite: (row: DeckRow) => DeckContent,
  book: Book = theBook(),
): Promise<Outcome<DeckRow>> {
  return changeDeck(id, rewrite, book)
}

function changeDeck(id: string, change: (row: DeckRow) => Partial<DeckRow>, book: Book): Promise<Outcome<DeckRow>> {
  return attemptWrite(book, async () => {
    const row = await stored(book, id)
    const changed: DeckRow = { ...row, ...change(row), changed: book.now() }
    const first = row.cards.length === 0 && changed.cards.length > 0
    const next = first ? { ...changed, inUse: true } : changed
    if (first) await onlyInUse(book, row.game, id)
    await book.decks.put(next)
    return next
  })
}

/** Hides a deck until it is restored or purged. */
export function deleteDeck(id: string, book: Book = theBook()): Promise<Outcome<DeckRow>> {
  return attemptWrite(book, async () => {
    const row = await stored(book, id)
    const next: DeckRow = { ...row, deleted: book.now() }
    await book.decks.put(next)
    return next
  })
}

/** Takes a deletion back; fails with `missing` if the deck has been purged. It is in use again unless another is. */
export function restoreDeck(id: string, book: Book = theBook()): Promise<Outcome<DeckRow>> {
  return attemptWrite(book, async () => {
    const found = await book.decks.get(id)
    if (!found) throw new Refusal({ code: 'missing' })
    const { deleted: _, ...back } = found
    const others = await listed(book)
    const taken = others.some((row) => row.game === back.game && row.id !== id && row.inUse)
    const row: DeckRow = { ...back, inUse: back.inUse && !taken }
    await book.decks.put(row)
    return row
  })
}

/** Removes for good what was deleted before that time (milliseconds since 1970). Gives the number of decks removed. */
export function purgeDecks(before: number, book: Book = theBook()): Promise<Outcome<number>> {
  return attemptWrite(book, async () => {
    const rows = await book.decks.toArray()
    const gone = rows.filter(({ deleted }) => deleted !== undefined && deleted < before)
    await book.decks.bulkDelete(gone.map(({ id }) => id))
    return gone.length
  })
}

async function listed(book: Book): Promise<readonly DeckRow[]> {
  const rows = await book.decks.toArray()
  return rows
    .filter(({ deleted }) => deleted === undefined)
    .sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1))
}

async function stored(book: Book, id: string): Promise<DeckRow> {
  const row = await book.decks.get(id)
  if (!row || row.deleted !== undefined) throw new Refusal({ code: 'missing' })
  return row
}

/** Of a game's decks this one is in use from now on, and no other. */
async function onlyInUse(book: Book, game: string, id: string | undefined): Promise<void> {
  for (const row of await book.decks.toArray()) {
    const inUse = row.id === id
    if (row.game === game && row.inUse !== inUse) await book.decks.put({ ...row, inUse })
  }
}
