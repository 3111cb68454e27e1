import { giveBack, takeWords } from './memory'

/** A picture as pixels: rows from the top, four bytes a pixel: red, green, blue and one that is not looked at. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/**
 * A picture at halving sizes (Williams, Pyramidal Parametrics, 1983): each pixel of a level is the mean of two by two of
 * the level below, so a place in level k is that of the picture divided by 2^k. Levels are made when they are asked for.
 */
export class Pyramid {
  readonly width: number
  readonly height: number
  private readonly levels: Level[]

  constructor({ width, height, data }: Picture) {
    if (!(width > 0 && height > 0) || data.length !== width * height * 4) throw new RangeError('not a picture')
    this.width = width
    this.height = height
    this.levels = [{ width, height, pixels: words(data) }]
  }

  /** The pyramid of a picture; one that is given serves again, with the levels that were made. */
  static of(picture: Picture | Pyramid): Pyramid {
    return picture instanceof Pyramid ? picture : new Pyramid(picture)
  }

  /** @param depth 0 is the picture itself; beyond the last level is the last, of one pixel. */
  level(depth: number): Level {
    for (;;) {
      const last = this.levels[this.levels.length - 1] as Level
      if (depth < this.levels.length) return this.levels[depth] as Level
      if (last.width === 1 && last.height === 1) return last
      this.levels.push(halved(last))
    }
  }

  /** Gives back the memory of all levels but the picture itself, which are made anew where they are asked for again. */
  release(): void {
    for (const { pixels } of this.levels.splice(1)) giveBack(pixels)
  }

  /** The first level of which at most `limit` pixels take the place of `scale` pixels of the picture, and the power of two by which it is smaller. */
  levelFor(scale: number, limit: number): { level: Level; factor: number } {
    const depth = scale > limit ? Math.min(MOST, Math.ceil(Math.log2(scale / limit))) : 0
    return { level: this.level(depth), factor: 2 ** depth }
  }
}

/** Pictures of more pixels than 2^16 a side are none of ours. */
const MOST = 16

/** A picture of the pyramid; a pixel is a word of four bytes in the order of the machine. */
export interface Level {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
}

function words(data: Uint8Array | Uint8ClampedArray): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, data.length / 4)
}

/** Two bytes of a pixel at once, with room for the sum of four between them. */
const PAIR = 0x00ff00ff
const HALF = 0x00020002

/** Half as large; where a side is odd, its last pixels stand for their missing neighbours. */
function halved({ width, height, pixels }: Level): Level {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1]
  const half = takeWords(halfWidth * halfHeight)
  const whole = width >> 1
  for (let y = 0, to = 0; y < halfHeight; y++) {
    let upper = 2 * y * width
    let lower = 2 * y + 1 < height ? upper + width : upper
    for (let x = 0; x < whole; x++, upper += 2, lower += 2) {
      half[to++] = mean(
        pixels[upper] as number,
        pixels[upper + 1] as number,
        pixels[lower] as number,
        pixels[lower + 1] as number,
      )
    }
    if (whole < halfWidth) {
      const [a, b] = [pixels[upper] as number, pixels[lower] as number]
      half[to++] = mean(a, a, b, b)
    }
  }
  return { width: halfWidth, height: halfHeight, pixels: half }
}

function mean(a: number, b: number, c: number, d: number): number {
  const even = (a & PAIR) + (b & PAIR) + (c & PAIR) + (d & PAIR) + HALF
  const odd = ((a >>> 8) & PAIR) + ((b >>> 8) & PAIR) + ((c >>> 8) & PAIR) + ((d >>> 8) & PAIR) + HALF
  return (((even >>> 2) & PAIR) | (((odd >>> 2) & PAIR) << 8)) >>> 0
}
