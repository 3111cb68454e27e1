import { warpCornersEnlarged } from './corners'
import { type FaceDeck, match } from './deck'
import { distinct, isRival, type Place, withoutPlates } from './distinct'
import { alignedToEdges } from './edges'
import { type Found, find } from './finder'
import { type Calibration, type ReadFile, readCalibration } from './models'
import { loadNets, type Nets } from './net'
import { type Picture, Pyramid } from './picture'
import { iou, type Quad, sharedArea, signedArea, turned, turnedLike } from './polygon'
import { fillingPresenceOf, HOPELESS, LEAST_FILLING, LEAST_PRESENCE, presenceOf, promiseOf } from './presence'
import { type Draw, readCards } from './reader'
import { type CardColour, colourOf, type Numeral, numeralOf, type Reading, turnedReading } from './reading'
import { type Refined, refine } from './refiner'
import { readAgain } from './second-look'
import { eitherEdge, likelierEdge, type Standing } from './short-edge'
import { rectangle } from './warp'

/** A card in a picture. */
export interface Card {
  /** In pixels of the picture, clockwise as seen from the card's top left; they may lie beyond its edge. */
  readonly corners: Quad
  /** How sure it is that there is a card, 0 to 1. */
  readonly presence: number
  /** The number on it; null where there is none, or where it is a 6 or a 9 and nothing says which. */
  readonly numeral: Numeral | null
  readonly colour: Exclude<CardColour, 'none'> | null
  /** How sure it is of all this: that there is a card, and that it shows this number, or none. */
  readonly confidence: number
  /** The deck's face; null where no deck was given, or the card is a stranger to it. */
  readonly card: string | null
  /** How likely it is the deck's likeliest face; 0 without a deck. */
  readonly match: number
  /** All that was read, the way up of `corners`. */
  readonly reading: Reading
}

export interface Wish {
  /** The deck whose faces the cards are. */
  readonly deck?: FaceDeck
}

export interface Recogniser {
  /** The cards of a picture, the surest first. */
  recognise(picture: Picture | Pyramid, wish?: Wish): Promise<Card[]>
  /** Reads cards whose corners are known, as `recognise` reads those that it finds. */
  read(picture: Picture, corners: readonly Quad[]): Promise<readonly Reading[]>
  /** Lets the nets see something, so that the first picture takes no longer than the others. */
  warmUp(): Promise<void>
  dispose(): void
}

/** Of a card less than this in the picture, nothing is known. */
const LEAST_SEEN = 0.15
/** A card that has so much in common with the picture (IoU) fills it: the finder sees hardly an edge of that. */
const FILLING = 0.65

/** Loads the three nets. TensorFlow.js must have been set to a backend. */
export async function loadRecogniser(readFile: ReadFile): Promise<Recogniser> {
  const calibration = await readCalibration(readFile)
  return recogniserOf(await loadNets(readFile), calibration)
}

/** Disposing of it disposes of the nets. */
export function recogniserOf(nets: Nets, calibration: Calibration): Recogniser {
  const { finder, refiner, reader } = nets

  const read = (pyramid: Pyramid, quads: readonly Quad[], draw?: Draw) =>
    readCards(pyramid, quads, reader.run, calibration, draw)
  const lookAgain = (pyramid: Pyramid, quads: readonly Quad[], readings: readonly Reading[]) =>
    readAgain(quads, readings, {
      whole: (more) => read(pyramid, more),
      corners: (more, share) => read(pyramid, more, (...crop) => warpCornersEnlarged(...crop, share)),
    })

  async function recognise(picture: Picture | Pyramid, { deck }: Wish = {}): Promise<Card[]> {
    const pyramid = Pyramid.of(picture)
    const cards = withoutPlates(await cardsOn(pyramid))
    const kept = distinct(cards.length > 0 ? cards : await cardFilling(pyramid), isRival).map(upright)
    const looked = await lookAgain(
      pyramid,
      kept.map(({ quad }) => quad),
      kept.map(({ reading }) => reading),
    )
    if (pyramid !== picture) pyramid.release()
    return kept
      .map((card, index) => cardOf({ ...card, reading: looked[index] as Reading }, deck))
      .sort((a, b) => b.confidence - a.confidence)
  }

  /** The places where all three nets see a card, which may exclude one another. */
  async function cardsOn(pyramid: Pyramid): Promise<ReadPlace[]> {
    const places = await placesOf(pyramid)
    const edges = await readOnEitherEdge(pyramid, places)
    return places.flatMap(({ quad, finder, refiner }, index) => {
      const read = edges[index] as ReadStanding[]
      const presence = presenceOf(
        finder,
        refiner,
        quad,
        read.map(({ reading }) => reading),
      )
      return presence < LEAST_PRESENCE ? [] : { ...likelierEdge(read), score: presence }
    })
  }

  /** Where cards may lie, as finder and refiner say. */
  async function placesOf(pyramid: Pyramid): Promise<RefinedPlace[]> {
    const found = await find(pyramid, finder.run)
    // Of parts of one card, each of which it took for the whole, it may be surer than of the one that led there first.
    const surest = (from: readonly number[]) => Math.max(...from.map((number) => (found[number] as Found).score))
    const refined = await refine(
      pyramid,
      found.map(({ quad }) => quad),
      refiner.run,
      (from, presence) => promiseOf(surest(from), presence) < HOPELESS,
    )
    const fitted = await fittedToFrame(pyramid, refined)
    const frame = frameOf(pyramid)
    return fitted.flatMap((one) => {
      if (!one || sharedArea(one.quad, frame) < LEAST_SEEN * signedArea(one.quad)) return []
      const { portrait, presence, from } = one
      return { quad: alignedToEdges(pyramid, one.quad), portrait, finder: surest(from), refiner: presence }
    })
  }

  /** The same places, but those of cards that fill the picture with the corners that are found from the picture's own. */
  async function fittedToFrame(
    pyramid: Pyramid,
    all: readonly (Refined | null)[],
  ): Promise<readonly (Refined | null)[]> {
    const frame = frameOf(pyramid)
    const fills = (one: Refined | null) => one !== null && iou(one.quad, frame) >= FILLING
    if (!all.some(fills)) return all
    const [fromFrame] = await refine(pyramid, [frame], refiner.run)
    return all.map((one) =>
      one && fromFrame && fills(one) ? { ...one, quad: fromFrame.quad, portrait: fromFrame.portrait } : one,
    )
  }

  /** The card that is as large as the picture: of that the finder sees no edge. */
  async function cardFilling(pyramid: Pyramid): Promise<ReadPlace[]> {
    const frame = frameOf(pyramid)
    const [refined] = await refine(pyramid, [frame], refiner.run)
    if (!refined) return []
    // Its corners lie at the picture's, or beyond: the refiner, which sees none, would move them to an edge within the card.
    // Only which edge is the short one it has seen.
    const quad = turnedLike(frame, refined.quad)
    const [edges] = (await readOnEitherEdge(pyramid, [{ ...refined, quad }])) as [ReadStanding[]]
    const presence = fillingPresenceOf(
      refined.presence,
      quad,
      edges.map(({ reading }) => reading),
    )
    return presence < LEAST_FILLING ? [] : [{ ...likelierEdge(edges), score: presence }]
  }

  async function readOnEitherEdge(pyramid: Pyramid, places: readonly Standing[]): Promise<ReadStanding[][]> {
    const ways = places.map(eitherEdge)
    const readings = await read(
      pyramid,
      ways.flat().map(({ quad }) => quad),
    )
    let next = 0
    return ways.map((edges) =>
      edges.map(({ quad, portrait }) => ({ quad, portrait, reading: readings[next++] as Reading })),
    )
  }

  return {
    recognise,
    async read(picture, corners) {
      const pyramid = new Pyramid(picture)
      const readings = await lookAgain(pyramid, corners, await read(pyramid, corners))
      pyramid.release()
      return readings
    },
    warmUp: () => warmUp(nets),
    dispose() {
      for (const net of [finder, refiner, reader]) net.dispose()
    },
  }
}

const frameOf = ({ width, height }: Pyramid): Quad => rectangle(0, 0, width, height)

/** Where a card may lie, and how sure finder and refiner are of it, 0 to 1. */
interface RefinedPlace extends Standing {
  readonly finder: number
  readonly refiner: number
}

interface ReadStanding extends Standing {
  readonly reading: Reading
}

/** Its score is how sure it is that there is a card, 0 to 1. */
interface ReadPlace extends ReadStanding, Place {}

function upright(place: ReadPlace): ReadPlace {
  const { reading, quad } = place
  if (reading.up >= 0) return place
  return { ...place, quad: turned(quad, 2), reading: turnedReading(reading) }
}

function cardOf({ quad, score: presence, reading }: ReadPlace, deck: FaceDeck | undefined): Card {
  const { numeral, confidence } = numeralOf(reading.numerals)
  return {
    corners: quad,
    presence,
    numeral,
    colour: colourOf(reading.colours),
    confidence: presence * confidence,
    ...(deck ? match(reading, deck) : { card: null, match: 0 }),
    reading,
  }
}

/** A grey table with what is no card: seen twice, then as one, for one is another program than several to graphics processors. */
async function warmUp({ finder, refiner, reader }: Nets): Promise<void> {
  const pyramid = new Pyramid({ width: 4, height: 3, data: new Uint8Array(4 * 3 * 4).fill(128) })
  const whole = [rectangle(0, 0, 4, 3)]
  await find(pyramid, finder.run)
  await refine(pyramid, [...whole, ...whole], refiner.run)
  await readCards(pyramid, whole, reader.run, { numeral: 1, colour: 1, suit: 1 })
}
