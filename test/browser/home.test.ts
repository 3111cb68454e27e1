import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cutOff, SIZES, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

const header = (players: readonly string[], more: object = {}) =>
  JSON.stringify({ kiebitz: 1, game: 'mezza', players, ...more })
const OPENING = '{"do":"play","by":0,"cards":["½"]}'
const END = '{"do":"end"}'
const LONG = [
  'Maximiliane-Theodora',
  'Großvater Hans-Günther',
  'Anneliese von und zu Hohenstein',
  'Rindfleischetikettierung'.repeat(2),
]

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(lines.map((line) => `${line}\n`).join('')),
})

/** Brings files as the picker would. */
async function bring(page: Page, ...files: ReturnType<typeof file>[]) {
  await page.locator('input[type=file]').setInputFiles(files)
}

const cards = (page: Page) => page.getByRole('listitem')
const menu = (page: Page, names: string) => page.getByRole('button', { name: `Menu: ${names}` })

test('the first visit says what Kiebitz is, and the way to a table is one tap', async () => {
  const { page } = await phone()
  await page.goto('/')
  await page.getByText('Kiebitz watches your card game').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const link = page.getByRole('link', { name: 'New table' })
  const box = await link.boundingBox()
  expect(box && box.y + box.height / 2, 'within reach of the thumb').toBeGreaterThan(700)
  await link.click()
  await page.waitForURL('**/new/')
})

test('a table log comes in, is listed by what goes on, and goes out again byte for byte', async () => {
  const { page } = await phone()
  await page.goto('/')
  const lines = [
    header(['Ana', 'Ben', 'Cem'], { started: '2026-11-20T17:00:00.000Z', venue: { table: 4 } }).replace('{', '{ '),
    ` ${OPENING.replace('}', ', "mood":"caf\\u00e9"}')}\t`,
  ]
  const log = file('a game.jsonl', ...lines)
  await bring(page, log)
  await page.waitForURL('**/table/?id=*')
  await page.goto('/')
  const card = cards(page).first()
  await card.getByText('Ben is to play').waitFor()
  expect(await card.innerText()).toMatch(/Ana, Ben, Cem\nBen is to play\nMezza · move 1 · today, \d+:\d\d/)

  await menu(page, 'Ana, Ben, Cem').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the table log' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('kiebitz-mezza-2026-11-20-ana-ben-cem.jsonl')
  expect(await readFile(await download.path())).toEqual(log.buffer)
  await page.getByText('Saved as kiebitz-mezza').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()

  await card.getByRole('link').click()
  await page.waitForURL('**/table/?id=*')
})

test('a table log is handed to another app, and saved where the browser will not', async () => {
  const { page } = await phone()
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: async ({ files: [log] }: { files: File[] }) => {
        if (shared.length > 0) throw new DOMException('not this kind of file', 'NotAllowedError')
        shared.push(`${log?.name}: ${await log?.text()}`)
      },
    })
  })
  await page.goto('/')
  await bring(page, file('a.jsonl', header(['Ana', 'Ben'])), file('b.jsonl', header(['Jo', 'Mia'])))
  await menu(page, 'Ana, Ben').click()
  const share = page.getByRole('button', { name: 'Share the table log' })
  await share.click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  await expect.poll(shared).toEqual([expect.stringMatching(/^kiebitz-mezza-[0-9-]+-ana-ben\.jsonl: \{.*\}\n$/)])
  expect(await page.getByText('Saved as').count()).toBe(0)
  const downloading = page.waitForEvent('download')
  await share.click()
  expect((await downloading).suggestedFilename()).toMatch(/-ana-ben\.jsonl$/)
  await page.getByText('Saved as').waitFor()
})

test('what is no table log is refused by its line, and nothing of it is kept', async () => {
  const { page } = await phone()
  await page.goto('/')
  await bring(page, file('shopping.txt', 'milk'))
  const sheet = page.getByRole('alertdialog', { name: 'Not imported' })
  await sheet.getByText('Line 1: this is not JSON').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Kiebitz watches your card game').waitFor()

  await bring(
    page,
    file('good.jsonl', header(['Jo', 'Mia'])),
    file('bad.jsonl', header(['Ana', 'Ben']), OPENING, '{"do":"dance"}'),
  )
  await sheet.getByText('bad.jsonl').waitFor()
  await sheet.getByText('Line 3:').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByText('One table imported').waitFor()
  await cards(page).getByText('Jo, Mia').waitFor()
  expect(await cards(page).count()).toBe(1)

  // Brought again it is the same table, and that is said.
  await bring(page, file('good.jsonl', header(['Jo', 'Mia'])), file('other.jsonl', header(['Cem', 'Dora'])))
  await page.getByText('One table imported · One table was already here').waitFor()
  await cards(page).getByText('Cem, Dora').waitFor()
  expect(await cards(page).count()).toBe(2)
})

test('running tables stand above finished ones, the winner with them', async () => {
  const { page } = await phone()
  await page.goto('/')
  const leave = (by: number) => `{"do":"leave","by":${by}}`
  await bring(
    page,
    file('running.jsonl', header(['Ana', 'Ben']), OPENING),
    file('new.jsonl', header(['Jo', 'Mia'])),
    file('won.jsonl', header(['Cem', 'Dora'], { started: '2025-11-20T17:00:00.000Z' }), OPENING, leave(0)),
    file('stopped.jsonl', header(['Eva', 'Fritz'], { started: '2025-12-20T17:00:00.000Z' }), END),
  )
  await page.getByText('4 tables imported').waitFor()
  await expect
    .poll(async () => (await cards(page).allInnerTexts()).map((text) => text.split('\n').slice(0, 3)))
    .toEqual([
      ['Jo, Mia', 'Nothing played yet', expect.stringMatching(/^Mezza · today, /)],
      ['Ana, Ben', 'Ben is to play', expect.stringMatching(/^Mezza · move 1 · today, /)],
      ['Eva, Fritz', 'Stopped, nobody won', 'Mezza · 1 move · 20 Dec 2025'],
      ['Cem, Dora', 'Won by Dora', 'Mezza · 2 moves · 20 Nov 2025'],
    ])
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Kiebitz', 'In progress', 'Finished'])
})

test('a deleted table can be had back for ten seconds, by keyboard too', async () => {
  const { page } = await phone()
  await page.clock.install()
  await page.goto('/')
  await bring(page, file('a.jsonl', header(['Ana', 'Ben'])), file('b.jsonl', header(['Jo', 'Mia'])))
  const undo = page.getByRole('button', { name: 'Undo' })
  const remove = async (names: string) => {
    await menu(page, names).click()
    await page.getByRole('button', { name: 'Delete the table' }).click()
    await undo.waitFor()
  }
  await remove('Ana, Ben')
  await page.getByText('Deleted: Ana, Ben').waitFor()
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page).count()).toBe(2)
  expect(await undo.count()).toBe(0)

  await remove('Ana, Ben')
  await page.clock.fastForward(9_000)
  await remove('Jo, Mia')
  await page.getByText('2 tables deleted').waitFor()
  await page.clock.fastForward(9_000)
  await undo.click()
  await expect.poll(() => cards(page).count()).toBe(2)

  await remove('Jo, Mia')
  await page.clock.fastForward(10_100)
  await expect.poll(() => undo.count()).toBe(0)
  await page.reload()
  await cards(page).first().waitFor()
  expect(await cards(page).allInnerTexts()).toEqual([expect.stringContaining('Ana, Ben')])
})

test('the note of a deletion waits for who is at it by keyboard, and gives the focus on when it goes', async () => {
  const { page } = await phone()
  await page.clock.install()
  await page.goto('/')
  await bring(page, file('a.jsonl', header(['Ana', 'Ben'])), file('b.jsonl', header(['Jo', 'Mia'])))
  const undo = page.getByRole('button', { name: 'Undo' })
  const newTable = page.getByRole('link', { name: 'New table' })
  const isFocused = (at: typeof undo) => at.evaluate((element) => element === document.activeElement)
  await menu(page, 'Ana, Ben').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete the table' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(undo)).toBe(true)
  await page.clock.runFor(25_000)
  expect(await isFocused(undo)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page).count()).toBe(2)
  await expect.poll(() => isFocused(newTable)).toBe(true)

  await menu(page, 'Jo, Mia').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete the table' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(undo)).toBe(true)
  await page.keyboard.press('Tab')
  await page.clock.runFor(10_100)
  await expect.poll(() => undo.count()).toBe(0)
})

test('each screen has a name of its own, which is read out when one comes to it', async () => {
  const { page } = await phone()
  await page.goto('/')
  await expect.poll(() => page.title()).toBe('Kiebitz')
  await page.getByRole('link', { name: 'New table' }).click()
  await expect.poll(() => page.title()).toBe('New table · Kiebitz')
  const announced = () =>
    page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '')
  await expect.poll(announced).toBe('New table · Kiebitz')
  await page.goBack()
  await expect.poll(() => page.title()).toBe('Kiebitz')
  const paths = ['learn', 'learn/ask', 'learn/rules', 'learn/quiz', 'learn/practice', 'settings']
  for (const path of [...paths, 'scores', 'scores/games', 'scores/people', 'decks', 'print']) {
    await page.goto(`/${path}/`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect
      .poll(async () => (await page.title()) === `${await heading.innerText()} · Kiebitz`, { message: path })
      .toBe(true)
  }
})

test('a thousand tables are shown a page at a time', async () => {
  const { page } = await phone()
  await page.goto('/')
  await bring(page, file('a.jsonl', header(['Ana', 'Ben'])))
  await page.waitForURL('**/table/**')
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kiebitz')
      opening.onsuccess = () => resolve(opening.result)
    })
    const store = (mode: IDBTransactionMode) => db.transaction('tables', mode).objectStore('tables')
    const row = await new Promise<object>((resolve) => {
      const getting = store('readonly').getAll()
      getting.onsuccess = () => resolve(getting.result[0])
    })
    const tables = store('readwrite')
    for (let i = 0; i < 1200; i++)
      tables.put({ ...row, id: `copy${i}`, over: i % 2 === 0, status: 'Ana', created: i, changed: i })
    await new Promise((resolve) => {
      tables.transaction.oncomplete = resolve
    })
    db.close()
  })
  await page.goto('/')
  await expect.poll(() => cards(page).count()).toBe(100)
  await page.getByRole('button', { name: 'Show older ones (1101)' }).click()
  await page.getByRole('button', { name: 'Show older ones (1001)' }).waitFor()
  expect(await cards(page).count()).toBe(200)
})

test('a device without storage is told so, not left with an empty list', async () => {
  const { page } = await phone({ locale: 'de-DE' })
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ hasText: 'Dieser Browser lässt nichts speichern' })
  await alert.waitFor()
  expect(await alert.getByRole('button', { name: 'Neu laden' }).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

describe.each(SIZES)('at %i×%i, %s', (width, height, colorScheme) => {
  test('the list is whole, in German and with the longest names', async () => {
    const { page } = await phone({ viewport: { width, height }, colorScheme, locale: 'de-DE' })
    await page.goto('/')
    await page.getByText('Kiebitz schaut beim Kartenspielen zu').waitFor()
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
    await bring(page, file('a.jsonl', header(LONG), OPENING), file('b.jsonl', header(LONG), END))
    await cards(page).first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
    await page.getByRole('button', { name: 'Menü' }).first().click()
    await page.getByRole('button', { name: 'Tisch löschen' }).waitFor()
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  })
})
