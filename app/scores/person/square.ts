/** Side of the pictures that are kept, in pixels. */
export const SIDE = 256

/** A square out of a picture: its left upper corner and its side, in the picture's own pixels. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest square in the middle. */
export function middle({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** The square moved, by the picture's pixels, as far as the picture goes. */
export function movedBy({ x, y, side }: Square, dx: number, dy: number, { width, height }: Size): Square {
  return { x: within(x + dx, width - side), y: within(y + dy, height - side), side }
}

/** The square at another nearness about its own middle: 1 takes in as much as there is, 2 half as much each way. */
export function zoomed(square: Square, nearness: number, size: Size): Square {
  const side = Math.min(size.width, size.height) / Math.max(1, nearness)
  const shift = (square.side - side) / 2
  return movedBy({ ...square, side }, shift, shift, size)
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
