import { createRequire } from 'node:module'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Crop } from '@/lib/vision/warp'
import { median } from '../race'
import type { Box } from './boxes'
import { upsideDown } from './hashes'
import { greys } from './raster'

/** Where numerals stand, as parts of a card, and how high they are: an index in the corner, and one in the middle. */
const PLACES = [
  { left: 0.01, top: 0.01, right: 0.34, bottom: 0.27, least: 0.05, most: 0.2 },
  { left: 0.1, top: 0.15, right: 0.9, bottom: 0.85, least: 0.2, most: 0.6 },
] as const
type Place = (typeof PLACES)[number]

/** Height in pixels of a numeral that is read, and the white around it: text at the border is not seen. */
const HEIGHT = 48
const BORDER = 16
/** Below this the reader only guesses. */
const LEAST_CONFIDENCE = 30

const NUMERALS: ReadonlySet<string> = new Set(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])

export interface Ocr {
  /** The numeral on a rectified card, from a corner or else the middle, the way up that it is surer of; null for none. */
  read(crop: Crop): Promise<string | null>
  close(): Promise<void>
}

/** Tesseract with English from this disk, told that there is one word, of digits. */
export async function openOcr(): Promise<Ocr> {
  const { langPath, gzip } = createRequire(import.meta.url)('@tesseract.js-data/eng')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip, cacheMethod: 'none' })
  await worker.setParameters({
    tessedit_char_whitelist: '0123456789',
    tessedit_pageseg_mode: PSM.SINGLE_LINE,
    user_defined_dpi: '300',
  })
  return {
    async read(crop) {
      for (const place of PLACES) {
        let [best, most] = [null as string | null, LEAST_CONFIDENCE]
        for (const card of [crop, upsideDown(crop)]) {
          const print = printOf(card, place)
          if (!print) continue
          const { data } = await worker.recognize(await print.png().toBuffer())
          const text = data.text.trim()
          if (NUMERALS.has(text) && data.confidence > most) [best, most] = [text, data.confidence]
        }
        if (best !== null) return best
      }
      return null
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

/** What may be the numeral in a place, black on white; undefined where nothing there has the height of one. */
function printOf(card: Crop, place: Place) {
  const ink = inkIn(card, place)
  const box = firstWord(shapes(ink), place.least * card.height, place.most * card.height)
  if (!box) return undefined
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const at = (box.top + Math.floor(i / width)) * ink.width + box.left + (i % width)
    return ink.marks[at] ? 0 : 255
  })
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ height: HEIGHT, kernel: 'cubic' })
    .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: '#fff' })
}

interface Ink {
  readonly width: number
  readonly height: number
  readonly marks: readonly boolean[]
}

/** What is not like the ground in a part of a card, by Otsu's threshold (1979); the ground is what most of its edge is. */
function inkIn(card: Crop, { left, top, right, bottom }: Place): Ink {
  const grey = greys(card)
  const [x0, y0] = [Math.round(left * card.width), Math.round(top * card.height)]
  const width = Math.round(right * card.width) - x0
  const height = Math.round(bottom * card.height) - y0
  const part = Array.from(
    { length: width * height },
    (_, i) => grey[(y0 + Math.floor(i / width)) * card.width + x0 + (i % width)] as number,
  )
  const threshold = otsu(part)
  const onEdge = part.filter((_, i) => i < width || i >= part.length - width || i % width === 0)
  const isLight = median(onEdge) >= threshold
  return { width, height, marks: part.map((value) => value < threshold === isLight) }
}

function otsu(values: readonly number[]): number {
  const histogram = new Array<number>(64).fill(0)
  for (const value of values) histogram[Math.min(63, Math.floor(value * 64))]! += 1
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
