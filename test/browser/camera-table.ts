import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** How long the nets in WebAssembly, and the page, may take on a busy machine. */
export const READING = { timeout: 90_000 }

/** Sits people down at a table of a game with the usual rules, in English. */
export async function sitDown(page: Page, game: string, names: readonly string[]): Promise<void> {
  await page.goto('/new/')
  await page.getByText(game, { exact: true }).first().tap()
  for (const name of names) {
    await page.getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.waitForURL(/\/table\/\?id=/)
}

/** The events of the table on the screen, as its log is saved, without the times. */
export async function readStoredEvents(page: Page): Promise<unknown[]> {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table log' }).tap(),
  ])
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const { at: _, ...event } = JSON.parse(line)
    return event
  })
}

/** Confirms the only proposal. */
export const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: 'That is right' }).tap(READING)

/** Confirms what somebody did: of several proposals theirs. */
export const confirmOf = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^(.*\\b${name}\\b.*legal|That is right)$`) })
    .first()
    .tap(READING)
