import { find } from '@/lib/vision/finder'
import { type ReadFile, readCalibration } from '@/lib/vision/models'
import { loadNet } from '@/lib/vision/net'
import { type Picture, Pyramid } from '@/lib/vision/picture'
import type { Quad } from '@/lib/vision/polygon'
import { readCards } from '@/lib/vision/reader'
import { loadRecogniser } from '@/lib/vision/recogniser'
import { refine } from '@/lib/vision/refiner'

/** What a photo takes, step by step, in milliseconds, round by round; `all` is the whole of it, timed by itself. */
export const STAGES = ['decode', 'find', 'refine', 'read', 'all'] as const
export type Stages = Readonly<Record<(typeof STAGES)[number], readonly number[]>>

const WARM_UPS = 3

/**
 * Times the recogniser, on whatever TensorFlow.js has been set to. Steps after finding are given the true cards, so that
 * they do the same work whatever the nets say.
 *
 * @param decode the photo as pixels.
 * @param cards where its cards are, as parts of its width and height.
 * @param clock in milliseconds, since whenever.
 */
export async function timeStages(
  readFile: ReadFile,
  decode: () => Promise<Picture>,
  cards: readonly Quad[],
  rounds: number,
  clock: () => number,
): Promise<Stages> {
  const [finder, refiner, reader] = [
    await loadNet('finder', readFile),
    await loadNet('refiner', readFile),
    await loadNet('reader', readFile),
  ]
  const calibration = await readCalibration(readFile)
  const recogniser = await loadRecogniser(readFile)
  const ms: Record<keyof Stages, number[]> = { decode: [], find: [], refine: [], read: [], all: [] }
  for (let round = 0; round < WARM_UPS + rounds; round++) {
    const timed = async <Result>(stage: keyof Stages, work: () => Promise<Result>): Promise<Result> => {
      const began = clock()
      const result = await work()
      if (round >= WARM_UPS) ms[stage].push(clock() - began)
      return result
    }
    await timed('all', async () => recogniser.recognise(await decode()))
    const picture = await timed('decode', decode)
    const quads = cards.map((card) => card.map(([x, y]) => [x * picture.width, y * picture.height]) as unknown as Quad)
    const pyramid = new Pyramid(picture)
    await timed('find', () => find(pyramid, finder.run))
    await timed('refine', () => refine(pyramid, quads, refiner.run))
    await timed('read', () => readCards(pyramid, quads, reader.run, calibration))
    pyramid.release()
  }
  for (const each of [finder, refiner, reader, recogniser]) each.dispose()
  return ms
}
