import { type Box, boxOf } from './boxes'
import type { TruePicture } from './truth'

/** So far a bare part stays away from every card, as a part of the picture's longer side. */
const MARGIN = 0.03
/** Parts of the picture's sides that a bare part has at least, and its short side by its long one. */
const LEAST = 0.3
const SQUARE = 0.4

/** The largest upright part of a photo that shows none of its cards; undefined where there is none to speak of. */
export function barePart(
  { cards, outlines }: TruePicture,
  { width, height }: { readonly width: number; readonly height: number },
): TruePicture['part'] {
  if (outlines === 'count') return undefined
  const margin = MARGIN * Math.max(width, height)
  const taken = cards.flatMap(({ outline }) => (outline ? [widened(boxOf(outline), margin)] : []))
  // The largest empty rectangle reaches from edge to edge, of the picture or of a card's box.
  const xs = [0, width, ...taken.flatMap(({ left, right }) => [left, right])].filter((x) => x >= 0 && x <= width)
  const ys = [0, height, ...taken.flatMap(({ top, bottom }) => [top, bottom])].filter((y) => y >= 0 && y <= height)
  let best: TruePicture['part']
  for (const left of xs) {
    for (const right of xs) {
      if (right - left < LEAST * width) continue
      for (const top of ys) {
        for (const bottom of ys) {
          if (bottom - top < LEAST * height) continue
          const part = { left: Math.ceil(left), top: Math.ceil(top), width: 0, height: 0 }
          part.width = Math.floor(right) - part.left
          part.height = Math.floor(bottom) - part.top
          if (Math.min(part.width, part.height) < SQUARE * Math.max(part.width, part.height)) continue
          if (best && part.width * part.height <= best.width * best.height) continue
          if (!taken.some((box) => meet(box, { left, top, right, bottom }))) best = part
        }
      }
    }
  }
  return best
}

const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
