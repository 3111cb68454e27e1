import { type Book, type DeckRow, theBook } from '@/lib/book/database'
import { deckFor, rewriteDeck } from '@/lib/book/decks'
import { type SettingsStore, theSettings } from '@/lib/book/settings'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { type FaceDeck, type Taught, taughtMore } from '@/lib/vision/deck'
import { type DeckFile, deckText, readDeck } from '@/lib/vision/deck-file'

/** What a stored deck knows. */
export function facesOf({ game, text, cards }: DeckRow): DeckFile {
  return cards.length === 0 ? { game, faces: [] } : { ...readDeck(text), game }
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
  const row = await rowInUse(game, book)
  if (!row) return undefined
  try {
    return facesOf(row)
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
  const row = await rowInUse(game, book)
  if (!row) return false
  const learnt = await rewriteDeck(row.id, (now) => contentOf(now, taughtMore(facesOf(now), cards)), book)
  return learnt.ok
}

/** One that has lost its last card is still chosen, but knows less than our own printed one: it is as good as none. */
async function rowInUse(game: string, book: Book): Promise<DeckRow | undefined> {
  const found = await deckFor(game, book)
  return found.ok && found.value && found.value.cards.length > 0 ? found.value : undefined
}
