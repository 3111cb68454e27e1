import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cutOff, SIZES, smallTargets } from './look'
import { inRow, photographed } from './scene'
import { accessibilityFaults, keptOffline, offlinePhone, ownServer, type Phone, phone, sheetsLeft } from './support'

/** The nets are loaded and warmed up, on a busy machine; milliseconds. */
const SLOW = { timeout: 120_000 }
/** For a whole test there. */
const WHOLE = 240_000

/** Begins a deck for a game, from the start screen. */
async function begin(page: Page, game: string, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Teach your own cards' }).click()
  await page.getByRole('button', { name: 'Teach a new deck' }).click()
  await page.getByRole('radio', { name: game }).check()
  await page.getByLabel('What is it called?').fill(name)
  await page.getByRole('button', { name: 'Teach it' }).click()
  await page.getByRole('heading', { name }).waitFor()
}

/** Hands a photo of these cards to the screen, and waits for what it has found. */
async function show(page: Page, game: string, cards: readonly string[]): Promise<string[]> {
  const buffer = await photographed(inRow(game, cards))
  await page.locator('[data-picker=files]').setInputFiles({ name: 'cards.jpg', mimeType: 'image/jpeg', buffer })
  const found = page.getByRole('dialog', { name: /found$/ })
  await found.waitFor(SLOW)
  return await found
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
}

const deckFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

async function bring(page: Page, file: ReturnType<typeof deckFile>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a deck file' }).click()
  await (await chooser).setFiles(file)
}

test(
  'a deck is taught from photos: several cards at once, corrected by a tap, and one that is asked for',
  async () => {
    const { page, context } = await offlinePhone()
    const fetched: string[] = []
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await begin(page, 'Mezza', 'The blue ones')
    await keptOffline(page)
    await page.getByRole('heading', { name: '0 of 15 cards learnt' }).waitFor()
    expect(fetched.some((path) => /recogniser|ocr/.test(path))).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])

    // The nets know these cards well: what they show is proposed.
    expect(await show(page, 'mezza', ['3½', '8', '5'])).toEqual([
      expect.stringMatching(/^Card 1: 3½/),
      expect.stringMatching(/^Card 2: 8/),
      expect.stringMatching(/^Card 3: 5/),
    ])
    // The second reader was asked too, and both came from the app's own server.
    expect(fetched).toContain('/ocr/eng.traineddata.gz')
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])

    await page.getByRole('button', { name: /^Card 3: 5/ }).click()
    await page.getByRole('dialog', { name: 'Which card is this?' }).getByRole('button', { name: 'Leave out' }).click()
    await page.getByRole('button', { name: /^Card 2: 8/ }).click()
    const which = page.getByRole('dialog', { name: 'Which card is this?' })
    expect(await accessibilityFaults(page)).toEqual([])
    await which.getByRole('button', { name: '7', exact: true }).click()
    await page.getByRole('button', { name: 'Card 2: 7' }).waitFor()
    await page.getByRole('button', { name: 'Learn 2 cards' }).click()
    await page.getByText('Learnt: 3½, 7').waitFor()
    await page.getByRole('heading', { name: '2 of 15 cards learnt' }).waitFor()

    // That was wrong: it is no 7 but an 8.
    await page.getByRole('button', { name: '7, learnt' }).click()
    await page.getByRole('button', { name: 'Forget' }).click()
    await page.getByRole('heading', { name: '1 of 15 cards learnt' }).waitFor()

    // Alone in the photo, and asked for: the joker, which shows no number.
    await page.getByRole('button', { name: 'Joker, not learnt yet' }).click()
    expect(await show(page, 'mezza', ['joker'])).toEqual(['Card 1: Joker'])
    await page.getByRole('button', { name: 'Learn one card' }).click()
    await page.getByRole('heading', { name: '2 of 15 cards learnt' }).waitFor()

    // What has been learnt is recognised by its looks.
    expect(await show(page, 'mezza', ['joker', '3½'])).toEqual(['Card 1: Joker', 'Card 2: 3½'])
    await page.keyboard.press('Escape')
    await sheetsLeft(page)
    await page.reload()
    await page.getByRole('heading', { name: '2 of 15 cards learnt' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    expect(await page.getByRole('radio', { name: 'The blue ones 2 of 15 cards learnt' }).isChecked()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  },
  WHOLE,
)

test(
  'what cannot be taught says what to do next',
  async () => {
    const { page } = await phone()
    await begin(page, 'Merge', 'Shop')
    const files = page.locator('[data-picker=files]')
    await files.setInputFiles(deckFile('notes.txt', 'no picture'))
    await page.getByText('This is no picture that can be opened').waitFor(SLOW)
    const picture = async (scene: Parameters<typeof photographed>[0]) => ({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographed(scene),
    })
    await files.setInputFiles(await picture({ cards: [] }))
    await page.getByText(/^No card found|^The photo is/).waitFor(SLOW)
    await files.setInputFiles(await picture({ cards: [], light: 0.05 }))
    await page.getByText('The photo is too dark.').waitFor(SLOW)
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  },
  WHOLE,
)

test(
  'of several pictures those that cannot be opened are named, and the others read',
  async () => {
    const { page } = await phone()
    await begin(page, 'Mezza', 'Shop')
    const picture = async (name: string, card: string) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photographed(inRow('mezza', [card])),
    })
    const all = [deckFile('1.heic', 'no picture'), await picture('2.jpg', '8'), await picture('3.jpg', '5')]
    await page.locator('[data-picker=files]').setInputFiles(all)
    await page.getByRole('dialog', { name: '2 cards found' }).waitFor(SLOW)
    await page.getByRole('button', { name: 'Learn 2 cards' }).click()
    await page.getByRole('heading', { name: '2 of 15 cards learnt' }).waitFor()
    await page.getByRole('alert').getByText('This picture cannot be opened: 1.heic. It is damaged').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  },
  WHOLE,
)

test(
  'reading can be cancelled while the second reader does not come, and it comes no more',
  async () => {
    const { page, context } = await phone()
    const held: (() => Promise<void>)[] = []
    await context.route('**/eng.traineddata.gz', (route) => {
      held.push(() => route.continue().catch(() => undefined))
    })
    await begin(page, 'Mezza', 'Shop')
    const buffer = await photographed(inRow('mezza', ['8']))
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
    await page.locator('[data-picker=files]').setInputFiles(photo)
    await expect.poll(() => held.length, SLOW).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Take a photo' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    for (const go of held) await go()
    await expect.poll(() => page.workers().length).toBe(0)
  },
  WHOLE,
)

/** Phones to which decks are brought, which takes no recogniser. */
async function withDeck(file: { name: string; text: string }): Promise<Phone> {
  const one = await phone()
  await one.page.goto('/decks/')
  await bring(one.page, deckFile(file.name, file.text))
  return one
}

const own = (game: string) => readFile(new URL(`../../models/decks/${game}.json`, import.meta.url), 'utf8')

describe('deck files', { timeout: WHOLE }, () => {
  test('one is read, chosen, renamed, saved, deleted, taken back, and read again on another phone', async () => {
    const { page } = await withDeck({ name: 'from the shop.json', text: await own('mezza') })
    await page.getByText('Imported: from the shop').waitFor()
    const row = page.getByRole('radio', { name: 'from the shop All 15 cards learnt' })
    await expect.poll(() => row.isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Kiebitz’ own cards' }).check()
    await expect.poll(() => row.isChecked()).toBe(false)
    await row.check()
    await expect.poll(() => row.isChecked()).toBe(true)

    await page.getByRole('button', { name: 'Menu: from the shop' }).click()
    await page.getByRole('button', { name: 'Rename' }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Name').fill('Oma’s')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Menu: Oma’s' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('kiebitz-mezza-oma-s.deck.json')
    const text = await readFile(await saved.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ kiebitz: 'deck', version: 1, game: 'mezza', name: 'Oma’s' })
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted: Oma’s').waitFor()
    await expect.poll(() => page.getByRole('radio').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('radio', { name: 'Oma’s' }).waitFor()

    const other = await withDeck({ name: 'x.json', text })
    await other.page.getByText('Imported: Oma’s').waitFor()
    await expect.poll(() => other.page.getByRole('radio', { name: 'Oma’s All 15 cards learnt' }).isChecked()).toBe(true)
  })

  test('one that may be of two games asks which', async () => {
    const text = JSON.parse(await own('merge'))
    text.faces = text.faces.filter(({ label }: { label: string }) => /[1-5]$/.test(label))
    const { page } = await withDeck({ name: 'numbers.json', text: JSON.stringify(text) })
    const which = page.getByRole('dialog', { name: 'Which game are these cards for?' })
    await which.waitFor()
    expect(await which.getByRole('button').allInnerTexts()).toEqual(['', 'Mau Mau', 'Merge'])
    expect(await accessibilityFaults(page)).toEqual([])
    await which.getByRole('button', { name: 'Merge' }).click()
    await page.getByRole('radio', { name: 'numbers 20 of 40 cards learnt' }).waitFor()
  })

  test.each([
    ['no JSON', 'not a deck file: it is no JSON', () => 'PK\u0003\u0004'],
    [
      'another game’s cards',
      'mezza has no card "r1"',
      (text: string) => text.replace('"8"', '"r1"').replace('"version"', '"game":"mezza","version"'),
    ],
    ['damaged looks', 'face 1 is damaged: "embeddings"', (text: string) => text.replace(/[A-Za-z0-9+/]{20}(=+)/, '$1')],
    [
      'a script for a name',
      'two faces are called "8"',
      (text: string) =>
        text.replace('"9"', '"8"').replace('"version"', '"name":"<img src=x onerror=alert(1)>","version"'),
    ],
  ])('one with %s is refused whole, and says why', async (_, why, broken) => {
    const { page } = await withDeck({ name: 'evil.json', text: broken(await own('mezza')) })
    const sheet = page.getByRole('alertdialog', { name: 'Not imported' })
    await sheet.getByText(why).waitFor()
    await sheet.getByText('Nothing of this file was kept.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheetsLeft(page)
    await page.reload()
    await page.getByText('Yours it learns from a few photos.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(0)
  })
})

test('learning from corrections is off until somebody wants it', async () => {
  const { page } = await withDeck({ name: 'a.json', text: await own('mau-mau') })
  const learn = page.getByRole('switch', { name: 'Learn from corrections' })
  expect(await learn.getAttribute('aria-checked')).toBe('false')
  await learn.click()
  await page.reload()
  await expect.poll(() => learn.getAttribute('aria-checked')).toBe('true')
})

test(
  'once it has been taught, a deck can be taught further without network',
  async () => {
    const server = await ownServer()
    const { page, context } = await offlinePhone({ origin: server.origin })
    await page.goto('/')
    await keptOffline(page)
    await begin(page, 'Mezza', 'Shop')
    expect(await show(page, 'mezza', ['9'])).toEqual([expect.stringMatching(/^Card 1: 9/)])
    await page.getByRole('button', { name: 'Learn one card' }).click()
    await page.getByRole('heading', { name: '1 of 15 cards learnt' }).waitFor()
    await context.setOffline(true)
    await server.close()
    await page.reload()
    await page.getByRole('heading', { name: '1 of 15 cards learnt' }).waitFor()
    expect(await show(page, 'mezza', ['2', '6½'])).toEqual([
      expect.stringMatching(/^Card 1: 2/),
      expect.stringMatching(/^Card 2: 6½/),
    ])
    await page.getByRole('button', { name: 'Learn 2 cards' }).click()
    await page.getByRole('heading', { name: '3 of 15 cards learnt' }).waitFor()
  },
  WHOLE,
)

describe.each(SIZES)('at %i×%i, %s', (width, height, colorScheme) => {
  test('the screens are whole, in German', async () => {
    const { page } = await phone({ viewport: { width, height }, colorScheme, locale: 'de-DE' })
    const whole = async () => {
      expect(await accessibilityFaults(page)).toEqual([])
      expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
    }
    await page.goto('/decks/')
    await page.getByText('Deine eigenen lernt er aus ein paar Fotos.').waitFor()
    await whole()
    await page.getByRole('button', { name: 'Neuen Kartensatz anlernen' }).click()
    await whole()
    await page.getByRole('radio', { name: 'Mau Mau' }).check()
    await page.getByLabel('Wie heißt er?').fill('Die mit den Donaudampfschifffahrtskapitänen')
    await page.getByRole('button', { name: 'Anlernen', exact: true }).click()
    await page.getByRole('heading', { name: '0 von 54 Karten gelernt' }).waitFor()
    await whole()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await page.getByRole('button', { name: /^Menü: Die mit/ }).click()
    await whole()
  })
})
