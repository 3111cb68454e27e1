import { pick, type Random, seeded, shuffled } from '@/lib/simulate/random'
import { match, teach } from '@/lib/vision/deck'
import { SURE_BY_SIGHT } from '@/lib/vision/fuse/settle'
import { type Sight, sightOf } from '@/lib/vision/fuse/sight'
import type { Reading } from '@/lib/vision/reading'
import { type Conditions, inTheWorst, type Worst } from './conditions'
import { type Signature, squaredDistance } from './hashes'
import { type Share, share } from './metrics'

/** A card in a picture; without `looks` where it was not found. */
export interface Sample {
  readonly face: string
  readonly looks?: Looks
}

/** A found card as each way of matching sees it; signatures as it lies and upside down. */
export interface Looks {
  readonly reading: Reading
  readonly hash: Signatures
  readonly thumbnail: Signatures
  readonly conditions: Conditions
}

type Signatures = readonly [Signature, Signature]

/** Learns one look of each face, and then says which face a look is of: null for none of them. */
type Matcher = (taught: readonly FoundSample[]) => (looks: Looks) => string | null
type FoundSample = Required<Sample>

const MATCHERS = {
  ours: (taught) => {
    const deck = teach(taught.map(({ face, looks }) => ({ label: face, reading: looks.reading })))
    return ({ reading }) => match(reading, deck).card
  },
  hash: (taught) => (looks) => nearest(taught, ({ looks: known }) => turnedDistance(known.hash, looks.hash)),
  thumbnail: (taught) => (looks) =>
    nearest(taught, ({ looks: known }) => turnedDistance(known.thumbnail, looks.thumbnail)),
} as const satisfies Record<string, Matcher>

const turnedDistance = ([upright]: Signatures, [one, other]: Signatures) =>
  Math.min(squaredDistance(upright, one), squaredDistance(upright, other))

function nearest(taught: readonly FoundSample[], distance: (sample: FoundSample) => number): string | null {
  let [best, least] = [null as string | null, Number.POSITIVE_INFINITY]
  for (const sample of taught) {
    const away = distance(sample)
    if (away < least) [best, least] = [sample.face, away]
  }
  return best
}

export interface Matching {
  /** Faces that were taught, and laps, each with other photos to teach from. */
  readonly faces: number
  /** Of the cards that were found, how many were called by their name after one photo a face. */
  readonly top1: Readonly<Record<keyof typeof MATCHERS, Share>>
  /** Of the quarter of them that is worst to make out, by ours. */
  readonly worst: Readonly<Record<Worst, Share>>
  /** Of all cards, found or not. */
  readonly endToEnd: Share
  /** Of cards whose face was not taught, how many were called none of the deck. */
  readonly strangers: Share
  /** Of the cards that the camera would take without asking, how many are what it takes them for; and how many those are. */
  readonly accepted: Share
  readonly isAccepted: Share
}

/** With five, which photo happened to teach moved the share of 45 faces by 0.01. */
const LAPS = 20

/**
 * Teaches one photo of each face and asks for all others, several times with other photos; then the same with half of
 * the faces, for strangers. Faces of which there is one picture only are taught too, to be mistaken for.
 *
 * @param samples the cards of one deck.
 */
export function matching(samples: readonly Sample[], seed = 1): Matching {
  const random = seeded(seed)
  const faces = new Map<string, Sample[]>()
  for (const sample of samples) faces.set(sample.face, [...(faces.get(sample.face) ?? []), sample])
  const laps = Array.from({ length: LAPS }, () => lap(faces, random))
  const asked = laps.flatMap(({ asked }) => asked)
  const found = laps.flatMap(({ found }) => found)
  const accepted = found.flatMap(({ accepted }) => accepted ?? [])
  return {
    faces: faces.size,
    top1: {
      ours: share(found, ({ ours }) => ours),
      hash: share(found, ({ hash }) => hash),
      thumbnail: share(found, ({ thumbnail }) => thumbnail),
    },
    worst: inTheWorst(found.map(({ conditions, ours }) => ({ conditions, right: ours }))),
    endToEnd: { hits: found.filter(({ ours }) => ours).length, of: asked.length },
    strangers: share(
      laps.flatMap(({ strangers }) => strangers),
      (rejected) => rejected,
    ),
    accepted: share(accepted, (right) => right),
    isAccepted: { hits: accepted.length, of: found.length },
  }
}

function lap(faces: ReadonlyMap<string, readonly Sample[]>, random: Random) {
  const taught = [...faces.values()].flatMap((samples) => {
    const found = samples.filter(isFound)
    return found.length === 0 ? [] : [pick(random, found)]
  })
  const known = new Set(taught.map(({ face }) => face))
  const chosen = new Set<Sample>(taught)
  const asked = [...faces.values()].flat().filter((sample) => known.has(sample.face) && !chosen.has(sample))
  const faceDeck = teach(taught.map(({ face, looks }) => ({ label: face, reading: looks.reading })))
  const labels = taught.map(({ face }) => face)
  const [ours, hash, thumbnail] = [MATCHERS.ours(taught), MATCHERS.hash(taught), MATCHERS.thumbnail(taught)]
  const half = shuffled(random, taught).slice(0, Math.ceil(taught.length / 2))
  const ofHalf = new Set(half.map(({ face }) => face))
  const oursOfHalf = MATCHERS.ours(half)
  const found = asked.filter(isFound)
  return {
    asked,
    found: found.map(({ face, looks }) => ({
      conditions: looks.conditions,
      ours: ours(looks) === face,
      hash: hash(looks) === face,
      thumbnail: thumbnail(looks) === face,
      accepted: surely(sightOf({ presence: 1, reading: looks.reading }, labels, faceDeck), face),
    })),
    strangers: found.filter(({ face }) => !ofHalf.has(face)).map(({ looks }) => oursOfHalf(looks) === null),
  }
}

/** Whether the card that the camera would take without asking is the right one; null where it would ask. */
function surely({ tokens }: Sight, face: string): boolean | null {
  const [token, most] = [...tokens].reduce((best, each) => (each[1] > best[1] ? each : best))
  return most >= SURE_BY_SIGHT ? token === face : null
}

const isFound = (sample: Sample): sample is FoundSample => sample.looks !== undefined
