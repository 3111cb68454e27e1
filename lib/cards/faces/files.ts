import { colourName } from '../colours'
import type { PrintedDeck } from './face'
import { cardSvg } from './svg'

/** A line of a deck's index.json: which card a file shows. */
export interface FaceEntry {
  readonly card: string
  readonly file: string
  /** "0" to "10", "½", "3½", "6½", "9½"; null where none is shown. */
  readonly numeral: string | null
  /** "red", "blue", "green", "yellow"; null where the card has none. */
  readonly colour: string | null
  readonly copies: number
}

export const BACK = 'back.svg'

/** A deck's list of faces, in its order. */
export const entriesOf = ({ faces }: PrintedDeck): FaceEntry[] =>
  faces.map(({ card, name, numeral, colour, copies }) => ({
    card,
    file: `${name}.svg`,
    numeral,
    colour: colour && colourName(colour, 'en'),
    copies,
  }))

/** All files of a deck's folder, by name. */
export function filesOf(deck: PrintedDeck): Map<string, string> {
  const index = `[\n${entriesOf(deck)
    .map((entry) => `  ${JSON.stringify(entry)}`)
    .join(',\n')}\n]\n`
  return new Map([
    ['index.json', index],
    [BACK, cardSvg(deck.back)],
    ...deck.faces.map(({ name, drawing }): [string, string] => [`${name}.svg`, cardSvg(drawing)]),
  ])
}
