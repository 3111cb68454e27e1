import { isDeepStrictEqual } from 'node:util'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { judgeEvent, judgeOpenly, type Move, openPosition, type Position } from '@/lib/referee/record'
import type { Proof } from '@/lib/referee/verdict'

/** A second judge of a game: what it says of one event after another, and what lies on the table then. */
export interface Reference<Event> {
  follow(event: Event): {
    readonly verdict: string
    readonly code: string | null
    /** Left out by a reference without evidence: then the judge, too, judges by what lies open alone. */
    readonly proven?: readonly Proof[]
  }
  table(): object
}

/** A game as a table log has it. */
export interface Played<Event> {
  readonly header: Header<unknown>
  readonly events: readonly Event[]
}

/** The log up to the first event of which the judge says anything else than the reference; null where they agree. */
export function difference<Event extends AnyEvent>(
  game: AnyGame,
  reference: Reference<Event>,
  { header, events }: Played<Event>,
): string | null {
  let position = openPosition(game, header)
  const start = { real: printed(game.table(position.state)), naive: printed(reference.table()) }
  if (!isDeepStrictEqual(start.real, start.naive)) return told(header, [], start.real, start.naive)

  for (const [index, event] of events.entries()) {
    const { verdict, code, proven } = reference.follow(event)
    const naive = printed({ verdict, code, proven: proven ?? [], table: reference.table() })
    const move = proven ? judgeEvent(game, position, event) : openMove(game, position, event)
    position = { state: move.after, evidence: move.evidence, events: index + 1 }
    const real = printed({
      verdict: move.ruling.verdict,
      code: move.ruling.code ?? null,
      proven: move.proven.map((proof) => ({ event: proof.event, code: proof.code })),
      table: game.table(move.after),
    })
    if (!isDeepStrictEqual(real, naive)) return told(header, events.slice(0, index + 1), real, naive)
  }
  return null
}

function openMove(game: AnyGame, { state, evidence }: Position<unknown>, event: AnyEvent): Move<AnyEvent, unknown> {
  return { ...judgeOpenly(game, state, event), evidence, proven: [] }
}

/** As a program reads it that reads what is printed. */
const printed = (value: object): unknown => JSON.parse(JSON.stringify(value))

function told(header: Header<unknown>, events: readonly AnyEvent[], real: unknown, naive: unknown): string {
  const log = [{ kiebitz: 1, ...header }, ...events].map((line) => JSON.stringify(line))
  return [...log, `judge:     ${JSON.stringify(real)}`, `reference: ${JSON.stringify(naive)}`].join('\n')
}
