import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_LINE_BYTES, readLines } from './lines'
import type { LogError } from './log-error'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)))

/** The lines read before an error, and the error's message at the end. */
function read(chunks: Iterable<Uint8Array>): string[] {
  const lines: string[] = []
  try {
    for (const line of readLines(chunks)) lines.push(line)
  } catch (error) {
    lines.push((error as LogError).message)
  }
  return lines
}

it.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\nb', ['a', 'b']],
  ['a\n\nb\n', ['a', '', 'b']],
  ['a\n\n', ['a', '']],
  ['a\r\nb', ['a\r', 'b']],
  ['\uFEFFa\n', ['\uFEFFa']],
  ['a\u2028b\u0085c\n', ['a\u2028b\u0085c']],
  ['½ 9½ 🃏\n', ['½ 9½ 🃏']],
])('cuts %j at its line feeds', (text, lines) => {
  expect(read([utf8(text)])).toEqual(lines)
})

it.each<[string, Uint8Array, string[]]>([
  ['a byte that begins nothing', bytes('a\nb', [0xff], '\nc'), ['a', 'line 2: this is not valid UTF-8']],
  ['a surrogate', bytes('a\n', [0xed, 0xa0, 0x80], '\n'), ['a', 'line 2: this is not valid UTF-8']],
  ['an overlong slash', bytes([0xc0, 0xaf]), ['line 1: this is not valid UTF-8']],
  ['half a letter before a line feed', bytes('½\n', [0xc2], '\n', [0xbd]), ['½', 'line 2: this is not valid UTF-8']],
  ['half a letter at the end', bytes('a\nb\n', [0xc2]), ['a', 'b', 'line 3: this is not valid UTF-8']],
])('names the line with %s', (_, input, lines) => {
  expect(read([input])).toEqual(lines)
  expect(read(cut(input, 1))).toEqual(lines)
})

it.each([
  ['x', 1],
  ['½', 2],
  ['€', 3],
  ['🃏', 4],
])('takes lines of 64 KiB of %s, counted in bytes without the line feed, and no longer ones', (letter, size) => {
  const full = letter.repeat(Math.floor(MAX_LINE_BYTES / size)) + 'x'.repeat(MAX_LINE_BYTES % size)
  for (const feed of ['', '\n', '\nb']) {
    for (const chunk of [1000, 1_000_000]) {
      expect(read(cut(utf8(`a\n${full}${feed}`), chunk))[1]).toHaveLength(full.length)
      expect(read(cut(utf8(`a\n${full}x${feed}`), chunk))).toEqual(['a', 'line 2: longer than 64 KiB'])
    }
  }
})

it('reads no further once a line is too long', () => {
  let asked = 0
  const long = (function* () {
    for (let i = 0; i < 100; i++) {
      asked++
      yield utf8('x'.repeat(10_000))
    }
  })()
  expect(read(long)).toEqual(['line 1: longer than 64 KiB'])
  expect(asked).toBe(7)
})

it('finds the same lines wherever the bytes are cut', async () => {
  const anything = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => utf8(text)),
      fc.constantFrom(utf8('\n'), utf8('\r\n'), utf8('9½'), Uint8Array.of(0xc2), Uint8Array.of(0xff)),
    ),
  )
  await fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const whole = bytes(...parts.map((part) => [...part]))
      expect(read(cut(whole, size))).toEqual(read([whole]))
    }),
    { numRuns: 500 },
  )
})

function cut(input: Uint8Array, size: number): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < input.length; at += size) chunks.push(input.subarray(at, at + size))
  return chunks
}
