import type { DeckRow } from '@/lib/book/database'
import { keepDeck } from '@/lib/book/decks'
import type { Failure } from '@/lib/book/failure'
import type { BroughtDeck } from '@/lib/vision/brought'

/** No deck file that the app writes is nearly as large, in bytes. */
const LARGEST = 32 * 1024 * 1024

/** What became of a file that somebody chose. */
export type Imported =
  | { readonly kind: 'kept'; readonly row: DeckRow }
  /** It may be of several games: which one? */
  | { readonly kind: 'which'; readonly brought: BroughtDeck; readonly name: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'cannot-open' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Keeps a deck from a file, whole or not at all. */
export async function importDeck(file: File): Promise<Imported> {
  if (file.size > LARGEST) return { kind: 'too-large' }
  let text: string
  try {
    text = await file.text()
  } catch {
    // Moved or deleted since it was chosen.
    return { kind: 'cannot-open' }
  }
  const [{ readBrought }, { DeckError }] = await Promise.all([
    import('@/lib/vision/brought'),
    import('@/lib/vision/deck-file'),
  ])
  try {
    const brought = readBrought(text)
    const name = brought.deck.name?.trim() || file.name.replace(/\.[^.]*$/, '').slice(0, 60) || brought.games[0] || '?'
    const [game, other] = brought.games
    return other || !game ? { kind: 'which', brought, name } : await keepBrought(brought, game, name)
  } catch (error) {
    if (!(error instanceof DeckError)) throw error
    return { kind: 'refused', why: error.message }
  }
}

/** Keeps a deck that was read from a file, as one of this game's. */
export async function keepBrought({ deck }: BroughtDeck, game: string, name: string): Promise<Imported> {
  const { contentOf } = await import('@/app/parts/own-deck')
  const kept = await keepDeck({ game, name, ...contentOf({ game, name }, deck) })
  return kept.ok ? { kind: 'kept', row: kept.value } : { kind: 'failed', failure: kept.failure }
}

/** A deck as a file: "kiebitz-mezza-oma.deck.json". */
export async function fileOf(row: DeckRow): Promise<File> {
  const { contentOf, facesOf } = await import('@/app/parts/own-deck')
  // Under the name that it has now.
  const { text } = contentOf(row, facesOf(row))
  const called = row.name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const name = ['kiebitz', row.game, called].filter(Boolean).join('-')
  return new File([text], `${name}.deck.json`, { type: 'application/json' })
}
