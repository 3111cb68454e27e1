import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { archiveFile } from './archive-file'
import { bring, count, give, saved } from './archive-taps'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, keptOffline, offlinePhone, phone, sheetsLeft } from './support'

const LOGS = join(import.meta.dirname, '../fixtures/mezza')

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
  await expect.poll(() => other.getByRole('button', { name: /^Zurückholen:/ }).count()).toBe(0)
  await expect.poll(() => count(other, 'Tische')).toBe('1')

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
