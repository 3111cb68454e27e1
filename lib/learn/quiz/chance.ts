/** Random numbers from 0 up to but not including 1. */
export type Random = () => number

export const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T

/** A new list in random order (Fisher and Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const item = order[i] as T
    order[i] = order[j] as T
    order[j] = item
  }
  return order
}
