import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { writeLog } from '@/lib/referee/log'
import { judgeEvent, openPosition } from '@/lib/referee/record'
import type { SimulatedGame } from './table'
import { type HiddenCards, Truth } from './truth'

/** Cards by the name of their hidden zone, in the order in which they came; of a stock, the next one first. */
export type NamedZones = Readonly<Record<string, readonly string[]>>

/**
 * What nobody at a simulated table could see, as it stands beside the log in a file of JSON.
 * The zones of Mezza are `hand 0`, `up 0` (face-up cards that were not logged yet), `down 0`, `hand 1`, … and `stock`.
 */
export interface TruthFile {
  readonly game: string
  /** From which the game can be simulated again. */
  readonly seed: number
  /** How each player plays, by seat: `random`, `sensible`, `dishonest random` … */
  readonly players: readonly string[]
  /** Every hidden card when the first event happened. */
  readonly deal: NamedZones
  /** Events, counted from 1, that claimed what was not true, whatever the referee could know of it. */
  readonly dishonest: readonly number[]
  /** For each event the hidden zones that it changed, as they are after it. */
  readonly after: readonly NamedZones[]
}

/** A simulated game as a table log and as its hidden truth. */
export function filesOf(
  game: AnyGame,
  { header, events, players, deal, dishonest }: SimulatedGame<unknown, AnyEvent>,
  seed: number,
): { readonly log: Uint8Array; readonly truth: TruthFile } {
  let position = openPosition(game, header)
  const nameOf = (zone: number) => game.simulated.zoneName(position.state, zone)
  const named = (zones: HiddenCards) => Object.fromEntries([...zones].map(([zone, cards]) => [nameOf(zone), cards]))
  let truth = Truth.of(deal)
  const after = events.map((event) => {
    const { before, after: state, evidence } = judgeEvent(game, position, event)
    const then = truth.follow(game.hidden.movements(before, event, state))
    const changed = [...then.zones].filter(([zone, cards]) => cards !== truth.cards(zone))
    position = { state, evidence, events: position.events + 1 }
    truth = then
    return named(new Map(changed))
  })
  return {
    log: writeLog(
      JSON.stringify({ kiebitz: 1, ...header }),
      events.map((event) => JSON.stringify(event)),
    ),
    truth: { game: header.game, seed, players, deal: named(deal), dishonest, after },
  }
}
