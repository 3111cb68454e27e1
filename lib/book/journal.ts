/**
 * One change to one of the event lines of a table. `line` is the JSON text of an event without its line feed;
 * `index` counts events from 0 in the list as it stands before the edit.
 */
export type LineEdit =
  | { readonly op: 'append'; readonly line: string }
  | { readonly op: 'insert'; readonly index: number; readonly line: string }
  | { readonly op: 'replace'; readonly index: number; readonly line: string }
  | { readonly op: 'remove'; readonly index: number }

/** What somebody changed at once, and goes back on at once; of several, each meets the list that the one before left. */
export type Edit = LineEdit | { readonly op: 'together'; readonly edits: readonly LineEdit[] }

/** By how many lines an edit makes the list longer: 1, 0 or -1, or the sum of several. */
export function growth(edit: Edit): number {
  if (edit.op === 'together') return edit.edits.reduce((sum, one) => sum + growth(one), 0)
  return edit.op === 'remove' ? -1 : edit.op === 'replace' ? 0 : 1
}

/** Whether an edit names a place that a list of `size` lines has. */
export function fits(edit: Edit, size: number): boolean {
  if (edit.op === 'append') return true
  if (edit.op === 'together') {
    let now = size
    return edit.edits.every((one) => {
      const fit = fits(one, now)
      now += growth(one)
      return fit
    })
  }
  const end = edit.op === 'insert' ? size : size - 1
  return Number.isInteger(edit.index) && edit.index >= 0 && edit.index <= end
}

/** The lines that an edit writes. */
export function linesIn(edit: Edit): readonly string[] {
  if (edit.op === 'together') return edit.edits.flatMap(linesIn)
  return edit.op === 'remove' ? [] : [edit.line]
}

/**
 * The event lines after all edits, in order; neither argument is changed. To go back a step, leave the last edit out:
 * nothing is ever un-played.
 * @throws RangeError if an edit names a line that the list does not have then. What the book stores always fits.
 */
export function linesOf(base: readonly string[], edits: readonly Edit[]): readonly string[] {
  const lines = [...base]
  for (const edit of edits.flatMap((each) => (each.op === 'together' ? each.edits : each))) {
    if (!fits(edit, lines.length)) throw new RangeError(`${edit.op} does not fit ${lines.length} lines`)
    if (edit.op === 'append') lines.push(edit.line)
    else if (edit.op === 'insert') lines.splice(edit.index, 0, edit.line)
    else if (edit.op === 'replace') lines[edit.index] = edit.line
    else lines.splice(edit.index, 1)
  }
  return lines
}

/** The table log (spec/table-log.md) as text: the header and the events, each line ended by a line feed. */
export function logText(header: string, lines: readonly string[]): string {
  return `${[header, ...lines].join('\n')}\n`
}
