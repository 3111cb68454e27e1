import { describe, expect, it } from 'vitest'
import { pictureOf } from './fixture'
import { isBlurred, isTooDark, lightOf } from './light'

/** A white card with black stripes on a brown table, with an edge so many pixels wide, in so much light. */
const card = (edge: number, light = 1) =>
  pictureOf(640, 480, (x, y) => {
    const inside = Math.min(x - 200, 440 - x, y - 100, 380 - y)
    const paper = Math.max(0, Math.min(1, 0.5 + inside / edge))
    const stripe = inside > 20 ? Math.max(0, Math.min(1, 0.5 + (Math.abs((x % 40) - 20) - 10) / edge)) : 1
    return light * (80 + paper * 170 * stripe)
  })

describe('a photo', () => {
  it('of a card in good light is bright and sharp', () => {
    const light = lightOf(card(1))
    expect(isTooDark(light)).toBe(false)
    expect(isBlurred(light)).toBe(false)
  })

  it('is too dark where hardly any light is', () => {
    expect(isTooDark(lightOf(card(1, 0.1)))).toBe(true)
  })

  it('is blurred where its edges are wide, also where it is dark', () => {
    for (const light of [1, 0.3]) expect(isBlurred(lightOf(card(30, light)))).toBe(true)
    expect(isBlurred(lightOf(card(1, 0.3)))).toBe(false)
  })

  it('of nothing at all is as sharp as nothing', () => {
    expect(lightOf(pictureOf(30, 20, () => 120))).toEqual({
      brightness: expect.closeTo(120 / 255, 2),
      sharpness: 0,
      range: 0,
    })
  })

  it('of one pixel can be measured', () => {
    expect(lightOf(pictureOf(1, 1, () => 255))).toEqual({ brightness: 1, sharpness: 0, range: 0 })
  })
})
