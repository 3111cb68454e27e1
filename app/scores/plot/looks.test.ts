import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lookOf, looksFor, paintsFor } from './looks'

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
const rgb = (hex: string) => [1, 3, 5].map((at) => channel(hex, at)) as [number, number, number]
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
type Three = readonly [number, number, number]

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = rgb(hex).map(linear) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** As eyes see linear RGB that lack one kind of cone, wholly (Machado, Oliveira and Fernandes 2009, severity 1). */
const BLINDNESS: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** CIELAB (D65) of what such eyes see of a colour. */
function seen(hex: string, blindness: string): Three {
  const given = rgb(hex).map(linear) as unknown as Three
  const [r, g, b] = (BLINDNESS[blindness] as readonly Three[]).map((row) =>
    Math.min(1, Math.max(0, row[0] * given[0] + row[1] * given[1] + row[2] * given[2])),
  ) as unknown as Three
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** CIE 1976: 2.3 is just noticeable. */
const distance = (one: Three, other: Three) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const ALL = Array.from({ length: 12 }, (_, line) => lookOf(line))

describe.each(['light', 'dark'] as const)('lines, %s', (scheme) => {
  const paints = paintsFor(scheme === 'dark')

  it('stand out from what they are drawn on', () => {
    for (const look of ALL) {
      expect(contrast(look[scheme], paints.surface)).toBeGreaterThan(3.3)
      expect(contrast(look[scheme], paints.paper)).toBeGreaterThan(3.3)
    }
  })

  it.each(Object.keys(BLINDNESS))('of the first six colours stay apart with %s', (blindness) => {
    for (const [i, one] of ALL.slice(0, 6).entries()) {
      for (const other of ALL.slice(i + 1, 6)) {
        const apart = distance(seen(one[scheme], blindness), seen(other[scheme], blindness))
        expect(apart, `${one[scheme]} ${other[scheme]}`).toBeGreaterThan(10)
      }
    }
  })
})

it('no two lines share all of colour, dash and marker, and two of a colour neither dash nor marker', () => {
  for (const [i, one] of ALL.entries()) {
    for (const other of ALL.slice(i + 1)) {
      const shared = [one.light === other.light, one.dash === other.dash, one.marker === other.marker]
      expect(shared.filter(Boolean).length, `${one.light} ${other.light}`).toBeLessThan(shared[0] ? 2 : 3)
    }
  }
})

it('people get lines of their own, near to their colours', () => {
  expect(looksFor(['sky', 'teal', 'amber'])).toEqual([0, 2, 5])
  expect(looksFor(['orange', 'orange', 'orange', 'nonsense'])).toEqual([1, 0, 2, 4])
  expect(new Set(looksFor(Array<string>(12).fill('teal'))).size).toBe(12)
})

it('who can have exactly their colour has it, before who can have one that is near', () => {
  expect(looksFor(['violet', 'rose'])).toEqual([0, 3])
  expect(looksFor(['lime', 'violet', 'slate', 'teal'])).toEqual([0, 3, 4, 2])
  expect(looksFor(['nonsense', 'slate', 'slate'])).toEqual([0, 4, 1])
})

it('paints are those of the style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../globals.css'), 'utf8')
  for (const name of ['paper', 'surface', 'ink', 'quiet', 'edge', 'you', 'half', 'no'] as const) {
    const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? []
    expect([light, dark], name).toEqual([paintsFor(false)[name], paintsFor(true)[name]])
  }
})
