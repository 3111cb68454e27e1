import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptOrFetched } from './keep'

afterEach(() => vi.unstubAllGlobals())

/** A cache that holds what it is given as long as there is room. */
function withCache(room: 'enough' | 'none' | 'forbidden', files = new Map<string, string>()) {
  const cache = {
    match: async (key: string) => (files.has(key) ? new Response(files.get(key)) : undefined),
    put: async (key: string, response: Response) => {
      if (room === 'none') throw new DOMException('full', 'QuotaExceededError')
      files.set(key, await response.text())
    },
  }
  vi.stubGlobal('caches', {
    open: async () => {
      if (room === 'forbidden') throw new DOMException('private', 'SecurityError')
      return cache
    },
  })
  return files
}

async function asked(fetched: () => Promise<Response>, anew = false) {
  const behind: Promise<unknown>[] = []
  const response = await keptOrFetched({ cache: 'c', key: '/a', anew, fetched }, (one) => behind.push(one))
  const text = await response.text()
  await Promise.all(behind)
  return { status: response.status, text }
}

const sent = async () => new Response('new')

describe('a file that is kept once it has been wanted', () => {
  it('is fetched, and kept', async () => {
    const files = withCache('enough')
    expect(await asked(sent)).toEqual({ status: 200, text: 'new' })
    expect(files.get('/a')).toBe('new')
    expect((await asked(() => Promise.reject(new Error('offline')))).text).toBe('new')
  })

  it.each(['none', 'forbidden'] as const)('is handed on where it cannot be kept: room %s', async (room) => {
    withCache(room)
    expect(await asked(sent)).toEqual({ status: 200, text: 'new' })
  })

  it('is replaced where it is wanted anew', async () => {
    const files = withCache('enough', new Map([['/a', 'damaged']]))
    expect((await asked(sent)).text).toBe('damaged')
    expect((await asked(sent, true)).text).toBe('new')
    expect(files.get('/a')).toBe('new')
  })

  it('is not kept where it is not there', async () => {
    const files = withCache('enough')
    expect((await asked(async () => new Response('gone', { status: 404 }))).status).toBe(404)
    expect(files.size).toBe(0)
  })

  it('comes before all of it has come', async () => {
    withCache('enough')
    let send: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller
      },
    })
    const response = await keptOrFetched({ cache: 'c', key: '/a', fetched: async () => new Response(body) }, () => {})
    const reader = response.body?.getReader()
    send?.enqueue(new TextEncoder().encode('first'))
    expect((await reader?.read())?.value).toHaveLength(5)
  })
})
