import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core'
import { expect, inject, type TestContext } from 'vitest'
import { exported, root } from '../../lib/cli/export'
import { serve } from '../../lib/cli/server'
import { CHROMIUM_FLAGS, findChromium, findHeadlessChromium, NOT_COMPILED } from '../chromium.mjs'
import { LONG } from '../long'
import { renewal } from './renewal'

export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  /** What has gone wrong so far; a test that provokes something takes it out, the rest fails it. */
  readonly problems: string[]
}

export interface PhoneOptions extends BrowserContextOptions {
  /** A server of the test's own (see `ownServer`); the shared one unless said. */
  readonly origin?: string
}

interface OpenPhone extends Phone {
  /** Makes it as good as fresh, for another test that asks for such a phone; false where it cannot be. */
  renew(): Promise<boolean>
}

/** What the browser's camera sees: frames of JPEG, one behind the other, read when a page opens the camera. */
export const CAMERA = join(tmpdir(), `kiebitz-camera-${process.pid}.mjpeg`)

let browser: Promise<Browser> | undefined
let find = findHeadlessChromium
const open: OpenPhone[] = []
/** Those that another test of the file may have, by what was asked for. */
const renewed = new Map<string, OpenPhone>()
const closing: (() => Promise<unknown>)[] = []

/** The phones of a test file have a browser with windows: only that has a camera. To be said before the first of them. */
export function needWindows(): void {
  find = findChromium
}

/**
 * A phone of its own, or one that is as good as fresh after another test of the file: empty storage, 390×844, touch,
 * English, light, motion reduced; any of it can be overridden. `page.goto('/new/')` goes to the app. The test fails if
 * the page throws, logs an error, breaks its own content policy, or asks anybody but its server for anything.
 */
export async function phone({ origin = sharedOrigin(), ...options }: PhoneOptions = {}): Promise<Phone> {
  const wanted = JSON.stringify([origin, options])
  const again = renewed.get(wanted)
  if (again) {
    renewed.delete(wanted)
    open.push(again)
    return again
  }
  browser ??= launch()
  const context = await (await browser).newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Whatever needs no worker is spared the hundreds of files that it fetches for every new phone.
    serviceWorkers: 'block',
    ...options,
  })
  const problems: string[] = []
  context.on('weberror', (one) => problems.push(String(one.error().stack ?? one.error())))
  context.on('console', (message) => {
    // Offline, and for a page that is not there, Chromium itself complains; that is not the app's doing.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(blob|data|about):/.test(url))
      problems.push(`A request left the phone: ${url}`)
  })
  const page = await context.newPage()
  const empty = await renewal(context, page, origin)
  const renew = async () => {
    // A service worker holds on to what it has kept.
    if (options.serviceWorkers || !(await empty())) return false
    renewed.set(wanted, opened)
    return true
  }
  const opened = { page, context, problems, renew }
  open.push(opened)
  return opened
}

/** The same, on which the app keeps itself for offline use. */
export const offlinePhone = (options: PhoneOptions = {}): Promise<Phone> =>
  phone({ serviceWorkers: 'allow', ...options })

/** A server of the test's own, that it may take down, over a copy of the built app that it may change. */
export async function ownServer(): Promise<{
  origin: string
  directory: string
  close(): Promise<void>
  restart(): Promise<void>
}> {
  sharedOrigin()
  const directory = await mkdtemp(join(tmpdir(), 'kiebitz-'))
  await cp(exported, directory, { recursive: true })
  const options = { directory, host: '127.0.0.1', headers: NOT_COMPILED }
  let server = await serve({ ...options, port: 0 })
  const { port } = server
  const close = () => server.close()
  closing.push(async () => {
    await close()
    await rm(directory, { recursive: true })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    directory,
    close,
    restart: async () => {
      await close()
      server = await serve({ ...options, port })
    },
  }
}

/** Waits until the service worker holds the whole app and answers for this page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/**
 * The faults that axe finds on the page; a test expects none. Axe looks at one thing after another while the page goes
 * on, so it may see half of a change (a key that is no longer disabled, and still faint): a fault counts if it stays.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  let faults = await axeFaults(page)
  for (let look = 1; faults.length > 0 && look < 3; look++) {
    await page.waitForTimeout(500)
    const again = await axeFaults(page)
    faults = faults.filter((fault) => again.includes(fault))
  }
  return faults
}

/**
 * The same of a screen that is looked at upright and on the side: the latter is left to `npm run test:long`, for axe takes
 * half a second and finds the same.
 */
export async function accessibilityFaultsUpright(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() as ViewportSize
  return width > height && !LONG ? [] : await accessibilityFaults(page)
}

const axeSource = readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Axe is put on a page once, and reckons only what is wrong with it: most of a look is those two. */
async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  return await page.evaluate(async () => {
    const { axe: looking } = window as unknown as { axe: typeof axe }
    const { violations } = await looking.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')}: ${html}`),
    )
  })
}

/** After each test: takes its phones and servers away. A test fails if anything has gone wrong on a phone. */
export async function putAway({ task }: TestContext): Promise<void> {
  const phones = open.splice(0)
  const failed = task.result?.state === 'fail'
  for (const { context, renew } of phones) if (failed || !(await renew())) await context.close()
  for (const close of closing.splice(0)) await close()
  expect(phones.flatMap(({ problems }) => problems.splice(0))).toEqual([])
}

/** After each file: the next may need another browser. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
  renewed.clear()
  find = findHeadlessChromium
}

function sharedOrigin(): string {
  const origin = inject('origin')
  if (origin === '') throw new Error('The app could not be built: see the output of the build above.')
  return origin
}

async function launch(): Promise<Browser> {
  const executablePath = find()
  if (!executablePath)
    throw new Error('There is no Chromium here. "npm test" tries to install one; or set CHROMIUM_PATH.')
  // All processors are busy anyway: threads that compile and collect beside a page's own only change places with it.
  const threads = '--js-flags=--single-threaded'
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${CAMERA}`]
  return await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, threads, ...camera] })
}

/** Waits until a closed sheet has taken its entry out of the history: going anywhere before that is undone by it. */
export async function sheetsLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.layer)
}
