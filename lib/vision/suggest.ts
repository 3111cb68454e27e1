import { type FaceDeck, match } from './deck'
import { CARD_COLOURS, NUMERALS, type Reading } from './reading'
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
/** How much likelier a card is that was asked for. */
const WANTED = 20
/** How much likelier a card is whose number the second reader sees, and how much less likely another number's. */
const AGREES = 6
const DISAGREES = 0.5

/** What a card is, as far as the deck so far, the numeral reader, the second reader and what was asked for tell. */
export function suggest(reading: Reading, { game, cards, known, digits, wanted }: Asked): Suggestion {
  const seen = match(reading, known)
  if (seen.card !== null && seen.match > RECOGNISED) return { label: seen.card, sure: true }

  const misread = MISREAD / cards.length
  const odds = cards.map((card) => {
    const { numeral, colour } = shownOn(game, card)
    const read = (reading.numerals[NUMERALS.indexOf(numeral)] as number) + blank(numeral, reading)
    const painted = colour === null ? 1 : (reading.colours[CARD_COLOURS.indexOf(colour)] as number)
    const asked = card === wanted ? WANTED : 1
    return Math.max(misread, read) * Math.max(misread, painted) * agreement(numeral, digits) * asked
  })
  const sum = odds.reduce((total, one) => total + one, 0)
  const most = Math.max(...odds)
  const label = cards[odds.indexOf(most)]
  if (label === undefined || most < LIKELY * sum) return { label: null, sure: false }
  const contradicted = digits !== null && agreement(shownOn(game, label).numeral, digits) < 1
  return { label, sure: most >= SURE * sum && !contradicted }
}

/** A card that shows no number may as well seem to show nothing. */
const blank = (numeral: string, { numerals }: Reading) =>
  numeral === 'other' ? (numerals[NUMERALS.indexOf('blank')] as number) : 0

function agreement(numeral: string, digits: string | null): number {
  // It never reads a half: of 3½ it sees the 3, or nothing that is a number.
  if (digits === null || numeral.includes('½') || numeral === 'other') return 1
  return numeral === digits ? AGREES : DISAGREES
}
