import type { PersonRow } from './result'

/** @returns by a person's id the id of whom they were merged into, at last; ids of nobody stay as they are. */
export function rootsOf(rows: readonly PersonRow[]): (id: string) => string {
  const into = new Map(rows.map(({ id, mergedInto }) => [id, mergedInto]))
  return (id) => {
    const passed = new Set<string>()
    let root = id
    for (let next = into.get(root); next !== undefined && into.has(next) && !passed.has(next); next = into.get(root)) {
      passed.add(root)
      root = next
    }
    return root
  }
}
