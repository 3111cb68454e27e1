import { GAME_CARDS } from '@/lib/cards/game-cards'
import { halfAnimal, isMischMaschCard } from '@/lib/cards/misch-masch'

export const GAMES = ['mezza', 'mau-mau', 'misch-masch', 'merge'] as const

export type DeckGame = (typeof GAMES)[number]

/** Which of the two half cards of an animal a deck has is its own affair (A1.2): they count as one. */
const kind = (game: string, card: string) =>
  (game === 'misch-masch' && isMischMaschCard(card) && halfAnimal(card)) || card

/** How many different cards a game has, and how many of them a deck knows. */
export function progress(game: string, known: readonly string[]): { readonly known: number; readonly all: number } {
  const kinds = (cards: readonly string[]) => new Set(cards.map((card) => kind(game, card))).size
  return { known: kinds(known), all: kinds(GAME_CARDS[game] ?? []) }
}

/** Whether a deck knows a card, or the other half of the same animal. */
export function isKnown(game: string, known: readonly string[], card: string): boolean {
  return known.some((one) => kind(game, one) === kind(game, card))
}
