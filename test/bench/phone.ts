import { type Browser, chromium, type Page } from 'playwright-core'
import { spokenCard } from '@/lib/cards/names'
import { CHROMIUM_FLAGS, getChromium } from '../chromium.mjs'

/** Chromium as the browser tests use it; undefined where there is none and none can be had. */
export async function openChromium(more: readonly string[] = []): Promise<Browser | undefined> {
  const executablePath = getChromium()
  return executablePath ? await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...more] }) : undefined
}

/**
 * A phone with nothing on it, in English. Pages come from the server and not from the service worker, so that what a
 * page loads can be counted.
 */
export async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return await context.newPage()
}

/** The page of a bare app and the table of ours are there when this is. */
export const READY = { bare: 'main', table: '[role=group][aria-label=Cards]' }

/** Begins a table through the app's own screens, and skips the face-up cards. */
export async function sitDown(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/new/')
  for (const name of names) {
    await page.getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.waitForURL(/\/table\/\?id=/)
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await page.locator(READY.table).waitFor()
}

/** What can be tapped at the table; `verdict` is what the referee says to a screen reader. */
export const tableScreen = (page: Page) => ({
  keys: `${READY.table} button`,
  verdict: '[role=status]',
  key: (card: string) => page.locator(READY.table).getByRole('button', { name: spokenCard(card, 'en'), exact: true }),
  seat: (name: string) =>
    page.getByRole('list', { name: 'Players' }).getByRole('button', { name: new RegExp(`^${name}\\b`) }),
  pickUp: page.getByRole('button', { name: /^Pick up/ }),
  /** Closes the sheet with a proof. */
  goOn: page.getByRole('button', { name: 'Go on' }),
  turnOver: page.getByRole('button', { name: /turn over a face-down card/ }),
})
