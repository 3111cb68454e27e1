import type { Picture } from '../picture'

/** What TypeScript does not know yet of what a frame's pixels can be copied as (WebCodecs of 2024). */
interface CopyOptions extends VideoFrameCopyToOptions {
  readonly format: 'RGBA'
}

/** Memory that pictures are copied into, and another one that they are turned into. */
const kept: [Uint32Array, Uint32Array] = [new Uint32Array(), new Uint32Array()]

/** Pixels of a square that is turned at once: what it is read from and written to stays near the processor. */
const BLOCK = 32

/**
 * Copies an opaque frame's pixels, turned clockwise, without a canvas: into memory that was written before, for the first
 * touch of fresh memory takes several times as long as the copying itself. So a picture lasts until the next one is
 * copied.
 *
 * @param turn degrees: 0, 90, 180 or 270.
 * @param width of the turned picture, in pixels; so `height`.
 * @returns null where the frame is of another size, or where the browser cannot do that.
 */
export async function pixelsOf(
  frame: VideoFrame,
  turn: number,
  width: number,
  height: number,
): Promise<Picture | null> {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width]
  if (frame.visibleRect?.width !== across || frame.visibleRect.height !== down) return null
  const copy = memory(0, across * down)
  if (!(await copyAsRgba(frame, copy))) return null
  const turned = turn % 180 === 0 ? copy : quarterTurned(copy, across, down)
  if (turn >= 180) turned.reverse()
  return { width, height, data: new Uint8ClampedArray(turned.buffer, 0, 4 * turned.length) }
}

/** @returns whether the browser did what it was asked for. */
async function copyAsRgba(frame: VideoFrame, to: Uint32Array): Promise<boolean> {
  let understood = false
  const options: CopyOptions = {
    // One that does not ask for the format would copy blue as red.
    get format() {
      understood = true
      return 'RGBA' as const
    },
  }
  try {
    await frame.copyTo(to, options)
    return understood
  } catch {
    return false
  }
}

/** Turned clockwise by a quarter, into the other memory. */
function quarterTurned(from: Uint32Array, width: number, height: number): Uint32Array {
  const to = memory(1, from.length)
  for (let top = 0; top < height; top += BLOCK) {
    const bottom = Math.min(top + BLOCK, height)
    for (let left = 0; left < width; left += BLOCK) {
      const right = Math.min(left + BLOCK, width)
      for (let x = left; x < right; x++) {
        let at = x * height + height - bottom
        for (let y = bottom - 1; y >= top; y--) to[at++] = from[y * width + x] as number
      }
    }
  }
  return to
}

/** The first so many words of one of the two memories. */
function memory(which: 0 | 1, words: number): Uint32Array {
  if (kept[which].length < words) kept[which] = new Uint32Array(words)
  return kept[which].subarray(0, words)
}
