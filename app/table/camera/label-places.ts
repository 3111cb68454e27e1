import type { BoxSize } from '@/app/parts/use-box-size'
import { centre, distance, type Point, type Quad, sharedArea } from '@/lib/vision/polygon'
import { rectangle } from '@/lib/vision/warp'

/** A rectangle of the screen, in CSS pixels. */
export interface Room extends BoxSize {
  readonly left: number
  readonly top: number
}

/** Directions from a card in which its label may lie, the best first: below, where a card's index seldom is. */
const DIRECTIONS: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
]
/** How far out: with its middle on the card's edge, beside the card, and further still, in sizes of the label. */
const REACHES = [0, 0.55, 1.1, 1.8, 2.6] as const
/** A label may hide this much of its own card for nothing. */
const HIDDEN = 0.25
/** What is bad about a place: touching a label and lying on it, on another card, on too much of its own; each label's length away. */
const TOUCHING = 3
const ON_LABEL = 40
const ON_CARD = 4
const ON_OWN = 4
const AWAY = 1
/** So far within its box a label's rounded corner lies, in CSS pixels. */
const ROUNDED_OFF = 5
/** So often each label is placed anew, now that it is known where the others are. */
const ROUNDS = 3

/**
 * Where labels lie so that each can be read and tapped, and as little as possible of the cards is hidden.
 *
 * @param cards corners on the screen, in CSS pixels.
 * @param labels how large each card's label is.
 * @param room where labels may be.
 * @returns the middle of each label.
 */
export function labelPlaces(cards: readonly Quad[], labels: readonly BoxSize[], room: Room): readonly Point[] {
  const choices = cards.map((card, index) => candidates(card, labels[index] as BoxSize, room))
  const taken: (Point | undefined)[] = cards.map(() => undefined)
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((places, index) => {
      const costs = places.map((place) => cost(place, index, cards, labels, taken))
      taken[index] = places[costs.indexOf(Math.min(...costs))]
    })
  }
  return taken as Point[]
}

/**
 * The line that leads from a card to its label, from edge to edge, so that it crosses nothing that is to be read.
 *
 * @returns null where the label lies on its card and needs none.
 */
export function leader(card: Quad, place: Point, label: BoxSize): readonly [from: Point, to: Point] | null {
  if (sharedArea(card, labelAt(place, label)) > 0) return null
  const within = labelAt(place, { width: label.width - 2 * ROUNDED_OFF, height: label.height - 2 * ROUNDED_OFF })
  return [edgeTowards(card, place), edgeTowards(within, centre(card))]
}

/** Where the way from the middle of a convex quadrilateral to a point outside crosses its edge. */
function edgeTowards(quad: Quad, [x, y]: Point): Point {
  const middle = centre(quad)
  const [alongX, alongY] = [x - middle[0], y - middle[1]]
  const across = (point: Point) => (point[0] - middle[0]) * alongY - (point[1] - middle[1]) * alongX
  const ahead = (point: Point) => (point[0] - middle[0]) * alongX + (point[1] - middle[1]) * alongY
  const crossings = quad.flatMap((from, index): Point[] => {
    const to = quad[((index + 1) % 4) as 0]
    const [left, right] = [across(from), across(to)]
    if (left > 0 === right > 0) return []
    const share = left / (left - right)
    return [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]]
  })
  return crossings.find((point) => ahead(point) > 0) ?? middle
}

function candidates(card: Quad, label: BoxSize, room: Room): readonly Point[] {
  const [x, y] = centre(card)
  const xs = card.map((corner) => corner[0])
  const ys = card.map((corner) => corner[1])
  const [reachX, reachY] = [(Math.max(...xs) - Math.min(...xs)) / 2, (Math.max(...ys) - Math.min(...ys)) / 2]
  return REACHES.flatMap((reach) =>
    DIRECTIONS.map(
      ([dx, dy]): Point => [
        clamp(
          x + dx * (reachX + reach * label.width),
          room.left + label.width / 2,
          room.left + room.width - label.width / 2,
        ),
        clamp(
          y + dy * (reachY + reach * label.height),
          room.top + label.height / 2,
          room.top + room.height - label.height / 2,
        ),
      ],
    ),
  )
}

function cost(
  place: Point,
  index: number,
  cards: readonly Quad[],
  labels: readonly BoxSize[],
  taken: readonly (Point | undefined)[],
): number {
  const label = labels[index] as BoxSize
  const here = labelAt(place, label)
  const area = label.width * label.height
  const own = cards[index] as Quad
  let sum = (AWAY * distance(place, lowest(own))) / Math.hypot(label.width, label.height)
  cards.forEach((card, other) => {
    const hidden = sharedArea(card, here) / sharedArea(card, card)
    sum += other === index ? ON_OWN * Math.max(0, hidden - HIDDEN) : ON_CARD * hidden
    const there = taken[other]
    const shared = other !== index && there ? sharedArea(labelAt(there, labels[other] as BoxSize), here) / area : 0
    if (shared > 0) sum += TOUCHING + ON_LABEL * shared
  })
  return sum
}

/** The middle of a card's lower edge, as far as it has one. */
function lowest(card: Quad): Point {
  return [centre(card)[0], Math.max(...card.map(([, y]) => y))]
}

const labelAt = ([x, y]: Point, { width, height }: BoxSize): Quad =>
  rectangle(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
