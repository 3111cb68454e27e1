/** A place in a picture, in pixels: x to the right, y down; the centre of the first pixel is at 0.5, 0.5. */
export type Point = readonly [x: number, y: number]

/** A card's corners, clockwise as seen. The edge from the first to the second is the card's top, where that is known. */
export type Quad = readonly [Point, Point, Point, Point]

export const quadOf = (corner: (index: number) => Point): Quad => [corner(0), corner(1), corner(2), corner(3)]

/** The same quadrilateral beginning `quarters` corners later; any whole number. */
export function turned(quad: Quad, quarters: number): Quad {
  return quadOf((index) => quad[(((index + quarters) % 4) + 4) % 4] as Point)
}

/** The same quadrilateral beginning at the corner with which its corners lie nearest to another's, one by one. */
export function turnedLike(quad: Quad, other: Quad): Quad {
  const off = (one: Quad) => one.reduce((sum, corner, index) => sum + distance(corner, other[index] as Point), 0)
  return [1, 2, 3]
    .map((quarters) => turned(quad, quarters))
    .reduce((best, one) => (off(one) < off(best) ? one : best), quad)
}

/** Area in square pixels by the shoelace formula; negative where the corners go counterclockwise as seen. */
export function signedArea(polygon: readonly Point[]): number {
  let twice = 0
  let [x, y] = polygon[polygon.length - 1] ?? [0, 0]
  for (const [nextX, nextY] of polygon) {
    twice += x * nextY - nextX * y
    x = nextX
    y = nextY
  }
  return twice / 2
}

/** True where the corners go clockwise as seen, and every corner is one: no dent, no crossing, no three in a line. */
export function isConvex(quad: Quad): boolean {
  for (let i = 0; i < 4; i++) {
    const [ax, ay] = quad[i] as Point
    const [bx, by] = quad[(i + 1) % 4] as Point
    const [cx, cy] = quad[(i + 2) % 4] as Point
    const cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
    // Also false for what is no number.
    if (!(cross > 1e-9)) return false
  }
  return true
}

/** True where the point lies within a clockwise convex polygon or on its edge. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.every(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
}

/** Four places as a quadrilateral, clockwise as seen, from the one that is nearest to the top left. */
export function clockwise(corners: Quad): Quad {
  const [middleX, middleY] = centre(corners)
  const around = [...corners].sort(
    ([ax, ay], [bx, by]) => Math.atan2(ay - middleY, ax - middleX) - Math.atan2(by - middleY, bx - middleX),
  )
  const sum = ([x, y]: Point) => x + y
  const first = around.reduce((best, corner, index) => (sum(corner) < sum(around[best] as Point) ? index : best), 0)
  return quadOf((index) => around[(first + index) % 4] as Point)
}

/** The mean of the corners. */
export function centre(quad: Quad): Point {
  let x = 0
  let y = 0
  for (const corner of quad) {
    x += corner[0] / 4
    y += corner[1] / 4
  }
  return [x, y]
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** Mean length of the first and third edge, and of the second and fourth. */
export function sides([a, b, c, d]: Quad): [across: number, along: number] {
  return [(distance(a, b) + distance(c, d)) / 2, (distance(b, c) + distance(d, a)) / 2]
}

/** How many times as long as wide, 1 or more. */
export function elongation(quad: Quad): number {
  const [across, along] = sides(quad)
  return Math.max(across / along, along / across)
}

/** Intersection over union of two convex clockwise quadrilaterals, 0 to 1. */
export function iou(a: Quad, b: Quad): number {
  const shared = sharedArea(a, b)
  if (shared === 0) return 0
  return Math.min(1, shared / (signedArea(a) + signedArea(b) - shared))
}

/** Corners of what is left of a quadrilateral: four, and at most one more for each edge that cuts; x and y in turn. */
let left = new Float64Array(32)
let spare = new Float64Array(32)

/** The area that two convex clockwise quadrilaterals share: one is cut by each edge of the other (Sutherland and Hodgman 1974). */
export function sharedArea(a: Quad, b: Quad): number {
  if (apart(a, b, 0) || apart(a, b, 1)) return 0
  let count = 4
  for (let i = 0; i < 4; i++) {
    left[2 * i] = (a[i] as Point)[0]
    left[2 * i + 1] = (a[i] as Point)[1]
  }
  for (let i = 0; i < 4 && count > 0; i++) count = cut(count, b[i] as Point, b[(i + 1) % 4] as Point)
  let twice = 0
  for (let i = 0, last = count - 1; i < count; last = i++) twice += at(last, 0) * at(i, 1) - at(i, 0) * at(last, 1)
  return Math.max(0, twice / 2)
}

const at = (index: number, axis: 0 | 1) => left[2 * index + axis] as number

/** Leaves what lies to the right of the line from one point to another. @returns how many corners that has. */
function cut(count: number, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  let kept = 0
  let [lastX, lastY] = [at(count - 1, 0), at(count - 1, 1)]
  let lastSide = dx * (lastY - fromY) - dy * (lastX - fromX)
  for (let i = 0; i < count; i++) {
    const [x, y] = [at(i, 0), at(i, 1)]
    const side = dx * (y - fromY) - dy * (x - fromX)
    if (side >= 0 !== lastSide >= 0) {
      const t = lastSide / (lastSide - side)
      spare[2 * kept] = lastX + t * (x - lastX)
      spare[2 * kept + 1] = lastY + t * (y - lastY)
      kept++
    }
    if (side >= 0) {
      spare[2 * kept] = x
      spare[2 * kept + 1] = y
      kept++
    }
    ;[lastX, lastY, lastSide] = [x, y, side]
  }
  ;[left, spare] = [spare, left]
  return kept
}

/** True where the two lie apart on an axis: most pairs do, and need no cutting. */
function apart([a, b, c, d]: Quad, [e, f, g, h]: Quad, axis: 0 | 1): boolean {
  return (
    Math.max(a[axis], b[axis], c[axis], d[axis]) <= Math.min(e[axis], f[axis], g[axis], h[axis]) ||
    Math.max(e[axis], f[axis], g[axis], h[axis]) <= Math.min(a[axis], b[axis], c[axis], d[axis])
  )
}
