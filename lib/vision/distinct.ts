import { type Looks, likeness } from './embedding'
import { elongation, iou, type Quad, sharedArea, signedArea } from './polygon'
import { type Reading, surestNumber } from './reading'

/** Where a card may lie, and how sure that is; the scores are compared with each other only. */
export interface Place {
  readonly quad: Quad
  readonly score: number
}

/** A place, and what it looks like. */
export interface Sighted extends Place {
  readonly reading: { readonly looks: Looks }
}

/** A place, and what is read there. */
interface ReadQuad {
  readonly quad: Quad
  readonly reading: Pick<Reading, 'numerals'>
}

/** Two places that overlap more are of one card: even in a hand of cards each shows a strip of itself. */
const SAME = 0.55
/** Unless they overlap less than this, each is so likely a card, and they look less alike: then one lies on the other. */
const TWO = { overlap: 0.66, score: 0.9, likeness: 0.55 } as const
/** Two places that overlap more need not both be read. */
const ALIKE = 0.8
/** Cards on one table are about of one size: what lies so far within another place and is so much smaller is a part of a card. */
const WITHIN = 0.75
const SMALLER = 0.65
/** Times as long as wide: below the first it is nearly square, between the others it has a card's shape. */
const SQUARE = 1.2
const CARD_SHAPED = { least: 1.25, most: 1.75 } as const
/** What lies so far within a place is printed there, where it is so much of it: what is more is that place itself. */
const PRINTED = 0.9
const PLATE = { least: 0.4, most: 0.8 } as const

/** True where two places are so much the same that one of them need not be looked at. */
export function isAlike(a: Quad, b: Quad): boolean {
  return iou(a, b) > ALIKE
}

/** True where two places cannot be two cards: they are of one, or one is a part of the other. */
export function isRival(a: Sighted, b: Sighted): boolean {
  const overlap = iou(a.quad, b.quad)
  if (overlap > SAME && !(overlap < TWO.overlap && areSurelyUnlike(a, b))) return true
  return isPart(a.quad, b.quad) || isPart(b.quad, a.quad)
}

/**
 * The places without plates: a picture or a number's ground, nearly square, that a card shows beside a stub or lines of
 * text, and of which the nets are often surer than of that card. Both are seen aslant alike, so their shapes tell. Where
 * the number is read more surely there, by itself, that is the card's number.
 */
export function withoutPlates<Any extends ReadQuad>(places: readonly Any[]): Any[] {
  const platesOf = (card: Any) => places.filter((place) => isPlate(place.quad, card.quad))
  const plates = new Set(places.flatMap(platesOf))
  return places
    .filter((place) => !plates.has(place))
    .map((card) => {
      const { numerals } = [card, ...platesOf(card)]
        .map(({ reading }) => reading)
        .reduce((best, reading) => (surestNumber(reading) > surestNumber(best) ? reading : best))
      return { ...card, reading: { ...card.reading, numerals } }
    })
}

function isPlate(plate: Quad, card: Quad): boolean {
  const shape = elongation(card)
  if (elongation(plate) > SQUARE || shape < CARD_SHAPED.least || shape > CARD_SHAPED.most) return false
  const [small, large] = [signedArea(plate), signedArea(card)]
  const share = small / large
  return share > PLATE.least && share < PLATE.most && sharedArea(plate, card) > PRINTED * small
}

function areSurelyUnlike(a: Sighted, b: Sighted): boolean {
  if (Math.min(a.score, b.score) < TWO.score) return false
  return Math.max(...likeness(a.reading.looks, b.reading.looks)) < TWO.likeness
}

/**
 * Of the places that exclude each other those whose scores add up to the most, the surest first: two cards rather than
 * the one outline that goes round both, though each of them is a little less sure (a maximum weight independent set).
 *
 * @param places each with a score above 0; there are a few dozen at the most.
 */
export function distinct<Any extends Place>(places: readonly Any[], excludes: (a: Any, b: Any) => boolean): Any[] {
  const sorted = places.toSorted((a, b) => b.score - a.score)
  const rivals = new Map(
    sorted.map((place) => [place, new Set(sorted.filter((other) => other !== place && excludes(other, place)))]),
  )
  return heaviest(sorted, (place) => rivals.get(place) as Set<Any>)
}

/** Branches only where a place has rivals left; those with none are in every best set. */
function heaviest<Any extends Place>(open: readonly Any[], rivalsOf: (place: Any) => Set<Any>): Any[] {
  const [first, ...rest] = open
  if (!first) return []
  const rivals = rivalsOf(first)
  const allowed = rest.filter((place) => !rivals.has(place))
  const taking = [first, ...heaviest(allowed, rivalsOf)]
  if (allowed.length === rest.length) return taking
  const leaving = heaviest(rest, rivalsOf)
  return weight(leaving) > weight(taking) ? leaving : taking
}

const weight = (places: readonly Place[]): number => places.reduce((sum, { score }) => sum + score, 0)

function isPart(part: Quad, whole: Quad): boolean {
  const [small, large] = [signedArea(part), signedArea(whole)]
  return small < SMALLER * large && sharedArea(part, whole) > WITHIN * small
}
