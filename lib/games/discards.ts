/** What is known of discards: how many there are, and which card is on top. */
interface Discards<Card> {
  readonly discards: number
  readonly top: Card | null
}

/**
 * The discards beneath the top one, the uppermost first, as far as earlier states tell.
 *
 * @param earlier the states before the last few events, the last one last.
 */
export function discardsBelow<Card>({ discards }: Discards<Card>, earlier: readonly Discards<Card>[]): readonly Card[] {
  const below: Card[] = []
  let lowest = discards
  for (let at = earlier.length - 1; at >= 0; at--) {
    const then = earlier[at] as Discards<Card>
    // More than now: those were shuffled since, and what lay there is gone.
    if (then.top === null || then.discards > lowest) break
    if (then.discards === lowest) continue
    below.push(then.top)
    lowest = then.discards
  }
  return below
}
