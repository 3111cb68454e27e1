import type { Point, Quad } from '@/lib/vision/polygon'

/** An upright rectangle, in pixels or in parts of a picture; empty where `right` lies left of `left`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box around the points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** What the boxes have in common. */
export const commonBox = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const boxArea = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

/** Intersection over union, 0 to 1. */
export function boxIou(a: Box, b: Box): number {
  const common = boxArea(commonBox(a, b))
  return common === 0 ? 0 : common / (boxArea(a) + boxArea(b) - common)
}

/** Its corners clockwise from the top left. */
export const quadOfBox = ({ left, top, right, bottom }: Box): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
