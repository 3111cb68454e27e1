import { brightened, gainInTheDark } from './brighten'
import { isAlike } from './distinct'
import { giveBack, takeFloats } from './memory'
import type { Net } from './net'
import { sigmoid } from './odds'
import type { Pyramid } from './picture'
import { isConvex, type Point, type Quad, quadOf, sides } from './polygon'
import { shrink } from './shrink'
import { type Crop, OUTSIDE } from './warp'

/**
 * Pixels of the picture's longer side, as the finder sees it, one time after the other: once sharp, for small cards, and
 * once from afar, where a card that fills the picture is no larger than others. They are those of a picture of the usual
 * shape; a longer one is seen with as many pixels in all, or its cards would be seen smaller.
 */
const LONGEST = [368, 176] as const
/** The same of a third look, where cards are small or none is to be seen ... */
const CLOSER = 640
/** ... which shows nothing new where the picture has hardly more pixels than the first. */
const MORE = 1.2
/** The shorter side of a picture of the usual shape, as a share of the longer one. */
const USUAL = 3 / 4
/** Of a picture however long and narrow the longer side is seen with at most so many times as many pixels. */
const MOST_LENGTHENED = 2
/** Cards are small where half of them have shorter sides than this, as a share of the picture's longer side. */
const SMALL = 0.125
/** In the dark lies what is to be brightened by more than this ... */
const DARK = 1.3
/** ... which is worth another look where it is so much of the canvas: in less, it finds nothing more. */
const LEAST_DARK = 0.4
/** Places that are less sure say nothing of how large a picture's cards are. */
const TELLING = 0.3
/** Grey around the picture, at the least half of this on each side, so that cards may run out of it. */
const MARGIN = 16
/** The canvas is a multiple of this. */
const GRAIN = 32
/** Pixels of the canvas between the centres of two cells of the answer. */
export const CELL = 8
/** Pixels of the canvas that one unit of the answer stands for. */
export const UNIT = 64
/** Directions in which a cell says how far its card reaches: at 0°, 15°, 30° … from the x axis towards the y axis. */
export const DIRECTIONS = 24
/** Numbers that the finder says of each cell: a card is here; how good the rest is; how far it reaches each way. */
export const CHANNELS = 2 + DIRECTIONS

/** A cell says nothing of a card below this ... */
const LEAST_SCORE = 0.04
/** ... and no card is found that no cell is surer of. */
const LEAST_BEST = 0.08
/** Answers that differ by less, as a share of the card's mean reach, are of one card: an overlap of about 0.55. */
const SAME = 0.24
/** Answers that differ by less than this from the best one have a say in where its corners are. */
const AGREEING = 0.14
/** Cells that are listened to, the surest first. */
const MOST_CELLS = 1500
const MOST_CARDS = 24

/** Where a card may lie, in pixels of the picture, and how sure the finder is, 0 to 1. */
export interface Found {
  readonly quad: Quad
  readonly score: number
}

/** How a picture lies on the finder's canvas. */
export interface Letterbox {
  /** Pixels of the canvas. */
  readonly width: number
  readonly height: number
  /** Where the picture begins. */
  readonly left: number
  readonly top: number
  /** Pixels that the picture takes. */
  readonly across: number
  readonly down: number
}

export function letterboxOf(width: number, height: number, longest: number = LONGEST[0]): Letterbox {
  const scale = longest / Math.max(width, height)
  const across = Math.max(1, Math.round(width * scale))
  const down = Math.max(1, Math.round(height * scale))
  const side = (length: number) => Math.ceil((length + MARGIN) / GRAIN) * GRAIN
  const [boxWidth, boxHeight] = [side(across), side(down)]
  const middle = (box: number, length: number) => Math.floor((box - length) / 2)
  return {
    width: boxWidth,
    height: boxHeight,
    left: middle(boxWidth, across),
    top: middle(boxHeight, down),
    across,
    down,
  }
}

/** The picture in the middle of a grey canvas. Its pixels are to be given back. */
export function letterboxed(pyramid: Pyramid, box: Letterbox): Crop {
  const data = takeFloats(box.width * box.height * 3).fill(OUTSIDE)
  const crop = { width: box.width, height: box.height, data }
  shrink(pyramid, box.left, box.top, box.across, box.down, crop)
  return crop
}

/**
 * Finds the cards of a picture, roughly. Those that were only seen brightened come after the others, and last those that
 * were only seen from closer.
 *
 * @param net [1, height, width, 3] → "dense" [1, height / 8, width / 8, 26].
 */
export async function find(pyramid: Pyramid, net: Net): Promise<Found[]> {
  const looks = LONGEST.map((usual) => lookAt(pyramid, usual))
  const votes: Vote[] = []
  for (const look of looks) votes.push(...votesIn(look, await askedTwice(net, look.canvas)))
  const [sharp] = looks as [Look]
  const found = withMore(elect(votes), elect(await votesInTheDark(sharp, net)))
  for (const { canvas } of looks) giveBack(canvas.data)
  const side = Math.max(pyramid.width, pyramid.height)
  if (side < MORE * sharp.longest || !areSmall(found, side)) return found
  // Once is enough here: a mean with the mirror image's answer would take away more cards than strays. And each look elects
  // by itself: of cards that overlap, votes of several sizes together found fewer.
  const closer = lookAt(pyramid, Math.min(CLOSER, side))
  const dense = await asked(net, closer.canvas)
  giveBack(closer.canvas.data)
  return withMore(found, elect(votesIn(closer, dense)))
}

/** A picture as the finder sees it. */
interface Look {
  readonly box: Letterbox
  readonly canvas: Crop
  /** Pixels of the canvas that the picture's longer side takes. */
  readonly longest: number
  /** Pixels of the canvas for one of the picture. */
  readonly scale: number
}

/** @param usual pixels at which the longer side of a picture of the usual shape is seen. */
function lookAt(pyramid: Pyramid, usual: number): Look {
  const { width, height } = pyramid
  const longest = lengthened(width, height, usual)
  const box = letterboxOf(width, height, longest)
  return { box, canvas: letterboxed(pyramid, box), longest, scale: longest / Math.max(width, height) }
}

/** The same of a picture of this size: more where it is longer, but not more than it has. */
function lengthened(width: number, height: number, usual: number): number {
  const longer = Math.max(width, height)
  const by = Math.min(Math.sqrt((USUAL * longer) / Math.min(width, height)), MOST_LENGTHENED)
  return Math.max(usual, Math.min(longer, Math.round(usual * by)))
}

/** What was found, or what another look is surer to have seen there, and what that has seen elsewhere. */
function withMore(found: readonly Found[], seen: readonly Found[]): Found[] {
  const surest = found.map((known) =>
    seen
      .filter(({ quad }) => isAlike(known.quad, quad))
      .reduce((best, each) => (each.score > best.score ? each : best), known),
  )
  const more = seen.filter(({ quad }) => !found.some((known) => isAlike(known.quad, quad)))
  return [...surest, ...more].slice(0, MOST_CARDS)
}

/** The votes of the cells in the dark, once it is lit; of the others the looks before have said what there is. */
async function votesInTheDark(look: Look, net: Net): Promise<Vote[]> {
  const { canvas } = look
  const gain = gainInTheDark(canvas)
  const columns = canvas.width / CELL
  const isDark = (cell: number) => {
    const [x, y] = [(cell % columns) * CELL + CELL / 2, Math.floor(cell / columns) * CELL + CELL / 2]
    return (gain[y * canvas.width + x] as number) > DARK
  }
  const cells = Array.from({ length: columns * (canvas.height / CELL) }, (_, cell) => isDark(cell))
  const lit = cells.filter(Boolean).length < LEAST_DARK * cells.length ? null : brightened(canvas, gain)
  giveBack(gain)
  if (!lit) return []
  const dense = await askedTwice(net, lit)
  giveBack(lit.data)
  cells.forEach((dark, cell) => {
    if (!dark) dense[cell * CHANNELS] = Number.NEGATIVE_INFINITY
  })
  return votesIn(look, dense)
}

/** Whether the surer ones are mostly small, or there are none, in a picture of this longer side in pixels. */
function areSmall(found: readonly Found[], side: number): boolean {
  const telling = found.filter(({ score }) => score >= TELLING)
  const small = telling.filter(({ quad }) => Math.min(...sides(quad)) < SMALL * side)
  return small.length >= telling.length / 2
}

/** What the cells of a look say, in pixels of the picture. */
function votesIn({ box, scale }: Look, dense: Float32Array): Vote[] {
  const votes = votesOf(dense, box.width / CELL)
  for (const { support } of votes) {
    for (let k = 0; k < DIRECTIONS; k++) {
      const [across, down] = WAYS[k] as Point
      support[k] = ((support[k] as number) - box.left * across - box.top * down) / scale
    }
  }
  return votes
}

async function asked(net: Net, { width, height, data }: Crop): Promise<Float32Array> {
  return (await net(data, [1, height, width, 3])).dense as Float32Array
}

/** What the net says of a canvas, cell by cell, as the mean of what it says of it and of its mirror image: they err apart. */
async function askedTwice(net: Net, canvas: Crop): Promise<Float32Array> {
  const straight = await asked(net, canvas)
  const data = takeFloats(canvas.data.length)
  mirrorRows(canvas.data, canvas.width, 3, data)
  const said = await asked(net, { ...canvas, data })
  giveBack(data)
  const mirrored = new Float32Array(said.length)
  mirrorRows(said, canvas.width / CELL, CHANNELS, mirrored)
  mirrorWays(mirrored)
  return mirrored.map((value, index) => ((straight[index] as number) + value) / 2)
}

/** Rows of `columns` items of `size` numbers, the last item first. */
function mirrorRows(data: Float32Array, columns: number, size: number, mirrored: Float32Array): void {
  const row = columns * size
  for (let begin = 0; begin < data.length; begin += row) {
    for (let item = 0; item < row; item += size) {
      const to = begin + item
      const from = begin + row - size - item
      for (let part = 0; part < size; part++) mirrored[to + part] = data[from + part] as number
    }
  }
}

/** Cells' answers with left and right exchanged among the directions, in place. */
function mirrorWays(dense: Float32Array): void {
  const half = DIRECTIONS / 2
  for (let at = 2; at < dense.length; at += CHANNELS) {
    reverse(dense, at, at + half)
    reverse(dense, at + half + 1, at + DIRECTIONS - 1)
  }
}

/** From the first to the last of these places, in place. */
function reverse(data: Float32Array, first: number, last: number): void {
  for (let one = first, other = last; one < other; one++, other--) {
    const value = data[one] as number
    data[one] = data[other] as number
    data[other] = value
  }
}

/**
 * What the cells say, as one quadrilateral a card in pixels of the canvas, the surest first. Every cell that shows a card
 * votes for the whole of that card, so one that is half covered is still found whole; votes that agree with the surest
 * one are averaged (as in weighted box fusion, Solovyev et al. 2021).
 *
 * @param dense rows of `columns` cells of 26 numbers: logit "a card's visible part is here"; logit of how good the rest
 *   is; the support function of the card's outline, h(u) = max over corners c of (c - centre)·u, in units of 64 pixels.
 */
export function decode(dense: Float32Array, columns: number): Found[] {
  return elect(votesOf(dense, columns))
}

function votesOf(dense: Float32Array, columns: number): Vote[] {
  const votes: Vote[] = []
  for (let cell = 0; cell * CHANNELS < dense.length; cell++) {
    const at = cell * CHANNELS
    const score = sigmoid(dense[at] as number) * sigmoid(dense[at + 1] as number)
    if (!(score >= LEAST_SCORE)) continue
    const [x, y] = [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL]
    const support = new Float64Array(DIRECTIONS)
    for (let k = 0; k < DIRECTIONS; k++) {
      const [across, down] = WAYS[k] as Point
      support[k] = (dense[at + 2 + k] as number) * UNIT + x * across + y * down
    }
    votes.push({ support, score })
  }
  return votes
}

/** The unit vector of each direction. */
export const WAYS: readonly Point[] = Array.from({ length: DIRECTIONS }, (_, k) => {
  const angle = (2 * Math.PI * k) / DIRECTIONS
  return [Math.cos(angle), Math.sin(angle)]
})
const QUARTER = DIRECTIONS / 4

interface Vote {
  /** How far the card reaches from the canvas's origin, in pixels, each way. */
  readonly support: Float64Array
  readonly score: number
}

function elect(votes: Vote[]): Found[] {
  let open = votes.sort((a, b) => b.score - a.score).slice(0, MOST_CELLS)
  const found: Found[] = []
  while (open.length > 0 && found.length < MOST_CARDS) {
    const best = open[0] as Vote
    if (best.score < LEAST_BEST) break
    const reach = best.support.reduce((sum, value) => sum + value, 0) / DIRECTIONS
    const agreeing: Vote[] = []
    const rest: Vote[] = []
    for (const vote of open) {
      const away = difference(best.support, vote.support) / reach
      if (away <= AGREEING) agreeing.push(vote)
      if (away > SAME) rest.push(vote)
    }
    const quad = reach > 0 ? quadReaching(averaged(agreeing)) : null
    if (quad) found.push({ quad, score: best.score })
    open = reach > 0 ? rest : open.slice(1)
  }
  return found
}

function difference(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < DIRECTIONS; k++) sum += Math.abs((a[k] as number) - (b[k] as number))
  return sum / DIRECTIONS
}

function averaged(votes: readonly Vote[]): Float64Array {
  const weight = votes.reduce((sum, { score }) => sum + score, 0)
  const mean = new Float64Array(DIRECTIONS)
  for (const { support, score } of votes) {
    for (let k = 0; k < DIRECTIONS; k++) mean[k] = (mean[k] as number) + ((support[k] as number) * score) / weight
  }
  return mean
}

/**
 * The quadrilateral with about this support function: each corner is the point that best explains the directions in which
 * it is the outermost one (least squares), beginning with the rectangle round it at every angle.
 *
 * @returns clockwise; null where no convex quadrilateral comes of it.
 */
export function quadReaching(support: Float64Array): Quad | null {
  let best: Quad | null = null
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < QUARTER; k++) {
    let quad = rectangleAt(support, k)
    for (let time = 0; time < 4; time++) quad = fitted(quad, support)
    if (!isConvex(quad)) continue
    const away = misfit(quad, support)
    if (away < least) [best, least] = [quad, away]
  }
  return best
}

function rectangleAt(support: Float64Array, k: number): Quad {
  return quadOf((corner) => {
    const [first, second] = [k + corner * QUARTER, k + (corner + 1) * QUARTER].map((each) => each % DIRECTIONS) as [
      number,
      number,
    ]
    const [a, b] = [WAYS[first], WAYS[second]] as [Point, Point]
    const [far, deep] = [support[first], support[second]] as [number, number]
    return [far * a[0] + deep * b[0], far * a[1] + deep * b[1]]
  })
}

/** A corner that few directions know stays near where it was, with this weight of one direction. */
const INERTIA = 0.05

function fitted(quad: Quad, support: Float64Array): Quad {
  const outermost = WAYS.map((way) => outermostOf(quad, way))
  return quadOf((corner) => {
    const [x, y] = quad[corner] as Point
    let [xx, xy, yy, right, down] = [INERTIA, 0, INERTIA, INERTIA * x, INERTIA * y]
    WAYS.forEach(([a, b], k) => {
      if (outermost[k] !== corner) return
      xx += a * a
      xy += a * b
      yy += b * b
      right += a * (support[k] as number)
      down += b * (support[k] as number)
    })
    const determinant = xx * yy - xy * xy
    return [(yy * right - xy * down) / determinant, (xx * down - xy * right) / determinant]
  })
}

function outermostOf(quad: Quad, [a, b]: Point): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  quad.forEach(([x, y], corner) => {
    const far = x * a + y * b
    if (far > most) [best, most] = [corner, far]
  })
  return best
}

function misfit(quad: Quad, support: Float64Array): number {
  return WAYS.reduce((sum, way, k) => {
    const [x, y] = quad[outermostOf(quad, way)] as Point
    return sum + (x * way[0] + y * way[1] - (support[k] as number)) ** 2
  }, 0)
}
