import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { mersenne } from 'pure-rand/generator/mersenne'

/** Random numbers from 0 up to but not including 1. */
export type Random = () => number

/**
 * Seeded random numbers (Mersenne Twister, Matsumoto and Nishimura 1998): the same on every machine, and quite others
 * for the next seed.
 *
 * @param seed a whole number; its lowest 32 bits count.
 */
export function seeded(seed: number): Random {
  const generator = mersenne(seed)
  return () => uniformFloat64(generator)
}

/** A whole number from `from` to `to`, both included. */
export const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

/** One of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T

/** A new list in random order (Fisher and Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = between(random, 0, i)
    const item = order[i] as T
    order[i] = order[j] as T
    order[j] = item
  }
  return order
}
