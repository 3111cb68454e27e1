import { expect, test } from 'vitest'
import { boxArea, boxIou, boxOf, commonBox, quadOfBox } from './boxes'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('the box around points, and its corners', () => {
  const around = boxOf([
    [3, 1],
    [7, 4],
    [5, 9],
  ])
  expect(around).toEqual(box(3, 1, 7, 9))
  expect(boxOf(quadOfBox(around))).toEqual(around)
})

test.each([
  ['the same', box(0, 0, 4, 2), box(0, 0, 4, 2), 1],
  ['half', box(0, 0, 4, 2), box(0, 0, 2, 2), 0.5],
  ['a corner', box(0, 0, 2, 2), box(1, 1, 3, 3), 1 / 7],
  ['edges only', box(0, 0, 2, 2), box(2, 0, 4, 2), 0],
  ['nothing', box(0, 0, 1, 1), box(5, 5, 6, 6), 0],
])('they have in common: %s', (_, a, b, iou) => {
  expect(boxIou(a, b)).toBeCloseTo(iou)
  expect(boxIou(b, a)).toBeCloseTo(iou)
})

test('what two boxes that lie apart have in common is empty', () => {
  expect(boxArea(commonBox(box(0, 0, 1, 1), box(5, 5, 6, 6)))).toBe(0)
})
