import { giveBack, takeFloats } from './memory'
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
 * them asks for, as in the retinex of one scale (Jobson et al. 1997), within bounds. To be given back.
 */
export function gainInTheDark({ width, height, data }: Crop): Float32Array {
  const light = takeFloats(width * height)
  for (let pixel = 0, at = 0; pixel < light.length; pixel++, at += 3) {
    light[pixel] = Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number)
  }
  soften(light, width, height, Math.max(1, Math.round(REACH * Math.max(width, height))))
  for (let pixel = 0; pixel < light.length; pixel++) {
    light[pixel] = Math.min(MOST, Math.max(1, AIM / Math.max(LEAST_LIGHT, light[pixel] as number)))
  }
  return light
}

/** A crop whose pixels are so many times as bright, all three colours alike. Its pixels are to be given back. */
export function brightened({ width, height, data }: Crop, gain: Float32Array): Crop {
  const lit = takeFloats(data.length)
  for (let pixel = 0, at = 0; pixel < gain.length; pixel++) {
    for (const end = at + 3; at < end; at++) lit[at] = Math.min(1, (data[at] as number) * (gain[pixel] as number))
  }
  return { width, height, data: lit }
}

/** Twice the mean over a square, which is about a Gaussian's, in place. */
function soften(values: Float32Array, width: number, height: number, radius: number): void {
  const along = takeFloats(values.length)
  for (let time = 0; time < 2; time++) {
    meansAlong(values, width, height, radius, along)
    meansAcross(along, width, height, radius, values)
  }
  giveBack(along)
}

/** Along each row the mean of what lies within a radius; nothing lies beyond its ends. */
function meansAlong(values: Float32Array, width: number, height: number, radius: number, means: Float32Array): void {
  for (let row = 0; row < height; row++) {
    const first = row * width
    let sum = 0
    let count = 0
    for (let ahead = 0; ahead < width + radius; ahead++) {
      if (ahead < width) {
        sum += values[first + ahead] as number
        count++
      }
      const gone = ahead - 2 * radius - 1
      if (gone >= 0) {
        sum -= values[first + gone] as number
        count--
      }
      if (ahead >= radius) means[first + ahead - radius] = sum / count
    }
  }
}

/** The same along each column: of all of them at once, for what lies in a row lies together in memory. */
function meansAcross(values: Float32Array, width: number, height: number, radius: number, means: Float32Array): void {
  const sums = new Float64Array(width)
  let count = 0
  for (let ahead = 0; ahead < height + radius; ahead++) {
    if (ahead < height) {
      for (let x = 0, at = ahead * width; x < width; x++, at++) sums[x] = (sums[x] as number) + (values[at] as number)
      count++
    }
    const gone = ahead - 2 * radius - 1
    if (gone >= 0) {
      for (let x = 0, at = gone * width; x < width; x++, at++) sums[x] = (sums[x] as number) - (values[at] as number)
      count--
    }
    if (ahead >= radius) {
      for (let x = 0, at = (ahead - radius) * width; x < width; x++, at++) means[at] = (sums[x] as number) / count
    }
  }
}
