import { existsSync } from 'node:fs'
import { openDeck, ownDeckFile } from '@/lib/cli/decks'
import type { FaceDeck } from '@/lib/vision/deck'
import { type Picture, Pyramid } from '@/lib/vision/picture'
import { turned } from '@/lib/vision/polygon'
import { colourOf, numeralOf, type Reading } from '@/lib/vision/reading'
import type { Recogniser } from '@/lib/vision/recogniser'
import { median, processorTime } from '../race'
import { type Conditions, conditionsOf, inTheWorst, type Worst } from './conditions'
import type { Gallery } from './gallery'
import { colourThumbnail, perceptualHash, upsideDown } from './hashes'
import { type Matching, matching, type Sample } from './matching'
import {
  byFamily,
  type Deciphering,
  deciphering,
  expectedNumeral,
  type Finding,
  finding,
  isFound,
  isReadRight,
  type Share,
  share,
} from './metrics'
import type { Ocr } from './ocr'
import { type CardOutcome, type Outcome, outcomeOf } from './outcome'
import { load, rectify } from './raster'
import type { Sighting, TruePicture } from './truth'

/** What is measured beside ours; undefined where it is left out. */
export interface Rivals {
  readonly contours: (pixels: Picture) => Promise<readonly Sighting[]>
  readonly ocr: Ocr
}

export interface SetFigures {
  readonly pictures: number
  readonly finding: Finding
  /** The same where a box may also go round what is to be seen of a card; only of pictures with boxes. */
  readonly visible?: Finding
  readonly deciphering: Deciphering
  /** The same with the true corners, where they are known: what the reader does by itself. */
  readonly exact?: Deciphering
  /** Numerals read right of cards that were found, by the kind of design; and of the quarter that is worst to make out. */
  readonly families: Readonly<Record<string, Share>>
  readonly worst: Readonly<Record<Worst, Share>>
  /** Milliseconds of processor time for a picture that is decoded already, median. */
  readonly ms: number
  readonly contours?: Finding & { readonly ms: number }
  /** Numerals of the same cards. */
  readonly ocr?: { readonly theirs: Share; readonly ours: Share; readonly ms: number }
  readonly matching?: Matching
  /** Of all cards of one of our own decks, how many were found and called by their name. */
  readonly ownDeck?: Share
}

/** Rectified cards, as hashes and conditions are taken from, and as tesseract reads them. */
const CROP = { width: 96, height: 144 }
const PRINT = { width: 192, height: 288 }
/** So many cards of a set are read by tesseract, about. */
const READ = 150
/** As many faces of a set must be there twice to be worth matching. */
const REPEATED = 9
/** Sets of many designs: their cards are of no one deck. */
const MIXED: ReadonlySet<string> = new Set(['held-out', 'known', 'posters', 'uno'])

export async function measure(
  name: string,
  pictures: readonly TruePicture[],
  recogniser: Recogniser,
  rivals: Rivals | undefined,
  gallery: Gallery | undefined,
): Promise<SetFigures> {
  const outcomes: Outcome[] = []
  const visible: Outcome[] = []
  const exact: Outcome[] = []
  const contours: Outcome[] = []
  const ms: Record<'ours' | 'contours' | 'ocr', number[]> = { ours: [], contours: [], ocr: [] }
  const samples: Sample[] = []
  const conditions: { readonly conditions: Conditions; readonly right: boolean }[] = []
  const prints: { readonly theirs: boolean; readonly ours: boolean }[] = []
  const deck = ownDeck(name)
  const cards = pictures.reduce((sum, picture) => sum + picture.cards.length, 0)
  let bearing = 0
  for (const picture of pictures) {
    const { truth, pixels } = await load(picture)
    const sightings = await timed(ms.ours, () => recogniser.recognise(pixels, deck && { deck }))
    const outcome = outcomeOf(truth, pixels, sightings)
    outcomes.push(outcome)
    await gallery?.add(outcome, pixels)
    if (truth.outlines === 'boxes') visible.push(outcomeOf(truth, pixels, sightings, 'whole or visible'))
    if (truth.outlines === 'quads') exact.push(outcomeOf(truth, pixels, await readExactly(truth, pixels, recogniser)))
    if (rivals) contours.push(outcomeOf(truth, pixels, await timed(ms.contours, () => rivals.contours(pixels))))
    const pyramid = new Pyramid(pixels)
    for (const card of outcome.cards) {
      samples.push(...sampleOf(card, pyramid))
      if (!isFound(card) || card.truth.numeral === undefined || !card.seen) continue
      const crop = rectify(pyramid, card.seen.corners, CROP.width, CROP.height)
      conditions.push({ conditions: conditionsOf(card.seen.corners, crop), right: isReadRight(card) })
      if (!rivals || expectedNumeral(card) === null || bearing++ % Math.ceil(cards / READ) !== 0) continue
      const print = rectify(pyramid, card.seen.corners, PRINT.width, PRINT.height)
      const read = await timed(ms.ocr, () => rivals.ocr.read(print))
      prints.push({ theirs: read === expectedNumeral(card), ours: isReadRight(card) })
    }
  }
  return {
    pictures: pictures.length,
    finding: finding(outcomes),
    ...(visible.some(({ cards }) => cards.length > 1) && { visible: finding(visible) }),
    deciphering: deciphering(outcomes),
    ...(exact.some((outcome) => outcome.cards.length > 0) && { exact: deciphering(exact) }),
    families: byFamily(outcomes),
    worst: inTheWorst(conditions),
    ms: median(ms.ours),
    ...(rivals && { contours: { ...finding(contours), ms: median(ms.contours) } }),
    ...(prints.length > 0 && {
      ocr: {
        theirs: share(prints, ({ theirs }) => theirs),
        ours: share(prints, ({ ours }) => ours),
        ms: median(ms.ocr),
      },
    }),
    ...(!MIXED.has(withoutTables(name)) && repeated(samples) >= REPEATED && { matching: matching(samples) }),
    ...(deck && { ownDeck: called(outcomes, deck) }),
  }
}

/** What the reader says of cards whose corners it is told. */
async function readExactly(
  { cards }: TruePicture,
  pixels: Picture,
  { read }: Recogniser,
): Promise<readonly Sighting[]> {
  const quads = cards.flatMap(({ outline, ignored }) => (outline && !ignored ? [outline] : []))
  const readings = await read(pixels, quads)
  return quads.map((quad, i) => {
    const reading = readings[i] as Reading
    const { numeral, confidence } = numeralOf(reading.numerals)
    const corners = reading.up >= 0 ? quad : turned(quad, 2)
    return { corners, numeral, confidence, colour: colourOf(reading.colours) }
  })
}

async function timed<Result>(ms: number[], work: () => Promise<Result>): Promise<Result> {
  const began = processorTime()
  const result = await work()
  ms.push(processorTime() - began)
  return result
}

function sampleOf(card: CardOutcome, pyramid: Pyramid): readonly Sample[] {
  const { face } = card.truth
  // A card of which too little is seen to be read cannot be known again either.
  if (face === undefined || card.truth.numeral === undefined) return []
  if (!isFound(card) || !card.seen?.reading) return [{ face }]
  const crop = rectify(pyramid, card.seen.corners, CROP.width, CROP.height)
  const turned = upsideDown(crop)
  const looks = {
    reading: card.seen.reading,
    hash: [perceptualHash(crop), perceptualHash(turned)],
    thumbnail: [colourThumbnail(crop), colourThumbnail(turned)],
    conditions: conditionsOf(card.seen.corners, crop),
  } as const
  return [{ face, looks }]
}

function repeated(samples: readonly Sample[]): number {
  const often = new Map<string, number>()
  for (const { face } of samples) often.set(face, (often.get(face) ?? 0) + 1)
  return [...often.values()].filter((times) => times > 1).length
}

const OWN = 'own-'
const ON_PHOTOGRAPHS = '-on-photographs'

/** What cards a set shows, whatever tables they lie on. */
const withoutTables = (set: string): string =>
  set.endsWith(ON_PHOTOGRAPHS) ? set.slice(0, -ON_PHOTOGRAPHS.length) : set

/** The deck file of one of our own decks, where the set is of one and the file is there. */
function ownDeck(set: string): FaceDeck | undefined {
  const game = withoutTables(set).slice(OWN.length)
  return set.startsWith(OWN) && existsSync(ownDeckFile(game)) ? openDeck(game, '') : undefined
}

/** Cards that are in the deck must be called by their name, others (backs) nothing. */
function called(outcomes: readonly Outcome[], { faces }: FaceDeck): Share {
  const labels = new Set(faces.map(({ label }) => label))
  const cards = outcomes.flatMap((outcome) => outcome.cards).filter(({ truth }) => truth.numeral !== undefined)
  return share(cards, (card) => {
    const label = card.truth.face?.split(':').at(-1) ?? ''
    return isFound(card) && card.seen?.card === (labels.has(label) ? label : null)
  })
}
