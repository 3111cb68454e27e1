/** How many keys for cards lie in a row, so that a wide and a narrow deck fill their rows. */
export function keysInRow(cards: number): number {
  return cards > 12 ? 5 : 4
}
