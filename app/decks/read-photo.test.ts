import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDigitReader } from '@/lib/vision/ocr/browser'
import { CARD_COLOURS, NUMERALS, type Reading, SUITS } from '@/lib/vision/reading'
import { rectangle } from '@/lib/vision/warp'
import { type OpenRecogniser, openRecogniser, RecogniserError } from '@/lib/vision/worker/client'
import { type PhotoFound, photoReaders, readAll } from './read-photo'

vi.mock('@/lib/vision/ocr/browser')
vi.mock('@/lib/vision/worker/client', { spy: true })

const reading: Reading = {
  numerals: Float32Array.from(NUMERALS, (name) => (name === '8' ? 1 : 0)),
  colours: Float32Array.from(CARD_COLOURS, (name) => (name === 'none' ? 1 : 0)),
  suits: Float32Array.from(SUITS, (name) => (name === 'none' ? 1 : 0)),
  up: 3,
  looks: new Float32Array(128).fill(1 / Math.sqrt(128)),
}

/** A recogniser that sees one card in whatever it is shown. */
const recogniser = {
  recognise: async () => ({ cards: [{ corners: rectangle(0, 0, 9, 9), reading }], light: {} }),
  cut: async () => [{ width: 1, height: 1, data: new Float32Array(3) }],
  close: vi.fn(),
} as unknown as OpenRecogniser

beforeEach(() => {
  vi.mocked(openRecogniser).mockResolvedValue(recogniser)
})

const wanted = { game: 'mezza', known: { faces: [] }, wanted: undefined }

describe('cancelling while the second reader', () => {
  const never = new Promise<never>(() => {})

  test.each([
    ['is loaded', () => vi.mocked(openDigitReader).mockImplementation(givenUp)],
    [
      'reads',
      () =>
        vi.mocked(openDigitReader).mockResolvedValue({ read: (_, signal) => givenUp(signal), close: async () => {} }),
    ],
  ])('%s ends the wait at once', async (_, prepare) => {
    prepare()
    const control = new AbortController()
    const stage = vi.fn()
    const read = photoReaders().read(new Blob(), wanted, stage, control.signal)
    await vi.waitFor(() => expect(stage).toHaveBeenCalledWith({ at: 'digits', share: 0 }))
    setTimeout(() => control.abort())
    await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  })

  const givenUp = (signal: AbortSignal) =>
    Promise.race([
      never,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
})

test('without the second reader the first one’s word is taken', async () => {
  vi.mocked(openDigitReader).mockRejectedValue(new TypeError('offline'))
  const { cards } = await photoReaders().read(new Blob(), wanted, () => {}, new AbortController().signal)
  expect(cards).toHaveLength(1)
})

describe('of several photos', () => {
  const card = {} as PhotoFound['cards'][number]
  const photos = ['one.jpg', 'two.heic', 'three.jpg', 'four.heic'].map((name) => new File([], name))

  /** What becomes of them, if each of them has this fate. */
  async function all(...fates: readonly (PhotoFound | RecogniserError)[]) {
    const left = [...fates]
    const read = async () => {
      const fate = left.shift()
      if (fate instanceof Error) throw fate
      return fate as PhotoFound
    }
    const signal = new AbortController().signal
    const { cards, ...said } = await readAll({ read }, photos.slice(0, fates.length), wanted, () => {}, signal)
    return { cards: cards.length, ...said }
  }
  const one: PhotoFound = { cards: [card] }
  const none: PhotoFound = { cards: [], why: 'dark' }
  const damaged = new RecogniserError('no-picture')

  test('those that cannot be opened are named, and the others read', async () => {
    expect(await all(one, damaged, one, damaged)).toEqual({ cards: 2, unopened: ['two.heic', 'four.heic'] })
    expect(await all(damaged, one)).toEqual({ cards: 1, unopened: ['one.jpg'] })
    expect(await all(none, damaged)).toEqual({ cards: 0, unopened: ['two.heic'], why: 'dark' })
  })

  test('none is read any more where the reader has failed', async () => {
    expect(await all(one, new RecogniserError('offline'), one)).toEqual({ cards: 1, unopened: [], trouble: 'offline' })
  })
})

test('of several photos nothing comes where that is cancelled', async () => {
  const control = new AbortController()
  const read = async () => {
    control.abort()
    throw new RecogniserError('no-picture')
  }
  const reading = readAll({ read }, [new File([], 'a'), new File([], 'b')], wanted, () => {}, control.signal)
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
