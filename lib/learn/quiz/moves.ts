import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { at } from '../predicate'
import type { Scene } from './question'

/** The zones that hold what a player may play from a hand. */
export function handOf(game: AnyGame, { header, state, cards }: Scene, by: number): readonly string[] {
  // A game numbers its zones; a hand is the one that it calls so.
  for (let zone = 0; zone < 3 * header.players.length; zone++) {
    if (game.simulated.zoneName(state, zone) === `hand ${by}`) return cards(zone)
  }
  return []
}

/** What a player may think of doing, allowed or not: each card of the hand once, and what else there is to do. */
export function thinkable(game: AnyGame, scene: Scene, by: number): readonly AnyEvent[] {
  const hand = [...new Set(handOf(game, scene, by))]
  switch (game.id) {
    case 'mezza':
      return [...hand.map((card) => play({ by, cards: [card] })), { do: 'pick-up', by }]
    case 'mau-mau':
      return [
        ...hand.map((card) => play({ by, card, ...(card.startsWith('joker') && { color: 'r' }) })),
        { do: 'draw', by },
      ]
    case 'misch-masch':
      // Which side a half card shows nobody can ask about before it is seen.
      return hand.filter((card) => !card.endsWith('½')).map((card) => play({ by, card }))
    case 'merge': {
      const pile = at(game.table(scene.state), `players.${by}.piles.0.pile`)
      if (typeof pile !== 'number') return []
      return [...hand.map((card) => on({ do: 'place', by, card, pile })), on({ do: 'take-pile', by, pile })]
    }
  }
}

/** An event with the fields of its game. */
const on = (event: AnyEvent & Readonly<Record<string, unknown>>): AnyEvent => event

const play = (fields: { readonly by: number } & Readonly<Record<string, unknown>>) => on({ do: 'play', ...fields })
