import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenOptions, openRecogniser } from './client'
import type { FromWorker, ToWorker } from './protocol'

/** A thread that does what the test wants. */
class Thread {
  static last: Thread
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  ended = false
  readonly asked: ToWorker[] = []

  constructor() {
    Thread.last = this
  }

  postMessage(message: ToWorker): void {
    this.asked.push(message)
  }

  terminate(): void {
    this.ended = true
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('location', { href: 'https://kiebitz.test/' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => error.trouble ?? error.name,
  )

async function opened(options: OpenOptions = {}) {
  const opening = openRecogniser(options)
  Thread.last.say({ id: 1, answer: { backend: 'webgl', tensors: 0 } })
  return await opening
}

describe('while it is opened', () => {
  it('a script that does not arrive is given up', async () => {
    const opening = said(openRecogniser())
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await opening).toBe('offline')
    expect(Thread.last.ended).toBe(true)
  })

  it('one that has arrived is waited for as long as it takes', async () => {
    const opening = said(openRecogniser())
    Thread.last.say({ progress: 0 })
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(Thread.last.ended).toBe(false)
    Thread.last.say({ id: 1, answer: { backend: 'wasm', tensors: 0 } })
    expect(await opening).toBe('answered')
  })

  it('it can be given up', async () => {
    const control = new AbortController()
    const opening = said(openRecogniser({ signal: control.signal }))
    control.abort()
    expect(await opening).toBe('AbortError')
    expect(Thread.last.ended).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('its end', () => {
  const photo = new Blob()

  it('is told as idle where nobody waited', async () => {
    const onEnd = vi.fn()
    const recogniser = await opened({ onEnd })
    const giveUp = new AbortController()
    const given = said(recogniser.recognise(photo, {}, giveUp.signal))
    giveUp.abort()
    await given
    Thread.last.say({ broken: 'webgl was lost' })
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trouble: 'broken' }), false)
  })

  it.each<[string, FromWorker]>([
    ['a lost graphics processor', { broken: 'webgl was lost' }],
    ['a fault', { id: 2, trouble: 'broken', detail: 'no memory' }],
  ])('is told as busy where somebody waited: %s', async (_, message) => {
    const onEnd = vi.fn()
    const recogniser = await opened({ onEnd })
    const waiting = said(recogniser.recognise(photo))
    Thread.last.say(message)
    expect(await waiting).toBe('broken')
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trouble: 'broken' }), true)
  })
})
