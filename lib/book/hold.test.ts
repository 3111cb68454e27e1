import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HoldBrowser, holdTable, type Locks } from './hold'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Request = {
  readonly granted: () => unknown
  readonly refuse: (reason: unknown) => void
  readonly done: () => void
}

/** Exclusive Web Locks of one origin, as the standard has them: a queue for each name, stealing, giving up. */
class FakeLocks {
  readonly held = new Map<string, Request>()
  readonly queues = new Map<string, Request[]>()

  readonly request = ((name: string, options: LockOptions, callback: () => unknown) =>
    new Promise<void>((done, refuse) => {
      const request: Request = { granted: callback, refuse, done }
      const queue = this.queues.get(name) ?? []
      this.queues.set(name, queue)
      if (options.steal) {
        if (options.signal) throw new DOMException('steal with signal', 'NotSupportedError')
        this.held.get(name)?.refuse(new DOMException('stolen', 'AbortError'))
        this.held.delete(name)
        queue.unshift(request)
      } else {
        queue.push(request)
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(request)
          if (at < 0) return
          queue.splice(at, 1)
          refuse(options.signal?.reason)
        })
      }
      queueMicrotask(() => this.grant(name))
    })) as unknown as Locks['request']

  private grant(name: string) {
    const request = this.held.has(name) ? undefined : this.queues.get(name)?.shift()
    if (!request) return
    this.held.set(name, request)
    void Promise.resolve(request.granted()).then(() => {
      request.done()
      if (this.held.get(name) !== request) return
      this.held.delete(name)
      this.grant(name)
    })
  }
}

/** Storage that can be watched from several tabs. */
class FakeStorage {
  readonly watchers = new Set<(version: number | undefined) => void>()

  readonly watch: HoldBrowser['watch'] = (_, tell) => {
    this.watchers.add(tell)
    return () => this.watchers.delete(tell)
  }

  change(version: number | undefined) {
    for (const tell of [...this.watchers]) tell(version)
  }
}

function tab(locks: Locks | undefined, storage = new FakeStorage()) {
  const told: string[] = []
  const page = new EventTarget()
  const place = holdTable(
    'table',
    {
      onHeld: () => told.push('held'),
      onReadAlong: (lost) => told.push(lost ? 'lost' : 'read'),
      onChange: (version) => told.push(`change ${version}`),
    },
    { locks, page, watch: storage.watch },
  )
  /** What was told since the last time one asked. */
  const news = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return told.splice(0)
  }
  return {
    ...place,
    news,
    hide: () => page.dispatchEvent(new Event('pagehide')),
    show: () => page.dispatchEvent(new Event('pageshow')),
  }
}

describe('with Web Locks', () => {
  it('the first writes, the others read along, and the longest waiting follows', async () => {
    const locks = new FakeLocks()
    const first = tab(locks)
    expect(await first.news()).toEqual(['held'])
    const second = tab(locks)
    expect(await second.news()).toEqual(['read'])
    const third = tab(locks)
    expect(await third.news()).toEqual(['read'])
    first.release()
    expect([await first.news(), await second.news(), await third.news()]).toEqual([[], ['held'], []])
    second.release()
    expect(await third.news()).toEqual(['held'])
  })

  it('who reads along hears of changes, and who writes does not hear of their own', async () => {
    const [locks, storage] = [new FakeLocks(), new FakeStorage()]
    const first = tab(locks, storage)
    const second = tab(locks, storage)
    await Promise.all([first.news(), second.news()])
    storage.change(2)
    storage.change(undefined)
    expect([await first.news(), await second.news()]).toEqual([[], ['change 2', 'change undefined']])
    first.release()
    await second.news()
    storage.change(3)
    expect(await second.news()).toEqual([])
    expect(storage.watchers.size).toBe(0)
  })

  it('taking over makes the other read along, who gets the table back in the end', async () => {
    const [locks, storage] = [new FakeLocks(), new FakeStorage()]
    const [first, second] = [tab(locks, storage), tab(locks, storage)]
    await Promise.all([first.news(), second.news()])
    second.takeOver()
    expect([await first.news(), await second.news()]).toEqual([['lost'], ['held']])
    storage.change(2)
    expect([await first.news(), await second.news()]).toEqual([['change 2'], []])
    first.takeOver()
    expect([await first.news(), await second.news()]).toEqual([['held'], ['lost']])
    first.release()
    expect([await first.news(), await second.news()]).toEqual([[], ['held']])
    expect(locks.queues.get('kiebitz-table-table')).toEqual([])
  })

  it('taking over what one has changes nothing', async () => {
    const locks = new FakeLocks()
    const first = tab(locks)
    await first.news()
    first.takeOver()
    expect(await first.news()).toEqual([])
  })

  it('a reload, or a page left and opened again, is not taken for another tab', async () => {
    const locks = new FakeLocks()
    const old = tab(locks)
    await old.news()
    const next = tab(locks)
    await vi.advanceTimersByTimeAsync(100)
    old.release()
    expect(await next.news()).toEqual(['held'])
  })

  it('whoever let go while waiting is passed over, and hears nothing', async () => {
    const locks = new FakeLocks()
    const [first, second, third] = [tab(locks), tab(locks), tab(locks)]
    second.release()
    second.takeOver()
    await first.news()
    await third.news()
    expect(locks.queues.get('kiebitz-table-table')).toHaveLength(1)
    first.release()
    expect([await second.news(), await third.news()]).toEqual([[], ['held']])
    third.takeOver()
    third.release()
    expect(await third.news()).toEqual([])
    expect(locks.held.size).toBe(0)
  })

  it('a page in the back-forward cache gives its table up, and takes its place again when it is shown', async () => {
    const locks = new FakeLocks()
    const [first, second] = [tab(locks), tab(locks)]
    await Promise.all([first.news(), second.news()])
    first.hide()
    expect([await first.news(), await second.news()]).toEqual([[], ['held']])
    first.show()
    expect(await first.news()).toEqual(['read'])
    first.hide()
    first.takeOver()
    expect([await first.news(), await second.news()]).toEqual([[], []])
    first.show()
    expect(await first.news()).toEqual(['read'])
    second.hide()
    expect(await first.news()).toEqual(['held'])
    first.hide()
    second.release()
    second.show()
    first.show()
    expect([await first.news(), await second.news()]).toEqual([['held'], []])
    // The first pageshow of a page comes without a pagehide before it.
    first.show()
    expect(await first.news()).toEqual([])
  })

  it('tables do not stand in each other’s way', async () => {
    const locks = new FakeLocks()
    const held: string[] = []
    for (const id of ['one', 'two']) {
      const listener = { onHeld: () => held.push(id), onReadAlong() {}, onChange() {} }
      holdTable(id, listener, { locks, page: new EventTarget(), watch: () => () => {} })
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(held).toEqual(['one', 'two'])
  })
})

describe('without Web Locks', () => {
  const refused = { request: () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) } as unknown as Locks

  it.each([
    ['missing', undefined],
    ['refused', refused],
  ])('every tab writes and hears of changes (%s)', async (_, locks) => {
    const storage = new FakeStorage()
    const [first, second] = [tab(locks, storage), tab(locks, storage)]
    expect([await first.news(), await second.news()]).toEqual([['held'], ['held']])
    storage.change(2)
    expect([await first.news(), await second.news()]).toEqual([['change 2'], ['change 2']])
    second.takeOver()
    expect([await first.news(), await second.news()]).toEqual([[], []])
    first.hide()
    second.release()
    expect(storage.watchers.size).toBe(0)
    first.show()
    expect(await first.news()).toEqual(['held'])
    expect(storage.watchers.size).toBe(1)
  })
})
