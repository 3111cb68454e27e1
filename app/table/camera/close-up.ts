import type { BoxSize } from '@/app/parts/use-box-size'
import { type Point, type Quad, quadOf, sides } from '@/lib/vision/polygon'

/** Where a photo lies on the screen, in CSS pixels from the top left of the room it has. */
export interface Framing {
  /** How many times larger than it would just fit. */
  readonly zoom: number
  /** CSS pixels to a pixel of the photo. */
  readonly scale: number
  /** Where its top left corner is. */
  readonly left: number
  readonly top: number
  /** CSS that puts a picture there which fills the room and keeps its shape (`object-fit: contain`), from its top left. */
  readonly transform: string
}

/** Cards are to be so long on the screen, in CSS pixels, that they can be seen beside their labels. */
const LEGIBLE = 150
/** More than so many times larger, a photo shows its grain rather than its cards. */
const MOST = 4
/** Less than this, coming closer is not worth the jump. */
const LEAST = 1.15
/** Room round the outermost cards, for their labels, in CSS pixels. */
const RIM = 44

/**
 * How a photo is shown so that the cards found in it are clear: whole where they are large, from closer where they are small.
 *
 * @param cards corners in pixels of the photo.
 * @param photo its size in pixels.
 * @param room what there is on the screen, in CSS pixels.
 * @param top of that, so many are covered from above.
 */
export function closeUp(cards: readonly Quad[], photo: BoxSize, room: BoxSize, top: number): Framing {
  const fit = Math.min(room.width / photo.width, room.height / photo.height)
  const [left, right] = extent(cards, 0)
  const [upper, lower] = extent(cards, 1)
  const wanted = LEGIBLE / (fit * middling(cards.map((card) => Math.max(...sides(card)))))
  const possible = Math.min(
    (room.width - 2 * RIM) / (fit * (right - left)),
    (room.height - top - 2 * RIM) / (fit * (lower - upper)),
    MOST,
  )
  const zoom = Math.min(wanted, possible)
  if (!(zoom >= LEAST)) return framing(1, [photo.width / 2, photo.height / 2], photo, room, 0)
  return framing(zoom, [(left + right) / 2, (upper + lower) / 2], photo, room, top)
}

/** Shown so large, with a place of the photo in the middle of the room, or as near to it as leaves no edge of the room bare. */
function framing(zoom: number, [x, y]: Point, photo: BoxSize, room: BoxSize, top: number): Framing {
  const fit = Math.min(room.width / photo.width, room.height / photo.height)
  const scale = zoom * fit
  const at = (middle: number, place: number, size: number, of: number) =>
    size * scale <= of ? (of - size * scale) / 2 : Math.min(0, Math.max(of - size * scale, middle - place * scale))
  const left = at(room.width / 2, x, photo.width, room.width)
  const upper = at((top + room.height) / 2, y, photo.height, room.height)
  const [acrossBy, downBy] = [
    left - (zoom * (room.width - photo.width * fit)) / 2,
    upper - (zoom * (room.height - photo.height * fit)) / 2,
  ]
  return { zoom, scale, left, top: upper, transform: `translate(${acrossBy}px, ${downBy}px) scale(${zoom})` }
}

/** Corners in pixels of the photo, on the screen. */
export function onScreen(card: Quad, { scale, left, top }: Framing): Quad {
  return quadOf((index) => {
    const [x, y] = card[index] as Point
    return [left + x * scale, top + y * scale]
  })
}

function extent(cards: readonly Quad[], axis: 0 | 1): readonly [number, number] {
  const all = cards.flatMap((card) => card.map((corner) => corner[axis]))
  return [Math.min(...all), Math.max(...all)]
}

function middling(sizes: readonly number[]): number {
  return [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.NaN
}
