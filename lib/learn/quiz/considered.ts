import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { thinkable } from './moves'
import type { Scene } from './question'
import { TOPICS } from './topics'

/** Something that a player may think of doing, and what the judge says of it. */
export interface Considered {
  readonly move: AnyEvent
  /** Why it is refused; null: it is allowed. */
  readonly code: string | null
  /** The clause by which it is refused or allowed; null where that is no matter for a quiz. */
  readonly clause: string | null
}

/** All that a player may think of doing, with what the judge says of it who sees every card. */
export function considered(game: AnyGame, scene: Scene, by: number): readonly Considered[] {
  const { header, state, cards } = scene
  const table = game.table(state)
  const able = new Set(game.simulated.acts(state, by, cards).map((act) => JSON.stringify(act)))
  return thinkable(game, scene, by).flatMap((move): Considered[] => {
    const code = faultOf(game, scene, move)
    if (code === null) {
      // The judge takes a card for drawn that may have been: who holds it knows better.
      return able.has(JSON.stringify(move)) ? [{ move, code, clause: TOPICS[game.id].allowedBy(table, move) }] : []
    }
    const { clause } = game.words.fault({ names: header.players, state, event: move }, code, 'en')
    return [{ move, code, clause }]
  })
}

/** Why the judge refuses a move, who for once sees every card; null where nothing is wrong with it. */
function faultOf(game: AnyGame, { state, cards }: Scene, move: AnyEvent): string | null {
  const ruling = game.judge(state, move)
  if (ruling.verdict !== 'legal') return ruling.code
  const claim = game.hidden.claim(state, move)
  const isFalse = claim?.zones.some((zone) => cards(zone).some((card) => claim.cards.includes(card)))
  return claim && isFalse ? claim.code : null
}
