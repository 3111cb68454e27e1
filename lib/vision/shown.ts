import type { CardColour, Numeral } from './reading'

/** What stands on a card, as the reader would read it; null where every deck does as it likes. */
export interface Shown {
  readonly numeral: Numeral
  readonly colour: CardColour | null
}

const COLOUR_OF: Readonly<Record<string, CardColour>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' }

/** Games whose cards are told apart by their colours. */
const COLOURED: ReadonlySet<string> = new Set(['mau-mau', 'merge'])

/** What a card of a game shows, whoever has printed it. */
export function shownOn(game: string, card: string): Shown {
  const colour = COLOURED.has(game) ? COLOUR_OF[card.charAt(0)] : undefined
  const rest = colour ? card.slice(1) : card
  return {
    numeral: /^(10|\d)?½$|^(10|\d)$/.test(rest) ? (rest as Numeral) : 'other',
    colour: COLOURED.has(game) ? (colour ?? 'none') : null,
  }
}
