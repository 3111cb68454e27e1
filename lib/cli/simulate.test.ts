import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findGame, GAMES, mezza } from '@/lib/games/registry'
import { readLog } from '@/lib/referee/log'
import { replay } from '@/lib/referee/record'
import type { TruthFile } from '@/lib/simulate/file'
import simulate from './simulate'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulate-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
})

function run(...args: string[]) {
  const said = { out: '', err: '' }
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += text
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(into('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(into('err'))
  return { status: simulate(args), ...said }
}

const written = (name: string) => {
  const into = join(folder, name)
  return readdirSync(into).map((file) => [file, readFileSync(join(into, file), 'utf8')] as const)
}

describe('npm run simulate', () => {
  it('writes logs, and beside them what nobody saw', () => {
    const { status, out, err } = run('--games', '12', '--seed', '3', '--out', join(folder, 'a'), '--dishonest', '0.5')
    expect([status, out]).toEqual([0, ''])
    expect(err).toMatch(/^12 of 12 games, \d+ events\nWritten to .* in [\d.]+ s\n$/)
    const files = written('a')
    expect(files.map(([name]) => name).slice(0, 3)).toEqual(['mezza-01.jsonl', 'mezza-01.truth.json', 'mezza-02.jsonl'])
    expect(files).toHaveLength(24)
    let proven = 0
    for (let i = 0; i < files.length; i += 2) {
      const read = readLog(new TextEncoder().encode(files[i]?.[1]), findGame)
      if ('error' in read) throw read.error
      const { game, header, events } = read.log
      const truth: TruthFile = JSON.parse(files[i + 1]?.[1] as string)
      expect(truth.players).toHaveLength(header.players.length)
      expect(truth.after).toHaveLength(events.length)
      const zones: Record<string, readonly string[]> = { ...truth.deal }
      expect(Object.values(zones).flat()).toHaveLength(
        [...game.deck(header.options, header.players.length).values()].reduce((a, b) => a + b),
      )
      replay(mezza, header as Parameters<typeof mezza.open>[0], events as never).moves.forEach((move, at) => {
        Object.assign(zones, truth.after[at])
        const held = mezza.table(move.after).players.map(({ hand, down }) => [hand, down])
        expect(held.map((_, by) => [zones[`hand ${by}`]?.length, zones[`down ${by}`]?.length])).toEqual(held)
        for (const { event } of move.proven) expect(truth.dishonest).toContain(event)
        proven += move.proven.length
      })
    }
    expect(proven).toBeGreaterThan(0)
  })

  it('writes the same for the same seed, and another for another', () => {
    for (const [name, seed] of Object.entries({ b: '1', c: '1', d: '2' })) {
      run('--games', '2', '--seed', seed, '--out', join(folder, name))
    }
    expect(written('b')).toEqual(written('c'))
    expect(written('b')).not.toEqual(written('d'))
  })

  it('does as it is wished', () => {
    const wish = [
      '--players',
      '5',
      '--option',
      'variant=short',
      '--option',
      'nineHalfOnItself=false',
      '--play',
      'random',
    ]
    run('--games', '3', '--out', join(folder, 'e'), ...wish)
    for (const [name, text] of written('e')) {
      if (name.endsWith('.truth.json')) expect(new Set(JSON.parse(text).players)).toEqual(new Set(['random']))
      else
        expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toMatchObject({
          players: { length: 5 },
          options: { variant: 'short', nineHalfOnItself: false },
        })
    }
  })

  it('plays a match', () => {
    const { status, out } = run('--match', 'sensible', 'random', '--games', '20')
    expect(status).toBe(0)
    expect(out).toMatch(
      /^mezza, 2 players: sensible wins \d+ of 20 games against random, [\d.]+ % \(95 % confidence: [\d.]+ % to [\d.]+ %\); \d stopped unfinished\n$/,
    )
  })

  it.each([
    [['--game', 'skat', '--out', 'x'], 'There is no game skat. Known: mezza, mau-mau, misch-masch, merge.'],
    [[], '--out DIR is missing: where the games are written to.'],
    [['--out', 'x', '--games', 'many'], '--games many: not a whole number from 1 on'],
    [['--out', 'x', '--seed', '-1'], "Option '--seed' argument is ambiguous."],
    [['--out', 'x', '--players', '9'], 'mezza is for 2 to'],
    [['--out', 'x', '--option', 'variant'], '--option variant: not NAME=VALUE'],
    [['--out', 'x', '--option', 'variant=tiny'], 'mezza has no such option'],
    [['--out', 'x', '--play', 'badly'], 'Nobody plays "badly". Known: random, sensible.'],
    [['--out', 'x', '--dishonest', '2'], '--dishonest 2: not from 0 to 1'],
    [['--out', 'x', 'y'], 'What is y?'],
    [['--match', 'sensible'], '--match takes two styles of play.'],
    [['--mach'], "Unknown option '--mach'"],
    [['--out', '/dev/null/x', '--games', '1'], 'ENOTDIR: not a directory'],
  ])('says what is wrong: %s', (args, what) => {
    const { status, err } = run(...args.map((arg) => (arg === 'x' ? join(folder, 'x') : arg)))
    expect(status).toBe(2)
    expect(err).toContain(what)
  })

  it('plays a match of every game where all are asked for', () => {
    const { status, out } = run('--game', 'all', '--match', 'sensible', 'random', '--games', '2', '--seed', '1')
    expect(status).toBe(0)
    const lines = out.trim().split('\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(GAMES.map(({ id }) => id))
    for (const line of lines) expect(line).toMatch(/, 3 players: sensible wins \d of 2 games against random, /)
  })
})
