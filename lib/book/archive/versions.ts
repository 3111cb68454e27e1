import { type Edit, linesOf } from '../journal'

/** A version of a table: what its log was imported with, and its edits, of which the first `cursor` are in force. */
export interface Version {
  readonly kept: { readonly cursor: number; readonly version: number; readonly changed: number }
  readonly header: string
  readonly base: readonly string[]
  readonly edits: readonly Edit[]
}

/** The event lines in force. */
export const inForce = ({ kept, base, edits }: Version) => linesOf(base, edits.slice(0, kept.cursor))

export const equal = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

/**
 * Which of two versions of a table goes on where the other stops; neither, where each has moves that the other has not.
 * Of the same moves, perhaps gone back on, it is the one that was changed last. A line that was imported counts as one
 * that was added: it is the same move.
 */
export function later(here: Version, brought: Version): 'here' | 'brought' | 'neither' {
  if (here.header !== brought.header) return 'neither'
  const [mine, yours] = [historyOf(here), historyOf(brought)]
  const broughtGoesOn = startsWith(yours, mine.slice(0, here.base.length + here.kept.cursor))
  const hereGoesOn = startsWith(mine, yours.slice(0, brought.base.length + brought.kept.cursor))
  if (broughtGoesOn && hereGoesOn) {
    const { version, changed } = brought.kept
    return (version - here.kept.version || changed - here.kept.changed) > 0 ? 'brought' : 'here'
  }
  return broughtGoesOn ? 'brought' : hereGoesOn ? 'here' : 'neither'
}

const historyOf = ({ base, edits }: Version): readonly Edit[] => [...base.map(added), ...edits]

const added = (line: string): Edit => ({ op: 'append', line })

function startsWith(edits: readonly Edit[], beginning: readonly Edit[]): boolean {
  return beginning.length <= edits.length && beginning.every((edit, i) => same(edit, edits[i] as Edit))
}

function same(one: Edit, other: Edit): boolean {
  if (one.op === 'together' || other.op === 'together') {
    if (one.op !== 'together' || other.op !== 'together') return false
    return one.edits.length === other.edits.length && startsWith(other.edits, one.edits)
  }
  const place = (edit: typeof one) => ('index' in edit ? edit.index : -1)
  const line = (edit: typeof one) => ('line' in edit ? edit.line : '')
  return one.op === other.op && place(one) === place(other) && line(one) === line(other)
}
