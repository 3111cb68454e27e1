import { describe, expect, it } from 'vitest'
import type { Crop } from '../warp'
import { readDigits } from './digits'
import { PRINT_PLACES, type Print, printOf } from './print'

const [WIDTH, HEIGHT] = [192, 288]

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A card with bars on it, by their brightness. */
function card(bars: readonly Bar[], ink = 0.1, ground = 0.9): Crop {
  const data = new Float32Array(WIDTH * HEIGHT * 3).fill(ground)
  for (const { x, y, width, height } of bars) {
    for (let row = y; row < y + height; row++) {
      data.fill(ink, (row * WIDTH + x) * 3, (row * WIDTH + x + width) * 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, data }
}

/** An index of two strokes in the upper left corner. */
const INDEX = [
  { x: 14, y: 20, width: 6, height: 30 },
  { x: 24, y: 20, width: 8, height: 30 },
]
const [CORNER, MIDDLE] = PRINT_PLACES as [(typeof PRINT_PLACES)[0], (typeof PRINT_PLACES)[0]]

describe('a print', () => {
  it.each([
    [0.1, 0.9],
    [0.9, 0.2],
  ])('is black on white and as large as what stands there, brightness %d on %d', (ink, ground) => {
    const print = printOf(card(INDEX, ink, ground), CORNER, false)
    expect([print?.width, print?.height]).toEqual([18, 30])
    // Stroke, gap, stroke.
    expect([...(print?.data.subarray(0, 18) ?? [])]).toEqual([
      ...Array(6).fill(0),
      ...Array(4).fill(255),
      ...Array(8).fill(0),
    ])
  })

  it('is nothing where nothing is as high as a numeral', () => {
    expect(printOf(card([]), CORNER, false)).toBeUndefined()
    expect(printOf(card([{ x: 14, y: 20, width: 20, height: 4 }]), CORNER, false)).toBeUndefined()
    expect(printOf(card(INDEX), MIDDLE, false)).toBeUndefined()
  })

  it('is looked for upside down too', () => {
    const turned = INDEX.map(({ x, y, width, height }) => ({
      x: WIDTH - x - width,
      y: HEIGHT - y - height,
      width,
      height,
    }))
    expect(printOf(card(turned), CORNER, false)).toBeUndefined()
    expect(printOf(card(turned), CORNER, true)).toEqual(printOf(card(INDEX), CORNER, false))
  })
})

describe('the digits on a card', () => {
  const both = card([...INDEX, { x: 60, y: 80, width: 40, height: 120 }])
  const says = (text: (print: Print) => string, confidence: (print: Print) => number) => async (print: Print) => ({
    text: `${text(print)}\n`,
    confidence: confidence(print),
  })

  it('are those in the corner, and else those in the middle', async () => {
    const sure = () => 90
    expect(
      await readDigits(
        both,
        says(({ height }) => (height === 30 ? '7' : '4'), sure),
      ),
    ).toBe('7')
    expect(
      await readDigits(
        both,
        says(({ height }) => (height === 30 ? '' : '4'), sure),
      ),
    ).toBe('4')
    expect(
      await readDigits(
        both,
        says(() => '11', sure),
      ),
    ).toBeNull()
    expect(
      await readDigits(
        card([]),
        says(() => '7', sure),
      ),
    ).toBeNull()
  })

  it('are not what the reader only guesses', async () => {
    expect(
      await readDigits(
        both,
        says(
          () => '7',
          () => 20,
        ),
      ),
    ).toBeNull()
  })

  it('are those of the way up that the reader is surer of', async () => {
    const sixes = card([
      { x: 14, y: 20, width: 6, height: 30 },
      { x: WIDTH - 26, y: HEIGHT - 50, width: 12, height: 30 },
    ])
    const read = says(
      ({ width }) => (width === 6 ? '6' : '9'),
      ({ width }) => (width === 6 ? 40 : 80),
    )
    expect(await readDigits(sixes, read)).toBe('9')
  })
})
