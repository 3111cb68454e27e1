import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import type { Scene } from './question'

/** The zones that hold what a player may play from a hand. */
export function handOf(game: AnyGame, { header, state, cards }: Scene, by: number): readonly string[] {
  // A game numbers its zones; a hand is the one that it calls so.
  for (let zone = 0; zone < 3 * header.players.length; zone++) {
    if (game.simulated.zoneName(state, zone) === `hand ${by}`) return cards(zone)
  }
  return []
}

/** What a player may think of doing, allowed or not: each card of the hand once, and what else can be done on turn. */
export function thinkable(game: AnyGame, scene: Scene, by: number): readonly AnyEvent[] {
  const hand = [...new Set(handOf(game, scene, by))]
  return [
    ...hand.flatMap((card) => playsOf(game, scene, by, card)),
    ...OTHERS[game.id].map((verb) => ({ do: verb, by })),
  ]
}

const OTHERS = { mezza: ['pick-up'], 'mau-mau': [], 'misch-masch': [], merge: [] } as const

function playsOf(game: AnyGame, { state }: Scene, by: number, card: string): readonly AnyEvent[] {
  switch (game.id) {
    case 'mezza':
      return [play({ by, cards: [card] })]
    case 'mau-mau':
      return [play({ by, card, ...(card.startsWith('joker') && { color: 'r' }) })]
    case 'misch-masch':
      // Which side a half card shows nobody can ask about before it is seen.
      return card.endsWith('½') ? [] : [play({ by, card })]
    case 'merge': {
      const { players } = game.table(state) as ReturnType<AnyGame['table']> & {
        readonly players: readonly { readonly piles: readonly { readonly pile: number }[] }[]
      }
      const [first] = players[by]?.piles ?? []
      return first ? [{ do: 'place', by, card, pile: first.pile } as AnyEvent] : []
    }
  }
}

const play = (rest: object): AnyEvent => ({ do: 'play', ...rest })
