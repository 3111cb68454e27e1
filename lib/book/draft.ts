import type { Feat } from '@/lib/referee/booked'
import { engineOf } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { judgeEvent, openPosition, type Position } from '@/lib/referee/record'
import { linesOf } from './journal'
import type { Breathe } from './pause'
import type { ResultSeat, Seen } from './result'
import { storedReader } from './stored'
import type { StoredTable } from './table'

/** A result before it is known whom its names mean. */
export interface Draft {
  readonly game: GameId
  readonly began: number | null
  readonly ended: number
  readonly seats: readonly Omit<ResultSeat, 'person'>[]
  readonly pairs: boolean
}

type Count = { -readonly [Key in keyof Seen]: number }

const COUNTED: Partial<Record<Feat, keyof Seen>> = {
  snatch: 'snatches',
  'quick-play': 'quickPlays',
  'pick-up': 'pickUps',
}

/**
 * What came of a table, read off its log; null where nobody has won or left: it was only stopped.
 *
 * @param breathe is asked between events, so that a long log does not block the page.
 * @throws LogError where the log cannot be read.
 */
export async function draftOf(table: StoredTable, game: AnyGame, breathe: Breathe): Promise<Draft | null> {
  const reader = await storedReader(table, { loadEngine: async () => engineOf(game), loadGame: async () => game })
  const { header } = reader
  const seen = header.players.map((): Count => ({ illegal: 0, proven: 0, snatches: 0, quickPlays: 0, pickUps: 0 }))
  const times: number[] = []
  const events: AnyEvent[] = []
  let position: Position<unknown> = openPosition(game, header)
  for (const [index, line] of linesOf(table.base, table.edits.slice(0, table.row.cursor)).entries()) {
    const pause = breathe()
    if (pause) await pause
    const event = reader.event(line, index + 2)
    const move = judgeEvent(game, position, event)
    position = { state: move.after, evidence: move.evidence, events: position.events + 1 }
    events.push(event)
    const at = Date.parse(event.at ?? '')
    if (!Number.isNaN(at)) times.push(at)
    const count = event.by === undefined ? undefined : seen[event.by]
    if (count && move.ruling.verdict === 'illegal') count.illegal++
    for (const feat of game.booked.feats(move)) {
      const key = COUNTED[feat]
      if (count && key) count[key]++
    }
    for (const { event: number } of move.proven) {
      const liar = seen[events[number - 1]?.by ?? -1]
      if (!liar) continue
      liar.illegal++
      liar.proven++
    }
  }
  const { state } = position
  const places = game.table(state).players.map(({ place }) => place)
  if (places.every((place) => place === null)) return null
  const points = game.booked.points(state)
  return {
    game: game.id,
    ...timesOf(table, header.started, times),
    pairs: game.booked.pairs(state),
    seats: header.players.map((name, seat) => ({
      name,
      place: places[seat] ?? null,
      points: points?.[seat] ?? null,
      seen: seen[seat] ?? null,
    })),
  }
}

/** Without times in the log it counts for when it was begun; corrected years later, it stays where it was. */
function timesOf({ row }: StoredTable, started: string | undefined, times: readonly number[]) {
  const ended = times.at(-1) ?? row.created
  // A table may wait for its first card: it begins with that.
  const began = times[0] ?? Date.parse(started ?? '')
  return { ended, began: began < ended ? began : null }
}
