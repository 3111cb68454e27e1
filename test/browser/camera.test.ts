import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { confirm, confirmOf, READING, readStoredEvents, sitDown } from './camera-table'
import { inRow, photographed, type Scene } from './scene'
import { accessibilityFaults, CAMERA, keptOffline, needWindows, offlinePhone, phone } from './support'

vi.setConfig({ testTimeout: 300_000 })
needWindows()

/** Lays a scene before the browser's camera; the page sees it when it opens the camera next. */
async function lay(scene: Scene): Promise<void> {
  const frame = await photographed(scene)
  await writeFile(CAMERA, Buffer.concat([frame, frame]))
}

afterAll(() => rm(CAMERA, { force: true }))

const open = (page: Page) => page.getByRole('button', { name: 'Camera' }).tap()
const shoot = (page: Page) => page.getByRole('button', { name: 'Take a photo' }).tap(READING)

/** Photographs what lies there and waits for what is proposed. */
async function photograph(page: Page, scene: Scene): Promise<void> {
  await lay(scene)
  await open(page)
  await shoot(page)
}

test('a game of Mezza begins by photographs alone, and its log says what was laid', async () => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])

  const faceUp = [
    ['Ana', ['3½', '8', '5']],
    ['Ben', ['7', '2', '9½']],
  ] as const
  for (const [name, cards] of faceUp) {
    await photograph(page, inRow('mezza', cards, 380))
    await confirmOf(page, name)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await photograph(page, inRow('mezza', ['1']))
  await confirmOf(page, 'Ana')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // Ben is on turn: nobody need say so.
  await photograph(page, inRow('mezza', ['4', '4']))
  await page.getByText('Ben: 4, 4: legal').last().waitFor(READING)
  // Enter would confirm it, and who cannot see it is told.
  expect(
    await page.getByRole('button', { name: 'That is right' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  expect(await page.getByRole('dialog').getByRole('status').first().innerText()).toContain('Ben: 4, 4: legal')
  await confirm(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // An 8 on a 4 is against the rules: the referee sees it.
  await photograph(page, inRow('mezza', ['8']))
  await page.getByText('Ana: 8: illegal').last().waitFor(READING)
  expect(await accessibilityFaults(page)).toEqual([])
  await confirm(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).tap()

  expect(await readStoredEvents(page)).toEqual([
    { do: 'face-up', by: 0, cards: ['3½', '8', '5'] },
    { do: 'face-up', by: 1, cards: ['7', '2', '9½'] },
    { do: 'play', by: 0, cards: ['1'] },
    { do: 'play', by: 1, cards: ['4', '4'] },
    { do: 'play', by: 0, cards: ['8'], ruling: 'taken-back' },
  ])
})

test('a card is corrected by tapping it, and left out; offline as well', async () => {
  const { page, context } = await offlinePhone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await keptOffline(page)
  // The first photo loads the reader; from then on the phone has it.
  await photograph(page, inRow('mezza', ['8']))
  await page.getByRole('button', { name: /^Card 1: eight/ }).waitFor(READING)
  await context.setOffline(true)
  await page.reload()
  await photograph(page, inRow('mezza', ['8', '2']))
  // Either may have been laid: which of them is offered first is chance.
  await page.getByRole('button', { name: /^Card 1/ }).tap(READING)
  await page.getByRole('button', { name: 'seven', exact: true }).last().tap()
  await page.getByRole('button', { name: /^Card 1: seven/ }).waitFor(READING)
  await page.getByRole('button', { name: /^Card 2/ }).tap()
  await page.getByRole('button', { name: 'Not part of it' }).tap()
  await confirmOf(page, 'Ben')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await readStoredEvents(page)).toEqual([{ do: 'play', by: 1, cards: ['7'] }])
})

test('says what to do where there is no camera, no card, or too little light; a picked file does as well', async () => {
  const { page } = await phone()
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await lay({ cards: [] })
  await open(page)
  await page.getByText('Kiebitz may not use the camera').waitFor(READING)
  const folder = await mkdtemp(join(tmpdir(), 'kiebitz-photos-'))
  const pick = async (name: string, content: Buffer | string) => {
    const path = join(folder, name)
    await writeFile(path, content)
    await page.locator('input[type=file]').setInputFiles(path)
  }
  const again = () => page.getByRole('button', { name: 'New photo' }).tap()
  await pick('empty.jpg', await photographed({ cards: [] }))
  await page.getByText('No card found').waitFor(READING)
  await again()
  await pick('dark.jpg', await photographed({ cards: [], light: 0.1 }))
  await page.getByText('Too dark').waitFor(READING)
  await again()
  await pick('text.jpg', 'no picture')
  await page.getByText('That is no picture').waitFor(READING)
  await again()
  // Two play with the short deck, which has no 6.
  await pick('six.jpg', await photographed(inRow('mezza', ['6'])))
  await page.getByText('6: this game has no such card').waitFor(READING)
  // Whoever only wants to know is told.
  await page.getByRole('radio', { name: 'Which card?' }).check()
  const told = page.getByRole('list', { name: 'Which card?' })
  expect(await told.getByRole('listitem').allInnerTexts()).toEqual(['6\nsix'])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'A move' }).check()
  await again()
  await pick('one.jpg', await photographed(inRow('mezza', ['3½'])))
  await page.getByRole('button', { name: /^Card 1: three and a half/ }).waitFor(READING)
  expect(await accessibilityFaults(page)).toEqual([])
  // A reader that fails at a photo is started anew, and reads it.
  await again()
  await pick('eight.jpg', await photographed(inRow('mezza', ['8'])))
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory')
    })
  })
  await page.getByRole('button', { name: /^Card 1: eight/ }).waitFor(READING)
  await rm(folder, { recursive: true })
})

test('small cards are shown from closer, and each label can be tapped', async () => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben', 'Cem'])
  const cards = [
    ['3', 0.44, 0.45],
    ['8', 0.51, 0.45],
    ['½', 0.44, 0.58],
    ['5', 0.51, 0.58],
  ] as const
  const laid = cards.map(([card, x, y]) => ({ game: 'mezza', card, x, y, height: 110 }))
  await photograph(page, { table: '#335a44', cards: laid })
  const labels = page.getByRole('dialog').getByRole('button', { name: /^Card \d: / })
  await labels.nth(3).waitFor(READING)
  const shown = await page.locator('video').evaluate((video) => {
    const whole = (video.parentElement as HTMLElement).clientWidth
    return video.getBoundingClientRect().width / whole
  })
  expect(shown).toBeGreaterThan(2.5)
  for (const label of await labels.all()) {
    // Nothing lies over any of its corners.
    const free = await label.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const xs = [left + 12, right - 12]
      const ys = [top + 12, bottom - 12]
      return xs.every((x) => ys.every((y) => button.contains(document.elementFromPoint(x, y))))
    })
    expect(free).toBe(true)
  }
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'New photo' }).tap()
  expect(await page.locator('video').evaluate((video) => video.style.transform)).toBe('')
})
