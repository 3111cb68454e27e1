import { type Picture, Pyramid } from './picture'

/** Whether a photo is good enough for cards to be read in it. */
export interface Light {
  /** Mean brightness of its brightest quarter, 0 to 1: cards are the lightest things on most tables. */
  readonly brightness: number
  /**
   * How hard its hardest edges are: the steepest hundredth of all steps between neighbouring pixels, of the whole range
   * from its darkest to its lightest. A sharp photo has edges of nearly all of it.
   */
  readonly sharpness: number
  /** From its darkest to its lightest, as a share of all that there can be, 0 to 1. */
  readonly range: number
}

/** Longer side at which it is looked at: noise is gone there, and what is blurred at this size cannot be read. */
const LONGEST = 640

/** Below this it is too dark for the reader. */
const DARK = 0.16
/** Below this it has moved, or is out of focus. */
const BLURRED = 0.16
/** A bare table has less between its darkest and its lightest, and no edges that could be blurred. */
const BARE = 0.1

/** Measures how bright and how sharp a picture is. */
export function lightOf(picture: Picture | Pyramid): Light {
  const { level } = Pyramid.of(picture).levelFor(Math.max(picture.width, picture.height), LONGEST)
  const { width, height, pixels } = level
  const grey = new Uint8Array(pixels.length)
  for (let at = 0; at < grey.length; at++) {
    const pixel = pixels[at] as number
    grey[at] = (2 * (pixel & 255) + 5 * ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255)) >> 3
  }
  const [tones, steps] = [new Uint32Array(256), new Uint32Array(256)]
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const here = grey[at] as number
      count(tones, here)
      const right = x + 1 < width ? Math.abs((grey[at + 1] as number) - here) : 0
      const below = y + 1 < height ? Math.abs((grey[at + width] as number) - here) : 0
      count(steps, Math.max(right, below))
    }
  }
  const range = quantile(tones, 0.995) - quantile(tones, 0.005)
  return {
    brightness: meanAbove(tones, 0.75) / 255,
    sharpness: range === 0 ? 0 : Math.min(1, quantile(steps, 0.99) / range),
    range: range / 255,
  }
}

export const isTooDark = ({ brightness }: Light) => brightness < DARK
export const isBlurred = ({ sharpness, range }: Light) => range > BARE && sharpness < BLURRED

function count(counts: Uint32Array, value: number): void {
  counts[value] = (counts[value] as number) + 1
}

/** The least value that has this share of all at it or below. */
function quantile(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, here) => sum + here, 0)
  let below = 0
  for (let value = 0; value < counts.length; value++) {
    below += counts[value] as number
    if (below >= wanted) return value
  }
  return counts.length - 1
}

function meanAbove(counts: Uint32Array, share: number): number {
  const least = quantile(counts, share)
  let [sum, all] = [0, 0]
  for (let tone = least; tone < counts.length; tone++) {
    sum += tone * (counts[tone] as number)
    all += counts[tone] as number
  }
  return all === 0 ? 0 : sum / all
}
