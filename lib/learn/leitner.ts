/**
 * Spaced repetition with a card box (Leitner, "So lernt man lernen", 1972): what is answered right moves one box on and
 * comes back later, what is answered wrong goes back into the first box. Boxes are emptied by the number of questions
 * asked, not by days, so that the quiz has something to ask whenever somebody has a minute.
 */

/** Where something stands that is to be learnt. */
export interface Slot {
  /** From 0: the first box. */
  readonly box: number
  /** It comes back when so many questions have been asked. */
  readonly due: number
}

/** After how many questions what lies in a box comes back; the last box's holds for good. */
export const INTERVALS = [3, 8, 20, 50, 120] as const

const LAST = INTERVALS.length - 1

/**
 * Where something stands after an answer.
 *
 * @param asked how many questions were asked by then, this one among them.
 */
export function reviewed(slot: Slot | undefined, right: boolean, asked: number): Slot {
  // What is known at first sight need not be asked again at once.
  const box = right ? Math.min(slot === undefined ? 1 : slot.box + 1, LAST) : 0
  return { box, due: asked + (INTERVALS[box] as number) }
}

/**
 * What is asked next: what is due, the longest overdue first; then what was never asked, in the order given; else what
 * is due soonest. Undefined only where there is nothing to ask.
 */
export function nextUp(
  keys: readonly string[],
  slots: Readonly<Record<string, Slot>>,
  asked: number,
): string | undefined {
  const known = keys.filter((key) => slots[key]).sort((a, b) => dueOf(slots, a) - dueOf(slots, b))
  const [soonest] = known
  if (soonest !== undefined && dueOf(slots, soonest) <= asked) return soonest
  return keys.find((key) => !slots[key]) ?? soonest
}

const dueOf = (slots: Readonly<Record<string, Slot>>, key: string) => slots[key]?.due ?? 0
