import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as hold from '../../lib/book/hold'
import type * as journal from '../../lib/book/journal'
import type * as people from '../../lib/book/people'
import type * as results from '../../lib/book/results'
import type * as standings from '../../lib/book/standings'
import type * as table from '../../lib/book/table'
import type * as tables from '../../lib/book/tables'
import type * as watch from '../../lib/book/watch'
import type * as watchTables from '../../lib/book/watch-tables'
import { findChromium } from '../chromium.mjs'
import { someOf } from '../long'

// The book alone, in the browser it is made for: what a simulated storage cannot show.

type Book = typeof table &
  typeof tables &
  typeof journal &
  typeof hold &
  typeof watch &
  typeof watchTables &
  typeof results &
  typeof people &
  typeof standings
declare global {
  interface Window {
    book: Book
    told: string[]
    place: hold.Hold
    acknowledge(number: number): void
  }
}

const root = join(import.meta.dirname, '../..')
let script: string
let server: Server
let port: number
let profile: string
let context: BrowserContext | undefined

beforeAll(async () => {
  const files = ['table', 'tables', 'journal', 'hold', 'watch', 'watch-tables', 'results', 'people', 'standings']
  const contents = files.map((file) => `export * from './lib/book/${file}'`).join('\n')
  const options = { stdin: { contents, resolveDir: root }, bundle: true, format: 'iife', globalName: 'book' } as const
  const { outputFiles } = await build({ ...options, write: false, logLevel: 'silent' })
  script = outputFiles[0]?.text ?? ''
})

beforeEach(async () => {
  server = createServer((request, response) => {
    const page = '<!doctype html><title>Book</title><link rel="icon" href="data:,"><script src="/book.js"></script>'
    response.setHeader('content-type', request.url === '/book.js' ? 'text/javascript' : 'text/html')
    response.end(request.url === '/book.js' ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  profile = await mkdtemp(join(tmpdir(), 'kiebitz-book-'))
})

afterEach(async () => {
  await context?.close().catch(() => {})
  context = undefined
  server.closeAllConnections()
  server.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

/** Starts the browser on the profile of this test: what was stored before is there again. */
async function start(): Promise<BrowserContext> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium here.')
  context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // A name that is not this machine's own, so that plain http is not trusted, as in a home network.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP lan.test 127.0.0.1'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  return context
}

async function tab(host = '127.0.0.1'): Promise<Page> {
  const page = await (context as BrowserContext).newPage()
  await page.goto(`http://${host}:${port}/`)
  return page
}

const begin = (page: Page) =>
  page.evaluate(async () => {
    const players = ['Ana', 'Ben']
    const header = JSON.stringify({ kiebitz: 1, game: 'mezza', players })
    const made = await window.book.createTable({ header, game: 'mezza', players, over: false, status: '' })
    if (!made.ok) throw new Error(made.failure.code)
    return made.value.id
  })

/** Writes one event at the version that is stored; gives the new version or the code of the failure. */
const write = (page: Page, id: string, line: string) =>
  page.evaluate(
    async ({ id, line }) => {
      const loaded = await window.book.loadTable(id)
      if (!loaded.ok) return loaded.failure.code
      const quiet = { over: false, status: '' }
      const done = await window.book.appendEdits(id, loaded.value.row.version, [{ op: 'append', line }], quiet)
      return done.ok ? done.value.version : done.failure.code
    },
    { id, line },
  )

const lines = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    const loaded = await window.book.loadTable(id)
    if (!loaded.ok) throw new Error(loaded.failure.code)
    return window.book.linesOf(loaded.value.base, loaded.value.edits.slice(0, loaded.value.row.cursor))
  }, id)

/** Takes a place at the table and keeps what is told. */
const sit = (page: Page, id: string) =>
  page.evaluate((id) => {
    window.told = []
    window.place = window.book.holdTable(id, {
      onHeld: () => window.told.push('held'),
      onReadAlong: (lost) => window.told.push(lost ? 'lost' : 'read'),
      onChange: (version) => window.told.push(`change ${version}`),
    })
  }, id)

const told = (page: Page) => page.evaluate(() => window.told)

test('a browser killed in the middle of writing loses nothing that was acknowledged', async () => {
  await start()
  const id = await begin(await tab())
  for (const patience of someOf([40, 90, 170])) {
    const page = await tab()
    const before = (await lines(page, id)).length
    let acknowledged = before
    await page.exposeFunction('acknowledge', (number: number) => {
      acknowledged = number
    })
    await page.evaluate(
      async ({ id, before }) => {
        const loaded = await window.book.loadTable(id)
        if (!loaded.ok) throw new Error(loaded.failure.code)
        let { version } = loaded.value.row
        void (async () => {
          for (let number = before + 1; ; number++) {
            const edit = { op: 'append', line: `{"event":${number}}` } as const
            const done = await window.book.appendEdits(id, version, [edit], { over: false, status: '' })
            if (!done.ok) throw new Error(done.failure.code)
            version = done.value.version
            window.acknowledge(number)
          }
        })()
      },
      { id, before },
    )
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(before + patience)
    const gone = new Promise((resolve) => (context as BrowserContext).once('close', resolve))
    const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
    process.kill(pid, 'SIGKILL')
    await gone
    const promised = acknowledged
    await rm(join(profile, 'SingletonLock'), { force: true })

    await start()
    const kept = await lines(await tab(), id)
    expect(kept.length).toBeGreaterThanOrEqual(promised)
    expect(kept).toEqual(kept.map((_, index) => `{"event":${index + 1}}`))
  }
})

test('every write asks Chromium for strict durability', async () => {
  await start()
  const page = await tab()
  await page.evaluate(() => {
    window.told = []
    const real = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = real.apply(this, args)
      if (transaction.mode === 'readwrite') window.told.push(transaction.durability)
      return transaction
    }
  })
  await write(page, await begin(page), '{}')
  expect(await told(page)).toEqual(['strict', 'strict'])
})

test('a second tab reads along, hears of each change, and follows when the first is gone', async () => {
  await start()
  const first = await tab()
  const id = await begin(first)
  await sit(first, id)
  await expect.poll(() => told(first)).toEqual(['held'])
  const second = await tab()
  await sit(second, id)
  await expect.poll(() => told(second)).toEqual(['read', 'change 1'])

  expect(await write(first, id, '{"event":1}')).toBe(2)
  await expect.poll(() => told(second)).toEqual(['read', 'change 1', 'change 2'])
  expect(await lines(second, id)).toEqual(['{"event":1}'])

  await second.evaluate(() => window.place.takeOver())
  await expect.poll(() => told(second).then((all) => all.at(-1))).toBe('held')
  await expect.poll(() => told(first)).toEqual(['held', 'lost', 'change 2'])
  expect(await write(second, id, '{"event":2}')).toBe(3)
  await expect.poll(() => told(first).then((all) => all.at(-1))).toBe('change 3')

  // A tab that dies says no goodbye.
  await second.goto('chrome://crash').catch(() => {})
  await expect.poll(() => told(first).then((all) => all.at(-1))).toBe('held')
  expect(await write(first, id, '{"event":3}')).toBe(4)
  expect(await lines(first, id)).toEqual(['{"event":1}', '{"event":2}', '{"event":3}'])

  await first.reload()
  await sit(first, id)
  await expect.poll(() => told(first)).toEqual(['held'])
})

test('a table left by a link is free for others, and found as it then is on coming back', async () => {
  await start()
  const first = await tab()
  const id = await begin(first)
  await sit(first, id)
  const second = await tab()
  await sit(second, id)
  await expect.poll(() => told(second)).toEqual(['read', 'change 1'])
  await first.evaluate(() =>
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) window.told.push('shown again')
    }),
  )
  await first.goto(`http://127.0.0.1:${port}/elsewhere`)
  await expect.poll(() => told(second).then((all) => all.at(-1))).toBe('held')
  expect(await write(second, id, '{"event":1}')).toBe(2)

  await first.goBack({ waitUntil: 'commit' })
  // On a busy machine the lock comes late, and the tab is told to read until then.
  const sinceHeld = () => told(first).then((all) => all.slice(all.indexOf('held')))
  await expect.poll(sinceHeld).toEqual(['held', 'shown again', 'read', 'change 2'])
  expect(await lines(first, id)).toEqual(['{"event":1}'])
  expect(await write(second, id, '{"event":2}')).toBe(3)
  await expect.poll(() => told(first).then((all) => all.at(-1))).toBe('change 3')
  await second.close()
  await expect.poll(() => told(first).then((all) => all.at(-1))).toBe('held')
})

test('over plain http there are no locks, but still no torn log', async () => {
  await start()
  const [first, second] = [await tab('lan.test'), await tab('lan.test')]
  expect(await first.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  const id = await begin(first)
  await sit(first, id)
  await sit(second, id)
  await expect.poll(() => told(second)).toEqual(['held', 'change 1'])
  const race = (page: Page, tab: number) =>
    page.evaluate(
      async ({ id, tab }) => {
        let won = 0
        for (let number = 0; number < 100; number++) {
          const loaded = await window.book.loadTable(id)
          if (!loaded.ok) throw new Error(loaded.failure.code)
          const edit = { op: 'append', line: `{"tab":${tab},"event":${won}}` } as const
          const summary = { over: false, status: '' }
          const done = await window.book.appendEdits(id, loaded.value.row.version, [edit], summary)
          if (done.ok) won++
          else if (done.failure.code !== 'conflict') throw new Error(done.failure.code)
        }
        return won
      },
      { id, tab },
    )
  const [won, lost] = await Promise.all([race(first, 1), race(second, 2)])
  const kept = await lines(first, id)
  const by = (tab: number) => kept.filter((line) => line.startsWith(`{"tab":${tab}`))
  expect(kept).toHaveLength(won + lost)
  expect(by(1)).toEqual(Array.from({ length: won }, (_, event) => `{"tab":1,"event":${event}}`))
  expect(by(2)).toEqual(Array.from({ length: lost }, (_, event) => `{"tab":2,"event":${event}}`))
  await expect.poll(() => told(second).then((all) => all.at(-1))).toBe(`change ${kept.length + 1}`)
})

test('the largest log there may be is imported and read whole', async () => {
  await start()
  const page = await tab()
  const same = await page.evaluate(async () => {
    const log = Array.from({ length: 100_000 }, (_, number) => `{"do":"play","by":${number % 4},"cards":["9½"]}`)
    const table = { header: '{}', game: 'mezza', players: ['Ana', 'Ben'], over: false, status: '' }
    const made = await window.book.importTable(table, log)
    if (!made.ok) throw new Error(made.failure.code)
    const loaded = await window.book.loadTable(made.value.id)
    return loaded.ok && window.book.logText('{}', loaded.value.base) === window.book.logText('{}', log)
  })
  expect(same).toBe(true)
})

test('finished tables and games entered by hand are counted, merged, and counted the same after the browser was closed', async () => {
  await start()
  const page = await tab()
  const both = await page.evaluate(async () => {
    const { book } = window
    const value = <Value>(outcome: { ok: true; value: Value } | { ok: false; failure: { code: string } }): Value => {
      if (!outcome.ok) throw new Error(outcome.failure.code)
      return outcome.value
    }
    const players = ['Ana', 'Ben', 'Cem']
    const header = JSON.stringify({ kiebitz: 1, game: 'mezza', players })
    const lines = ['{"do":"play","by":0,"cards":["2"]}', '{"do":"leave","by":1}', '{"do":"leave","by":2}']
    const table = value(await book.importTable({ header, game: 'mezza', players, over: true, status: '' }, lines))
    const seats = [
      { name: 'Anna', place: 2, points: null },
      { name: 'ben', place: 1, points: null },
    ]
    value(await book.enterGame({ game: 'merge', ended: Date.UTC(2026, 0, 1), seats }))
    const taken = value(await book.takeIn())
    const ids = new Map(value(await book.listPeople()).map(({ id, name }) => [name, id]))
    value(await book.mergePeople(ids.get('Ana') as string, ids.get('Anna') as string))
    const merged = value(await book.standings({}))
    value(await book.deleteResult(table.id))
    const without = value(await book.countResults({}))
    value(await book.restoreResult(table.id))
    value(await book.takeIn())
    return { taken, without, merged, again: value(await book.standings({})), ana: ids.get('Ana') }
  })
  expect([both.taken, both.without]).toEqual([1, 1])
  expect(both.merged.find(({ person }) => person === both.ana)).toMatchObject({ games: 2, wins: 1 })
  expect(both.again).toEqual(both.merged)

  await context?.close()
  await start()
  const later = await (await tab()).evaluate(async () => {
    const [counted, listed] = [await window.book.standings({}), await window.book.listResults({}, { limit: 5 })]
    return { counted: counted.ok && counted.value, games: listed.ok && listed.value.map(({ game }) => game) }
  })
  expect(later).toEqual({ counted: both.merged, games: ['mezza', 'merge'] })
})
