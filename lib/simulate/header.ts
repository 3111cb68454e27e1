import type { AnyEvent } from '@/lib/referee/event'
import type { Game, Header, PublicTable } from '@/lib/referee/game'
import { between, pick, type Random } from './random'

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elif', 'Finn', 'Grace', 'Hana', 'Iwo', 'Jan', 'Kaya', 'Lea']

/** What is fixed about a table; the rest is random. */
export interface Wish {
  readonly players?: number
  /** Some of the game's options. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** So often options are drawn for a wished number of players, of which most options allow any that the game does. */
const DRAWS = 100

/**
 * A table with random options and house rules, and as many players as can play with them.
 *
 * @throws RangeError where a wish cannot be granted.
 */
export function randomHeader<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  random: Random,
  wish: Wish = {},
): Header<Options> {
  for (let left = DRAWS; ; left--) {
    const chosen = game.choices.map(({ option, answers }) => [option, pick(random, answers).value] as const)
    const parsed = game.options.safeParse({ ...Object.fromEntries(chosen), ...wish.options })
    if (!parsed.success) throw new RangeError(`${game.id} has no such option: ${JSON.stringify(wish.options)}`)
    const { min, max } = game.players(parsed.data)
    const players = wish.players ?? between(random, min, max)
    if (players >= min && players <= max) {
      return { game: game.id, players: NAMES.slice(0, players), options: parsed.data }
    }
    if (left === 0)
      throw new RangeError(`${game.id} is for ${min} to ${max} players with ${JSON.stringify(parsed.data)}`)
  }
}
