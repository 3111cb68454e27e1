/** One comparison: what was measured, beside what, how they compare and what was aimed at. */
export interface Line {
  readonly what: string
  readonly ours: string
  readonly theirs: string
  readonly result: string
  readonly aim: string
  readonly met: boolean
}

export const count = (figure: number) => Math.round(figure).toLocaleString('en-GB')

export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`

/** A table for people, one line a comparison. */
export function print(lines: readonly Line[]): string {
  const rows = lines.map(({ met, aim, ...line }) => [...Object.values(line), `aim ${aim}`, met ? 'met' : 'aim missed'])
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}
