import { iou, type Quad, sharedArea, signedArea } from './polygon'

/** Where a card may lie, and how sure that is; the scores are compared with each other only. */
export interface Place {
  readonly quad: Quad
  readonly score: number
}

/** Two places that overlap more are of one card: even in a hand of cards each shows a strip of itself. */
const SAME = 0.55
/** Two places that overlap more need not both be read. */
const ALIKE = 0.8
/** Cards on one table are about of one size: what lies so far within another place and is so much smaller is a part of a card. */
const WITHIN = 0.75
const SMALLER = 0.65

/** True where two places are so much the same that one of them need not be looked at. */
export function isAlike(a: Quad, b: Quad): boolean {
  return iou(a, b) > ALIKE
}

/** True where two places cannot be two cards: they are of one, or one is a part of the other. */
export function isRival(a: Quad, b: Quad): boolean {
  return iou(a, b) > SAME || isPart(a, b) || isPart(b, a)
}

/** Of the places that exclude each other the better ones, the surest first. */
export function distinct<Any extends Place>(places: readonly Any[], excludes: (a: Quad, b: Quad) => boolean): Any[] {
  const kept: Any[] = []
  for (const place of places.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some(({ quad }) => excludes(quad, place.quad))) kept.push(place)
  }
  return kept
}

function isPart(part: Quad, whole: Quad): boolean {
  const [small, large] = [signedArea(part), signedArea(whole)]
  return small < SMALLER * large && sharedArea(part, whole) > WITHIN * small
}
