import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { root } from '../../lib/cli/export'
import { readStoredEvents, sitDown } from './camera-table'
import { inRow, photographed, type Scene } from './scene'
import { accessibilityFaults, CAMERA, keptOffline, needWindows, offlinePhone, phone } from './support'

// The nets in WebAssembly, and the page, on a busy machine.
const SLOW = { timeout: 90_000 }
vi.setConfig({ testTimeout: 300_000 })
needWindows()

/** Lays a scene before the browser's camera; the page sees it when it opens the camera next. */
async function lay(scene: Scene): Promise<void> {
  const frame = await photographed(scene)
  await writeFile(CAMERA, Buffer.concat([frame, frame]))
}

afterAll(() => rm(CAMERA, { force: true }))

const open = (page: Page) => page.getByRole('button', { name: 'Camera' }).tap()
const shoot = (page: Page) => page.getByRole('button', { name: 'Take a photo' }).tap(SLOW)

/** Photographs what lies there and waits for what is proposed. */
async function photograph(page: Page, scene: Scene): Promise<void> {
  await lay(scene)
  await open(page)
  await shoot(page)
}

const confirm = (page: Page) => page.getByRole('button', { name: 'That is right' }).tap(SLOW)
/** Confirms what somebody did: of several proposals theirs. */
const confirmOf = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^(.*\\b${name}\\b.*legal|That is right)$`) })
    .first()
    .tap(SLOW)

test('a game of Mezza begins by photographs alone, and its log says what was laid', async () => {
  const { page, context } = await offlinePhone()
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
  await page.getByText('Ben: 4, 4: legal').last().waitFor(SLOW)
  // Enter would confirm it, and who cannot see it is told.
  expect(
    await page.getByRole('button', { name: 'That is right' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  expect(await page.getByRole('dialog').getByRole('status').first().innerText()).toContain('Ben: 4, 4: legal')
  await confirm(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // An 8 on a 4 is against the rules: the referee sees it.
  await photograph(page, inRow('mezza', ['8']))
  await page.getByText('Ana: 8: illegal').last().waitFor(SLOW)
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

/** A short game of two: who laid what, first the face-up cards. Sevens skip, halves set the pile aside, the last card is blind. */
const WHOLE_GAME = [
  ['Ana', '6½ 6½ joker'],
  ['Ben', '4 ½ ½'],
  ['Ana', '1 1 1'],
  ['Ben', '8 8 8'],
  ['Ana', 'joker joker joker'],
  ['Ben', '0 0 0'],
  ['Ana', '3½ 3½ 3½'],
  ['Ben', '7 7 7'],
  ['Ben', '9½ 9½ 9½'],
  ['Ana', '½ ½ ½'],
  ['Ana', '2 2 2'],
  ['Ben', '4 4 4'],
  ['Ana', '½ ½ ½'],
  ['Ben', '5 5 5'],
  ['Ana', '6½ 6½'],
  ['Ben', '½ ½ ½'],
  ['Ben', '½ ½'],
  ['Ben', '4'],
  ['Ana', '0'],
  ['Ben', '8'],
  ['Ana', '9½'],
  ['Ben', '½'],
  ['Ben', '1'],
] as const

test('a whole game of Mezza is played by photographs alone, and its log is the expected one', async () => {
  const events = WHOLE_GAME.map(([name, cards], index) => ({
    do: index < 2 ? 'face-up' : 'play',
    by: name === 'Ana' ? 0 : 1,
    cards: cards.split(' '),
  }))
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  for (const [name, cards] of WHOLE_GAME) {
    await photograph(page, inRow('mezza', cards.split(' '), 380))
    await confirmOf(page, name)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const places = page.getByRole('region', { name: 'Result' }).getByRole('listitem')
  await places.first().waitFor()
  expect((await places.allTextContents()).map((text) => text.trim())).toEqual(['1.Ben', '2.Ana'])
  expect(await readStoredEvents(page)).toEqual(events)
})

test.each([
  [
    'Mau Mau',
    'mau-mau',
    [
      { cards: ['r5'], by: 'Ana', event: { do: 'start', by: 0, card: 'r5' } },
      // Whoever is on turn need not be named.
      { cards: ['r8'], by: null, event: { do: 'play', by: 0, card: 'r8' } },
    ],
  ],
  ['Misch Masch', 'misch-masch', [{ cards: ['DE'], by: null, event: { do: 'turn-up', card: 'DE' } }]],
  [
    'Merge',
    'merge',
    [
      { cards: ['r3', 'b8'], by: 'Ana', event: { do: 'lay-out', by: 0, cards: ['r3', 'b8'] } },
      { cards: ['g2', 'y9'], by: 'Ben', event: { do: 'lay-out', by: 1, cards: ['g2', 'y9'] } },
    ],
  ],
] as const)('a game of %s begins by photographs, too', async (title, game, photos) => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, title, ['Ana', 'Ben', 'Cem'])
  for (const { cards, by } of photos) {
    await photograph(page, inRow(game, cards))
    await (by ? confirmOf(page, by) : confirm(page))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(await readStoredEvents(page)).toEqual(photos.map(({ event }) => event))
})

test('a photo of what lay there before is asked about, and logs nothing', async () => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await photograph(page, inRow('mezza', ['1']))
  await confirmOf(page, 'Ana')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await photograph(page, inRow('mezza', ['1']))
  const nothing = page.getByRole('button', { name: 'It lies there already' })
  await nothing.waitFor(SLOW)
  expect(await accessibilityFaults(page)).toEqual([])
  await nothing.tap()
  await nothing.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await readStoredEvents(page)).toEqual([{ do: 'play', by: 0, cards: ['1'] }])
})

test('what could not be written is said over the camera, and can be confirmed again', async () => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await photograph(page, inRow('mezza', ['1']))
  const answer = page.getByRole('button', { name: /^(.*\bAna\b.*legal|That is right)$/ }).first()
  await answer.waitFor(SLOW)

  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Play on here' }).tap()
  await second.getByRole('button', { name: 'Play on here' }).waitFor({ state: 'detached' })
  await answer.tap()
  await page.getByRole('dialog').getByRole('alert').getByText('Here you are reading along').waitFor()

  // As soon as this tab may write again, the same photo does.
  await second.close()
  await expect
    .poll(async () => {
      if (await answer.isVisible()) await answer.tap()
      return await page.getByRole('dialog').count()
    }, SLOW)
    .toBe(0)
  expect(await readStoredEvents(page)).toEqual([{ do: 'play', by: 0, cards: ['1'] }])
})

test('a card is corrected by tapping it, and left out; offline as well', async () => {
  const { page, context } = await offlinePhone()
  await context.grantPermissions(['camera'])
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await keptOffline(page)
  // The first photo loads the reader; from then on the phone has it.
  await photograph(page, inRow('mezza', ['8']))
  await page.getByRole('button', { name: /^Card 1: eight/ }).waitFor(SLOW)
  await context.setOffline(true)
  await page.reload()
  await photograph(page, inRow('mezza', ['8', '2']))
  // Either may have been laid: which of them is offered first is chance.
  await page.getByRole('button', { name: /^Card 1/ }).tap(SLOW)
  await page.getByRole('button', { name: 'seven', exact: true }).last().tap()
  await page.getByRole('button', { name: /^Card 1: seven/ }).waitFor(SLOW)
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
  await page.getByText('Kiebitz may not use the camera').waitFor(SLOW)
  const folder = await mkdtemp(join(tmpdir(), 'kiebitz-photos-'))
  const pick = async (name: string, content: Buffer | string) => {
    const path = join(folder, name)
    await writeFile(path, content)
    await page.locator('input[type=file]').setInputFiles(path)
  }
  const again = () => page.getByRole('button', { name: 'New photo' }).tap()
  await pick('empty.jpg', await photographed({ cards: [] }))
  await page.getByText('No card found').waitFor(SLOW)
  await again()
  await pick('dark.jpg', await photographed({ cards: [], light: 0.1 }))
  await page.getByText('Too dark').waitFor(SLOW)
  await again()
  await pick('text.jpg', 'no picture')
  await page.getByText('That is no picture').waitFor(SLOW)
  await again()
  // Two play with the short deck, which has no 6.
  await pick('six.jpg', await photographed(inRow('mezza', ['6'])))
  await page.getByText('6: this game has no such card').waitFor(SLOW)
  // Whoever only wants to know is told.
  await page.getByRole('radio', { name: 'Which card?' }).check()
  const told = page.getByRole('list', { name: 'Which card?' })
  expect(await told.getByRole('listitem').allInnerTexts()).toEqual(['6\nsix'])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'A move' }).check()
  await again()
  await pick('one.jpg', await photographed(inRow('mezza', ['3½'])))
  await page.getByRole('button', { name: /^Card 1: three and a half/ }).waitFor(SLOW)
  expect(await accessibilityFaults(page)).toEqual([])
  // A reader that fails at a photo is started anew, and reads it.
  await again()
  await pick('eight.jpg', await photographed(inRow('mezza', ['8'])))
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory')
    })
  })
  await page.getByRole('button', { name: /^Card 1: eight/ }).waitFor(SLOW)
  await rm(folder, { recursive: true })
})

test.each([
  ['Mezza', 'mezza', '1', { do: 'play', by: 0, cards: ['1'] }],
  ['Mau Mau', 'mau-mau', 'r5', { do: 'start', by: 0, card: 'r5' }],
] as const)(
  'the stock of %s, which lies face down beside the pile, is taken for no card',
  async (title, game, card, event) => {
    const { page, context } = await phone()
    await context.grantPermissions(['camera'])
    await sitDown(page, title, ['Ana', 'Ben', 'Cem'])
    const skip = page.getByRole('button', { name: 'Start without face-up cards' })
    if (await skip.isVisible()) await skip.tap()
    await photograph(page, inRow(game, ['back', card]))
    const labels = page.getByRole('dialog').getByRole('button', { name: /^Card \d: / })
    await labels.filter({ hasText: '–' }).waitFor(SLOW)
    expect(await labels.count()).toBe(2)
    // Nothing likely is offered for it, and it may be called any card all the same.
    await labels.filter({ hasText: '–' }).tap()
    await page.getByRole('button', { name: 'Not part of it', pressed: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Not part of it' }).tap()
    await page.getByRole('radio', { name: 'Which card?' }).check()
    const told = page.getByRole('list', { name: 'Which card?' }).getByRole('listitem')
    expect(await told.filter({ hasText: 'left out' }).count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('radio', { name: 'A move' }).check()
    await confirmOf(page, 'Ana')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // The stock alone is nothing to log.
    await photograph(page, inRow(game, ['back']))
    await page.getByText('There are only cards here that lie face down').waitFor(SLOW)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await readStoredEvents(page)).toEqual([event])
  },
)

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
  await labels.nth(3).waitFor(SLOW)
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

test('a deck that was taught learns from what is corrected, once somebody wants that', async () => {
  const { page, context } = await phone()
  await context.grantPermissions(['camera'])
  await page.goto('/decks/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a deck file' }).click()
  const deck = await readFile(join(root, 'models/decks/mezza.json'))
  await (await chooser).setFiles({ name: 'shop.json', mimeType: 'application/json', buffer: deck })
  await page.getByRole('radio', { name: /^shop/ }).waitFor()
  const before = await storedDeck(page)

  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await photograph(page, inRow('mezza', ['8']))
  await page.getByRole('button', { name: /^Card 1: eight/ }).tap(SLOW)
  const learn = page.getByRole('region', { name: 'May your deck learn from this?' })
  expect(await learn.count()).toBe(0)
  await page.getByRole('button', { name: 'seven', exact: true }).last().tap()
  await learn.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await learn.getByRole('button', { name: 'Yes, learn' }).tap()
  await learn.waitFor({ state: 'detached' })
  await confirmOf(page, 'Ben')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => storedDeck(page)).not.toBe(before)
})

/** The deck file that the phone keeps. */
const storedDeck = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('kiebitz')
        opened.onsuccess = () => {
          const asked = opened.result.transaction('decks').objectStore('decks').getAll()
          asked.onsuccess = () => {
            opened.result.close()
            resolve(asked.result[0].text)
          }
        }
      }),
  )
