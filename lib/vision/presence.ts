import { logOdds, sigmoid } from './odds'
import { elongation, type Quad } from './polygon'
import { NUMERALS, type Reading, surestNumber } from './reading'

// Logistic regressions over the places that the nets saw, in photographs and on drawn tables, rounded; those of all three
// nets were chosen near one, for the cards that are found and the bare tables that are not taken for any (models/history.md).
const PROMISE = { finder: 0.9, refiner: 0.7, bias: 0.1 } as const
const WEIGHTS = { finder: 1.2, refiner: 0.65, noCard: -0.45, number: 0.2, bias: -0.7 } as const
const FILLING = { refiner: 1, noCard: -1.2, number: 0.2, bias: -3 } as const
/**
 * Cards are up to 1.8 times as long as wide, and seen from low longer still. From this many times on it tells against a
 * card: of 643 places of cards in photographs 27 are longer (models/history.md, "Numbers of unusual shapes").
 */
const LONG = 1.9
/** What each time more takes from the log-odds. */
const TOO_LONG = 3
/** The reader is sure of nothing beyond 999 to 1. */
const READER_DOUBT = 1e-3

/** Below this it is no card. */
export const LEAST_PRESENCE = 0.83

/** Below this no card fills the picture. */
export const LEAST_FILLING = 0.96

/** Below this promise, after a second look, it is given up unread: of the places that would be cards, one in 60 begins so. */
export const HOPELESS = 0.06

/** How likely finder and refiner, each of which is so sure, make it that a card is there: probabilities, 0 to 1. */
export function promiseOf(finder: number, refiner: number): number {
  return sigmoid(PROMISE.finder * logOdds(finder) + PROMISE.refiner * logOdds(refiner) + PROMISE.bias)
}

/**
 * How likely all three nets make it that a card is there, 0 to 1. The reader sees no edge, but what is printed: where the
 * others hesitate, as with patterned cards, it tells cards from cloth.
 *
 * @param finder how sure it is, 0 to 1.
 * @param refiner the same.
 * @param quad the place's corners.
 * @param readings what is read there, on each edge that the card may stand on; at least one.
 */
export function presenceOf(finder: number, refiner: number, quad: Quad, readings: readonly Reading[]): number {
  return sigmoid(
    WEIGHTS.finder * logOdds(finder) +
      WEIGHTS.refiner * logOdds(refiner) +
      WEIGHTS.noCard * logOdds(leastNoCard(readings), READER_DOUBT) +
      WEIGHTS.number * logOdds(mostNumber(readings), READER_DOUBT) +
      WEIGHTS.bias -
      tooLong(quad),
  )
}

/**
 * How likely the refiner, which was asked about the whole picture, and the reader, which read it, make it that a card fills
 * it, 0 to 1. Where hardly an edge is to be seen, what is printed tells more.
 *
 * @param refiner how sure it is, 0 to 1.
 * @param quad the picture's corners.
 * @param readings what is read there, on each edge that the card may stand on; at least one.
 */
export function fillingPresenceOf(refiner: number, quad: Quad, readings: readonly Reading[]): number {
  return sigmoid(
    FILLING.refiner * logOdds(refiner) +
      FILLING.noCard * logOdds(leastNoCard(readings), READER_DOUBT) +
      FILLING.number * logOdds(mostNumber(readings), READER_DOUBT) +
      FILLING.bias -
      tooLong(quad),
  )
}

/** What its shape takes from the log-odds that it is a card. */
function tooLong(quad: Quad): number {
  return TOO_LONG * Math.max(0, elongation(quad) - LONG)
}

const NO_CARD = NUMERALS.indexOf('no-card')

const leastNoCard = (readings: readonly Reading[]): number =>
  Math.min(...readings.map(({ numerals }) => numerals[NO_CARD] as number))

const mostNumber = (readings: readonly Reading[]): number => Math.max(...readings.map(surestNumber))
