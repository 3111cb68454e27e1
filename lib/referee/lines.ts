import { LogError } from './log-error'

/** Longest line of a table log, in bytes, its line feed not counted (table-log.md). */
export const MAX_LINE_BYTES = 65_536

const LINE_FEED = 10

/**
 * Cuts UTF-8 bytes into lines. Holds one chunk and at most one line that runs over its end, so memory does not grow
 * with the file.
 *
 * @param chunks bytes in order, cut anywhere.
 * @throws LogError at a line over 64 KiB or of invalid UTF-8. A byte order mark is left in its line.
 */
export function* readLines(chunks: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let number = 1
  let rest: Uint8Array = new Uint8Array(0)

  for (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED)
    if (end < 0) {
      rest = join(rest, chunk)
    } else {
      const whole = rest.length > 0 ? join(rest, chunk.subarray(0, end)) : chunk.subarray(0, end)
      rest = chunk.slice(end + 1)
      for (const line of decodeLines(decoder, whole, number)) {
        yield line
        number++
      }
    }
    if (rest.length > MAX_LINE_BYTES) throw tooLong(number)
  }
  if (rest.length > 0) yield* decodeLines(decoder, rest, number)
}

/** Decodes many lines at once, which is quick, and one by one where that fails, to know which line is wrong. */
function* decodeLines(decoder: TextDecoder, bytes: Uint8Array, first: number): Generator<string> {
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    yield* decodeEach(decoder, bytes, first)
    return
  }
  let number = first
  for (const line of text.split('\n')) {
    // A UTF-16 unit is at most three bytes of UTF-8.
    if (line.length * 3 > MAX_LINE_BYTES && new TextEncoder().encode(line).length > MAX_LINE_BYTES)
      throw tooLong(number)
    yield line
    number++
  }
}

function* decodeEach(decoder: TextDecoder, bytes: Uint8Array, first: number): Generator<string> {
  let number = first
  let start = 0
  while (start <= bytes.length) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed < 0 ? bytes.length : feed
    if (end - start > MAX_LINE_BYTES) throw tooLong(number)
    try {
      yield decoder.decode(bytes.subarray(start, end))
    } catch (error) {
      if (error instanceof TypeError) throw new LogError(number, 'this is not valid UTF-8')
      throw error
    }
    number++
    start = end + 1
  }
}

const tooLong = (line: number) => new LogError(line, `longer than ${MAX_LINE_BYTES / 1024} KiB`)

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}
