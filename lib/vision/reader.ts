import { DIMENSIONS, normalised } from './embedding'
import { giveBack, takeFloats } from './memory'
import type { Calibration } from './models'
import type { Net } from './net'
import type { Pyramid } from './picture'
import type { Quad } from './polygon'
import { CARD_COLOURS, NUMERALS, type Reading, SUITS } from './reading'
import { type Crop, rectangle, warp } from './warp'

const WIDTH = 96
const HEIGHT = 144
const WHOLE = rectangle(0, 0, WIDTH, HEIGHT)
const SIZE = WIDTH * HEIGHT * 3
/** Cards that the net is given at once, so that a full table takes no more memory than these. */
const AT_ONCE = 8

/** Draws what the reader is given of a card, whose corners are in pixels of the picture. */
export type Draw = (pyramid: Pyramid, quad: Quad, crop: Crop) => void

const drawWhole: Draw = (pyramid, quad, crop) => warp(pyramid, quad, WHOLE, crop)

/**
 * Reads cards, each both ways up.
 *
 * @param quads the cards' exact corners in pixels of the picture, from either end of a short edge.
 * @param net [2n, 144, 96, 3] → "numeral" [2n, 18], "colour" [2n, 5], "suit" [2n, 5], "up" [2n, 1] logits and "embedding" [2n, 64].
 * @param draw how a card is put into a crop of 96 by 144 pixels: all of it, unless said otherwise.
 */
export async function readCards(
  pyramid: Pyramid,
  quads: readonly Quad[],
  net: Net,
  calibration: Calibration,
  draw = drawWhole,
): Promise<Reading[]> {
  const readings: Reading[] = []
  for (let from = 0; from < quads.length; from += AT_ONCE) {
    readings.push(...(await readSome(pyramid, quads.slice(from, from + AT_ONCE), net, calibration, draw)))
  }
  return readings
}

async function readSome(pyramid: Pyramid, quads: readonly Quad[], net: Net, calibration: Calibration, draw: Draw) {
  const input = takeFloats(quads.length * 2 * SIZE)
  quads.forEach((quad, index) => {
    const crop = input.subarray(index * 2 * SIZE, (index * 2 + 1) * SIZE)
    draw(pyramid, quad, { width: WIDTH, height: HEIGHT, data: crop })
    turnInto(crop, input.subarray((index * 2 + 1) * SIZE, (index * 2 + 2) * SIZE))
  })
  const said = (await net(input, [quads.length * 2, HEIGHT, WIDTH, 3])) as Said
  giveBack(input)
  return quads.map((_, index) => readingOf(said, index, calibration))
}

/** The pixels of a crop, turned by 180 degrees. */
function turnInto(crop: Float32Array, turned: Float32Array): void {
  for (let from = 0, to = crop.length - 3; to >= 0; from += 3, to -= 3) {
    turned[to] = crop[from] as number
    turned[to + 1] = crop[from + 1] as number
    turned[to + 2] = crop[from + 2] as number
  }
}

type Said = Readonly<Record<'numeral' | 'colour' | 'suit' | 'up' | 'embedding', Float32Array>>

function readingOf({ numeral, colour, suit, up, embedding }: Said, card: number, calibration: Calibration): Reading {
  const first = card * 2
  return {
    numerals: joint(numeral, first, NUMERALS.length, calibration.numeral),
    colours: joint(colour, first, CARD_COLOURS.length, calibration.colour),
    suits: joint(suit, first, SUITS.length, calibration.suit),
    // Two answers to one question: whether it is this way up, and whether it is the other.
    up: ((up[first] as number) - (up[first + 1] as number)) / 2,
    looks: normalised(embedding.subarray(first * DIMENSIONS, (first + 2) * DIMENSIONS)),
  }
}

/**
 * The probabilities of `count` classes from the logits of both ways up. What a card shows does not depend on how it is
 * held, so both are estimates of the same; they share most of their errors, so their mean is taken and not their sum.
 */
function joint(logits: Float32Array, first: number, count: number, temperature: number): Float32Array {
  const mean = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const [one, other] = [logits[first * count + i] as number, logits[(first + 1) * count + i] as number]
    mean[i] = (one + other) / 2 / temperature
  }
  const most = Math.max(...mean)
  const odds = mean.map((logit) => Math.exp(logit - most))
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}
