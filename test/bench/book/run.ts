import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const USAGE = 'npm run bench:book [-- --games N]'

/** The book of some thirty years. */
const BOOK = { games: 10_000, events: 100, different: 40 }
const SLOWDOWN = 4
const ROUNDS = 9
/** What is tapped in the app itself, after the page before it has been loaded anew, and what is there then. */
const TAPPED = [
  {
    what: 'In the app, from the home screen: the book with its standings',
    from: '/',
    link: 'a[href^="/scores/"]',
    ready: 'tbody a[href^="/scores/person/"]',
  },
  {
    what: 'In the app, from the list of games: one game with its story',
    from: '/scores/games/',
    link: 'a[href^="/scores/game/"]',
    ready: 'input[type=range]',
  },
] as const
/** In ms: what one waits for, and how long the page may be deaf while it works by itself. */
const AIM = { wait: 200, blocked: 200 }
const TAKEN_IN = 24

/**
 * `npm run bench:book`: a score book of 10,000 games of 100 events, on the disk of a real browser on a slow phone.
 */
export default async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { games: { type: 'string', default: String(BOOK.games) } } })
  const size = Number(values.games)
  if (!Number.isInteger(size) || size < 100) {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  if ((await buildApp(['--if-stale'])) !== 0) throw new Error('The app could not be built: see the output above.')
  const executablePath = getChromium()
  if (!executablePath) throw new Error('There is no Chromium here. Install it, or name one: CHROMIUM_PATH=…')
  const folder = await mkdtemp(join(tmpdir(), 'kiebitz-book-'))
  const server = await serve({ directory: await bundled(folder), host: '127.0.0.1', port: 0 })
  // A profile on the disk: without one Chromium keeps the storage in memory.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await context.newPage()
    const origin = `http://127.0.0.1:${server.port}`
    const open = () => page.goto(`${origin}/bench.html`)
    await open()
    console.log(`Filling a book with ${count(size)} games takes minutes …`)
    const games = loggedGames(BOOK.different, BOOK.events, 7)
    await page.evaluate(([games, count]) => window.bench.fill(games, count), [games, size] as const)
    console.log(print([...(await measured(page, open, size)), ...(await tapped(page, origin))]))
    return 0
  } finally {
    await context.close()
    await server.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
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
  const lines: Line[] = []
  for (const { what, from, link, ready } of TAPPED) {
    const times: number[] = []
    // Once more than is counted: the files are on the disk from then on.
    for (let round = 0; round <= ROUNDS; round++) {
      await page.goto(`${origin}${from}`)
      await page.locator(link).first().waitFor()
      await page.waitForLoadState('networkidle')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      times.push(await page.evaluate(untilShown, [link, ready] as const))
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    const typical = median(times.slice(1))
    lines.push({
      what,
      ours: milliseconds(typical),
      theirs: `${milliseconds(Math.min(...times.slice(1)))} to ${milliseconds(Math.max(...times.slice(1)))}`,
      result: `${(typical / AIM.wait).toFixed(2)} of the aim`,
      aim: `< ${AIM.wait} ms`,
      met: typical < AIM.wait,
    })
  }
  return lines
}

/** In the page: taps a link, and waits for the frame after what it leads to has come. */
function untilShown([link, ready]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const observer = new MutationObserver(() => {
      if (!document.querySelector(ready)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true })
    document.querySelector<HTMLElement>(link)?.click()
  })
}
