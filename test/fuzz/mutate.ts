import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { MAX_LINE_BYTES } from '@/lib/referee/lines'
import { between, pick, type Random, shuffled } from '@/lib/simulate/random'

/** A way to make a table log worse. Takes and gives lines without their line feeds. */
type Mutation = (lines: readonly string[], random: Random) => readonly string[]

const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', '']

const HOSTILE_NUMBERS = [
  ...['1e400', '-1e400', '-0', '-0.0', '1.0', '0.5', '-1', '7', '12', '1e0', '1E-400', '2147483648', '4294967296'],
  ...['9007199254740993', '1e21', '123456789012345678901234567890', '01', '+1', '.5', 'NaN', 'Infinity', '0x1'],
]

const HOSTILE_VALUES = [
  ...['null', 'true', '""', '[]', '{}', '[null]', '[[]]', '{"length":3}', '{"__proto__":{"polluted":true}}'],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
    '"\u0000"',
    '"\u2028"',
  ],
  ...['"Ana"', '["9½"]', '["__proto__"]', '["toString","constructor"]', '"10"', '"stands"', '"end"', '"pick-up"'],
  ...HOSTILE_NUMBERS,
]

const anyLine = (lines: readonly string[], random: Random) => between(random, 0, lines.length - 1)

/** Another text in place of one line. */
const withLine = (lines: readonly string[], random: Random, change: (line: string) => string) => {
  const at = anyLine(lines, random)
  return lines.with(at, change(lines[at] as string))
}

/** Another text in place of one match in a line. */
function withMatch(line: string, pattern: RegExp, random: Random, text: string): string {
  const matches = [...line.matchAll(pattern)]
  if (matches.length === 0) return line
  const { index, 0: match } = pick(random, matches)
  return line.slice(0, index) + text + line.slice(index + match.length)
}

const VALUE = /(?<=:)("[^"]*"|\[[^\]]*\]|\{[^}]*\}|-?[\d.]+|true|false|null)/g

const nested = (depth: number, random: Random) => {
  const [open, close] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  const core = random() < 0.5 ? '0' : ''
  const ends = random() < 0.7 ? close.repeat(depth) : ''
  return `${open.repeat(depth)}${core}${ends}`
}

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a line left out': (lines, random) => lines.toSpliced(anyLine(lines, random), 1),
  'a line twice': (lines, random) => lines.toSpliced(anyLine(lines, random), 0, pick(random, lines)),
  'the header again': (lines, random) => lines.toSpliced(anyLine(lines, random) + 1, 0, lines[0] as string),
  'lines in another order': (lines, random) => [lines[0] as string, ...shuffled(random, lines.slice(1))],
  'two lines for each other': (lines, random) => {
    const [a, b] = [anyLine(lines, random), anyLine(lines, random)]
    return lines.with(a, lines[b] as string).with(b, lines[a] as string)
  },
  'a line cut off': (lines, random) =>
    withLine(lines, random, (line) => line.slice(0, Math.max(0, between(random, 0, line.length - 1)))),
  'nothing after a line': (lines, random) => lines.slice(0, between(random, 0, lines.length)),
  'a blank line': (lines, random) =>
    lines.toSpliced(anyLine(lines, random), 0, pick(random, ['', ' ', '\t', '\r', '\u00a0'])),
  'two lines as one': (lines, random) => {
    const at = anyLine(lines, random)
    return [...lines.slice(0, at), lines.slice(at, at + 2).join(''), ...lines.slice(at + 2)]
  },
  'carriage returns': (lines) => lines.map((line) => `${line}\r`),
  'a byte order mark': (lines, random) => withLine(lines, random, (line) => `\uFEFF${line}`),
  'a NUL': (lines, random) =>
    withLine(lines, random, (line) => {
      const at = between(random, 0, line.length)
      return `${line.slice(0, at)}\u0000${line.slice(at)}`
    }),
  'another value': (lines, random) =>
    withLine(lines, random, (line) => withMatch(line, VALUE, random, pick(random, HOSTILE_VALUES))),
  'another number': (lines, random) =>
    withLine(lines, random, (line) => withMatch(line, /(?<=:)-?\d+/g, random, pick(random, HOSTILE_NUMBERS))),
  'another card': (lines, random) =>
    withLine(lines, random, (line) => withMatch(line, /(?<=")[\djoker½]+(?=")/g, random, pick(random, MEZZA_CARDS))),
  'another key': (lines, random) =>
    withLine(lines, random, (line) =>
      withMatch(line, /"[^"]*"(?=:)/g, random, JSON.stringify(pick(random, HOSTILE_KEYS))),
    ),
  'a key more': (lines, random) =>
    withLine(lines, random, (line) => {
      const [key, value] = [JSON.stringify(pick(random, HOSTILE_KEYS)), pick(random, HOSTILE_VALUES)]
      return random() < 0.5 ? line.replace('{', `{${key}:${value},`) : line.replace(/\}$/, `,${key}:${value}}`)
    }),
  'a key twice': (lines, random) =>
    withLine(lines, random, (line) => {
      const key = pick(random, ['"do"', '"by"', '"cards"', '"ruling"', '"players"', '"options"', '"kiebitz"'])
      return line.replace(/\}$/, `,${key}:${pick(random, HOSTILE_VALUES)}}`)
    }),
  'an option more': ([header = '', ...events], random) => {
    const [key, value] = [JSON.stringify(pick(random, HOSTILE_KEYS)), pick(random, HOSTILE_VALUES)]
    return [header.replace(/"options":\{/, `"options":{${key}:${value},`).replace(',}', '}'), ...events]
  },
  'other players': ([header = '', ...events], random) => {
    const count = pick(random, [0, 1, 8, 12, 13, 1000])
    const names = Array.from({ length: count }, (_, i) => (random() < 0.05 ? pick(random, HOSTILE_KEYS) : `P${i}`))
    return [header.replace(/"players":\[[^\]]*\]/, `"players":${JSON.stringify(names)}`), ...events]
  },
  'a ruling': (lines, random) =>
    lines.map((line, i) =>
      i > 0 && random() < 0.5 && !line.includes('"ruling"') ? line.replace(/\}$/, ',"ruling":"stands"}') : line,
    ),
  'another seat': (lines, random) =>
    withLine(lines, random, (line) => withMatch(line, /(?<="by":)\d/g, random, String(between(random, 0, 7)))),
  'other seats': (lines, random) =>
    lines.map((line, i) => (i > 0 && random() < 0.2 ? line.replace(/"by":\d/, `"by":${between(random, 0, 7)}`) : line)),
  'deep nesting': (lines, random) =>
    withLine(lines, random, (line) => {
      const depth = between(random, 1, pick(random, [10, 5_000, 32_000]))
      const value = nested(depth, random)
      return random() < 0.2 ? value : line.replace('{', `{"${pick(random, ['note', 'deep', 'by', 'cards'])}":${value},`)
    }),
  'a long line': (lines, random) =>
    withLine(lines, random, (line) => {
      const bare = new TextEncoder().encode(line).length + '"note":"",'.length
      const size = Math.max(0, pick(random, [MAX_LINE_BYTES - bare, MAX_LINE_BYTES - bare + 1, 70_000, 1_000_000]))
      const note = random() < 0.5 ? 'x'.repeat(size) : '½'.repeat(Math.floor(size / 2))
      return line.replace('{', `{"note":"${note}",`)
    }),
  'many cards': (lines, random) =>
    withLine(lines, random, (line) =>
      line.replace(
        /"cards":\[[^\]]*\]/,
        `"cards":${JSON.stringify(Array(between(random, 0, 5000)).fill(pick(random, MEZZA_CARDS)))}`,
      ),
    ),
}

const NAMES = Object.keys(MUTATIONS)

/** A log made worse in one way to four, its bytes often too, and what was done to it. */
export function mutated(log: string, random: Random): { readonly bytes: Uint8Array; readonly how: readonly string[] } {
  let lines: readonly string[] = log.trimEnd().split('\n')
  const how: string[] = []
  for (let i = between(random, 1, 4); i > 0 && lines.length > 0; i--) {
    const name = pick(random, NAMES)
    how.push(name)
    lines = (MUTATIONS[name] as Mutation)(lines, random)
  }
  const bytes = new TextEncoder().encode(lines.join('\n') + (random() < 0.9 ? '\n' : ''))
  if (random() < 0.6 || bytes.length === 0) return { bytes, how }
  const roll = random()
  if (roll < 0.3) return { bytes: bytes.slice(0, between(random, 0, bytes.length)), how: [...how, 'bytes cut off'] }
  for (let i = between(random, 1, 3); i > 0; i--) {
    const at = between(random, 0, bytes.length - 1)
    bytes[at] = roll < 0.6 ? (bytes[at] as number) ^ (1 << between(random, 0, 7)) : between(random, 0, 255)
  }
  return { bytes, how: [...how, 'other bytes'] }
}
