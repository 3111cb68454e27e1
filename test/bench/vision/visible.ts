import { centre, type Point, type Quad, quadOf } from '@/lib/vision/polygon'
import { type Box, boxOf } from './boxes'

/** So much larger than it is, a card covers what lies along its edges, too, where edges lie on one another. */
const OVER = 1.0001
/** Crossings lie on edges but for rounding: pixels. */
const ROUNDED = 1e-6

/**
 * The upright boxes, in pixels, that one might draw round a card among others, as no outline says which of two lies on top: round
 * all of it, round what any one of the others leaves of it, and round what all of them leave. Those that cover all of it leave none.
 */
export function boxesAround(card: Quad, others: readonly Quad[]): readonly Box[] {
  const coverings = [[], ...others.map((other) => [other]), others]
  return coverings.flatMap((covering) => {
    const points = outermost(card, covering.map(enlarged))
    return points.length > 0 ? [boxOf(points)] : []
  })
}

function enlarged(quad: Quad): Quad {
  const [x, y] = centre(quad)
  return quadOf((i) => [x + OVER * (quad[i as 0][0] - x), y + OVER * (quad[i as 0][1] - y)])
}

/** The places between which all lies that `covers`, convex and clockwise as the card is, leave of a card: its corners and crossings. */
function outermost(card: Quad, covers: readonly Quad[]): readonly Point[] {
  const edges = [card, ...covers].map((quad) => quad.map((from, i) => [from, quad[(i + 1) % 4] as Point] as const))
  const crossings = edges.flatMap((some, i) =>
    edges.slice(i + 1).flatMap((more) => some.flatMap((a) => more.flatMap((b) => crossing(a, b)))),
  )
  return [...card, ...crossings].filter(
    (point) => depth(card, point) >= -ROUNDED && covers.every((cover) => depth(cover, point) <= ROUNDED),
  )
}

/** How far a point lies within a convex clockwise quadrilateral, in pixels; negative outside of it. */
function depth(quad: Quad, [x, y]: Point): number {
  const depths = quad.map(([ax, ay], i) => {
    const [bx, by] = quad[(i + 1) % 4] as Point
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)
  })
  return Math.min(...depths)
}

type Edge = readonly [from: Point, to: Point]

/** Where two edges cross; nothing where they do not, or are parallel. */
function crossing([[ax, ay], [bx, by]]: Edge, [[cx, cy], [dx, dy]]: Edge): readonly Point[] {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (across === 0) return []
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
  const beside = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
  if (along < 0 || along > 1 || beside < 0 || beside > 1) return []
  return [[ax + along * (bx - ax), ay + along * (by - ay)]]
}
