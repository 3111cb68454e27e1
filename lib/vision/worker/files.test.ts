import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFiles } from './files'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const BASE = 'https://kiebitz.test/recogniser/1/'
const WEIGHTS = Uint8Array.from({ length: 60 }, (_, at) => at)
const LIST = new TextEncoder().encode(
  JSON.stringify([
    {
      path: 'nets/weights.bin',
      bytes: WEIGHTS.length,
      sha256: createHash('sha256').update(WEIGHTS).digest('hex'),
      when: 'always',
    },
  ]),
)

/** A network on which the weights come in these pieces, each so many ms behind the one before; then there is silence. */
function network(pieces: readonly Uint8Array[], pause: number, { ends = true, answers = true } = {}) {
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal?: AbortSignal }) => {
    if (address.endsWith('files.json')) return new Response(LIST)
    if (!answers)
      return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)))
    return new Response(
      new ReadableStream<Uint8Array>({
        async start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal?.reason))
          for (const piece of pieces) {
            await new Promise((resolve) => setTimeout(resolve, pause))
            if (signal?.aborted) return
            controller.enqueue(piece)
          }
          if (ends) controller.close()
        },
      }),
    )
  })
}

/** What is hashed is hashed in another thread, on clocks of its own. */
const really = setTimeout

/** What comes of it, after so many ms. */
async function saidAfter(ms: number) {
  const fetched = fetchFiles(BASE, () => {}).then(
    async (readFile) => `read ${(await readFile('weights.bin')).length}`,
    (error) => error.trouble ?? String(error),
  )
  await vi.advanceTimersByTimeAsync(ms)
  return await Promise.race([fetched, new Promise((resolve) => really(() => resolve('waits'), 200))])
}

const halves = [WEIGHTS.slice(0, 30), WEIGHTS.slice(30)]

describe('what is fetched', () => {
  it('may come as slowly as it likes, as long as it comes', async () => {
    network(
      Array.from(WEIGHTS, (byte) => Uint8Array.of(byte)),
      15_000,
    )
    expect(await saidAfter(60 * 15_000)).toBe('read 60')
  })

  it('is waited for a while', async () => {
    network(halves, 1000, { ends: false })
    expect(await saidAfter(19_000)).toBe('waits')
  })

  it('is given up where it stays away', async () => {
    network(halves, 1000, { ends: false })
    expect(await saidAfter(23_000)).toBe('offline')
    network([], 0, { answers: false })
    expect(await saidAfter(21_000)).toBe('offline')
  })
})

it('leaves no clock running', async () => {
  network(halves, 10)
  await saidAfter(100)
  expect(vi.getTimerCount()).toBe(0)
})
