import type { HistoryPoint } from '@/lib/book/standings'

/** Somebody's way through the chosen games. */
export interface Line<Point extends HistoryPoint = HistoryPoint> {
  readonly person: string
  readonly points: readonly Point[]
}

/** The games of several lines, and what each line says of each of them. */
export interface Aligned<Point extends HistoryPoint = HistoryPoint> {
  /** In the order in which the book counts them. */
  readonly games: readonly Pick<HistoryPoint, 'result' | 'ended'>[]
  /** By line and game; null where somebody did not play. */
  readonly rows: readonly (readonly (Point | null)[])[]
}

/** Lays lines side by side: a column for each game that any of them has. */
export function aligned<Point extends HistoryPoint>(lines: readonly Line<Point>[]): Aligned<Point> {
  const found = new Map(lines.flatMap(({ points }) => points.map((point) => [point.result, point] as const)))
  const games = [...found.values()]
    .sort((one, other) => one.number - other.number)
    .map(({ result, ended }) => ({ result, ended }))
  const rows = lines.map(({ points }) => {
    const byResult = new Map(points.map((point) => [point.result, point]))
    return games.map(({ result }) => byResult.get(result) ?? null)
  })
  return { games, rows }
}

/** What held last at each place: a rating stays what it was until the next game. Null before the first. */
export function carried<Value>(row: readonly (Value | null)[]): readonly (Value | null)[] {
  let last: Value | null = null
  return row.map((value) => {
    last = value ?? last
    return last
  })
}

/** The average of the last so many values, at each place that has one; null elsewhere. */
export function moving(row: readonly (number | null)[], many: number): readonly (number | null)[] {
  const recent: number[] = []
  return row.map((value) => {
    if (value === null) return null
    recent.push(value)
    if (recent.length > many) recent.shift()
    return recent.reduce((sum, one) => sum + one, 0) / recent.length
  })
}
