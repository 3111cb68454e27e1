import type { Level, Pyramid } from './picture'
import { type Crop, rectangle, warp } from './warp'

/**
 * Draws a whole picture smaller, each pixel the mean of the area that it stands for; a picture that is smaller already is
 * enlarged linearly. Halved until less than twice as large, then averaged.
 *
 * @param left where in the crop the picture begins, in whole pixels; so `top`.
 * @param width of the picture in the crop, in whole pixels; so `height`.
 */
export function shrink(pyramid: Pyramid, left: number, top: number, width: number, height: number, crop: Crop): void {
  const scale = Math.min(pyramid.width / width, pyramid.height / height)
  if (scale < 1) {
    const whole = rectangle(0, 0, pyramid.width, pyramid.height)
    warp(pyramid, whole, rectangle(left, top, left + width, top + height), crop)
    return
  }
  const { level, factor } = pyramid.levelFor(scale, 2)
  average(level, pyramid.width / factor / width, pyramid.height / factor / height, { left, top, width, height }, crop)
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function average(level: Level, stepX: number, stepY: number, { left, top, width, height }: Place, crop: Crop): void {
  const columns = shares(stepX, width, level.width)
  const rows = shares(stepY, height, level.height)
  const line = new Float32Array(width * 3)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * crop.width + left) * 3
    crop.data.fill(0, from, from + width * 3)
  }
  for (let row = 0; row < level.height; row++) {
    const first = rows.first[row] as number
    if (first >= height) break
    addUp(level, row, columns, line)
    const share = (rows.share[row] as number) / stepX / stepY / 255
    const rest = (rows.rest[row] as number) / stepX / stepY / 255
    add(line, share, crop.data, ((top + first) * crop.width + left) * 3)
    if (rest > 0 && first + 1 < height) add(line, rest, crop.data, ((top + first + 1) * crop.width + left) * 3)
  }
}

/** One row of the level, added up into the columns that its pixels fall into. */
function addUp({ width, pixels }: Level, row: number, { first, share, rest }: Shares, line: Float32Array): void {
  line.fill(0)
  const end = line.length
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const pixel = pixels[at] as number
    const [red, green, blue] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
    const to = (first[column] as number) * 3
    if (to >= end) break
    const weight = share[column] as number
    line[to] = (line[to] as number) + weight * red
    line[to + 1] = (line[to + 1] as number) + weight * green
    line[to + 2] = (line[to + 2] as number) + weight * blue
    const over = rest[column] as number
    if (over > 0 && to + 3 < end) {
      line[to + 3] = (line[to + 3] as number) + over * red
      line[to + 4] = (line[to + 4] as number) + over * green
      line[to + 5] = (line[to + 5] as number) + over * blue
    }
  }
}

function add(line: Float32Array, weight: number, data: Float32Array, at: number): void {
  for (let i = 0; i < line.length; i++) data[at + i] = (data[at + i] as number) + weight * (line[i] as number)
}

/** How each of a row's pixels falls into larger ones: into which first, and with how much of its length into that and the next. */
interface Shares {
  readonly first: Int32Array
  readonly share: Float32Array
  readonly rest: Float32Array
}

/** @param step how many pixels of `length` make one of `count`, 1 to 2 or a little more. */
function shares(step: number, count: number, length: number): Shares {
  const first = new Int32Array(length)
  const share = new Float32Array(length)
  const rest = new Float32Array(length)
  const end = step * count
  for (let pixel = 0; pixel < length; pixel++) {
    const into = Math.floor(pixel / step)
    const border = (into + 1) * step
    // What lies beyond the picture's edge, where a level was made from an odd one, is cut off.
    const stop = Math.min(pixel + 1, end)
    first[pixel] = into
    share[pixel] = Math.max(0, Math.min(stop, border) - pixel)
    rest[pixel] = Math.max(0, stop - border)
  }
  return { first, share, rest }
}
