import { type Book, type DeckRow, theBook } from '@/lib/book/database'
import { deckFor, rewriteDeck } from '@/lib/book/decks'
import { type SettingsStore, theSettings } from '@/lib/book/settings'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { type FaceDeck, type Taught, taughtMore } from '@/lib/vision/deck'
import { deckText, readDeck } from '@/lib/vision/deck-file'

/** What a stored deck knows. */
export function facesOf({ text, cards }: DeckRow): FaceDeck {
  return cards.length === 0 ? { faces: [] } : readDeck(text)
}

/** A deck as it is stored and handed on. */
export function contentOf({ game, name }: Pick<DeckRow, 'game' | 'name'>, deck: FaceDeck) {
  const { faces, back } = deck
  return {
    text: faces.length === 0 ? '' : deckText({ game, name, faces, back }),
    cards: faces.map(({ label }) => label),
  }
}

/**
 * The deck that a game's cards are matched to in photos: the one that was taught and chosen last. Undefined where that
 * is our own printed one, or what is stored cannot be read.
 */
export async function deckInUse(game: string, book: Book = theBook()): Promise<FaceDeck | undefined> {
  const found = await deckFor(game, book)
  if (!found.ok || !found.value) return undefined
  try {
    return facesOf(found.value)
  } catch {
    return undefined
  }
}

/**
 * Lets the deck in use learn what a card looks like that was corrected during a game, if somebody wants that (the
 * setting `learn`). True where it has.
 */
export async function learnCorrected(
  game: string,
  corrected: readonly Taught[],
  book: Book = theBook(),
  settings: Pick<SettingsStore, 'get'> = theSettings(),
): Promise<boolean> {
  const cards = corrected.filter(({ label }) => GAME_CARDS[game]?.includes(label))
  if (settings.get().learn !== 'yes' || cards.length === 0) return false
  const found = await deckFor(game, book)
  if (!found.ok || !found.value) return false
  const learnt = await rewriteDeck(found.value.id, (row) => contentOf(row, taughtMore(facesOf(row), cards)), book)
  return learnt.ok
}
