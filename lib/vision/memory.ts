/**
 * Memory for pixels, used again for the next picture: the first touch of fresh memory takes several times as long as
 * writing it, and every photo asks for the same sizes.
 */
const kept: ArrayBuffer[] = []

/** What is smaller costs little, and is what allocators themselves keep. */
const LEAST_BYTES = 128 * 1024
/** More is not kept: what a phone's photo with a table full of cards takes is half of it. */
const MOST_BYTES = 32 * 1024 * 1024
/** Of memory that is larger by more than this, more would lie idle than is used. */
const MOST_SPARE = 2

/** So many numbers of any value. Whoever has done with them may give them back with `giveBack`. */
export const takeFloats = (length: number): Float32Array<ArrayBuffer> => new Float32Array(take(4 * length), 0, length)

/** The same of whole numbers. */
export const takeWords = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(take(4 * length), 0, length)

/** The smallest memory that is large enough, and not by much. */
function take(bytes: number): ArrayBuffer {
  const fitting = kept.filter(({ byteLength }) => byteLength >= bytes && byteLength <= MOST_SPARE * bytes)
  const [first, ...others] = fitting
  if (!first) return new ArrayBuffer(bytes)
  const best = others.reduce((best, each) => (each.byteLength < best.byteLength ? each : best), first)
  kept.splice(kept.indexOf(best), 1)
  return best
}

/**
 * Keeps what was taken for the next who takes: nobody may read or write it any more, and it is given back once. What is
 * never given back is freed as anything else is. Where too much is kept, what was given back first is let go.
 */
export function giveBack({ buffer }: Float32Array | Uint32Array): void {
  if (!(buffer instanceof ArrayBuffer) || kept.includes(buffer)) return
  if (buffer.byteLength < LEAST_BYTES || buffer.byteLength > MOST_BYTES) return
  kept.push(buffer)
  while (kept.reduce((sum, { byteLength }) => sum + byteLength, 0) > MOST_BYTES) kept.shift()
}
