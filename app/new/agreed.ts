import type { Offer } from '@/lib/games/offers'
import type { Choice } from '@/lib/referee/game'

/** The options that somebody has answered, by name; the others are proposed. */
export type Answered = Readonly<Record<string, unknown>>

/** Every option's value: as answered, else as proposed for so many players, else the game's default. */
export function agreed(game: Offer, answered: Answered, players: number): Answered {
  const defaults = game.options.parse({}) as Answered
  const value = ({ option, proposed }: Choice) =>
    option in answered ? answered[option] : proposed ? proposed(players) : defaults[option]
  return Object.fromEntries(game.choices.map((choice) => [choice.option, value(choice)]))
}

/** The options of an earlier table as answers; none where the game has changed and no longer takes them. */
export function answeredBefore(game: Offer, options: unknown): Answered {
  const parsed = game.options.safeParse(options ?? {})
  return parsed.success ? (parsed.data as Answered) : {}
}
