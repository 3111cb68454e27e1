import { memory } from '@tensorflow/tfjs-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startBackend } from '@/lib/cli/vision'
import { warpCornersEnlarged } from './corners'
import { teach } from './deck'
import { find } from './finder'
import { gradient, pictureOf, randomNets } from './fixture'
import { readCalibration } from './models'
import { type LoadedNet, loadNets } from './net'
import { logOdds } from './odds'
import { Pyramid } from './picture'
import { isConvex, type Quad, signedArea, turned } from './polygon'
import { type Card, loadRecogniser, recogniserOf } from './recogniser'
import { refine } from './refiner'
import { eitherEdge } from './short-edge'
import { rectangle } from './warp'

// WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
vi.mock('./finder', { spy: true })
vi.mock('./refiner', { spy: true })
vi.mock('./short-edge', { spy: true })

beforeAll(startBackend)

const noise = (seed: number, width: number, height: number) =>
  pictureOf(width, height, (x, y) => ((x >> 4) * 7919 * seed + (y >> 4) * 104_729) & 255)

/** Cards that random nets see in pictures of noise, of which there are many. */
async function someCards(): Promise<Card[]> {
  const cards: Card[] = []
  for (const seed of [2, 3, 5]) {
    const recogniser = await loadRecogniser(randomNets(seed))
    cards.push(...(await recogniser.recognise(noise(seed, 700, 500))))
    recogniser.dispose()
  }
  return cards
}

describe('whatever the nets say', () => {
  it('cards are convex, of probabilities, the surest first', async () => {
    const cards = await someCards()
    expect(cards.length).toBeGreaterThan(10)
    for (const { corners, presence, confidence, card, match, reading } of cards) {
      expect(isConvex(corners)).toBe(true)
      expect(presence).toBeGreaterThanOrEqual(0.5)
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(presence)
      expect({ card, match }).toEqual({ card: null, match: 0 })
      expect(reading.up).toBeGreaterThanOrEqual(0)
    }
  })

  it('the same picture has the same cards', async () => {
    const recogniser = await loadRecogniser(randomNets(3))
    const [first, again] = [
      await recogniser.recognise(noise(3, 640, 480)),
      await recogniser.recognise(noise(3, 640, 480)),
    ]
    expect(again).toEqual(first)
    recogniser.dispose()
  })

  it('pictures that are looked at at the same time have the cards that each has by itself', async () => {
    const recogniser = await loadRecogniser(randomNets(3))
    const pictures = [noise(3, 640, 480), noise(5, 700, 500), noise(7, 1300, 900)]
    const alone: Card[][] = []
    for (const picture of pictures) alone.push(await recogniser.recognise(picture))
    expect(await Promise.all(pictures.map((picture) => recogniser.recognise(picture)))).toEqual(alone)
    expect(alone.flat().length).toBeGreaterThan(3)
    recogniser.dispose()
  })

  it('a deck gives them names', async () => {
    const recogniser = await loadRecogniser(randomNets(3))
    const picture = noise(3, 640, 480)
    const [taught] = await recogniser.recognise(picture)
    const deck = teach([{ label: 'this one', reading: taught!.reading }])
    const [seen] = await recogniser.recognise(picture, { deck })
    expect(seen).toMatchObject({ card: 'this one', match: expect.closeTo(1, 1) })
    recogniser.dispose()
  })
})

it('warming up shows each net something, and leaves nothing behind', async () => {
  const nets = await loadNets(randomNets(3))
  const batches: Record<string, number[]> = { finder: [], refiner: [], reader: [] }
  const watched = (name: 'finder' | 'refiner' | 'reader'): LoadedNet => ({
    ...nets[name],
    run(input, shape) {
      batches[name]?.push(shape[0])
      return nets[name].run(input, shape)
    },
  })
  const recogniser = recogniserOf(
    { finder: watched('finder'), refiner: watched('refiner'), reader: watched('reader') },
    await readCalibration(randomNets(3)),
  )
  expect(batches).toEqual({ finder: [], refiner: [], reader: [] })
  const before = memory().numTensors
  await recogniser.warmUp()
  expect(batches.finder?.length).toBeGreaterThan(0)
  expect(batches.refiner).toEqual(expect.arrayContaining([2]))
  expect(batches.reader).toEqual([2])
  expect(memory().numTensors).toBe(before)
  recogniser.dispose()
})

it('what shows no number for sure is read with its corners enlarged, too', async () => {
  const nets = await loadNets(randomNets(3))
  const given: Float32Array[] = []
  const reader: LoadedNet = {
    ...nets.reader,
    run(input, shape) {
      given.push(input.slice(0, 96 * 144 * 3))
      return nets.reader.run(input, shape)
    },
  }
  const recogniser = recogniserOf({ ...nets, reader }, await readCalibration(randomNets(3)))
  const [picture, quad] = [gradient(900, 900), rectangle(100, 100, 500, 700)]
  await recogniser.read(picture, [quad])
  // These nets see no number there, and look no closer.
  const enlarged = { width: 96, height: 144, data: new Float32Array(96 * 144 * 3) }
  warpCornersEnlarged(new Pyramid(picture), quad, enlarged, 0.2)
  expect(given.at(-1)).toEqual(enlarged.data)
  expect(given[0]).not.toEqual(enlarged.data)
  recogniser.dispose()
})

it('the surest of the places that come to one card speaks for it', async () => {
  const recogniser = await loadRecogniser(randomNets(3))
  const quad = rectangle(100, 100, 300, 400)
  const presenceOf = async (...scores: readonly number[]) => {
    vi.mocked(find).mockResolvedValueOnce(scores.map((score) => ({ quad, score })))
    const cards = await recogniser.recognise(noise(3, 640, 480))
    return cards.map(({ presence }) => presence)
  }
  const [doubtful, sure] = [await presenceOf(0.4), await presenceOf(0.9)]
  expect(doubtful[0]).toBeLessThan(sure[0]!)
  expect(await presenceOf(0.4, 0.9)).toEqual(sure)
  expect(await presenceOf(0.9, 0.4)).toEqual(sure)
  recogniser.dispose()
})

it('a plate is no card beside the card that shows it, though it is surer', async () => {
  const recogniser = await loadRecogniser(randomNets(3))
  const [ticket, plate] = [rectangle(100, 50, 300, 350), rectangle(115, 65, 285, 240)]
  const areasOf = async (...places: readonly (readonly [Quad, number])[]) => {
    vi.mocked(find).mockResolvedValueOnce(places.map(([quad, score]) => ({ quad, score })))
    vi.mocked(refine).mockResolvedValueOnce(
      places.map(([quad, presence], index) => ({ quad, presence, portrait: 0.999, from: [index] })),
    )
    const cards = await recogniser.recognise(pictureOf(900, 900, () => 128))
    return cards.map(({ corners }) => Math.round(signedArea(corners)))
  }
  expect(await areasOf([plate, 0.99])).toEqual([170 * 175])
  expect(await areasOf([ticket, 0.95], [plate, 0.99])).toEqual([200 * 300])
  recogniser.dispose()
})

it('what is longer than cards are is less surely one, on the table and where it fills the picture', async () => {
  const recogniser = await loadRecogniser(randomNets(3))
  const grey = (width: number, height: number) => pictureOf(width, height, () => 128)
  const onTable = async (height: number) => {
    const quad = rectangle(100, 50, 300, 50 + height)
    vi.mocked(find).mockResolvedValueOnce([{ quad, score: 0.95 }])
    vi.mocked(refine).mockResolvedValueOnce([{ quad, presence: 0.95, portrait: 0.999, from: [0] }])
    const [card] = await recogniser.recognise(grey(900, 900))
    return logOdds(card!.presence)
  }
  const filling = async (height: number) => {
    vi.mocked(find).mockResolvedValueOnce([])
    const frame = rectangle(0, 0, 200, height)
    vi.mocked(refine)
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce([{ quad: frame, presence: 0.6, portrait: 0.999, from: [0] }])
    const [card] = await recogniser.recognise(grey(200, height))
    return logOdds(card!.presence)
  }
  for (const oddsOf of [onTable, filling]) {
    expect((await oddsOf(300)) - (await oddsOf(420))).toBeCloseTo(3 * (420 / 200 - 1.9), 1)
  }
  recogniser.dispose()
})

it.each([
  [0, 640, 480],
  [1, 640, 480],
  [3, 480, 640],
])('a card that fills the picture begins where the refiner says, %i corners on', async (quarters, width, height) => {
  const recogniser = await loadRecogniser(randomNets(3))
  const [frame, within] = [rectangle(0, 0, width, height), rectangle(20, 30, width - 40, height - 20)]
  vi.mocked(find).mockResolvedValueOnce([])
  // No place is refined, and then the whole picture.
  vi.mocked(refine)
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce([{ quad: turned(within, quarters), presence: 0.9, portrait: 0.8, from: [0] }])
  vi.mocked(eitherEdge).mockClear()
  await recogniser.recognise(noise(3, width, height))
  expect(vi.mocked(eitherEdge).mock.calls[0]?.[0]).toMatchObject({ quad: turned(frame, quarters), portrait: 0.8 })
  recogniser.dispose()
})

describe('tensors', () => {
  it('are as many after many pictures as after the first, and none in the end', async () => {
    const before = memory().numTensors
    const recogniser = await loadRecogniser(randomNets(2))
    const picture = noise(2, 300, 200)
    await recogniser.recognise(picture)
    const [{ numTensors, numBytes }, wide] = [memory(), gradient(500, 90)]
    for (let time = 0; time < 4; time++) {
      await recogniser.recognise(picture)
      await recogniser.recognise(wide)
      await recogniser.read(picture, [rectangle(0, 0, 90, 140)])
    }
    expect(memory()).toMatchObject({ numTensors, numBytes })
    recogniser.dispose()
    expect(memory().numTensors).toBe(before)
  })
})

describe('files', () => {
  const nets = randomNets(1)
  const instead = (path: string, text: string) => async (asked: string) =>
    asked === path ? new TextEncoder().encode(text) : nets(asked)

  it.each([
    ['finder/model.json', '{}'],
    ['finder/model.json', 'null'],
    ['reader/calibration.json', '{"numeral":0,"colour":1,"suit":1}'],
    ['reader/calibration.json', 'temperature'],
  ])('that are damaged are refused: %s %s', async (path, text) => {
    await expect(loadRecogniser(instead(path, text))).rejects.toThrow()
  })

  it('that are missing are named by who reads them', async () => {
    await expect(readCalibration(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file')
  })
})
