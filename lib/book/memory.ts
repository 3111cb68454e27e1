/** The header's field of a table that agreed to look nothing up. The judge keeps it and ignores it (table-log.md). */
export const NO_MEMORY = { memory: false } as const

/**
 * May the players of a table ask what it can know: the cards known in hands, and what is still hidden?
 *
 * @param header the header line, which has been read before.
 */
export function keepsMemory(header: string): boolean {
  return (JSON.parse(header) as { memory?: unknown }).memory !== NO_MEMORY.memory
}
