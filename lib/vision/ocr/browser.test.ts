import { createWorker, type Worker } from 'tesseract.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDigitReader } from './browser'

vi.mock('tesseract.js', async (original) => ({ ...(await original<object>()), createWorker: vi.fn() }))

const thread = { setParameters: vi.fn(), recognize: vi.fn(), terminate: vi.fn() }
let started: (worker: Worker) => void = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('location', { href: 'https://kiebitz.test/' })
  vi.stubGlobal('fetch', async () => new Response('a file'))
  vi.mocked(createWorker).mockImplementation(
    () =>
      new Promise((resolve) => {
        started = resolve
      }),
  )
})

afterEach(() => vi.unstubAllGlobals())

const said = (asked: Promise<unknown>) =>
  asked.then(
    () => 'opened',
    (error) => error.name,
  )

describe('the reader of digits', () => {
  it('is given up while its files are fetched', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const control = new AbortController()
    const opening = said(openDigitReader(control.signal))
    await vi.dynamicImportSettled()
    control.abort()
    expect(await opening).toBe('AbortError')
    expect(createWorker).not.toHaveBeenCalled()
  })

  it('is given up while it starts, and closed if it opens late', async () => {
    const control = new AbortController()
    const opening = said(openDigitReader(control.signal))
    await vi.waitFor(() => expect(createWorker).toHaveBeenCalled())
    control.abort()
    expect(await opening).toBe('AbortError')
    expect(thread.terminate).not.toHaveBeenCalled()
    started(thread as unknown as Worker)
    await vi.waitFor(() => expect(thread.terminate).toHaveBeenCalled())
  })

  it('reads nothing for whoever has given up before', async () => {
    const opening = openDigitReader(new AbortController().signal)
    await vi.waitFor(() => expect(createWorker).toHaveBeenCalled())
    started(thread as unknown as Worker)
    const reader = await opening
    expect(await said(reader.read({} as never, AbortSignal.abort()))).toBe('AbortError')
  })

  it('stays where it was in time', async () => {
    const control = new AbortController()
    const opening = openDigitReader(control.signal)
    await vi.waitFor(() => expect(createWorker).toHaveBeenCalled())
    started(thread as unknown as Worker)
    const reader = await opening
    control.abort()
    expect(thread.terminate).not.toHaveBeenCalled()
    await reader.close()
    expect(thread.terminate).toHaveBeenCalledOnce()
  })
})
