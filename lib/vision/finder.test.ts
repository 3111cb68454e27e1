import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL, CHANNELS, decode, find, type Letterbox, letterboxed, letterboxOf } from './finder'
import { anyQuad, denseOf, gradient, gradientAt } from './fixture'
import { type Picture, Pyramid } from './picture'
import { iou, type Point, type Quad, quadOf, turned } from './polygon'
import { rectangle } from './warp'

const COLUMNS = 50
const ROWS = 50

describe('the letterbox', () => {
  it.each([
    [4032, 3024, { width: 384, height: 320, left: 8, top: 22, across: 368, down: 276 }],
    [3024, 4032, { width: 320, height: 384, left: 22, top: 8, across: 276, down: 368 }],
    [368, 368, { width: 384, height: 384, left: 8, top: 8, across: 368, down: 368 }],
    [100, 50, { width: 384, height: 224, left: 8, top: 20, across: 368, down: 184 }],
    [5000, 1, { width: 384, height: 32, left: 8, top: 15, across: 368, down: 1 }],
  ])('of %i × %i', (width, height, box) => {
    expect(letterboxOf(width, height)).toEqual(box)
  })

  it('has a margin and whole cells for any picture', () => {
    const side = fc.integer({ min: 1, max: 9000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const box = letterboxOf(width, height)
        expect([box.width % 32, box.height % 32, Math.max(box.across, box.down)]).toEqual([0, 0, 368])
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(8)
        expect(box.width - box.left - box.across).toBeGreaterThanOrEqual(8)
        expect(box.height - box.top - box.down).toBeGreaterThanOrEqual(8)
      }),
    )
  })

  it('has the picture in its middle and grey around it', () => {
    const box = letterboxOf(1472, 736)
    const { data } = letterboxed(new Pyramid(gradient(1472, 736)), box)
    const at = (x: number, y: number) => [...data.subarray((y * box.width + x) * 3, (y * box.width + x) * 3 + 3)]
    expect(at(box.left - 1, 100)).toEqual([0.5, 0.5, 0.5])
    expect(at(200, box.top + box.down)).toEqual([0.5, 0.5, 0.5])
    const place: Point = [(100 - box.left + 0.5) * 4, (60 - box.top + 0.5) * 4]
    expect(at(100, 60)).toEqual(gradientAt(place).map((value) => expect.closeTo(value, 2)))
  })
})

describe('what the cells say', () => {
  it('comes out as the card that they show', () => {
    fc.assert(
      fc.property(anyQuad, (quad) => {
        const dense = denseOf([quad], COLUMNS, ROWS)
        const found = decode(dense, COLUMNS)
        // Of the smallest cards no cell has its centre within.
        if (found.length > 0 || dense.some((value) => value > 4)) expect(found).toHaveLength(1)
        for (const one of found) expect(iou(one.quad, quad)).toBeGreaterThan(0.999)
      }),
    )
  })

  it('comes out all the same when every cell is wrong by a little', () => {
    fc.assert(
      fc.property(anyQuad, fc.infiniteStream(fc.double({ min: -3, max: 3, noNaN: true })), (quad, noise) => {
        const found = decode(
          denseOf([quad], COLUMNS, ROWS, () => noise.next().value as number),
          COLUMNS,
        )
        const worst = Math.min(1, ...found.map((one) => iou(one.quad, quad)))
        expect(worst).toBeGreaterThan(sizeOf(quad) > 60 ? 0.88 : 0.5)
      }),
    )
  })

  it('is each of cards that cover each other, whole', () => {
    const cards = [rectangle(40, 40, 140, 190), rectangle(90, 110, 190, 260), turned(rectangle(170, 60, 270, 210), 1)]
    const found = decode(denseOf(cards, COLUMNS, ROWS), COLUMNS)
    expect(found).toHaveLength(3)
    for (const card of cards) expect(Math.max(...found.map(({ quad }) => iou(quad, card)))).toBeGreaterThan(0.999)
  })

  it('is each of a hand of cards that leave each other a strip', () => {
    const fan = [0, 1, 2, 3, 4].map((index) => rectangle(40 + index * 34, 60, 140 + index * 34, 210))
    const found = decode(denseOf(fan, COLUMNS, ROWS), COLUMNS)
    expect(found).toHaveLength(5)
    for (const card of fan) expect(Math.max(...found.map(({ quad }) => iou(quad, card)))).toBeGreaterThan(0.999)
  })

  it('may lie beyond the canvas', () => {
    const card = rectangle(-60, -90, 60, 90)
    const [one] = decode(denseOf([card], COLUMNS, ROWS), COLUMNS)
    expect(iou(one!.quad, card)).toBeGreaterThan(0.999)
  })

  it('is nothing where there is nothing, or nonsense', () => {
    expect(decode(denseOf([], COLUMNS, ROWS), COLUMNS)).toEqual([])
    const inwards = new Float32Array(COLUMNS * ROWS * CHANNELS).map((_, index) => (index % CHANNELS < 2 ? 9 : -9))
    expect(decode(inwards, COLUMNS)).toEqual([])
    expect(decode(new Float32Array(COLUMNS * ROWS * CHANNELS).fill(Number.NaN), COLUMNS)).toEqual([])
  })

  it('is bounded, whatever they say', () => {
    const anything = fc.float32Array({
      minLength: 64 * CHANNELS,
      maxLength: 64 * CHANNELS,
      min: -12,
      max: 12,
      noNaN: true,
    })
    fc.assert(
      fc.property(anything, (dense) => {
        const found = decode(dense, 8)
        expect(found.length).toBeLessThanOrEqual(24)
        found.forEach(({ score }, index) => {
          expect(score).toBeLessThanOrEqual(found[index - 1]?.score ?? 1)
        })
      }),
    )
  })
})

it('finds cards where they lie in the picture, near and from afar, as it is and in the mirror', async () => {
  const [width, height] = [1600, 1200]
  const card: Quad = [
    [300, 200],
    [620, 260],
    [540, 760],
    [210, 700],
  ]
  const shapes: (readonly number[])[] = []
  const [one, ...more] = await find(new Pyramid(lightPicture(width, height)), async (_, shape) => {
    const [box, inMirror] = [letterboxOf(width, height, shapes.length < 2 ? 368 : 176), shapes.length % 2 === 1]
    const onCanvas = quadOf((index) => {
      const [x, y] = card[inMirror ? (((5 - index) % 4) as 0) : (index as 0)]
      const across = box.left + (x / width) * box.across
      return [inMirror ? box.width - across : across, box.top + (y / height) * box.down]
    })
    shapes.push(shape)
    return { dense: denseOf([onCanvas], shape[2] / CELL, shape[1] / CELL) }
  })
  expect(shapes).toEqual([
    [1, 320, 384, 3],
    [1, 320, 384, 3],
    [1, 160, 192, 3],
    [1, 160, 192, 3],
  ])
  expect(more).toEqual([])
  expect(iou(one!.quad, card)).toBeGreaterThan(0.999)
})

describe('a picture longer than others', () => {
  /** The canvases of the first look, and of the one from afar, at a picture of this size. */
  async function canvases(width: number, height: number) {
    const shapes: (readonly number[])[] = []
    await find(new Pyramid(lightPicture(width, height)), async (_, shape) => {
      shapes.push(shape)
      return { dense: denseOf([], shape[2] / CELL, shape[1] / CELL) }
    })
    return [shapes[0], shapes[2]].map((shape) => shape!.slice(1, 3))
  }

  it.each([
    ['4:3', 1600, 1200, 320, 384, 160, 192],
    ['16:9, with as many pixels', 1600, 900, 256, 448, 160, 224],
    ['9:16', 900, 1600, 448, 256, 224, 160],
    ['a square', 1200, 1200, 384, 384, 192, 192],
    ['eight times as long as wide, with fewer pixels', 1600, 200, 128, 768, 64, 384],
    ['one with no more pixels than those of its first look', 400, 100, 128, 416, 96, 352],
  ])('%s', async (_, width, height, ...sides) => {
    expect((await canvases(width, height)).flat()).toEqual(sides)
  })

  it('shows its cards where they lie', async () => {
    const [width, box] = [1600, letterboxOf(1600, 300, 736)]
    const card = rectangle(1100, 40, 1240, 250)
    let look = 0
    const found = await find(new Pyramid(lightPicture(width, 300)), async (_, shape) => {
      const cards = [[card], [inMirror(card, width)]][look++] ?? []
      return {
        dense: denseOf(
          cards.map((each) => placed(each, width, box)),
          shape[2] / CELL,
          shape[1] / CELL,
        ),
      }
    })
    expect(found.length).toBe(1)
    expect(iou(found[0]!.quad, card)).toBeGreaterThan(0.99)
  })
})

describe('a third look, from closer', () => {
  const [width, height] = [1600, 1200]
  const onCanvas = (card: Quad, longest: number) => placed(card, width, letterboxOf(width, height, longest))
  const mirrored = (card: Quad) => inMirror(card, width)
  /** What is found where each look (two of them in the mirror) shows these cards, and how large the canvases were. */
  async function looking(picture: Pyramid, cardsOf: (look: number) => readonly Quad[] = () => []) {
    const shapes: (readonly number[])[] = []
    const found = await find(picture, async (_, shape) => {
      const cards = cardsOf(shapes.push(shape) - 1)
      return { dense: denseOf(cards, shape[2] / CELL, shape[1] / CELL) }
    })
    return { found, shapes }
  }

  it.each([
    [1600, 1200, [1, 512, 672, 3]],
    [300, 500, [1, 544, 320, 3]],
    [1200, 288, [1, 288, 1152, 3]],
    [440, 440, undefined],
    [500, 125, undefined],
  ])('where nothing is found in a picture of %i × %i', async (across, down, shape) => {
    const { shapes } = await looking(new Pyramid(lightPicture(across, down)))
    expect(shapes[4]).toEqual(shape)
    expect(shapes.length).toBe(shape ? 5 : 4)
  })

  it('where half the cards are small finds more of them, and the others once', async () => {
    const small = rectangle(200, 300, 280, 420)
    const large = rectangle(900, 300, 1300, 900)
    const other = rectangle(400, 300, 480, 420)
    const { found, shapes } = await looking(new Pyramid(lightPicture(width, height)), (look) =>
      [[small, large], [mirrored(small), mirrored(large)], [], [], [rectangle(206, 300, 286, 420), other, large]][
        look
      ]!.map((card) => onCanvas(card, look < 2 ? 368 : 640)),
    )
    expect(shapes.length).toBe(5)
    for (const card of [small, large, other]) {
      expect(Math.max(...found.map(({ quad }) => iou(quad, card)))).toBeGreaterThan(0.99)
    }
    expect(found.length).toBe(3)
  })

  it('says where a card lies that it is surer of', async () => {
    const [unsure, exact] = [rectangle(200, 300, 280, 420), rectangle(204, 300, 284, 420)]
    let look = 0
    const found = await find(new Pyramid(lightPicture(width, height)), async (_, shape) => {
      const cards = [[unsure], [mirrored(unsure)], [], [], [exact]][look] as Quad[]
      const closer = look++ === 4
      const quads = cards.map((card) => onCanvas(card, closer ? 640 : 368))
      const dense = denseOf(quads, shape[2] / CELL, shape[1] / CELL)
      return { dense: dense.map((value, at) => (at % CHANNELS === 1 && !closer ? -1.2 : value)) }
    })
    expect(found.length).toBe(1)
    expect(iou(found[0]!.quad, exact)).toBeGreaterThan(0.99)
  })

  it('is taken where the only large place is hardly a card', async () => {
    const large = rectangle(900, 300, 1300, 900)
    const shapes: (readonly number[])[] = []
    await find(new Pyramid(lightPicture(width, height)), async (_, shape) => {
      const look = shapes.push(shape) - 1
      const cards = [[large], [mirrored(large)]][look] ?? []
      const quads = cards.map((card) => onCanvas(card, 368))
      const dense = denseOf(quads, shape[2] / CELL, shape[1] / CELL)
      return { dense: dense.map((value, at) => (at % CHANNELS === 1 ? -1.2 : value)) }
    })
    expect(shapes.length).toBe(5)
  })

  it('is not taken where most cards are large', async () => {
    const [one, two] = [rectangle(200, 300, 500, 750), rectangle(900, 300, 1200, 750)]
    const small = rectangle(600, 300, 680, 420)
    const { found, shapes } = await looking(new Pyramid(lightPicture(width, height)), (look) =>
      (look === 0 ? [one, two, small] : look === 1 ? [one, two, small].map(mirrored) : []).map((card) =>
        onCanvas(card, 368),
      ),
    )
    expect([shapes.length, found.length]).toEqual([4, 3])
  })
})

describe('a look into the dark', () => {
  const [width, height] = [800, 600]
  const box = letterboxOf(width, height)
  const onCanvas = (card: Quad) => placed(card, width, box)
  const [left, right] = [rectangle(100, 150, 280, 420), rectangle(520, 150, 700, 420)]

  /** A table of which all but the right end lies in the dark, or all of it in the light; the net sees both cards, once it is brightened. */
  async function lookingAt(darkness: number, darkTo = 480) {
    const picture = lightPicture(width, height)
    for (let at = 0; at < picture.data.length; at += 4) {
      if ((at / 4) % width < darkTo) for (let colour = 0; colour < 3; colour++) picture.data[at + colour] = darkness
    }
    const brightness: number[] = []
    const found = await find(new Pyramid(picture), async (data, shape) => {
      if (shape[2] !== box.width) return { dense: denseOf([], shape[2] / CELL, shape[1] / CELL) }
      // A pixel in the middle of the dark half.
      const seen = data[3 * (box.width * (box.height / 2) + Math.round(box.width / 4))] as number
      const isMirrored = brightness.push(seen) % 2 === 0
      const cards = brightness.length <= 2 ? [] : [left, right]
      const quads = cards.map((card) => onCanvas(isMirrored ? inMirror(card, width) : card))
      return { dense: denseOf(quads, shape[2] / CELL, shape[1] / CELL) }
    })
    return { found, brightness }
  }

  it('brightens it, and finds what lies there and nothing elsewhere', async () => {
    const { found, brightness } = await lookingAt(10)
    expect(brightness.length).toBe(4)
    expect(brightness[0]).toBeCloseTo(10 / 255)
    expect(brightness[2]).toBeGreaterThan(0.35)
    expect(found.length).toBe(1)
    expect(iou(found[0]!.quad, left)).toBeGreaterThan(0.99)
  })

  it.each([
    ['it is light everywhere', 120, 480],
    ['only a corner lies in the dark', 10, 250],
  ])('is not taken where %s', async (_, darkness, darkTo) => {
    const { found, brightness } = await lookingAt(darkness, darkTo)
    expect([found.length, brightness.length]).toEqual([0, 2])
  })
})

/** A card of a picture of this width, on the canvas on which that lies so. */
function placed(card: Quad, width: number, { left, top, across }: Letterbox): Quad {
  const scale = across / width
  return quadOf((index) => {
    const [x, y] = card[index] as Point
    return [left + x * scale, top + y * scale]
  })
}

/** A card of a picture of this width, as its mirror image shows it. */
function inMirror(card: Quad, width: number): Quad {
  return quadOf((index) => {
    const [x, y] = card[((5 - index) % 4) as 0]
    return [width - x, y]
  })
}

/** A plain picture, light enough. */
function lightPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8Array(width * height * 4).fill(170) }
}

const sizeOf = ([[ax, ay], [bx, by]]: Quad) => Math.hypot(bx - ax, by - ay)
