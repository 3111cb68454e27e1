import { beforeAll, describe, expect, test } from 'vitest'
import { openRecogniser } from '@/lib/cli/vision'
import { Pyramid } from '@/lib/vision/picture'
import { rectangle } from '@/lib/vision/warp'
import { deciphering, finding, ratio } from './metrics'
import { type Outcome, outcomeOf } from './outcome'
import { cropToPicture, load, rectify, sizeOf } from './raster'
import { FIXTURES } from './sets'
import { readSynthetic } from './synthetic'

/** What the committed nets do not fall below, on the few pictures that are kept with the tests: set anew with every training. */
const FLOORS = { recall: 0.74, exact: 0.53, precision: 0.92, numeral: 0.8, colour: 0.92, upright: 0.88 }

/** The same of the cards in them that nothing covers, each cut out so that it fills a picture. */
const FILLING = { recall: 0.6, precision: 0.9 }

let outcomes: readonly Outcome[]
let filling: readonly Outcome[]
beforeAll(async () => {
  const recogniser = await openRecogniser()
  const judged: Outcome[] = []
  const filled: Outcome[] = []
  for (const picture of (await readSynthetic(FIXTURES, sizeOf)) ?? []) {
    const { truth, pixels } = await load(picture)
    judged.push(outcomeOf(truth, pixels, await recogniser.recognise(pixels)))
    for (const card of truth.cards) {
      if (!card.outline || !card.kinds.includes('clear')) continue
      const alone = cropToPicture(rectify(new Pyramid(pixels), card.outline, 300, 420))
      const truthAlone = { ...truth, cards: [{ ...card, outline: rectangle(0, 0, 300, 420) }] }
      filled.push(outcomeOf(truthAlone, alone, await recogniser.recognise(alone)))
    }
  }
  recogniser.dispose()
  outcomes = judged
  filling = filled
}, 120_000)

describe('on pictures of decks and tables that the nets were not trained on', () => {
  test('cards are found, and their corners are exact', () => {
    const { recall, precision } = finding(outcomes)
    expect(ratio(recall[0.75])).toBeGreaterThanOrEqual(FLOORS.recall)
    expect(ratio(recall[0.9])).toBeGreaterThanOrEqual(FLOORS.exact)
    expect(ratio(precision[0.5])).toBeGreaterThanOrEqual(FLOORS.precision)
  })

  test('a card that fills the picture is found, and nothing else', () => {
    const { recall, precision } = finding(filling)
    expect(ratio(recall[0.75])).toBeGreaterThanOrEqual(FILLING.recall)
    expect(ratio(precision[0.5])).toBeGreaterThanOrEqual(FILLING.precision)
  })

  test('what they show is read', () => {
    const { numeral, colour, upright } = deciphering(outcomes)
    expect(ratio(numeral)).toBeGreaterThanOrEqual(FLOORS.numeral)
    expect(ratio(colour)).toBeGreaterThanOrEqual(FLOORS.colour)
    expect(ratio(upright)).toBeGreaterThanOrEqual(FLOORS.upright)
  })
})
