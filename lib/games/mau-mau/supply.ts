/** What a draw takes from the stock (U4.3). */
export interface Supply {
  /** Cards that are drawn in all: perhaps fewer than were asked for. */
  readonly drawn: number
  /** Discards that are shuffled into the empty stock before or amid it; 0 where none are. */
  readonly shuffled: number
  /** Cards left in the stock. */
  readonly stock: number
}

/** U4.3: cards are drawn one by one; one that finds the stock empty has the discards but the top one shuffled first. */
export function supply(stock: number, discards: number, count: number): Supply {
  const first = Math.min(stock, count)
  const missing = count - first
  if (missing === 0 || discards < 2) return { drawn: first, shuffled: 0, stock: stock - first }
  const shuffled = discards - 1
  const then = Math.min(missing, shuffled)
  return { drawn: first + then, shuffled, stock: shuffled - then }
}
