import { Game } from 'uno-engine'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'

/** Lay the card of the hand with this index, in this colour where it is a wild one; draw; pass. */
type Action =
  | { readonly do: 'play'; readonly card: number; readonly color?: number }
  | { readonly do: 'draw' }
  | { readonly do: 'pass' }

/** A game as it is dealt from a seed, and what its players did. */
export interface UnoGame {
  readonly seed: number
  readonly actions: readonly Action[]
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora']

/**
 * uno-engine's random game, four players to the end: whoever has a card that matches lays one, else draws one and
 * passes. What they do is chosen beforehand, so that what is timed is the engine alone.
 */
export function recordUno(count: number, seed: number): readonly UnoGame[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => record(random))
}

function record(random: Random): UnoGame {
  const seed = between(random, 0, 2 ** 30)
  const actions: Action[] = []
  const game = dealUno(seed)
  let over = false
  game.on('end', () => {
    over = true
  })
  withSeed(~seed, () => {
    while (!over) {
      const turn = takeTurn(game, random)
      for (const action of turn) act(game, action)
      actions.push(...turn)
    }
  })
  return { seed, actions }
}

function takeTurn({ currentPlayer: { hand }, discardedCard }: Game, random: Random): readonly Action[] {
  const matching = [...hand.keys()].filter((index) => hand[index]?.matches(discardedCard))
  if (matching.length === 0) return [{ do: 'draw' }, { do: 'pass' }]
  const card = pick(random, matching)
  return [hand[card]?.isWildCard() ? { do: 'play', card, color: between(random, 1, 4) } : { do: 'play', card }]
}

/** The game of a seed, dealt and not begun. */
export const dealUno = (seed: number): Game => withSeed(seed, () => new Game(NAMES))

/** Plays a recorded game to its end. */
export function playUno(game: Game, { seed, actions }: UnoGame): void {
  withSeed(~seed, () => {
    for (const action of actions) act(game, action)
  })
}

function act(game: Game, action: Action): void {
  if (action.do === 'play') {
    const card = game.currentPlayer.hand[action.card] as Game['discardedCard']
    if (action.color !== undefined) card.color = action.color
    game.play(card)
  } else if (action.do === 'draw') {
    game.draw()
  } else {
    game.pass()
  }
}

/** The engine shuffles with `Math.random`, also where a stock runs out in the middle of a game. */
function withSeed<T>(seed: number, act: () => T): T {
  const { random } = Math
  Math.random = seeded(seed)
  try {
    return act()
  } finally {
    Math.random = random
  }
}
