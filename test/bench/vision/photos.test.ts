import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, readLabel, readPhotos } from './photos'

const HEAD = 'file,scene,labels,boxes,source,commit,path,licence'

async function read(rows: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-'))
  try {
    writeFileSync(join(folder, 'manifest.csv'), [HEAD, ...rows, ''].join('\n'))
    return await readPhotos(folder, async () => ({ width: 200, height: 100 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('there are no photos where there is no manifest', async () => {
  expect(await readPhotos(join(tmpdir(), 'kiebitz-no-such-folder'), async () => ({ width: 1, height: 1 }))).toBe(
    undefined,
  )
})

test('boxes are in pixels, and end where the picture ends', async () => {
  const [photo] = (await read(['a/1.jpg,single,7H,7H 0.25 0.5 0.2 0.4,s,c,p,MIT'])) ?? []
  expect(photo).toMatchObject({ set: 'a', name: 'a/1.jpg', outlines: 'boxes' })
  expect(photo?.cards[0]).toMatchObject({ numeral: '7', colour: 'red', face: '7H', kinds: ['clear'] })
  expect(photo?.cards[0]?.outline?.flat().map(Math.round)).toEqual([30, 30, 70, 30, 70, 70, 30, 70])
  const [cut] = (await read(['a/1.jpg,single,7H,7H 0.0 0.5 0.4 0.4,s,c,p,MIT'])) ?? []
  expect(cut?.cards[0]?.outline?.[0]).toEqual([0, 30])
  expect(cut?.cards[0]?.kinds).toEqual(['edge'])
})

test('boxes that share more than a strip are cards that overlap', async () => {
  const [photo] =
    (await read(['a/1.jpg,multi,7;8;9,7 0.2 0.5 0.2 0.4;8 0.35 0.5 0.2 0.4;9 0.8 0.5 0.05 0.2,s,c,p,MIT'])) ?? []
  expect(photo?.cards.map(({ kinds }) => kinds)).toEqual([['overlapped'], ['overlapped'], ['clear', 'small']])
})

test('without boxes, the order of the labels is all there is', async () => {
  const [photo] = (await read(['s/1.jpg,multi,2-red-solid-oval;1-purple-empty-oval,,s,c,p,MIT'])) ?? []
  expect(photo?.outlines).toBe('count')
  expect(photo?.cards.map(({ face }) => face)).toEqual(['2-red-solid-oval', '1-purple-empty-oval'])
})

test.each([
  ['10C', { numeral: '10', colour: null, face: '10C' }],
  ['KD', { numeral: null, colour: 'red', face: 'KD' }],
  ['A', { numeral: null }],
  ['9', { numeral: '9' }],
  ['3-red-striped-diamond', { numeral: null, colour: 'red', face: '3-red-striped-diamond' }],
  ['3-purple-striped-diamond', { numeral: null, face: '3-purple-striped-diamond' }],
])('a card called %s', (label, said) => {
  expect(readLabel(label)).toEqual(said)
})

test('what was written as CSV is read as it was', () => {
  const field = fc.string({ unit: fc.constantFrom('a', ',', '"', ' ', ';', 'ä') })
  const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field)), (rows) => {
      const text = [['one', 'two'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
      const there = rows.filter((row) => row.map(quoted).join(',') !== '')
      expect(parseCsv(text)).toEqual(there.map(([one, two]) => ({ one, two })))
    }),
    { seed: 1 },
  )
})
