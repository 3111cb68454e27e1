import type { Language } from '@/lib/cards/language'
import type { AnyGame } from '@/lib/referee/game'

/**
 * What a table has agreed on other than most tables do, "9½ on 9½ does not fit".
 *
 * @param all what is no house rule too, as which deck is used.
 */
export function houseRulesOf(game: AnyGame, options: unknown, language: Language, all: boolean): readonly string[] {
  const parsed = game.options.safeParse({})
  const usual = (parsed.success ? parsed.data : {}) as Readonly<Record<string, unknown>>
  const agreed = options as Readonly<Record<string, unknown>>
  return game.choices.flatMap(({ option, house, label, answers }) => {
    if (!house && !all) return []
    // What depends on who sits where has no usual value, and no answer hangs on it.
    if (!(option in usual) || usual[option] === agreed[option]) return []
    const answer = answers.find(({ value }) => value === agreed[option])
    return answer ? [`${label[language]} ${answer.label[language]}`] : []
  })
}
