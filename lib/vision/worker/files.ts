import * as z from 'zod/mini'
import type { ReadFile } from '../models'
import { CACHE, LIST } from './folder'
import { RecogniserError } from './trouble'

const list = z.array(
  z.object({ path: z.string(), bytes: z.number(), sha256: z.string(), when: z.enum(['always', 'wanted']) }),
)

/** A file, how large it is and what its content must come to. `always`: it is fetched with the others, at the start. */
export type ListedFile = z.infer<typeof list>[number]

/** Where not a byte comes for so long, none will, in ms: a phone holds on to networks that are gone. */
const SILENCE = 20_000

/** Gives up once nothing has been heard for a while. */
interface Patience {
  readonly signal: AbortSignal
  /** Something has come. */
  heard(): void
  end(): void
}

function patience(): Patience {
  const control = new AbortController()
  const begin = () => setTimeout(() => control.abort(), SILENCE)
  let silence = begin()
  return {
    signal: control.signal,
    heard: () => {
      clearTimeout(silence)
      silence = begin()
    },
    end: () => clearTimeout(silence),
  }
}

/**
 * Fetches what is always needed, and says how far it has come.
 *
 * @param base address of the recogniser's folder, with a slash at its end.
 * @param progress is called with 0 to 1.
 * @throws RecogniserError `offline`, `missing` or `damaged`
 */
export async function fetchFiles(base: string, progress: (share: number) => void): Promise<ReadFile> {
  // One for all: a browser fetches a few at a time, and the others wait their turn.
  const waiting = patience()
  try {
    return await fetchAll(base, progress, waiting)
  } finally {
    waiting.end()
  }
}

async function fetchAll(base: string, progress: (share: number) => void, waiting: Patience): Promise<ReadFile> {
  const listed = await fetchList(base, waiting)
  const wanted = listed.filter(({ when }) => when === 'always')
  const all = wanted.reduce((sum, { bytes }) => sum + bytes, 0)
  let come = 0
  const count = (bytes: number) => {
    come += bytes
    progress(Math.min(1, come / all))
  }
  progress(0)
  const files = new Map(
    await Promise.all(wanted.map(async (file) => [file.path, await fetchWhole(base, file, waiting, count)] as const)),
  )
  progress(1)
  return async (path) => {
    const file = files.get(`nets/${path}`)
    if (!file) throw new RecogniserError('damaged', `there is no ${path}`)
    return file
  }
}

async function fetchList(base: string, waiting: Patience): Promise<readonly ListedFile[]> {
  const address = `${base}${LIST}`
  const read = (bytes: Uint8Array) => {
    try {
      return list.parse(JSON.parse(new TextDecoder().decode(bytes)))
    } catch {
      return null
    }
  }
  const files = read(await bytesOf(address, waiting)) ?? read(await anew(address, waiting))
  if (!files) throw new RecogniserError('damaged', `${LIST} is damaged`)
  return files
}

async function fetchWhole(base: string, file: ListedFile, waiting: Patience, count: (bytes: number) => void) {
  const address = `${base}${file.path}`
  const first = await bytesOf(address, waiting, count)
  if (await isWhole(first, file)) return first
  const second = await anew(address, waiting)
  if (await isWhole(second, file)) return second
  throw new RecogniserError('damaged', `${file.path} is damaged`)
}

/** What was kept may be what is damaged: it is forgotten, and fetched past every cache. */
async function anew(address: string, waiting: Patience): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if ('caches' in globalThis) await (await caches.open(CACHE)).delete(address)
  } catch {
    // Where storage may not be used nothing was kept.
  }
  return bytesOf(address, waiting, undefined, 'reload')
}

async function bytesOf(
  address: string,
  { signal, heard }: Patience,
  count?: (bytes: number) => void,
  cache: RequestCache = 'default',
): Promise<Uint8Array<ArrayBuffer>> {
  const name = address.slice(address.lastIndexOf('/') + 1)
  let response: Response
  try {
    response = await fetch(address, { cache, signal })
  } catch {
    throw new RecogniserError('offline', `${name} could not be fetched`)
  }
  heard()
  if (!response.ok) throw new RecogniserError('missing', `${name}: ${response.status}`)
  const chunks: Uint8Array[] = []
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      heard()
      chunks.push(value)
      count?.(value.length)
    }
  } catch {
    throw new RecogniserError('offline', `${name} broke off`)
  }
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

async function isWhole(bytes: Uint8Array<ArrayBuffer>, { bytes: length, sha256 }: ListedFile): Promise<boolean> {
  if (bytes.length !== length) return false
  // Only pages that came safely may ask for this.
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}
