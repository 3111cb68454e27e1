import { apply, type Homography, homography } from './homography'
import { giveBack, takeFloats } from './memory'
import type { Pyramid } from './picture'
import { type Point, type Quad, quadOf } from './polygon'
import { type Crop, rectangle, warp } from './warp'

/** How far the enlarged corners reach in the crop, as a share of its side. */
const ENLARGED = 0.4

const SQUARE = rectangle(0, 0, 1, 1)

/**
 * Draws a card with its corners enlarged, from the picture's own pixels, and all between them shrunk: numbers too small
 * for the reader in a whole card are large enough here. The reader was trained with such (models/kiebitz/training/corners.py).
 *
 * @param quad the card's corners in pixels of the picture.
 * @param share how far the corners that are enlarged reach, of the card's side; below a half.
 */
export function warpCornersEnlarged(pyramid: Pyramid, quad: Quad, crop: Crop, share: number): void {
  const onPicture = homography(SQUARE, quad)
  for (const row of bandsOf(crop.height, share)) {
    for (const column of bandsOf(crop.width, share)) warpTile(pyramid, onPicture, column, row, crop)
  }
}

/** A third of a card's width or height: where it begins and ends, as shares of the card's side and in pixels of the crop. */
interface Band {
  readonly onCard: readonly [number, number]
  readonly inCrop: readonly [number, number]
}

function bandsOf(length: number, share: number): readonly Band[] {
  const edge = Math.round(ENLARGED * length)
  return [
    { onCard: [0, share], inCrop: [0, edge] },
    { onCard: [share, 1 - share], inCrop: [edge, length - edge] },
    { onCard: [1 - share, 1], inCrop: [length - edge, length] },
  ]
}

function warpTile(pyramid: Pyramid, onPicture: Homography, column: Band, row: Band, { width, data }: Crop): void {
  const part = rectangle(column.onCard[0], row.onCard[0], column.onCard[1], row.onCard[1])
  const [left, right] = column.inCrop
  const [top, bottom] = row.inCrop
  const size = { width: right - left, height: bottom - top }
  const pixels = takeFloats(size.width * size.height * 3)
  const seen = quadOf((index) => apply(onPicture, part[index] as Point))
  warp(pyramid, seen, rectangle(0, 0, size.width, size.height), { ...size, data: pixels })
  for (let y = 0; y < size.height; y++) {
    const line = pixels.subarray(y * size.width * 3, (y + 1) * size.width * 3)
    data.set(line, ((top + y) * width + left) * 3)
  }
  giveBack(pixels)
}
