import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sizeOf } from './raster'
import { FIXTURES } from './sets'
import { readSynthetic } from './synthetic'

const FACE = {
  numeral: '6',
  colour: 'none',
  ambiguous: false,
  symmetric: false,
  family: 'plain',
  key: 'plain:1:1:6',
  back: false,
}

const corners = (left: number, top: number, right: number, bottom: number) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

async function read(cards: readonly object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-'))
  try {
    const rows = [{ set: 's', file: 'f.jpg', cards: cards.map((card) => ({ ...FACE, ...card })) }]
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(rows))
    const [picture] = (await readSynthetic(folder, async () => ({ width: 100, height: 100 }))) ?? []
    return picture?.cards ?? []
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('how a card lies follows from what is seen of it', async () => {
  const cards = await read([
    { corners: corners(10, 10, 60, 80), visible: 1 },
    { corners: corners(10, 10, 60, 80), visible: 0.6 },
    { corners: corners(-25, 10, 25, 80), visible: 0.5 },
    { corners: corners(-25, 10, 25, 80), visible: 0.3 },
    { corners: corners(10, 10, 20, 24), visible: 0.1 },
  ])
  expect(cards.map(({ kinds }) => kinds)).toEqual([
    ['clear', 'large'],
    ['overlapped', 'large'],
    ['edge'],
    ['overlapped', 'edge'],
    ['overlapped', 'small'],
  ])
  expect(cards.map(({ ignored }) => ignored)).toEqual([false, false, false, false, true])
  expect(cards.map(({ numeral }) => numeral)).toEqual(['6', '6', '6', undefined, undefined])
})

test('what is printed is what there is to be read', async () => {
  const whole = { corners: corners(10, 10, 60, 80), visible: 1 }
  const cards = await read([
    { ...whole, numeral: 'other', colour: 'red' },
    { ...whole, numeral: 'blank', symmetric: true },
    { ...whole, ambiguous: true },
  ])
  expect(cards.map(({ numeral, colour }) => [numeral, colour])).toEqual([
    [null, 'red'],
    [null, null],
    ['6', null],
  ])
  expect(cards.map(({ undecidable, hasTop }) => [undecidable, hasTop])).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ])
})

test('the pictures of the tests are there, small, and of all kinds', async () => {
  const pictures = (await readSynthetic(FIXTURES, sizeOf)) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(24)
  expect(new Set(pictures.map(({ set }) => set))).toEqual(
    new Set(['held-out', 'known', 'own-mau-mau', 'own-merge', 'own-mezza', 'own-misch-masch', 'three']),
  )
  for (const { path } of pictures) expect(Math.max(...Object.values(await sizeOf(path)))).toBe(800)
})
