/** What cards a game is played with: each card's token, and how many copies of it there are. */
export type Deck = ReadonlyMap<string, number>

/** Number of cards in a deck, all copies counted. */
export function deckSize(deck: Deck): number {
  let size = 0
  for (const copies of deck.values()) size += copies
  return size
}
