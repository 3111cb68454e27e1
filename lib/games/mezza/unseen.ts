import { COPIES, cardOf, tokenOf } from './card'
import type { MezzaEvent, Zone } from './event'
import { type MezzaState, seatOf, unaccounted, upCount, zoneInUse } from './state'

/** A move that was made, and the states around it. */
export interface Played {
  readonly event: MezzaEvent
  readonly before: MezzaState
  readonly after: MezzaState
}

/** What a player holds hidden: the hand, or face-up cards that were not logged. */
export interface Held {
  readonly by: number
  readonly zone: Zone
}

/** What the cards that nobody knew of some players can have been. */
export interface Unseen {
  /** How many there were. */
  readonly count: number
  /**
   * The cards that a claim allows there and that may have been among them, each as often as it may. Where they are
   * fewer than `count`, the claim is false.
   */
  readonly allowed: readonly string[]
  /** Which of the moves since have shown some of them, by index. */
  readonly shownAt: readonly number[]
}

/**
 * Counts the cards that were held unseen, and those that a claim about them allows.
 *
 * @param before the state in which the claim was made.
 * @param since the moves since; where the first is an opening, the cards it laid are not held any more.
 * @param held whose cards, and which.
 * @param denied the cards that the claim denies.
 */
export function unseen(
  before: MezzaState,
  since: readonly Played[],
  held: readonly Held[],
  denied: readonly string[],
): Unseen {
  const now = since.at(-1)?.after ?? before
  const isHeld = (by: number, zone: Zone) => held.some((each) => each.by === by && each.zone === zone)
  let count = 0
  for (const { by, zone } of held) {
    const seat = seatOf(before, by)
    count += zone === 'hand' ? seat.hand - seat.knownCount : upCount(seat)
  }

  const copies = COPIES[before.options.variant].map((all, card) =>
    all > 0 && !denied.includes(tokenOf(card)) ? unaccounted(now, card) : 0,
  )
  const shownAt: number[] = []
  since.forEach(({ event, before: was, after }, index) => {
    if (event.do !== 'play' || was === after) return
    const seat = seatOf(was, event.by)
    const zone = event.from ?? zoneInUse(seat)
    if (!isHeld(event.by, zone)) return
    if (!was.opened) {
      count -= event.cards.length
      return
    }
    for (const token of new Set(event.cards)) {
      const card = cardOf(token) ?? 0
      // A card that was known to be there had its place before it came.
      const known = zone === 'hand' ? (seat.known[card] as number) : 0
      const laid = event.cards.filter((each) => each === token).length - known
      if (laid <= 0 || denied.includes(token)) continue
      copies[card] = (copies[card] as number) + laid
      if (shownAt.at(-1) !== index) shownAt.push(index)
    }
  })
  return { count, allowed: copies.flatMap((many, card) => Array<string>(many).fill(tokenOf(card))), shownAt }
}
