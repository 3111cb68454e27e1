import { centre, iou, type Quad } from '@/lib/vision/polygon'
import { type Box, boxIou, boxOf, commonBox } from './boxes'
import type { Sighting, TrueCard, TruePicture } from './truth'
import { boxesAround } from './visible'

/** A card and what was found there. */
export interface CardOutcome {
  readonly truth: TrueCard
  /** Undefined where nothing was found. */
  readonly seen?: Sighting
  /** How well the outlines agree, 0 to 1; 1 too where the truth has no outline. */
  readonly iou: number
}

export interface Outcome {
  readonly picture: TruePicture
  readonly size: { readonly width: number; readonly height: number }
  /** Without those that are to be ignored. */
  readonly cards: readonly CardOutcome[]
  /** What was found where no card is, or a second time where one is. */
  readonly strays: readonly Sighting[]
}

/** Outlines that agree less than this have nothing to do with each other. */
const TOUCH = 0.1

/** What a box in the truth may go round: all of a card, or only what the others that were found leave to be seen of it. */
export type Boxed = 'whole' | 'whole or visible'

/** Holds what was found in a picture against what is there: pairs of the best agreement first, each used once. */
export function outcomeOf(
  picture: TruePicture,
  size: { readonly width: number; readonly height: number },
  sightings: readonly Sighting[],
  boxed: Boxed = 'whole',
): Outcome {
  if (picture.outlines === 'count') return inReadingOrder(picture, size, sightings)
  const around = picture.outlines === 'boxes' ? sightings.map((seen) => boxes(seen, sightings, size, boxed)) : []
  const pairs = picture.cards
    .flatMap((truth) => sightings.map((seen, i) => ({ truth, seen, iou: agreement(truth, seen, around[i]) })))
    .filter(({ iou }) => iou >= TOUCH)
    .sort((a, b) => b.iou - a.iou)
  const byTruth = new Map<TrueCard, CardOutcome>()
  const used = new Set<Sighting>()
  for (const pair of pairs) {
    if (byTruth.has(pair.truth) || used.has(pair.seen)) continue
    byTruth.set(pair.truth, pair)
    used.add(pair.seen)
  }
  return {
    picture,
    size,
    cards: picture.cards.filter(({ ignored }) => !ignored).map((truth) => byTruth.get(truth) ?? { truth, iou: 0 }),
    strays: sightings.filter((seen) => !used.has(seen)),
  }
}

function boxes(seen: Sighting, all: readonly Sighting[], size: Outcome['size'], boxed: Boxed): readonly Box[] {
  const others = boxed === 'whole' ? [] : all.filter((other) => other !== seen)
  const frame = { left: 0, top: 0, right: size.width, bottom: size.height }
  return boxesAround(
    seen.corners,
    others.map(({ corners }) => corners),
  ).map((box) => commonBox(box, frame))
}

/** By the boxes around what was found where only a box is known, whichever of them agrees best; by the corners elsewhere. */
function agreement(truth: TrueCard, seen: Sighting, around: readonly Box[] | undefined): number {
  const outline = truth.outline as Quad
  return around ? Math.max(...around.map((box) => boxIou(boxOf(outline), box))) : iou(outline, seen.corners)
}

/**
 * Where only the order of the cards is known, as one reads a page, they are told by that if exactly as many were found,
 * and not at all otherwise.
 */
function inReadingOrder(picture: TruePicture, size: Outcome['size'], sightings: readonly Sighting[]): Outcome {
  const { cards } = picture
  if (sightings.length !== cards.length) {
    return { picture, size, cards: cards.map((truth) => ({ truth, iou: 0 })), strays: sightings.slice(cards.length) }
  }
  const sorted = readingOrder(sightings)
  return {
    picture,
    size,
    cards: cards.map((truth, i) => ({ truth, seen: sorted[i] as Sighting, iou: 1 })),
    strays: [],
  }
}

/** Row by row from the top, each from the left; cards whose centres are less than half a card's height apart are a row. */
export function readingOrder(sightings: readonly Sighting[]): readonly Sighting[] {
  const placed = sightings
    .map((seen) => {
      const { top, bottom } = boxOf(seen.corners)
      const [x, y] = centre(seen.corners)
      return { seen, x, y, height: bottom - top }
    })
    .sort((a, b) => a.y - b.y)
  const rows: (typeof placed)[] = []
  for (const card of placed) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && card.y - last.y < Math.min(card.height, last.height) / 2) row.push(card)
    else rows.push([card])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x)).map(({ seen }) => seen)
}
