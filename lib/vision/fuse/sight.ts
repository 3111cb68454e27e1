import { type FaceDeck, likelihoods } from '../deck'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading } from '../reading'

/** What one card in a photo may be, by what was seen of it alone. */
export interface Sight {
  /** How likely it is each of the game's cards, were it one of those laid; they sum to 1. */
  readonly tokens: ReadonlyMap<string, number>
  /** How likely it is none at all. */
  readonly stray: number
  /** What it is, where the deck has that card and this game does not: a 6 at a table that plays with the short deck. */
  readonly foreign?: string
}

/** A seen card, as the recogniser gives it. */
export interface SeenCard {
  readonly presence: number
  readonly reading: Reading
}

/** As likely as this a card is shown without a question mark. */
export const CLEAR = 0.85

/** A reader as sure as can be still errs this often. More, and a clear photo of an illegal play would be doubted. */
const SLIP = 0.002

/**
 * What a card in a photo may be. One that lies face down was not laid.
 *
 * @param faces the tokens of the cards that are played with.
 * @param deck what those look like, where that is known; its labels are tokens.
 */
export function sightOf({ presence, reading }: SeenCard, faces: readonly string[], deck?: FaceDeck): Sight {
  const read = normalised(faces.map((face) => readAs(face, reading)))
  const known = deck && likelihoods(reading, deck)
  if (known && known.back > 0.5) return strayCard
  const shares = known
    ? normalised(
        faces.map((face, index) => {
          const at = deck.faces.findIndex(({ label }) => label === face)
          return (
            (at < 0 ? 0 : (known.faces[at] as number)) + known.stranger * (read[index] as number) + SLIP / faces.length
          )
        }),
      )
    : read
  const tokens = new Map(faces.map((face, index) => [face, shares[index] as number]))
  const foreign = deck?.faces.find(({ label }, at) => (known?.faces[at] as number) > 0.5 && !faces.includes(label))
  return { tokens, stray: 1 - presence, ...(foreign && { foreign: foreign.label }) }
}

/** A card of which somebody has said what it is. */
export const knownSight = (token: string): Sight => ({ tokens: new Map([[token, 1]]), stray: 0 })

/** What is seen that was not laid now, as somebody has said. */
export const strayCard: Sight = { tokens: new Map(), stray: 1 }

/** The likeliest card. */
export function likeliest({ tokens, foreign }: Sight): string | null {
  if (foreign !== undefined) return foreign
  let best: string | null = null
  for (const [token, share] of tokens) if (best === null || share > (tokens.get(best) as number)) best = token
  return best
}

/** How well a reading agrees with what is printed on a card. */
function readAs(token: string, { numerals, colours }: Reading): number {
  const { shown, colour } = printedOn(token)
  const numeral = shown.reduce((sum, one) => sum + (numerals[NUMERALS.indexOf(one)] as number), 0)
  const soft = (probability: number, of: number) => (1 - SLIP) * probability + SLIP / of
  // A deck without colours may be printed in any.
  const coloured = colour === null ? 1 : soft(colours[CARD_COLOURS.indexOf(colour)] as number, CARD_COLOURS.length)
  return soft(numeral, NUMERALS.length) * coloured
}

const COLOUR_OF: Readonly<Record<string, CardColour>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' }
/** Jokers, animals and signs: whatever is no number. */
const NO_NUMBER: readonly Numeral[] = ['other', 'blank']

/** What the reader would say of a card, by its token (lib/cards): "r7" is a red 7. */
function printedOn(token: string): { readonly shown: readonly Numeral[]; readonly colour: CardColour | null } {
  const [, letter = '', rest = ''] = /^([rbgy]?)(.+)$/.exec(token) ?? []
  const colour = COLOUR_OF[letter] ?? null
  const numeral = NUMERALS.find((one) => one === rest)
  return { shown: numeral ? [numeral] : NO_NUMBER, colour }
}

function normalised(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length))
}
