import type { Crop } from './warp'

/** What lies in the dark is brightened to about this, of 1 ... */
const AIM = 0.4
/** ... by so much at the most; beyond that there is only noise. */
const MOST = 16
/** How far around a pixel its light is measured, as a share of the crop's longer side. */
const REACH = 0.08
/** Black is divided by no less than this. */
const LEAST_LIGHT = 0.01

/**
 * By how much a crop's pixels are to be brightened, row by row: 1 where there is light enough, else what the light around
 * them asks for, as in the retinex of one scale (Jobson et al. 1997), within bounds.
 */
export function gainInTheDark({ width, height, data }: Crop): Float32Array {
  const brightest = new Float32Array(width * height)
  for (let pixel = 0, at = 0; pixel < brightest.length; pixel++, at += 3) {
    brightest[pixel] = Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number)
  }
  const light = softened(brightest, width, height, Math.max(1, Math.round(REACH * Math.max(width, height))))
  return light.map((here) => Math.min(MOST, Math.max(1, AIM / Math.max(LEAST_LIGHT, here))))
}

/** A crop whose pixels are so many times as bright, all three colours alike. */
export function brightened({ width, height, data }: Crop, gain: Float32Array): Crop {
  const lit = new Float32Array(data.length)
  for (let pixel = 0, at = 0; pixel < gain.length; pixel++) {
    for (const end = at + 3; at < end; at++) lit[at] = Math.min(1, (data[at] as number) * (gain[pixel] as number))
  }
  return { width, height, data: lit }
}

/** Twice the mean over a square, which is about a Gaussian's. */
function softened(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let soft = values
  for (let time = 0; time < 2; time++) {
    soft = runningMean(soft, { step: 1, length: width, next: width, lines: height }, radius)
    soft = runningMean(soft, { step: width, length: height, next: 1, lines: width }, radius)
  }
  return soft
}

interface Lines {
  /** From a line's item to its next one. */
  readonly step: number
  readonly length: number
  /** From a line to the next one. */
  readonly next: number
  readonly lines: number
}

/** Along each line the mean of what lies within a radius; nothing lies beyond its ends. */
function runningMean(values: Float32Array, { step, length, next, lines }: Lines, radius: number): Float32Array {
  const means = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    const at = (index: number) => line * next + index * step
    let [sum, count] = [0, 0]
    for (let ahead = 0; ahead < length + radius; ahead++) {
      if (ahead < length) {
        sum += values[at(ahead)] as number
        count++
      }
      const gone = ahead - 2 * radius - 1
      if (gone >= 0) {
        sum -= values[at(gone)] as number
        count--
      }
      if (ahead >= radius) means[at(ahead - radius)] = sum / count
    }
  }
  return means
}
