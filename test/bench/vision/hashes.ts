import type { Crop } from '@/lib/vision/warp'
import { greys } from './raster'

/** What a card looks like, as numbers of which nearer ones are more alike. */
export type Signature = Float32Array

/** Side of the picture that is transformed, and of its lowest frequencies that are kept. */
const SIDE = 32
const KEPT = 8

const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, place) => Math.cos((Math.PI * frequency * (2 * place + 1)) / (2 * SIDE))),
)

/**
 * A perceptual hash of 64 bits (Zauner, 2010: pHash): whether each of the 8 by 8 lowest frequencies of the brightness is
 * above their median. Bits as 0 and 1.
 */
export function perceptualHash(crop: Crop): Signature {
  const grey = shrunk(greys(crop), crop.width, crop.height, SIDE, SIDE)
  const rows = COSINES.map((cosines) =>
    Array.from({ length: SIDE }, (_, row) =>
      cosines.reduce((sum, cosine, x) => sum + cosine * (grey[row * SIDE + x] as number), 0),
    ),
  )
  const frequencies = COSINES.flatMap((cosines) =>
    rows.map((row) => cosines.reduce((sum, cosine, y) => sum + cosine * (row[y] as number), 0)),
  )
  const middle = frequencies.toSorted((a, b) => a - b)[(KEPT * KEPT) / 2] as number
  return Float32Array.from(frequencies, (value) => (value >= middle ? 1 : 0))
}

const THUMB = { width: 8, height: 12 }

/** The card as a tiny picture, freed of the light's strength and colour: each channel with mean 0, all of length 1. */
export function colourThumbnail({ width, height, data }: Crop): Signature {
  const size = THUMB.width * THUMB.height
  const thumb = new Float32Array(size * 3)
  for (let channel = 0; channel < 3; channel++) {
    const plane = Float32Array.from({ length: width * height }, (_, i) => data[i * 3 + channel] as number)
    const small = shrunk(plane, width, height, THUMB.width, THUMB.height)
    const mean = small.reduce((sum, value) => sum + value, 0) / size
    for (const [i, value] of small.entries()) thumb[channel * size + i] = value - mean
  }
  const length = Math.hypot(...thumb) || 1
  return thumb.map((value) => value / length)
}

export function squaredDistance(a: Signature, b: Signature): number {
  let sum = 0
  for (const [i, value] of a.entries()) sum += (value - (b[i] as number)) ** 2
  return sum
}

/** The mean of what falls into each pixel of the smaller picture. */
function shrunk(plane: Float32Array, width: number, height: number, toWidth: number, toHeight: number): Float32Array {
  const sums = new Float32Array(toWidth * toHeight)
  const counts = new Float32Array(toWidth * toHeight)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = Math.floor((y * toHeight) / height) * toWidth + Math.floor((x * toWidth) / width)
      sums[to] = (sums[to] as number) + (plane[y * width + x] as number)
      counts[to] = (counts[to] as number) + 1
    }
  }
  return sums.map((sum, i) => sum / (counts[i] as number))
}

/** The crop, upside down. */
export function upsideDown({ width, height, data }: Crop): Crop {
  const turned = new Float32Array(data.length)
  for (let from = 0; from < width * height; from++) {
    const to = (width * height - 1 - from) * 3
    turned.set(data.subarray(from * 3, from * 3 + 3), to)
  }
  return { width, height, data: turned }
}
