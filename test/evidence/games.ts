import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import type { MezzaState } from '@/lib/games/mezza/state'
import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import type { Header } from '@/lib/referee/game'
import { judgeEvent, openPosition } from '@/lib/referee/record'
import { dishonestPlayer, type Player, randomPlayer } from '@/lib/simulate/player'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'

export interface MezzaGame {
  readonly header: Header<MezzaOptions>
  readonly events: readonly MezzaEvent[]
}

/** What the evidence is told of one event. */
export interface EvidenceStep {
  readonly event: number
  readonly movements: readonly Movement[]
  readonly claim: Claim | null
  /** The claims that it proved false, by their events. */
  readonly refuted: readonly number[]
}

/** What the evidence is told of a game from the deal on. */
export interface Told {
  readonly game: MezzaGame
  readonly deck: ReadonlyMap<string, number>
  readonly dealt: ReadonlyMap<HiddenZone, number>
  readonly steps: readonly EvidenceStep[]
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora']

/**
 * A game of four, the same for the same seed, and stopped where it goes on and on.
 *
 * @param often how often a player picks up who could play.
 */
export function fourPlayerGame(seed: number, often: number, longest?: number): MezzaGame {
  const header: Header<MezzaOptions> = { game: 'mezza', players: NAMES, options: mezza.options.parse({}) }
  const player = dishonestPlayer(randomPlayer as Player<MezzaEvent, MezzaState>, often)
  const players = NAMES.map(() => player)
  const { events } = simulateGame(mezza, header, { players, random: seeded(seed), ...(longest && { longest }) })
  return { header, events }
}

/** What the evidence is told when a game is judged. */
export function tellEvidence(game: MezzaGame): Told {
  const { header, events } = game
  const steps: EvidenceStep[] = []
  let position = openPosition(mezza, header)
  for (const event of events) {
    const { before, after, ruling, evidence, proven } = judgeEvent(mezza, position, event)
    const number = position.events + 1
    position = { state: after, evidence, events: number }
    if (after === before) continue
    const claim = ruling.verdict === 'legal' ? mezza.hidden.claim(before, event) : null
    steps.push({
      event: number,
      movements: mezza.hidden.movements(before, event, after),
      claim,
      refuted: proven.map((one) => one.event),
    })
  }
  return { game, deck: mezza.deck(header.options, header.players.length), dealt: mezza.hidden.dealt(header), steps }
}
