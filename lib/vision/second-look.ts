import { type Looks, normalised, WHOLE, WHOLE_AND_MIDDLE } from './embedding'
import { centre, type Quad, quadOf } from './polygon'
import { isNumber, NUMERALS, type Numeral, type Reading, SUITS, surestNumber } from './reading'

/** Below this probability of the number that it seems to show, a card is looked at again. */
const SURE = 0.995
/** How much larger or smaller than the card itself the further looks are: with a rim of the table, and without its own. */
const SCALES = [1.08, 0.95] as const
/** How much of a card its middle is, of its width and of its height: thin strokes and hatching are seen there, and no edge. */
const MIDDLE = 0.6
/** How far the corners reach that are looked at first, as a share of the card's side ... */
const CORNERS = 0.2
/** ... and how far those that are looked at more closely, where the first look showed a number at least so likely. */
const CLOSER_CORNERS = 0.15
const POSSIBLE = 0.1
/** A card as a whole shows no number where that is so likely: many a one has a word or a picture, and something like a number in its corners. */
const NONE = 0.9
/** So likely both looks together must show a number where the whole shows none, else they say nothing ... */
const SEEN = 0.9
/** ... and so likely where it shows one, or leaves that open. */
const SEEN_IN_DOUBT = 0.7
/** How much corners count beside the whole, whose pips and pictures mislead. */
const SHARE_OF_CORNERS = 0.6
/** So likely a card must bear neither a number nor a suit; then it is known by its picture alone. */
const BARE = 0.5
/** No class is so unlikely that one look alone could rule it out. */
const LEAST = 1e-6

type Read = (quads: readonly Quad[]) => Promise<readonly Reading[]>

/** The reader, for cards of one picture. */
export interface Reads {
  readonly whole: Read
  /** Of which corners are enlarged that reach as far as that share of the card's side. */
  readonly corners: (quads: readonly Quad[], share: number) => Promise<readonly Reading[]>
}

/** Reads cards again on which no number is surely read: as a whole, and where that does not help, in their corners. */
export async function readAgain(
  quads: readonly Quad[],
  readings: readonly Reading[],
  read: Reads,
): Promise<readonly Reading[]> {
  return withCorners(quads, await withOtherCrops(quads, readings, read.whole), read.corners)
}

/**
 * With looks a little wider and a little closer; what all agree on counts (the geometric mean of their probabilities). A
 * corner that is a little off, or a picture that looks like a number by chance, convinces one look and seldom all of
 * them. Of a card that bears neither a number nor a suit, the middle is looked at too.
 */
async function withOtherCrops(
  quads: readonly Quad[],
  readings: readonly Reading[],
  read: Read,
): Promise<readonly Reading[]> {
  const unsure = unsureOf(readings)
  const bare = unsure.filter((index) => isBare(readings[index] as Reading))
  const at = (index: number, by: number) => scaled(quads[index] as Quad, by)
  const again = await read([
    ...unsure.flatMap((index) => SCALES.map((by) => at(index, by))),
    ...bare.map((index) => at(index, MIDDLE)),
  ])
  const joined = [...readings]
  unsure.forEach((index, nth) => {
    const more = again.slice(nth * SCALES.length, (nth + 1) * SCALES.length)
    joined[index] = agreed(readings[index] as Reading, more)
  })
  bare.forEach((index, nth) => {
    const middle = again[unsure.length * SCALES.length + nth] as Reading
    const card = joined[index] as Reading
    joined[index] = { ...card, looks: withMiddle(card.looks, middle.looks) }
  })
  return joined
}

/** With the numbers in their corners, which may be too small to be read in the whole card. */
async function withCorners(quads: readonly Quad[], readings: readonly Reading[], read: Reads['corners']) {
  const quadsOf = (cards: readonly number[]) => cards.map((index) => quads[index] as Quad)
  const unsure = unsureOf(readings)
  const looks = await read(quadsOf(unsure), CORNERS)
  const possible = unsure
    .map((index, nth) => ({ index, look: looks[nth] as Reading }))
    .filter(({ look }) => surestNumber(look) >= POSSIBLE)
  const closer = await read(quadsOf(possible.map(({ index }) => index)), CLOSER_CORNERS)
  const joined = [...readings]
  possible.forEach(({ index, look }, nth) => {
    const numerals = geometricMean([look.numerals, (closer[nth] as Reading).numerals])
    const whole = readings[index] as Reading
    if (surestNumber({ numerals }) < (noNumber(whole) >= NONE ? SEEN : SEEN_IN_DOUBT)) return
    const weights = [1 - SHARE_OF_CORNERS, SHARE_OF_CORNERS]
    joined[index] = { ...whole, numerals: geometricMean([whole.numerals, numerals], weights) }
  })
  return joined
}

/** Which of them show no number for sure. */
function unsureOf(readings: readonly Reading[]): number[] {
  return readings.flatMap((reading, index) => (isSure(reading) ? [] : [index]))
}

/** A number is read, and surely. What bears none is known by its looks alone, which change a little with every crop. */
function isSure({ numerals }: Reading): boolean {
  const most = Math.max(...numerals)
  return most >= SURE && isNumber(NUMERALS[numerals.indexOf(most)] as Numeral)
}

/** Neither a number nor a suit is read. */
function isBare(reading: Reading): boolean {
  const noSuit = reading.suits[SUITS.indexOf('none')] as number
  return noNumber(reading) * noSuit >= BARE
}

/** How likely it is that there is no number. */
function noNumber({ numerals }: Reading): number {
  return numerals.reduce((sum, one, index) => (isNumber(NUMERALS[index] as Numeral) ? sum : sum + one), 0)
}

function withMiddle(whole: Looks, middle: Looks): Looks {
  const both = new Float32Array(WHOLE_AND_MIDDLE)
  both.set(whole)
  both.set(middle, WHOLE)
  return both
}

function scaled(quad: Quad, by: number): Quad {
  const [x, y] = centre(quad)
  return quadOf((index) => {
    const [px, py] = quad[index] as Quad[0]
    return [x + (px - x) * by, y + (py - y) * by]
  })
}

function agreed(first: Reading, more: readonly Reading[]): Reading {
  const all = [first, ...more]
  const mean = (part: 'numerals' | 'colours' | 'suits') => geometricMean(all.map((reading) => reading[part]))
  const [numerals, colours, suits] = [mean('numerals'), mean('colours'), mean('suits')]
  return { ...first, numerals, colours, suits, looks: meanLooks(all) }
}

/** @param weights of each, which sum to 1; all alike unless said otherwise. */
function geometricMean(distributions: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const [first] = distributions as readonly [Float32Array]
  const odds = first.map((_, index) => {
    const logs = distributions.map((one) => Math.log(Math.max(LEAST, one[index] as number)))
    return Math.exp(logs.reduce((sum, log, nth) => sum + log * (weights?.[nth] ?? 1 / logs.length), 0))
  })
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}

function meanLooks(readings: readonly Reading[]): Looks {
  const [{ looks }] = readings as readonly [Reading]
  return normalised(looks.map((_, index) => readings.reduce((sum, each) => sum + (each.looks[index] as number), 0)))
}
