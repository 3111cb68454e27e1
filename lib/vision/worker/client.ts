import type { Quad } from '../polygon'
import type { Reading } from '../reading'
import type { Wish } from '../recogniser'
import type { Crop } from '../warp'
import type { BackendName } from './backends'
import type { Answers, FromWorker, Health, Photo, PhotoRead, Request, Size, ToWorker } from './protocol'
import { RecogniserError } from './trouble'

export type { Frame, Photo, PhotoRead } from './protocol'
export { RecogniserError, type Trouble } from './trouble'

/** The recogniser in a thread of its own. Whatever it rejects with is a `RecogniserError`. */
export interface OpenRecogniser {
  /** How its backend is called, for who wants to know. */
  readonly backend: BackendName
  /**
   * Finds and reads the cards of a photo. Photos are read one after the other. A frame that is given is gone afterwards.
   *
   * @param signal gives up waiting: the promise rejects with the signal's reason.
   */
  recognise(photo: Photo, wish?: Wish, signal?: AbortSignal): Promise<PhotoRead>
  /** Reads cards whose corners are known, in pixels of the photo, clockwise from the top left. */
  read(photo: Photo, corners: readonly Quad[], signal?: AbortSignal): Promise<readonly Reading[]>
  /** Cuts cards whose corners are known out of a photo, and straightens them. */
  cut(photo: Photo, corners: readonly Quad[], size: Size, signal?: AbortSignal): Promise<readonly Crop[]>
  /** How many tensors there are: for tests. */
  health(): Promise<Health>
  /** Ends the thread at once, and all that it was at. */
  close(): void
}

export interface OpenOptions {
  /** Is called with the share that has been loaded, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Gives up: the thread ends, and the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Which backends are tried, in this order. */
  readonly backends?: readonly BackendName[] | undefined
  /**
   * Is called once, when the thread has ended: it was closed, or it has failed (`broken`).
   *
   * @param busy whether somebody waited for an answer: a graphics processor may also be lost while nothing is asked of it.
   */
  readonly onEnd?: (reason: RecogniserError, busy: boolean) => void
}

/** Longer no phone takes for a photo, in ms: the thread is at nothing any more. */
const PATIENCE = 45_000

/** If the thread's script (1.3 MB) has not come after so long, in ms, no network will bring it; of its bytes nothing is told. */
const SCRIPT_PATIENCE = 90_000

/** What the build calls the folder that the recogniser is served from; what is in it never changes. */
export const BASE = process.env.KIEBITZ_RECOGNISER ?? ''

/**
 * Starts the recogniser: loads its nets (1.5 MB the first time, from the phone afterwards), finds a backend that
 * computes rightly, and runs each net once, so that the first photo takes no longer than others.
 *
 * @throws RecogniserError `offline`, `missing`, `damaged`, `unsupported` or `broken`
 */
export async function openRecogniser({
  onProgress,
  signal,
  backends = ['webgpu', 'webgl', 'wasm'],
  onEnd,
}: OpenOptions = {}): Promise<OpenRecogniser> {
  signal?.throwIfAborted()
  const base = new URL(`${BASE}/`, location.href).href
  const script = `${base}worker.js`
  let worker: Worker
  try {
    worker = new Worker(script)
  } catch {
    throw new RecogniserError('unsupported', 'there are no workers')
  }
  const waiting = new Map<number, { resolve(answer: never): void; reject(reason: unknown): void }>()
  let closed: RecogniserError | undefined
  let last = 0

  function end(reason: RecogniserError, busy = waiting.size > 0): void {
    if (closed) return
    closed = reason
    clearTimeout(arriving)
    worker.terminate()
    for (const { reject } of waiting.values()) reject(closed)
    waiting.clear()
    onEnd?.(closed, busy)
  }
  const arriving = setTimeout(() => end(new RecogniserError('offline', 'the worker did not arrive')), SCRIPT_PATIENCE)

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    clearTimeout(arriving)
    if ('progress' in data) return onProgress?.(data.progress)
    if ('broken' in data) return end(new RecogniserError('broken', data.broken))
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer as never)
    else {
      const reason = new RecogniserError(data.trouble, data.detail)
      asked?.reject(reason)
      // What has failed once computes nothing that can be relied on.
      if (data.trouble === 'broken') end(reason, true)
    }
  }
  worker.onerror = (event) => {
    event.preventDefault()
    // A script that could not be fetched says nothing at all; an error in it says what.
    if (event.message) end(new RecogniserError('broken', event.message))
    else void whyNotLoaded(script).then((reason) => end(reason))
  }

  function ask<Kind extends Request['do']>(
    request: Request & { do: Kind },
    signal?: AbortSignal,
    transfer: Transferable[] = [],
  ): Promise<Answers[Kind]> {
    let patience: ReturnType<typeof setTimeout> | undefined
    const asked = new Promise<Answers[Kind]>((resolve, reject) => {
      if (closed) return reject(closed)
      if (signal?.aborted) return reject(signal.reason)
      const id = ++last
      const send = (message: ToWorker, moved: Transferable[] = []) => worker.postMessage(message, moved)
      waiting.set(id, { resolve, reject })
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        send({ id, cancel: true })
        reject(signal.reason)
      })
      send({ id, request }, transfer)
      // A network may be as slow as it likes.
      if (request.do !== 'open') patience = setTimeout(() => end(new RecogniserError('broken', 'no answer')), PATIENCE)
    })
    return asked.finally(() => clearTimeout(patience))
  }

  const moved = (photo: Photo) => (photo instanceof Blob ? [] : [photo])
  try {
    const { backend } = await ask({ do: 'open', base, backends }, signal)
    return {
      backend,
      recognise: (photo, wish = {}, given) => ask({ do: 'recognise', photo, wish }, given, moved(photo)),
      read: (photo, corners, given) => ask({ do: 'read', photo, corners }, given, moved(photo)),
      cut: (photo, corners, size, given) => ask({ do: 'cut', photo, corners, size }, given, moved(photo)),
      health: () => ask({ do: 'health' }),
      close: () => end(new RecogniserError('closed')),
    }
  } catch (error) {
    end(new RecogniserError('closed'))
    throw error
  }
}

/** Why the worker's script did not come. */
async function whyNotLoaded(script: string): Promise<RecogniserError> {
  try {
    const { ok, status } = await fetch(script, { method: 'HEAD' })
    return ok ? new RecogniserError('broken', 'the worker did not start') : new RecogniserError('missing', `${status}`)
  } catch {
    return new RecogniserError('offline', 'the worker could not be fetched')
  }
}
