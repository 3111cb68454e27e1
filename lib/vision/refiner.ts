import { isAlike } from './distinct'
import { apply, type Homography, homography } from './homography'
import { giveBack, takeFloats } from './memory'
import type { Net } from './net'
import { sigmoid } from './odds'
import type { Pyramid } from './picture'
import { isConvex, type Point, type Quad, quadOf, sides, turned } from './polygon'
import { rectangle, warp } from './warp'

const WIDTH = 96
const HEIGHT = 128
/** Where the corners of what the refiner looks at lie in its crop: a fifth of it is left on each side. */
export const PLACE = rectangle(0.2 * WIDTH, 0.2 * HEIGHT, 0.8 * WIDTH, 0.8 * HEIGHT)
/** Pixels of the crop that one unit of the answer stands for. */
export const REFINER_UNIT = 32
/** A fourth look brought nothing, and moved some that were half covered off their card again. */
const TIMES = 3
/** From this time on a place may be given up: the first look is at a quadrilateral that may lie far off its card. */
const SETTLED = 1

/** A card's corners, precisely, clockwise from one end of a short edge. */
export interface Refined {
  readonly quad: Quad
  /** How sure it is that there is a card, 0 to 1. */
  readonly presence: number
  /** How sure it is that the edge it begins with is a short one, 0.5 to 1: seen aslant, a card can look square. */
  readonly portrait: number
  /** The numbers of all quadrilaterals that came to this card, its own first. */
  readonly from: readonly number[]
}

/**
 * Looks at each quadrilateral closely, three times, and moves its corners onto those of the card. Where two come to the
 * same card, only the earlier one is looked at again, for both; nor is one that has become hopeless.
 *
 * @param quads about where cards lie, in pixels of the picture, as `find` gives them.
 * @param net [n, 128, 96, 3] → "corners" [n, 8]: from the four places to the card's corners in units of 32 pixels;
 *   "card" [n, 2]: logit "here is a card", logit "its long edge is on top".
 * @param isHopeless whether there can be no card where a look, but for the first, said of a place that it is so sure; given
 *   are the numbers of all quadrilaterals that had come there.
 * @returns one for each, in their order; null where the corners came to nothing, or to an earlier one's, or are hopeless.
 */
export async function refine(
  pyramid: Pyramid,
  quads: readonly Quad[],
  net: Net,
  isHopeless: (from: readonly number[], presence: number) => boolean = () => false,
): Promise<(Refined | null)[]> {
  let refined: (Refined | null)[] = quads.map((quad, number) => ({
    quad: portrait(quad),
    presence: 1,
    portrait: 1,
    from: [number],
  }))
  for (let time = 0; time < TIMES; time++) {
    const all = unlike(await moved(pyramid, refined, net))
    refined = time < SETTLED ? all : all.map((one) => (one && isHopeless(one.from, one.presence) ? null : one))
  }
  return refined
}

/** Null in place of those that lie where an earlier one does, which has come from their places too now. */
function unlike(all: readonly (Refined | null)[]): (Refined | null)[] {
  const kept: (Refined | null)[] = []
  for (const one of all) {
    const earlier = one ? kept.findIndex((each) => each && isAlike(each.quad, one.quad)) : -1
    const same = kept[earlier]
    if (one && same) kept[earlier] = { ...same, from: [...same.from, ...one.from] }
    kept.push(same ? null : one)
  }
  return kept
}

async function moved(pyramid: Pyramid, all: readonly (Refined | null)[], net: Net): Promise<(Refined | null)[]> {
  const there = all.flatMap((one) => one ?? [])
  if (there.length === 0) return [...all]
  const size = WIDTH * HEIGHT * 3
  const input = takeFloats(there.length * size)
  there.forEach(({ quad }, index) => {
    const data = input.subarray(index * size, (index + 1) * size)
    warp(pyramid, quad, PLACE, { width: WIDTH, height: HEIGHT, data })
  })
  const { corners, card } = (await net(input, [there.length, HEIGHT, WIDTH, 3])) as Readonly<{
    corners: Float32Array
    card: Float32Array
  }>
  giveBack(input)
  let next = 0
  return all.map((one) => {
    if (!one) return null
    const index = next++
    const offset = (number: number) => (corners[index * 8 + number] as number) * REFINER_UNIT
    const quad = quadOf((corner) => {
      const [x, y] = PLACE[corner] as Point
      return [x + offset(2 * corner), y + offset(2 * corner + 1)]
    })
    // A corner on the far side of the horizon would come back from it.
    if (!isConvex(quad)) return null
    const back = homography(PLACE, one.quad)
    const there = quadOf((corner) => apply(back, quad[corner] as Point))
    if (!quad.every((corner) => before(back, corner)) || !isConvex(there)) return null
    const sideways = card[index * 2 + 1] as number
    return {
      quad: sideways > 0 ? turned(there, 1) : there,
      presence: sigmoid(card[index * 2] as number),
      portrait: sigmoid(Math.abs(sideways)),
      from: one.from,
    }
  })
}

/** True where the map has not taken the point across the horizon. */
function before([, , , , , , g, h, i]: Homography, [x, y]: Point): boolean {
  return g * x + h * y + i > 0
}

/** Beginning with a short edge, as cards are taken to lie upright. */
function portrait(quad: Quad): Quad {
  const [across, along] = sides(quad)
  return across > along ? turned(quad, 1) : quad
}
