import type { Crop } from '../warp'

/** A part of a card, as shares of it, and how high a numeral is that stands there. */
export interface PrintPlace {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly least: number
  readonly most: number
}

/** Where numerals stand: an index in the corner, and one in the middle. */
export const PRINT_PLACES: readonly PrintPlace[] = [
  { left: 0.01, top: 0.01, right: 0.34, bottom: 0.27, least: 0.05, most: 0.2 },
  { left: 0.1, top: 0.15, right: 0.9, bottom: 0.85, least: 0.2, most: 0.6 },
]

/** Black on white, a byte a pixel: 0 or 255. */
export interface Print {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array<ArrayBuffer>
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * What may be the numeral in a place of a straightened card; undefined where nothing there has the height of one.
 *
 * @param upsideDown looks at the card turned by 180 degrees.
 */
export function printOf(card: Crop, place: PrintPlace, upsideDown: boolean): Print | undefined {
  const ink = inkIn(card, place, upsideDown)
  const box = firstWord(shapes(ink), place.least * card.height, place.most * card.height)
  if (!box) return undefined
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const at = (box.top + Math.floor(i / width)) * ink.width + box.left + (i % width)
    return ink.marks[at] ? 0 : 255
  })
  return { width, height, data }
}

interface Ink {
  readonly width: number
  readonly height: number
  readonly marks: readonly boolean[]
}

/** What is not like the ground in a part of a card, by Otsu's threshold (1979); the ground is what most of its edge is. */
function inkIn(card: Crop, { left, top, right, bottom }: PrintPlace, upsideDown: boolean): Ink {
  const grey = greys(card)
  const [x0, y0] = [Math.round(left * card.width), Math.round(top * card.height)]
  const width = Math.round(right * card.width) - x0
  const height = Math.round(bottom * card.height) - y0
  const part = Array.from({ length: width * height }, (_, i) => {
    const at = (y0 + Math.floor(i / width)) * card.width + x0 + (i % width)
    return grey[upsideDown ? grey.length - 1 - at : at] as number
  })
  const threshold = otsu(part)
  const onEdge = part.filter((_, i) => i < width || i >= part.length - width || i % width === 0)
  const middle = onEdge.sort((a, b) => a - b)[onEdge.length >> 1] ?? 0
  const isLight = middle >= threshold
  return { width, height, marks: part.map((value) => value < threshold === isLight) }
}

/** Brightness of every pixel, 0 to 1 (ITU-R BT.601). */
function greys({ width, height, data }: Crop): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [red, green, blue] = [data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number]
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}

function otsu(values: readonly number[]): number {
  const histogram = new Array<number>(64).fill(0)
  for (const value of values) {
    const bin = Math.min(63, Math.floor(value * 64))
    histogram[bin] = (histogram[bin] as number) + 1
  }
  const total = histogram.reduce((sum, count, bin) => sum + count * bin, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 0.5]
  for (const [bin, count] of histogram.entries()) {
    below += count
    sumBelow += count * bin
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (between > best) [best, threshold] = [between, (bin + 1) / 64]
  }
  return threshold
}

/** Boxes around what hangs together. */
function shapes({ width, height, marks }: Ink): readonly Box[] {
  const seen = new Set<number>()
  const found: Box[] = []
  for (const [start, isInk] of marks.entries()) {
    if (!isInk || seen.has(start)) continue
    const box = { left: width, top: height, right: 0, bottom: 0 }
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = nextY * width + nextX
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height || !marks[next] || seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    found.push(box)
  }
  return found
}

/** The topmost shape of a numeral's height, with its neighbours in the same line. */
function firstWord(all: readonly Box[], least: number, most: number): Box | undefined {
  const tall = all.filter(({ top, bottom }) => bottom - top >= least && bottom - top <= most)
  const first = tall.toSorted((a, b) => a.top - b.top || a.left - b.left)[0]
  if (!first) return undefined
  const height = first.bottom - first.top
  const apart = ({ top, bottom }: Box) => Math.abs(top - first.top) + Math.abs(bottom - first.bottom)
  return tall
    .filter((box) => apart(box) < height / 4 && Math.abs(box.left - first.left) < height)
    .reduce((word, box) => ({
      left: Math.min(word.left, box.left),
      top: Math.min(word.top, box.top),
      right: Math.max(word.right, box.right),
      bottom: Math.max(word.bottom, box.bottom),
    }))
}
