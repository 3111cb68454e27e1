import type { Point, Quad } from './polygon'

/** A projective map of the plane, row by row; what it does to a point is the same for all its multiples. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/**
 * The map that takes four corners to four corners, in their order, by way of the unit square
 * (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, chapter 2).
 *
 * @param from a convex quadrilateral.
 * @param to a convex quadrilateral.
 */
export function homography(from: Quad, to: Quad): Homography {
  return compose(fromSquare(to), inverse(fromSquare(from)))
}

/** The map that takes (0,0), (1,0), (1,1), (0,1) to the corners. */
function fromSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Homography {
  const [ax, ay] = [x1 - x2, y1 - y2]
  const [bx, by] = [x3 - x2, y3 - y2]
  const [cx, cy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const det = ax * by - bx * ay
  const g = (cx * by - bx * cy) / det
  const h = (ax * cy - cx * ay) / det
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** First `second`, then `first`. */
function compose(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first
  const [j, k, l, m, n, o, p, q, r] = second
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
}

/** The map back, by the adjugate: a multiple of the inverse matrix, which is the same map. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** Where a point goes. */
export function apply([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}
