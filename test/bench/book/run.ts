import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright-core'
import buildApp from '@/lib/cli/build'
import { exported, root } from '@/lib/cli/export'
import { serve } from '@/lib/cli/server'
import { CHROMIUM_FLAGS, getChromium } from '../../chromium.mjs'
import { median } from '../race'
import { count, type Line, milliseconds, print } from '../report'
import { loggedGames } from './games'
import type { Work } from './page'
import { untilShown } from './until-shown'

const USAGE = 'npm run bench:book [-- --games N] [--keep FOLDER] [--taps]'

/** The book of some thirty years. */
const BOOK = { games: 10_000, events: 100, different: 40 }
const SLOWDOWN = 4
const ROUNDS = 9
/** What is tapped in the app itself, after the page has been loaded anew, and what is there then, or has changed. */
const TAPPED: readonly {
  readonly what: string
  readonly from: string
  readonly first?: string
  readonly tap: string
  readonly ready: string
}[] = [
  {
    what: 'Tapped on the home screen: the book with its standings',
    from: '/',
    tap: 'a[href^="/scores/"]',
    ready: 'tbody a[href^="/scores/person/"]',
  },
  {
    what: 'Tapped in the book: the standings of who played with somebody',
    from: '/scores/',
    first: 'main button[aria-controls]',
    tap: 'fieldset button',
    ready: 'main [role=status].sr-only',
  },
  {
    what: 'Tapped in the list of games: one game',
    from: '/scores/games/',
    tap: 'a[href^="/scores/game/"]',
    ready: 'main ol',
  },
  {
    what: 'Tapped in the list of games: one game with its story',
    from: '/scores/games/',
    tap: 'a[href^="/scores/game/"]',
    ready: 'input[type=range]',
  },
]
/** So long somebody looks at a screen before the tap, in ms: what is done ahead when nobody waits has been done. */
const LOOK = 1000
/** With `--keep`: what a browser stored belongs to its address. */
const KEPT_PORT = 41_873
/** In ms: what one waits for, and how long the page may be deaf while it works by itself. */
const AIM = { wait: 200, blocked: 200 }
const TAKEN_IN = 24

/**
 * `npm run bench:book`: a score book of 10,000 games of 100 events, on the disk of a real browser on a slow phone.
 */
export default async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: String(BOOK.games) },
      // The filled book is kept there, and used again.
      keep: { type: 'string' },
      // Only what is tapped.
      taps: { type: 'boolean', default: false },
    },
  })
  const size = Number(values.games)
  if (!Number.isInteger(size) || size < 100) {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  if ((await buildApp(['--if-stale'])) !== 0) throw new Error('The app could not be built: see the output above.')
  const executablePath = getChromium()
  if (!executablePath) throw new Error('There is no Chromium here. Install it, or name one: CHROMIUM_PATH=…')
  const folder = values.keep ? await kept(values.keep) : await mkdtemp(join(tmpdir(), 'kiebitz-book-'))
  const port = values.keep ? KEPT_PORT : 0
  const server = await serve({ directory: await bundled(folder), host: '127.0.0.1', port })
  // A profile on the disk: without one Chromium keeps the storage in memory.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: CHROMIUM_FLAGS,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const origin = `http://127.0.0.1:${server.port}`
    const open = () => page.goto(`${origin}/bench.html`)
    await open()
    const there = await page.evaluate(() => window.bench.count())
    if (there === 0) {
      console.log(`Filling a book with ${count(size)} games takes minutes …`)
      const games = loggedGames(BOOK.different, BOOK.events, 7)
      await page.evaluate(([games, count]) => window.bench.fill(games, count), [games, size] as const)
    }
    const lines = values.taps ? [] : await measured(page, open, there || size)
    console.log(print([...lines, ...(await tapped(page, origin))]))
    return 0
  } finally {
    await context.close()
    await server.close()
    if (!values.keep) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function kept(path: string): Promise<string> {
  const folder = resolve(path)
  await mkdir(folder, { recursive: true })
  await rm(join(folder, 'page'), { recursive: true, force: true })
  return folder
}

/** The app as it ships, and beside it a page with the book alone: bundled, minified, in production mode. */
async function bundled(folder: string): Promise<string> {
  const directory = join(folder, 'page')
  await cp(exported, directory, { recursive: true })
  await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    outfile: join(directory, 'bench.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: join(root, 'tsconfig.json'),
  })
  await writeFile(join(directory, 'bench.html'), '<!doctype html><title>Book</title><script src="bench.js"></script>')
  return directory
}

async function measured(page: Page, open: () => Promise<unknown>, size: number): Promise<readonly Line[]> {
  const devtools = await page.context().newCDPSession(page)
  const slowly = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    // A fresh page: nothing is in its memory yet.
    await open()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    try {
      return await work()
    } finally {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  const wait = async (what: string, name: 'open' | 'standings' | 'game' | 'home'): Promise<Line> => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      times.push(await slowly(() => page.evaluate((name) => window.bench[name](), name)))
    return waited(what, times)
  }
  const work = async (what: string, call: string, of: number): Promise<Line> => {
    const { ms, blocked } = await slowly(() => page.evaluate<Work>(`window.bench.${call}`))
    return {
      what,
      ours: `${milliseconds(ms / of)} each`,
      theirs: `${(ms / 1000).toFixed(1)} s in all`,
      result: `the page deaf for at most ${milliseconds(blocked)}`,
      aim: `< ${AIM.blocked} ms`,
      met: blocked < AIM.blocked,
    }
  }
  const games = `${count(size)} games of ${BOOK.events} events, processor ${SLOWDOWN} × slower`
  return [
    await work(`All ratings counted anew, ${games}`, 'derive()', size),
    await wait('Opening the book: standings, newest games, people', 'open'),
    await wait('Standings of another choice', 'standings'),
    await wait('One game, its log folded', 'game'),
    await wait('The tables of the home screen', 'home'),
    await work(`${TAKEN_IN} finished tables taken in`, `takeIn(${TAKEN_IN})`, TAKEN_IN),
    await wait('Opening the book again', 'open'),
  ]
}

/** How long the screens take from a tap to the frame that shows them, files and all. */
async function tapped(page: Page, origin: string): Promise<readonly Line[]> {
  const devtools = await page.context().newCDPSession(page)
  await installed(page, origin)
  const lines: Line[] = []
  for (const { what, from, first, tap, ready } of TAPPED) {
    const times: number[] = []
    // Once more than is counted: the files are on the disk from then on.
    for (let round = 0; round <= ROUNDS; round++) {
      await page.goto(`${origin}${from}`)
      if (first) await page.locator(first).click()
      await page.locator(tap).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(LOOK)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      times.push(await page.evaluate(untilShown, [tap, ready] as const))
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    lines.push(waited(what, times.slice(1)))
  }
  return lines
}

/** A phone has the app in its own cache by the second evening; the version that is measured, and no earlier one. */
async function installed(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/bench.html`)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto(`${origin}/settings/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** How long somebody waited, typically, and between which times. */
function waited(what: string, times: readonly number[]): Line {
  const typical = median(times)
  return {
    what,
    ours: milliseconds(typical),
    theirs: `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`,
    result: `${(typical / AIM.wait).toFixed(2)} of the aim`,
    aim: `< ${AIM.wait} ms`,
    met: typical < AIM.wait,
  }
}
