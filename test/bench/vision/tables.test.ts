import { expect, test } from 'vitest'
import type { SetFigures } from './measure'
import { deciphering, finding } from './metrics'
import { report } from './tables'

const nothing = { hits: 0, of: 0 }

const figures: SetFigures = {
  pictures: 0,
  finding: {
    ...finding([]),
    recall: { 0.5: { hits: 9, of: 10 }, 0.75: { hits: 8, of: 10 }, 0.9: { hits: 4, of: 10 } },
  },
  deciphering: deciphering([]),
  families: {},
  worst: { far: nothing, dark: nothing, glare: nothing, blurred: nothing },
  ms: 12.3,
  contours: { ...finding([]), recall: { 0.5: nothing, 0.75: { hits: 4, of: 10 }, 0.9: nothing }, ms: 45.6 },
}

test('comparisons come first, with their ratio and whether the aim is met', () => {
  const [first] = report(new Map([['table', figures]]), undefined).split('\n')
  expect(first?.replaceAll(/ +/g, ' ')).toBe(
    'table: found, IoU ≥ 0.75 : OpenCV.js contours 0.800 (8/10) 0.400 (4/10) 2.00 × aim ≥ 0.97 aim missed',
  )
})

test('the speed of the same photo is compared too', () => {
  const medians = { decode: 60, find: 80, refine: 30, read: 20, all: 200 }
  const said = report(new Map(), { node: medians, chromium: medians, rivals: 1000 })
  expect(said).toMatch(/Node WASM \(ms: decoded 60, .* 200\.0 ms +1000\.0 ms +5\.00 × faster +aim < 300 ms +met/)
  expect(said).toMatch(/Chromium WASM/)
})
