import { homography } from './homography'
import type { Level, Pyramid } from './picture'
import { type Quad, signedArea } from './polygon'

/** What is seen where there is no picture. */
export const OUTSIDE = 0.5

/** Pixels that one of the crop takes at the most; more would leave stripes. The nets were trained with this. */
const COARSEST = 1.6

/** A piece of a picture as a net takes it: rows, columns, then red, green, blue, each 0 to 1. */
export interface Crop {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/**
 * Draws what a quadrilateral of a picture shows, straightened, as `cv2.warpPerspective` does with linear interpolation
 * and a grey border: from the level of the picture whose pixels are about as large as those of the crop.
 *
 * @param quad convex, in pixels of the picture; it may reach beyond.
 * @param place where in the crop its corners come to lie.
 * @param outside what is seen beyond the picture: grey, or its nearest pixel.
 */
export function warp(
  pyramid: Pyramid,
  quad: Quad,
  place: Quad,
  { width, height, data }: Crop,
  outside: 'grey' | 'nearest' = 'grey',
): void {
  const scale = Math.sqrt(signedArea(quad) / signedArea(place))
  const { level, factor } = pyramid.levelFor(scale, COARSEST)
  const [a, b, c, d, e, f, g, h, i] = homography(place, quad)
  const right = pyramid.width / factor
  const bottom = pyramid.height / factor
  for (let row = 0, to = 0; row < height; row++) {
    const y = row + 0.5
    for (let column = 0; column < width; column++, to += 3) {
      const x = column + 0.5
      const w = (g * x + h * y + i) * factor
      // Beyond the horizon of a very slanted quadrilateral nothing is seen.
      const atX = w > 0 ? (a * x + b * y + c) / w : -1
      const atY = w > 0 ? (d * x + e * y + f) / w : -1
      if (w > 0 && outside === 'nearest') sample(level, within(atX, right), within(atY, bottom), data, to)
      else if (atX > -0.5 && atY > -0.5 && atX < right + 0.5 && atY < bottom + 0.5)
        sample(level, atX - 0.5, atY - 0.5, data, to)
      else data.fill(OUTSIDE, to, to + 3)
    }
  }
}

/** A place along a side, counted from the middle of its first pixel, and no farther out than the middles of the outermost ones. */
const within = (at: number, end: number): number => Math.min(Math.max(at - 0.5, 0), end - 1)

/** Linear between the four pixels around a place; those beyond the edge are grey. */
function sample(level: Level, x: number, y: number, data: Float32Array, to: number): void {
  const { width, height, pixels } = level
  const left = Math.floor(x)
  const top = Math.floor(y)
  const isWithin = left >= 0 && top >= 0 && left + 1 < width && top + 1 < height
  if (!isWithin) {
    sampleAtEdge(level, x, y, data, to)
    return
  }
  const fx = x - left
  const fy = y - top
  const at = top * width + left
  const a = pixels[at] as number
  const b = pixels[at + 1] as number
  const c = pixels[at + width] as number
  const d = pixels[at + width + 1] as number
  const ofA = (1 - fx) * (1 - fy)
  const ofB = fx * (1 - fy)
  const ofC = (1 - fx) * fy
  const ofD = fx * fy
  data[to] = (ofA * (a & 255) + ofB * (b & 255) + ofC * (c & 255) + ofD * (d & 255)) / 255
  data[to + 1] =
    (ofA * ((a >>> 8) & 255) + ofB * ((b >>> 8) & 255) + ofC * ((c >>> 8) & 255) + ofD * ((d >>> 8) & 255)) / 255
  data[to + 2] =
    (ofA * ((a >>> 16) & 255) + ofB * ((b >>> 16) & 255) + ofC * ((c >>> 16) & 255) + ofD * ((d >>> 16) & 255)) / 255
}

/** The same where not all four pixels are the picture's. */
function sampleAtEdge({ width, height, pixels }: Level, x: number, y: number, data: Float32Array, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  let [red, green, blue] = [0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)]
    const weight = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy)
    if (column >= 0 && row >= 0 && column < width && row < height) {
      const pixel = pixels[row * width + column] as number
      red += weight * (pixel & 255)
      green += weight * ((pixel >>> 8) & 255)
      blue += weight * ((pixel >>> 16) & 255)
    } else {
      const grey = weight * OUTSIDE * 255
      red += grey
      green += grey
      blue += grey
    }
  }
  data[to] = red / 255
  data[to + 1] = green / 255
  data[to + 2] = blue / 255
}

/** The four corners of a rectangle, from its top left, clockwise. */
export function rectangle(left: number, top: number, right: number, bottom: number): Quad {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
