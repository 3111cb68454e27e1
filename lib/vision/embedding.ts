/** Numbers of one embedding. */
export const DIMENSIONS = 64

/** Brings each of the vectors that stand one after another in `values` to length 1; one of length 0 stays. */
export function normalised(values: Float32Array, dimensions = DIMENSIONS): Float32Array {
  const result = new Float32Array(values.length)
  for (let from = 0; from < values.length; from += dimensions) {
    const length = Math.sqrt(dot(values, from, values, from, dimensions)) || 1
    for (let i = from; i < from + dimensions; i++) result[i] = (values[i] as number) / length
  }
  return result
}

/** Scalar product of two vectors within `a` and `b`; of two of length 1 it is the cosine of the angle between them. */
export function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, dimensions = DIMENSIONS): number {
  let sum = 0
  for (let i = 0; i < dimensions; i++) sum += (a[fromA + i] as number) * (b[fromB + i] as number)
  return sum
}

/**
 * What a card looks like: its embedding as it lies and turned by 180 degrees, one after the other, each of length 1. Of a
 * card that is known by its picture alone, the same two of its middle follow, seen from closer (second-look.ts).
 */
export type Looks = Float32Array

/** Numbers of the looks at a whole card. */
export const WHOLE = 2 * DIMENSIONS
/** The same with those at its middle. */
export const WHOLE_AND_MIDDLE = 2 * WHOLE

/** What the middles count, where both cards have been looked at so, beside the whole cards. */
const MIDDLE_WEIGHT = 0.75
/** Middles of two cards of a deck are less alike than the cards, which share their edges and their build. */
const MIDDLES_APART = 0.13

/**
 * How alike two cards look, each seen both ways up: the mean cosine of the views that go together. It tells faces of one
 * deck apart; only where nothing but whole cards are compared, it lies between -1 and 1.
 *
 * @returns first with both as they are, then with one of them turned.
 */
export function likeness(a: Looks, b: Looks): readonly [same: number, turned: number] {
  const [same, turned] = cosines(a, b, 0)
  if (a.length === WHOLE || b.length === WHOLE) return [same, turned]
  const [sameMiddle, turnedMiddle] = cosines(a, b, WHOLE)
  const joined = (whole: number, middle: number) => whole + MIDDLE_WEIGHT * (middle + MIDDLES_APART - whole)
  return [joined(same, sameMiddle), joined(turned, turnedMiddle)]
}

/** The mean cosines of the two views that begin at `from`, and of them with one card turned. */
function cosines(a: Looks, b: Looks, from: number): readonly [same: number, turned: number] {
  const [as, turned] = [from, from + DIMENSIONS]
  return [(dot(a, as, b, as) + dot(a, turned, b, turned)) / 2, (dot(a, as, b, turned) + dot(a, turned, b, as)) / 2]
}

/** The looks as if the card had been given the other way up. */
export function turnedLooks(looks: Looks): Looks {
  const turned = new Float32Array(looks.length)
  for (let from = 0; from < looks.length; from += WHOLE) {
    turned.set(looks.subarray(from + DIMENSIONS, from + WHOLE), from)
    turned.set(looks.subarray(from, from + DIMENSIONS), from + DIMENSIONS)
  }
  return turned
}
