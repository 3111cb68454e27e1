import type { MauMauTable } from '@/lib/games/mau-mau/engine'
import type { MergeTable } from '@/lib/games/merge/engine'
import type { MezzaTable } from '@/lib/games/mezza/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import type { Scene } from './question'

/** What a player may think of doing, allowed or not: each once. */
export function thinkable(game: AnyGame, scene: Scene, by: number): readonly AnyEvent[] {
  const hand = [...new Set(handOf(game, scene, by))]
  const table = game.table(scene.state)
  switch (game.id) {
    case 'mezza':
      return ofMezza(game, scene, table as MezzaTable, by)
    case 'mau-mau':
      return ofMauMau(table as MauMauTable, hand, by)
    case 'misch-masch':
      // Which side a half card shows nobody can ask about before it is seen.
      return [...hand.filter((card) => !card.endsWith('½')).map((card) => play({ by, card })), on({ do: 'draw', by })]
    case 'merge':
      return ofMerge(table as MergeTable, hand, by)
  }
}

/** From every zone, one card or two, equal or not; what lies open only as the table has written it down. */
function ofMezza(game: AnyGame, scene: Scene, { players, turn }: MezzaTable, by: number): readonly AnyEvent[] {
  const { hand, up = [] } = players[by] ?? { hand: 0 }
  const held = zoneOf(game, scene, `hand ${by}`)
  const open = typeof up === 'number' ? [] : up
  const covered = zoneOf(game, scene, `down ${by}`)
  // Whoever turns one over blind may hope for a ½.
  const below = covered.find((card) => card === '½') ?? covered[0]
  const unlogged = hand === 0 && typeof up === 'number' && up > 0
  const inUse = hand > 0 ? held : unlogged ? [] : open
  const moves = [...ofZone(inUse, by), on({ do: 'pick-up', by })]
  if (hand > 0) moves.push(...[...new Set(open)].map((card) => play({ by, cards: [card], from: 'up' })))
  if (below !== undefined) moves.push(play({ by, cards: [below], from: 'down' }))
  // Soon after the opening somebody may still think of it.
  const exchanged = zoneOf(game, scene, `up ${by}`)
  if ((turn === null || scene.events.length < 8) && exchanged.length === 3) {
    moves.push(on({ do: 'face-up', by, cards: [...exchanged] }))
  }
  return moves
}

/** Each card alone, two that are equal, and two that are not. */
function ofZone(cards: readonly string[], by: number): AnyEvent[] {
  const kinds = [...new Set(cards)]
  const twice = kinds.filter((card) => cards.indexOf(card) !== cards.lastIndexOf(card))
  const [one, other] = kinds.filter((card) => card !== 'joker' && card !== '0').slice(-2)
  return [
    ...kinds.map((card) => play({ by, cards: [card] })),
    ...twice.map((card) => play({ by, cards: [card, card] })),
    ...(one && other ? [play({ by, cards: [one, other] })] : []),
  ]
}

/** What needs a thought only: nobody says "last" with seven cards. */
function ofMauMau({ players, top, penalty }: MauMauTable, hand: readonly string[], by: number): readonly AnyEvent[] {
  const few = (players[by]?.hand ?? 0) <= FEW
  return [
    ...hand.map((card) => play({ by, card, ...(card.startsWith('joker') && { color: 'r' }) })),
    on({ do: 'draw', by }),
    on({ do: 'pass', by }),
    ...(few ? [on({ do: 'last', by })] : []),
    ...players.flatMap((seat, of) =>
      of !== by && seat.hand > 0 && seat.hand < FEW ? [on({ do: 'catch', by, of })] : [],
    ),
    ...(penalty > 0 || top === 'joker+4' ? [on({ do: 'challenge', by, guilty: false })] : []),
  ]
}

/** With so many cards somebody may think that it is time to say "last". */
const FEW = 3

/** Of a large hand so many cards are thought of. */
const THOUGHT_OF = 10

/** With the first of the own piles, and with one of another. */
function ofMerge({ players }: MergeTable, hand: readonly string[], by: number): readonly AnyEvent[] {
  const mine = players[by]?.piles ?? []
  const [first, second] = mine
  const other = players[(by + 1) % players.length]?.piles[0]
  const some = hand.slice(0, THOUGHT_OF)
  const moves: AnyEvent[] = []
  if (first) {
    const { pile, cards } = first
    moves.push(...some.map((card) => on({ do: 'place', by, card, pile })))
    moves.push(on({ do: 'take-top', by, pile }), on({ do: 'take-pile', by, pile }))
    if (cards.length > 1) moves.push(...some.map((card) => on({ do: 'split', by, pile, below: 1, card })))
  }
  if (first && second) {
    moves.push(on({ do: 'merge', by, pile: first.pile, onto: second.pile }))
    moves.push(on({ do: 'merge', by, pile: second.pile, onto: first.pile }))
  }
  if (other) moves.push(on({ do: 'take-top', by, pile: other.pile }))
  return [...moves, on({ do: 'stop', by })]
}

/** The zone that holds what a player may play from a hand. */
export const handOf = (game: AnyGame, scene: Scene, by: number) => zoneOf(game, scene, `hand ${by}`)

/** The cards in a zone that the game calls so; none where it has none. */
function zoneOf(game: AnyGame, { header, state, cards }: Scene, name: string): readonly string[] {
  // A game numbers its zones; a player has at most three, and then comes the stock.
  for (let zone = 0; zone < 3 * header.players.length; zone++) {
    if (game.simulated.zoneName(state, zone) === name) return cards(zone)
  }
  return []
}

/** Clauses about a card that has just been drawn: without saying so nobody could answer. */
const OF_DRAWN = new Set(['M8.1', 'M8.3', 'A4.3'])

/** What a player has just drawn, where a clause asks for it. */
export function drawnOf(game: AnyGame, scene: Scene, by: number, clause: string, move: AnyEvent): readonly string[] {
  if (!OF_DRAWN.has(clause)) return []
  const { card, cards = card === undefined ? [] : [card] } = move as AnyEvent & {
    readonly card?: string
    readonly cards?: readonly string[]
  }
  const last = handOf(game, scene, by).at(-1)
  return last !== undefined && cards.includes(last) ? [last] : []
}

/** An event with the fields of its game. */
const on = (event: AnyEvent & Readonly<Record<string, unknown>>): AnyEvent => event

const play = (fields: { readonly by: number } & Readonly<Record<string, unknown>>) => on({ do: 'play', ...fields })
