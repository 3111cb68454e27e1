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
 * How alike two cards look, each seen both ways up (an embedding of the card as it lies, one of the card turned):
 * the mean cosine of the views that go together, -1 to 1.
 *
 * @returns first with both as they are, then with one of them turned.
 */
export function likeness(a: Float32Array, b: Float32Array): readonly [same: number, turned: number] {
  const same = dot(a, 0, b, 0) + dot(a, DIMENSIONS, b, DIMENSIONS)
  const turned = dot(a, 0, b, DIMENSIONS) + dot(a, DIMENSIONS, b, 0)
  return [same / 2, turned / 2]
}
