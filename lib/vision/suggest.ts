import { type FaceDeck, match } from './deck'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading } from './reading'
import { shownOn } from './shown'

/** What a card that is to be taught may be. */
export interface Suggestion {
  /** Null where nothing is likelier than all else together. */
  readonly label: string | null
  /** Whether it may be taught as that without anybody looking. */
  readonly sure: boolean
}

export interface Asked {
  readonly game: string
  /** Its cards, by their tokens. */
  readonly cards: readonly string[]
  /** What the deck knows already. */
  readonly known: FaceDeck
  /** The number that the second reader sees (`lib/vision/ocr`); null where it sees none, or is not there. */
  readonly digits: string | null
  /** The card that was asked for, where one was. */
  readonly wanted?: string | undefined
}

/** As likely as this a card that looks like a face of the deck is that face. */
const RECOGNISED = 0.9
const LIKELY = 0.5
const SURE = 0.9
/** However sure the reader is, it may be wrong with a deck that it has never seen; then it may be any card. */
const MISREAD = 0.02
/** How much likelier a card is that was asked for ... */
const WANTED = 20
/** ... and one that it looks like: where these two differ, and nothing that is read tells which it is, nobody knows. */
const ALIKE = 20
/** How much likelier a card is whose number the second reader sees, and how much less likely another number's. */
const AGREES = 6
const DISAGREES = 0.5

/** What a card is, as far as the deck so far, the numeral reader, the second reader and what was asked for tell. */
export function suggest(reading: Reading, asked: Asked): Suggestion {
  const { game, cards, known, digits, wanted } = asked
  const seen = match(reading, known)
  const alike = seen.match > RECOGNISED ? seen.card : null
  const doubted = alike !== null && isContradicted(alike, reading, asked)
  if (alike !== null && alike === wanted) return { label: alike, sure: !doubted }
  if (alike !== null && wanted === undefined && !doubted) return { label: alike, sure: !mayBeUntaught(alike, asked) }

  // A card that is not taught yet may look much like one that is: a 9 like a 6, and an animal's pairs like each other.
  const misread = MISREAD / cards.length
  const odds = cards.map((card) => {
    const { numeral, colour } = shownOn(game, card)
    const preferred = (card === wanted ? WANTED : 1) * (card === alike && !doubted ? ALIKE : 1)
    const read = Math.max(misread, readAs(numeral, reading)) * Math.max(misread, paintedAs(colour, reading))
    return read * agreement(numeral, digits) * preferred
  })
  const sum = odds.reduce((total, one) => total + one, 0)
  const most = Math.max(...odds)
  const label = cards[odds.indexOf(most)]
  if (label === undefined || most < LIKELY * sum) return { label: wanted === undefined ? alike : null, sure: false }
  const agrees = agreement(shownOn(game, label).numeral, digits)
  // The reader alone may be wrong with what it has never seen: it takes one more to prove the likeness wrong.
  const prevails = alike === null || alike === label || (doubted && (label === wanted || agrees > 1))
  return { label, sure: most >= SURE * sum && agrees >= 1 && prevails }
}

/** Whether one of the readers sees on it what another card of the game shows. */
function isContradicted(label: string, reading: Reading, { game, cards, digits }: Asked): boolean {
  const own = shownOn(game, label)
  if (agreement(own.numeral, digits) < 1) return true
  return cards.some((card) => {
    const { numeral, colour } = shownOn(game, card)
    const isNumeral = numeral !== own.numeral && readAs(numeral, reading) >= LIKELY
    return isNumeral || (colour !== own.colour && paintedAs(colour, reading) >= LIKELY)
  })
}

/**
 * Whether a card that shows the same number and colour is not taught yet: it may look like this one, and whoever teaches
 * a photo of many cards mostly shows new ones.
 */
function mayBeUntaught(label: string, { game, cards, known }: Asked): boolean {
  const own = shownOn(game, label)
  const taught = new Set(known.faces.map((face) => face.label))
  return cards.some((card) => {
    const { numeral, colour } = shownOn(game, card)
    return numeral === own.numeral && colour === own.colour && !taught.has(card)
  })
}

/** How likely that is written on it. A card that shows no number may as well seem to show nothing. */
function readAs(numeral: Numeral, { numerals }: Reading): number {
  const of = (name: Numeral) => numerals[NUMERALS.indexOf(name)] as number
  return numeral === 'other' ? of('other') + of('blank') : of(numeral)
}

const paintedAs = (colour: CardColour | null, { colours }: Reading) =>
  colour === null ? 1 : (colours[CARD_COLOURS.indexOf(colour)] as number)

function agreement(numeral: string, digits: string | null): number {
  // It never reads a half: of 3½ it sees the 3, or nothing that is a number.
  if (digits === null || numeral.includes('½') || numeral === 'other') return 1
  return numeral === digits ? AGREES : DISAGREES
}
