import { apply, homography } from './homography'
import type { Pyramid } from './picture'
import { isConvex, type Point, type Quad, quadOf, sides, turned } from './polygon'
import { rectangle, warp } from './warp'

/** The short side, in pixels of the picture, from which on an edge says more than a net. */
const SMALLEST = 64
/** Pixels that a side is long in its strip. */
const LENGTH = 160
/** Of its two ends, where a card's corners are round, so much is left out each. */
const ENDS = 0.1
/** Columns of the strip that are looked at as one, and how many there are. */
const TOGETHER = 4
const COLUMNS = (LENGTH * (1 - 2 * ENDS)) / TOGETHER
/** How far off a side may be, and each of its ends from the other, as parts of the card's short side. */
const REACH = 0.05
const TILT = 0.05
/** Contrast below which there is no edge, of colours from 0 to 1. */
const FAINT = 0.03
/** What a side must lose for being moved as far as may be, and turned; and what it must gain to be moved at all: of 1. */
const FAR = 0.2
/** The same as FAR, inwards: there a card's border often ends in an edge as strong. */
const FAR_IN = 0.6
const ASKEW = 0.15
const GAIN = 0.05

/**
 * Moves each side of a card's outline onto the straightest, strongest edge close by, where there is a better one than
 * that it lies on. The corners come to where the moved sides meet, which is sharper than a net of small pictures sees it.
 * Edges are searched for along the normals of the outline (Harris and Stennett, RAPID, BMVC 1990).
 *
 * @param quad in pixels of the picture, each side a few hundredths of the card off at the most.
 */
export function alignedToEdges(pyramid: Pyramid, quad: Quad): Quad {
  const [across, along] = sides(quad)
  const short = Math.min(across, along)
  if (short < SMALLEST) return quad
  const moves = OUTWARD.map((_, side) => {
    const [length, depth] = side % 2 === 0 ? [across, along] : [along, across]
    const pixels = LENGTH / length
    return moveOf(pyramid, turned(quad, side), depth * pixels, short * pixels)
  })
  if (moves.every(([from, to]) => from === 0 && to === 0)) return quad
  const lines = moves.map(([from, to], side): Line => {
    const [ax, ay] = UNIT[side] as Point
    const [bx, by] = UNIT[(side + 1) % 4] as Point
    const [x, y] = OUTWARD[side] as Point
    return [
      [ax + from * x, ay + from * y],
      [bx + to * x, by + to * y],
    ]
  })
  const back = homography(UNIT, quad)
  const there = quadOf((corner) => apply(back, meeting(lines[(corner + 3) % 4] as Line, lines[corner] as Line)))
  return isConvex(there) ? there : quad
}

/** The card as a square of side 1, and which way is out at each of its sides. */
const UNIT = rectangle(0, 0, 1, 1)
const OUTWARD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

type Line = readonly [Point, Point]

/**
 * How far out the edge lies at both ends of the first side of a card, as parts of the card's depth behind that side.
 *
 * @param depth the card's depth in pixels of the strip.
 * @param short its short side in the same.
 */
function moveOf(pyramid: Pyramid, quad: Quad, depth: number, short: number): readonly [number, number] {
  const reach = Math.ceil(short * REACH)
  const rows = 2 * reach + 3
  const width = COLUMNS * TOGETHER
  const data = new Float32Array(width * rows * 3)
  const place = rectangle(-ENDS * LENGTH, rows / 2, (1 - ENDS) * LENGTH, rows / 2 + depth)
  // The picture's own edge is none.
  warp(pyramid, quad, place, { width, height: rows, data }, 'nearest')
  const edges = contrasts(data, rows)
  const [from, to] = bestLine(edges, reach, short * TILT)
  return [from / depth, to / depth]
}

/**
 * How strong an edge along the rows is at each place, 0 to 1, beside what most columns have as their strongest:
 * 2 reach + 1 rows of COLUMNS, the outermost first.
 */
function contrasts(data: Float32Array, rows: number): Float32Array {
  const mean = new Float32Array(rows * COLUMNS * 3)
  for (let row = 0, from = 0; row < rows; row++)
    for (let column = 0; column < COLUMNS; column++)
      for (let pixel = 0; pixel < TOGETHER; pixel++)
        for (let colour = 0; colour < 3; colour++) {
          const to = (row * COLUMNS + column) * 3 + colour
          mean[to] = (mean[to] as number) + (data[from++] as number) / TOGETHER
        }
  const step = COLUMNS * 3
  const contrast = new Float32Array((rows - 2) * COLUMNS)
  const strongest = new Float32Array(COLUMNS)
  for (let place = 0; place < contrast.length; place++) {
    let sum = 0
    for (let at = 3 * place; at < 3 * place + 3; at++)
      sum += ((mean[at] as number) - (mean[at + 2 * step] as number)) ** 2
    contrast[place] = Math.sqrt(sum)
    strongest[place % COLUMNS] = Math.max(strongest[place % COLUMNS] as number, contrast[place] as number)
  }
  const usual = Math.max(FAINT, strongest.sort()[COLUMNS >> 1] as number)
  return contrast.map((value) => Math.min(1, value / usual))
}

/** Outward distances in pixels at both ends of the side. */
function bestLine(edges: Float32Array, reach: number, tilt: number): readonly [number, number] {
  let [best, bestMove, bestTurn] = [Number.NEGATIVE_INFINITY, 0, 0]
  const still = along(edges, reach, 0, 0)
  for (let move = 1 - reach; move <= reach - 1; move += 0.5)
    for (let turn = -Math.floor(tilt); turn <= tilt; turn++) {
      if (Math.abs(move) + Math.abs(turn) > reach) continue
      const loss = (move < 0 ? FAR_IN : FAR) * (move / reach) ** 2 + ASKEW * (turn / reach) ** 2
      const score = along(edges, reach, move, turn) - loss
      if (score > best) [best, bestMove, bestTurn] = [score, move, turn]
    }
  if (best < still + GAIN) return [0, 0]
  return [bestMove - bestTurn, bestMove + bestTurn]
}

/** Mean contrast along a line that is `move` pixels out in the middle and `turn` more at the side's end. */
function along(edges: Float32Array, reach: number, move: number, turn: number): number {
  let sum = 0
  for (let column = 0; column < COLUMNS; column++) {
    const share = ((column + 0.5) / COLUMNS - 0.5) * 2 * (1 - 2 * ENDS)
    const row = reach - move - turn * share
    const upper = Math.min(2 * reach - 1, Math.max(0, Math.floor(row)))
    const part = row - upper
    sum +=
      (edges[upper * COLUMNS + column] as number) * (1 - part) +
      (edges[(upper + 1) * COLUMNS + column] as number) * part
  }
  return sum / COLUMNS
}

function meeting([[ax, ay], [bx, by]]: Line, [[cx, cy], [dx, dy]]: Line): Point {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy]
  const share = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx)
  return [ax + share * ux, ay + share * uy]
}
