import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { archiveFile } from './archive-file'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, keptOffline, offlinePhone, phone, sheetsLeft } from './support'

/** Thousands of rows are written, on a busy machine; milliseconds. */
const SLOW = { timeout: 60_000 }

const LOGS = join(import.meta.dirname, '../fixtures/mezza')

interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function give(page: Page, button: string, files: string[] | GivenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

const bring = (page: Page, file: GivenFile) => give(page, 'Import a backup', file)

/** Saves a file by a button of the storage page. */
async function saved(page: Page, button: string): Promise<GivenFile> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }
}

/** How many the storage page says there are. */
const count = (page: Page, what: string) =>
  page.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd').innerText()

async function looksRight(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
}

test('a whole book goes into one file, and from there into another phone, once', async () => {
  const { page } = await phone()
  await page.goto('/')
  await give(page, 'Import a table log', [
    join(LOGS, 'game-four-players.jsonl'),
    join(LOGS, 'game-dishonest-1-evidence.jsonl'),
  ])
  await page.getByText('2 tables imported').waitFor()
  await page.goto('/scores/storage/')
  await page.getByText('Never backed up yet.').waitFor()
  await looksRight(page)
  const archive = await saved(page, 'Back up everything')
  expect(archive.name).toMatch(/^kiebitz-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByText(/^Last backup: today/).waitFor()
  const { name, buffer } = await saved(page, 'Results as a table (CSV)')
  expect(name).toMatch(/^kiebitz-results-.*\.csv$/)
  expect(buffer.toString()).toMatch(/^\uFEFFDate,Time,Game,Name,Place/)

  const { page: other } = await phone({ locale: 'de-DE', colorScheme: 'dark' })
  await other.goto('/scores/storage/')
  await give(other, 'Sicherung einlesen', archive)
  const report = other.getByRole('dialog', { name: 'Eingelesen' })
  await report.getByText('2 neu', { exact: true }).waitFor()
  await looksRight(other)
  await report.getByRole('button', { name: 'Fertig' }).click()
  expect(await count(other, 'Tische')).toBe('2')
  await give(other, 'Sicherung einlesen', archive)
  await other.getByRole('dialog', { name: 'Nichts Neues' }).getByText('2 schon da', { exact: true }).waitFor()
  await other.keyboard.press('Escape')
  await sheetsLeft(other)

  // What is deleted can be brought back from here, or goes for good.
  await other.goto('/')
  await other
    .getByRole('button', { name: /^Menü:/ })
    .first()
    .click()
  await other.getByRole('button', { name: 'Tisch löschen' }).click()
  await other.getByRole('button', { name: 'Rückgängig' }).waitFor()
  await sheetsLeft(other)
  await other.goto('/scores/storage/')
  await other.getByRole('button', { name: /^Zurückholen:/ }).waitFor()
  await looksRight(other)
  expect(await count(other, 'Tische')).toBe('1')
  await other.getByRole('button', { name: /^Zurückholen:/ }).click()
  await other.getByText(/^Wieder da:/).waitFor()
  await expect.poll(() => count(other, 'Tische')).toBe('2')
  await other.goto('/')
  await other
    .getByRole('button', { name: /^Menü:/ })
    .first()
    .click()
  await other.getByRole('button', { name: 'Tisch löschen' }).click()
  await other.getByRole('button', { name: 'Rückgängig' }).waitFor()
  await sheetsLeft(other)
  await other.goto('/scores/storage/')
  await other.getByRole('button', { name: /^Endgültig löschen:/ }).click()
  const sure = other.getByRole('alertdialog', { name: 'Endgültig löschen?' })
  await looksRight(other)
  await sure.getByRole('button', { name: 'Endgültig löschen' }).click()
  await other.getByText('Endgültig gelöscht.').waitFor()
  expect(await other.getByRole('button', { name: /^Zurückholen:/ }).count()).toBe(0)
  expect(await count(other, 'Tische')).toBe('1')

  // What went for good comes from the backup; then everything goes at once, and is back at once.
  await give(other, 'Sicherung einlesen', archive)
  await other.getByRole('dialog', { name: 'Eingelesen' }).getByText('1 neu · 1 schon da').waitFor()
  await other.keyboard.press('Escape')
  await sheetsLeft(other)
  await expect.poll(() => count(other, 'Tische')).toBe('2')
  await other.getByRole('button', { name: 'Alles löschen …' }).click()
  const everything = other.getByRole('alertdialog', { name: 'Was soll gelöscht werden?' })
  expect(await everything.getByRole('switch', { name: /^2 fertige Spiele/ }).isChecked()).toBe(true)
  await looksRight(other)
  await everything.getByRole('button', { name: 'Löschen', exact: true }).click()
  await other.getByText('2 gelöscht.').waitFor()
  await expect.poll(() => count(other, 'Tische')).toBe('0')
  expect(await other.getByRole('button', { name: 'Alles löschen …' }).count()).toBe(0)
  await sheetsLeft(other)
  await other.goto('/scores/games/')
  await other.getByText('Noch steht nichts im Buch.').waitFor()
  expect(await other.getByRole('list', { name: 'Spiele, das letzte zuerst' }).count()).toBe(0)
  await other.goto('/scores/storage/')
  await other
    .getByRole('button', { name: /^Zurückholen:/ })
    .first()
    .waitFor()
  expect(await other.getByRole('button', { name: /^Zurückholen:/ }).count()).toBe(2)
  await other.getByRole('button', { name: 'Alles zurückholen' }).click()
  await other.getByText('2 sind wieder da.').waitFor()
  await expect.poll(() => other.getByRole('button', { name: /^Zurückholen:/ }).count()).toBe(0)
  expect(await count(other, 'Tische')).toBe('2')
  await other.goto('/scores/games/')
  await expect
    .poll(() => other.getByRole('list', { name: 'Spiele, das letzte zuerst' }).getByRole('listitem').count())
    .toBe(2)
})

test('what is damaged or no archive is refused whole, with the reason', async () => {
  const { page } = await phone()
  await page.goto('/scores/storage/')
  const good = archiveFile(3, 5)
  const bad = Buffer.from(good.buffer)
  const middle = bad.indexOf('tables/') + 60
  bad[middle] = (bad[middle] as number) ^ 0xff
  await bring(page, { ...good, buffer: bad })
  const refused = page.getByRole('alertdialog', { name: 'Not imported' })
  await refused.getByText('The file is damaged').waitFor()
  await refused.getByText('Nothing of this file was kept').waitFor()
  await looksRight(page)
  await page.keyboard.press('Escape')
  await bring(page, { ...good, buffer: Buffer.from('{"kiebitz":1}') })
  await refused.getByText('This is no backup of Kiebitz.').waitFor()
  await page.keyboard.press('Escape')
  expect(await count(page, 'Tables')).toBe('0')
})

test('all of it works without network', async () => {
  const { page, context } = await offlinePhone()
  await page.goto('/scores/storage/')
  await keptOffline(page)
  await context.setOffline(true)
  await page.reload()
  await bring(page, archiveFile(2, 5))
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'Done' }).click()
  const { buffer } = await saved(page, 'Back up everything')
  expect(buffer.toString('latin1')).toContain('manifest.json')
})

test('a tab killed in the middle of an import leaves nothing of it, and the page answers meanwhile', async () => {
  const { page, context } = await phone()
  await page.goto('/scores/storage/')
  await bring(page, archiveFile(2, 5))
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'Done' }).click()
  // Running tables: each of their moves is a row of its own.
  const many = archiveFile(800, 20, false)
  await page.evaluate(() => {
    const waits: number[] = []
    Object.assign(window, { waits })
    let before = performance.now()
    setInterval(() => {
      waits.push(performance.now() - before)
      before = performance.now()
    }, 20)
  })
  await bring(page, many)
  await page.getByText('Writing into the book').waitFor()
  // Some of it must have been written by now.
  await expect
    .poll(() => page.getByRole('progressbar').getAttribute('value').then(Number), { timeout: 30_000 })
    .toBeGreaterThan(0.2)
  const longest = await page.evaluate(() => Math.max(...(window as unknown as { waits: number[] }).waits))
  expect(longest).toBeLessThan(1000)
  const crashed = page.waitForEvent('crash')
  const cdp = await context.newCDPSession(page)
  void cdp.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const again = await context.newPage()
  await again.goto('/scores/storage/')
  await expect.poll(() => count(again, 'Tables')).toBe('2')
  await bring(again, many)
  // Two of them were there before, with other moves: both versions are kept.
  await again.getByRole('dialog', { name: 'Imported' }).getByText('2 tables go on differently').waitFor(SLOW)
  await again.getByRole('button', { name: 'Done' }).click()
}, 120_000)

test('on a full device an import says so, and loses nothing', async () => {
  const { page, context } = await phone()
  await page.goto('/scores/storage/')
  // Before anything is written: Chromium remembers for a while how much room there was.
  const { origin } = new URL(page.url())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 })
  await bring(page, archiveFile(2, 5))
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'Done' }).click()
  await bring(page, archiveFile(800, 20, false))
  const refused = page.getByRole('alertdialog', { name: 'Not imported' })
  await refused.getByText('There is no room left on the device.').waitFor(SLOW)
  await page.keyboard.press('Escape')
  await sheetsLeft(page)
  expect(await count(page, 'Tables')).toBe('2')
  await cdp.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await expect.poll(() => count(page, 'Tables')).toBe('2')
  const archive = await saved(page, 'Back up everything')
  expect(archive.buffer.length).toBeGreaterThan(500)
}, 120_000)
