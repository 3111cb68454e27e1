import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { readLog } from '@/lib/referee/log'
import { seeded } from '@/lib/simulate/random'
import { someOf } from '../long'
import { check } from './check'
import { judgeFiles } from './command'
import { LONG_LOGS, longLog } from './long'
import { MUTATIONS, mutated } from './mutate'
import { fuzz, LOGS } from './run'

const HEADER = '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"],"options":{}}'
const PLAY = '{"do":"play","by":0,"cards":["5"]}'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** What is wrong with a log, the number of its line first; or how many events were read. */
function read(...lines: string[]): string | number {
  const result = readLog(utf8(lines.join('\n')), findGame)
  return 'error' in result ? `${result.error.line}: ${result.error.what}` : result.log.events.length
}

describe('hostile logs', () => {
  it('are judged or refused with a clear line, 1500 of them', () => {
    const outcomes = { judged: 0, refused: 0 }
    for (let seed = 1; seed <= 1500; seed++) outcomes[fuzz(seed)]++
    expect(outcomes.judged).toBeGreaterThan(200)
    expect(outcomes.refused).toBeGreaterThan(200)
  }, 120_000)

  it('are hostile in every way', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 500; seed++) for (const how of mutated(LOGS[0] as string, seeded(seed)).how) seen.add(how)
    expect([...seen].sort()).toEqual([...Object.keys(MUTATIONS), 'bytes cut off', 'other bytes'].sort())
  })

  it.each([
    ['a number too large for any', PLAY.replace(':0', ':1e400')],
    ['a negative seat', PLAY.replace(':0', ':-1')],
    ['a seat that is not whole', PLAY.replace(':0', ':0.5')],
    ['the first seat that is none', PLAY.replace(':0', ':2')],
    ['a seat beyond all', PLAY.replace(':0', ':9007199254740993')],
    ['a verb of every object', PLAY.replace('play', 'constructor')],
    ['a seat that is a prototype', PLAY.replace('"by":0', '"__proto__":{"by":0}')],
    ['two seats, the last of which is none', PLAY.replace('}', ',"by":7}')],
    ['cards that are no list', PLAY.replace('["5"]', '{"length":1,"0":"5"}')],
    ['nothing but brackets', '['.repeat(65_536)],
    ['nesting that is never closed', '{"a":'.repeat(10_000)],
    ['a megabyte', PLAY.replace('}', `,"note":"${'x'.repeat(1_000_000)}"}`)],
    ['a NUL', `${PLAY}\0`],
    ['a byte order mark', `\uFEFF${PLAY}`],
  ])('%s: refused at its line', (_, line) => {
    expect(read(HEADER, PLAY, line, PLAY)).toMatch(/^3: .{1,120}$/)
    expect(() => check(utf8([HEADER, line].join('\n')), 100)).not.toThrow()
  })

  it.each([
    ['minus zero', PLAY.replace(':0', ':-0')],
    ['a lone surrogate', PLAY.replace('"5"', '"\\ud800"')],
    ['a card of every object', PLAY.replace('"5"', '"__proto__"')],
    ['unknown fields of every object', PLAY.replace('}', ',"__proto__":{"by":9},"constructor":1,"toString":null}')],
    ['deep nesting in an unknown field', PLAY.replace('}', `,"deep":${'['.repeat(32_000)}${']'.repeat(32_000)}}`)],
    ['a carriage return', `${PLAY}\r`],
  ])('%s: read', (_, line) => {
    expect(read(HEADER, line)).toBe(1)
    expect(check(utf8([HEADER, line].join('\n')), 100)).toBe('judged')
  })

  it.each([
    ['an option of every object', HEADER.replace('{}', '{"__proto__":{"variant":"short"}}')],
    ['an unknown option', HEADER.replace('{}', '{"constructor":1}')],
    ['a value of every object', HEADER.replace('{}', '{"variant":"toString"}')],
    ['a game of every object', HEADER.replace('mezza', '__proto__')],
    ['a version too large for any', HEADER.replace(':1', ':1e400')],
    ['thirteen players', HEADER.replace('"Ana"', '"A","B","C","D","E","F","G","H","I","J","K","Ana"')],
  ])('%s in the header: refused', (_, header) => {
    expect(read(header, PLAY)).toMatch(/^1: .{1,120}$/)
  })
})

describe('a log of 100,000 events', () => {
  it.each(someOf(Object.keys(LONG_LOGS)))(
    'of %s is judged in little memory',
    async (kind) => {
      const { status, lines, last, stderr, peak } = await judgeFiles([longLog(kind, 100_000)])
      expect({ status, lines, stderr }).toEqual({ status: 1, lines: 100_000, stderr: '' })
      expect(JSON.parse(last)).toMatchObject({ event: 100_000, table: { over: false } })
      expect(peak).toBeGreaterThan(40)
      expect(peak).toBeLessThan(300)
    },
    120_000,
  )

  it('may not have one more', async () => {
    const called = await judgeFiles([`${longLog('what is mostly impossible or illegal', 100_001)}`])
    expect(called).toMatchObject({ status: 2, lines: 0 })
    expect(called.stderr).toMatch(/^.*:100002: more than 100000 events\n$/)
  }, 120_000)
})
