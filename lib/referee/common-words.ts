import type { Voice } from '@/lib/cards/voice'
import type { Need, PublicTable } from './game'

/** "1 Karte", "6 cards"; with a `kind` that ends in a blank, "6 face-up cards". */
export function howMany(count: number, v: Voice, kind = ''): string {
  return `${count} ${kind}${count === 1 ? v.say('Karte', 'card') : v.say('Karten', 'cards')}`
}

/** "Ana ist dran", as a fact. */
export const hasTurn = (name: string, v: Voice) => v.say(`${name} ist dran`, `It is ${v.owner(name)} turn`)

/** "Ana ist dran.": whose turn it is, where an event is refused. */
export function onTurn(refused: {
  readonly names: readonly string[]
  readonly state: { readonly turn: number | null }
  readonly v: Voice
}): string {
  const { names, state, v } = refused
  return `${hasTurn(names[state.turn as number] as string, v)}.`
}

/** The line of an `end`. */
export const stopsHere = (v: Voice) => v.say('Hier wird abgebrochen', 'The table stops here')

/** The line of a `leave`. */
export const givesUp = (name: string, v: Voice) => v.say(`${name} gibt auf`, `${name} gives up`)

/** What a `leave` has done. */
export const gaveUp = (name: string, v: Voice) => v.say(`${name} hat aufgegeben`, `${name} gave up`)

/** What becomes of the cards of who leaves. */
export const outOfPlay = (name: string, v: Voice) =>
  v.say(`${v.owner(name)} Karten sind aus dem Spiel`, `${v.owner(name)} cards are out of play`)

export const gameIsOver = (v: Voice) => v.say('Das Spiel ist aus', 'The game is over')

/** Those in the first place; none where the table stopped before. */
export function winnersOf(
  names: readonly string[],
  seats: readonly { readonly place: number | 'left' | null }[],
): readonly string[] {
  return names.filter((_, by) => seats[by]?.place === 1)
}

/** The referee's line when the game is over: "Ana gewinnt". */
export function overNeed(winners: readonly string[], v: Voice): Need {
  const many = winners.length > 1
  const ask =
    winners.length === 0
      ? v.say('kein Ergebnis', 'no result')
      : v.say(`${v.and(winners)} ${many ? 'gewinnen' : 'gewinnt'}`, `${v.and(winners)} ${many ? 'win' : 'wins'}`)
  return { who: gameIsOver(v), ask, sub: null, made: null, skipped: null }
}

/** Heads those who have no place because the table stopped. */
export const stoppedEarly = (v: Voice) => v.say('Abgebrochen, ohne Platz', 'Stopped early, no place')

/** Heads those who have no place: somebody has won, or the table stopped. */
export const noPlace = (won: readonly string[], v: Voice) =>
  won.length > 0 ? v.say('Ohne Platz', 'No place') : stoppedEarly(v)

/**
 * The places at the end.
 *
 * @param won a line for each place that was won, in order.
 * @param rest heads those who have none; null where they are not named.
 */
export function placeLines(
  won: readonly string[],
  names: readonly string[],
  seats: PublicTable['players'],
  rest: string | null,
  v: Voice,
): readonly string[] {
  const at = (place: 'left' | null) => names.filter((_, by) => seats[by]?.place === place)
  const left = at('left').map((name) => gaveUp(name, v))
  const others = at(null)
  return [...won, ...left, ...(rest !== null && others.length > 0 ? [`${rest}: ${others.join(', ')}`] : [])]
}
