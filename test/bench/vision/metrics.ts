import { SURE_BY_SIGHT } from '@/lib/vision/fuse/settle'
import { distance } from '@/lib/vision/polygon'
import type { CardOutcome, Outcome } from './outcome'
import { KINDS, type Kind } from './truth'

/** So many of so many. */
export interface Share {
  readonly hits: number
  readonly of: number
}

export const share = <T>(all: readonly T[], isHit: (each: T) => boolean): Share => ({
  hits: all.filter(isHit).length,
  of: all.length,
})

/** A part from 0 to 1; NaN where there was nothing to count. */
export const ratio = ({ hits, of }: Share): number => hits / of

/** Outlines agree well enough to be of the same card: to be read from at 0.75, exact at 0.9. */
export const LEVELS = [0.5, 0.75, 0.9] as const
export type Level = (typeof LEVELS)[number]
type ByLevel = Readonly<Record<Level, Share>>

const byLevel = (count: (level: Level) => Share): ByLevel => ({ 0.5: count(0.5), 0.75: count(0.75), 0.9: count(0.9) })

export interface Finding {
  /** Of the cards, how many were found. */
  readonly recall: ByLevel
  readonly recallOf: Readonly<Record<Kind, ByLevel>>
  /** Of what was found, how many are cards. */
  readonly precision: ByLevel
  /** Of the pictures with one card, in how many exactly that was found. */
  readonly single: ByLevel
  /** Of the pictures, in how many exactly so many cards were found as there are. */
  readonly counted: Share
  /** Of the pictures with no card, in how many one was found all the same. */
  readonly onBare: Share
}

export function finding(outcomes: readonly Outcome[]): Finding {
  const placed = outcomes.filter(({ picture }) => picture.outlines !== 'count')
  const cards = placed.flatMap((outcome) => outcome.cards)
  const strays = placed.flatMap((outcome) => outcome.strays)
  const found = [...cards.filter(({ seen }) => seen), ...strays.map(() => ({ iou: 0 }))]
  const single = placed.filter(({ picture }) => picture.cards.length === 1 && !picture.cards[0]?.ignored)
  const recall = (some: readonly CardOutcome[]) => byLevel((level) => share(some, ({ iou }) => iou >= level))
  return {
    recall: recall(cards),
    recallOf: Object.fromEntries(
      KINDS.map((kind) => [kind, recall(cards.filter(({ truth }) => truth.kinds.includes(kind)))]),
    ) as Record<Kind, ByLevel>,
    precision: byLevel((level) => share(found, ({ iou }) => iou >= level)),
    single: byLevel((level) =>
      share(single, (outcome) => outcome.strays.length === 0 && outcome.cards.every(({ iou }) => iou >= level)),
    ),
    counted: share(
      outcomes.filter(({ picture }) => !picture.cards.some(({ ignored }) => ignored)),
      ({ cards, strays }) => strays.length === 0 && cards.every(({ seen }) => seen),
    ),
    onBare: share(
      outcomes.filter(({ picture }) => picture.cards.length === 0),
      (outcome) => outcome.strays.length > 0,
    ),
  }
}

/** What is read of a card only counts where its outline was found at least so well. */
const FOUND: Level = 0.5

export const isFound = ({ seen, iou }: CardOutcome): boolean => seen !== undefined && iou >= FOUND

/** The numeral that is to be read: `null` for none, and for a 6 or 9 that nothing tells apart. */
export const expectedNumeral = ({ truth }: CardOutcome): string | null | undefined =>
  truth.undecidable ? null : truth.numeral

export const isReadRight = (card: CardOutcome): boolean => card.seen?.numeral === expectedNumeral(card)

export const isColourRight = ({ truth, seen }: CardOutcome): boolean => seen?.colour === truth.colour

function isUpright({ truth, seen }: CardOutcome): boolean {
  if (!truth.outline || !seen) return false
  const [top, , bottom] = truth.outline
  return distance(seen.corners[0], top) < distance(seen.corners[0], bottom)
}

export interface Reliability {
  /** Expected calibration error: how far confidence and truth lie apart on average (Guo et al., 2017), in ten bins. */
  readonly error: number
  /** Of what was read with a confidence over 0.9, how much is right. */
  readonly sure: Share
  /** Of all that was read, how much with a confidence over 0.9. */
  readonly isSure: Share
  /** Of what the camera would take without asking, by the reader alone, how much is right. */
  readonly accepted: Share
}

export interface Deciphering {
  /** Of the cards that were found. */
  readonly numeral: Share
  /** Of these, those that bear one. */
  readonly bearing: Share
  /** Of these, those that bear none. */
  readonly none: Share
  /** Of all cards, found or not. */
  readonly endToEnd: Share
  /** The same, of those only that bear a numeral. */
  readonly endToEndBearing: Share
  readonly six: Share
  readonly nine: Share
  /** Sixes read as nine and nines read as six. */
  readonly swapped: Share
  /** Sixes and nines that nothing tells apart: how many were left open. */
  readonly undecidable: Share
  /** What was there and what was read: how often. `none` stands for no numeral. */
  readonly confusion: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Of the cards with a right way up, how many were given that way. */
  readonly upright: Share
  readonly colour: Share
  readonly colourConfusion: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly reliability: Reliability
}

export function deciphering(outcomes: readonly Outcome[]): Deciphering {
  const cards = outcomes.flatMap((outcome) => outcome.cards)
  const known = cards.filter((card) => card.truth.numeral !== undefined)
  const found = known.filter(isFound)
  const decidable = found.filter(({ truth }) => !truth.undecidable)
  const of = (numeral: string) => decidable.filter(({ truth }) => truth.numeral === numeral)
  const bears = (card: CardOutcome) => expectedNumeral(card) !== null
  const coloured = cards.filter((card) => card.truth.colour !== undefined && isFound(card))
  return {
    numeral: share(found, isReadRight),
    bearing: share(found.filter(bears), isReadRight),
    none: share(
      decidable.filter((card) => !bears(card)),
      isReadRight,
    ),
    endToEnd: share(known, (card) => isFound(card) && isReadRight(card)),
    endToEndBearing: share(known.filter(bears), (card) => isFound(card) && isReadRight(card)),
    six: share(of('6'), isReadRight),
    nine: share(of('9'), isReadRight),
    swapped: share(
      [...of('6'), ...of('9')],
      ({ truth, seen }) => seen?.numeral === (truth.numeral === '6' ? '9' : '6'),
    ),
    undecidable: share(
      found.filter(({ truth }) => truth.undecidable),
      isReadRight,
    ),
    confusion: confusion(found.map((card) => [expectedNumeral(card), card.seen?.numeral])),
    upright: share(
      cards.filter((card) => card.truth.hasTop && isFound(card)),
      isUpright,
    ),
    colour: share(coloured, isColourRight),
    colourConfusion: confusion(coloured.map(({ truth, seen }) => [truth.colour, seen?.colour])),
    reliability: reliability(
      found.map((card) => ({ confidence: card.seen?.confidence ?? 0, right: isReadRight(card) })),
    ),
  }
}

function confusion(pairs: readonly (readonly [there: string | null | undefined, read: string | null | undefined])[]) {
  const table: Record<string, Record<string, number>> = {}
  for (const [there, read] of pairs) {
    table[there ?? 'none'] ??= {}
    const row = table[there ?? 'none'] as Record<string, number>
    row[read ?? 'none'] = (row[read ?? 'none'] ?? 0) + 1
  }
  return table
}

const BINS = 10
const SURE = 0.9

/** The same by the kind of design, commonest first. */
export function byFamily(outcomes: readonly Outcome[]): Readonly<Record<string, Share>> {
  const found = outcomes
    .flatMap(({ cards }) => cards)
    .filter((card) => card.truth.numeral !== undefined && isFound(card))
  const families = new Map<string, CardOutcome[]>()
  for (const card of found) {
    const { family } = card.truth
    if (family !== undefined) families.set(family, [...(families.get(family) ?? []), card])
  }
  return Object.fromEntries(
    [...families]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([family, cards]) => [family, share(cards, isReadRight)]),
  )
}

export function reliability(
  sightings: readonly { readonly confidence: number; readonly right: boolean }[],
): Reliability {
  const binOf = (confidence: number) => Math.min(BINS - 1, Math.floor(confidence * BINS))
  let apart = 0
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = sightings.filter(({ confidence }) => binOf(confidence) === bin)
    const confidence = inBin.reduce((sum, each) => sum + each.confidence, 0)
    apart += Math.abs(confidence - inBin.filter(({ right }) => right).length)
  }
  const sure = sightings.filter(({ confidence }) => confidence > SURE)
  return {
    error: apart / sightings.length,
    sure: share(sure, ({ right }) => right),
    isSure: { hits: sure.length, of: sightings.length },
    accepted: share(
      sightings.filter(({ confidence }) => confidence >= SURE_BY_SIGHT),
      ({ right }) => right,
    ),
  }
}
