import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { root } from '../../lib/cli/export'
import { LONG } from '../long'
import { confirm, confirmOf, READING, readStoredEvents, sitDown } from './camera-table'
import { inRow, photographed, type Scene } from './scene'
import { accessibilityFaults, phone } from './support'

// What happens to a photo is the same wherever it comes from: these are picked as files, which needs no camera.

vi.setConfig({ testTimeout: 300_000 })

/** Picks a photo of what lies there; it is looked at at once. */
async function photograph(page: Page, scene: Scene): Promise<void> {
  await page.getByRole('button', { name: 'Camera' }).tap()
  const buffer = await photographed(scene)
  await page.locator('input[type=file]').setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer })
}

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
  // In a short run only until halves have set the pile aside.
  const played = WHOLE_GAME.slice(0, LONG ? undefined : 11)
  const events = played.map(([name, cards], index) => ({
    do: index < 2 ? 'face-up' : 'play',
    by: name === 'Ana' ? 0 : 1,
    cards: cards.split(' '),
  }))
  const { page } = await phone()
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  for (const [name, cards] of played) {
    await photograph(page, inRow('mezza', cards.split(' '), 380))
    await confirmOf(page, name)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  if (LONG) {
    const places = page.getByRole('region', { name: 'Result' }).getByRole('listitem')
    await places.first().waitFor()
    expect((await places.allTextContents()).map((text) => text.trim())).toEqual(['1.Ben', '2.Ana'])
  }
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
  const { page } = await phone()
  await sitDown(page, title, ['Ana', 'Ben', 'Cem'])
  for (const { cards, by } of photos) {
    await photograph(page, inRow(game, cards))
    await (by ? confirmOf(page, by) : confirm(page))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(await readStoredEvents(page)).toEqual(photos.map(({ event }) => event))
})

test('a photo of what lay there before is asked about, and logs nothing', async () => {
  const { page } = await phone()
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await photograph(page, inRow('mezza', ['1']))
  await confirmOf(page, 'Ana')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await photograph(page, inRow('mezza', ['1']))
  const nothing = page.getByRole('button', { name: 'It lies there already' })
  await nothing.waitFor(READING)
  expect(await accessibilityFaults(page)).toEqual([])
  await nothing.tap()
  await nothing.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await readStoredEvents(page)).toEqual([{ do: 'play', by: 0, cards: ['1'] }])
})

test('what could not be written is said over the camera, and can be confirmed again', async () => {
  const { page, context } = await phone()
  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await photograph(page, inRow('mezza', ['1']))
  const answer = page.getByRole('button', { name: /^(.*\bAna\b.*legal|That is right)$/ }).first()
  await answer.waitFor(READING)

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
    }, READING)
    .toBe(0)
  expect(await readStoredEvents(page)).toEqual([{ do: 'play', by: 0, cards: ['1'] }])
})

test.each([
  ['Mezza', 'mezza', '1', { do: 'play', by: 0, cards: ['1'] }],
  ['Mau Mau', 'mau-mau', 'r5', { do: 'start', by: 0, card: 'r5' }],
] as const)(
  'the stock of %s, which lies face down beside the pile, is taken for no card',
  async (title, game, card, event) => {
    const { page } = await phone()
    await sitDown(page, title, ['Ana', 'Ben', 'Cem'])
    const skip = page.getByRole('button', { name: 'Start without face-up cards' })
    if (await skip.isVisible()) await skip.tap()
    await photograph(page, inRow(game, ['back', card]))
    const labels = page.getByRole('dialog').getByRole('button', { name: /^Card \d: / })
    await labels.filter({ hasText: '–' }).waitFor(READING)
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
    await page.getByText('There are only cards here that lie face down').waitFor(READING)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await readStoredEvents(page)).toEqual([event])
  },
)

test('a deck that was taught learns from what is corrected, once somebody wants that', async () => {
  const { page } = await phone()
  await page.goto('/decks/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a deck file' }).click()
  const deck = await readFile(join(root, 'models/decks/mezza.json'))
  await (await chooser).setFiles({ name: 'shop.json', mimeType: 'application/json', buffer: deck })
  await page.getByRole('radio', { name: /^shop/ }).waitFor()
  const before = await storedDeck(page)

  await sitDown(page, 'Mezza', ['Ana', 'Ben'])
  await photograph(page, inRow('mezza', ['8']))
  await page.getByRole('button', { name: /^Card 1: eight/ }).tap(READING)
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
