import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Story, storyOf } from '../../lib/book/story'
import { findGame } from '../../lib/games/registry'
import { type Log, readLog } from '../../lib/referee/log'
import { replay } from '../../lib/referee/record'
import { type Evening, fillBook, logOf, NOW } from './filled-book'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

/** Whole games are folded and every screen is looked at by axe, on a busy machine. */
const LONG = 240_000

const MEZZA: Evening = {
  game: 'mezza',
  players: ['Dora', 'Ana', 'Ben'],
  began: '2026-10-03T19:00:00+02:00',
  cheating: 0.7,
}
const MISCH_MASCH: Evening = { game: 'misch-masch', players: ['Ana', 'Cem'], began: '2026-11-06T19:00:00+01:00' }
const MERGE: Evening = { game: 'merge', players: ['Ana', 'Ben', 'Cem'], began: '2026-11-06T20:00:00+01:00' }
const EVENINGS = [MEZZA, MISCH_MASCH, MERGE]

/** What the app must say of an evening, told here from its log. */
function toldHere(index: number): { bytes: Buffer; log: Log; story: Story } {
  const bytes = logOf(EVENINGS[index] as Evening, index + 1).buffer
  const read = readLog(bytes, findGame)
  if ('error' in read) throw read.error
  const { game, header, events } = read.log
  return { bytes, log: read.log, story: storyOf(game, replay(game, header, events)) }
}

async function lookAt(page: Page, what: string) {
  expect(await accessibilityFaults(page), what).toEqual([])
  expect(await smallTargets(page), what).toEqual([])
  expect(await cutOff(page), what).toEqual([])
}

/** What "Ana: 5 cards" say, by name. */
const cards = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.textContent?.replace(/\s+/g, ' ').trim()))

/** The same from the story, as it is written in English: the name, the number, and the number once more for who listens. */
const expected = ({ header: { players } }: Log, { steps }: Story, at: number) =>
  players.map((name, by) => {
    const held = steps[at]?.held[by]
    const count = held?.most ?? 0
    return held ? `${name}${count}${count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`}` : undefined
  })

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path())
}

test(
  'a game is told move by move: by finger, by keyboard, by its events, and as a table',
  async () => {
    const { page } = await phone()
    await page.clock.setFixedTime(NOW)
    await fillBook(page, EVENINGS)
    const { log, story } = toldHere(0)
    const last = story.steps.length - 1
    await page.goto('/scores/games/')
    await page.getByRole('link', { name: /Mezza/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Mezza' }).waitFor()
    const slider = page.getByRole('slider', { name: 'Which move' })
    await slider.waitFor()
    await page.locator('.u-over').waitFor()
    expect(await page.getByRole('list', { name: 'Who took which place' }).getByRole('listitem').count()).toBe(3)
    await page.getByText(`${last} moves`).waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toBe(`Move ${last} of ${last}`)
    await lookAt(page, 'the story')

    await slider.focus()
    await page.keyboard.press('Home')
    await page.getByText('The cards are dealt.').waitFor()
    expect(await cards(page, 'Cards after this move')).toEqual(expected(log, story, 0))
    for (const at of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight')
      expect(await slider.inputValue()).toBe(String(at))
      expect(await cards(page, 'Cards after this move')).toEqual(expected(log, story, at))
    }
    const { game, header, events } = log
    const move = replay(game, header, events).moves[2]
    if (!move) throw new Error('no such move')
    const said = game.words.event({ names: header.players, state: move.before, event: move.event }, 'en')
    await page.getByRole('region', { name: 'What happened' }).getByText(said, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'One move on' }).click()
    expect(await slider.inputValue()).toBe('4')
    await page.getByRole('button', { name: 'One move back' }).click()

    // The next event by its button, then all proofs one after the other.
    const marked = (from: number, kind?: string) =>
      story.steps.find(({ number, marks }) => number > from && marks.some((one) => !kind || one.kind === kind))?.number
    await page.getByRole('button', { name: 'To the next event' }).click()
    expect(await slider.inputValue()).toBe(String(marked(3)))
    await slider.press('Home')
    const proof = page.getByRole('button', { name: /^proof, \d+ times/ })
    await proof.click()
    expect(await slider.inputValue()).toBe(String(marked(0, 'proof')))
    await page.getByText(/^Proves move \d+: /).waitFor()

    // In the middle of the curve is the middle of the game.
    const over = await page.locator('.u-over').boundingBox()
    if (!over) throw new Error('no chart')
    await page.locator('.u-over').click({ position: { x: over.width / 2, y: over.height / 2 } })
    const middle = Number(await slider.inputValue())
    expect(Math.abs(middle - last / 2)).toBeLessThanOrEqual(1)
    // Nobody is out by then, or their line says nothing.
    const now = expected(log, story, middle)
    const shown = await cards(page, 'Cards after this move')
    for (const [by, one] of now.entries()) if (one) expect(shown[by]).toBe(one)

    await page.getByRole('button', { name: 'Read as a table' }).click()
    const rows = page.getByRole('table').getByRole('row')
    const third = await rows.nth(4).getByRole('cell').allInnerTexts()
    expect(third[0]).toContain(said)
    expect(third.slice(1)).toEqual(story.steps[3]?.held.map((held) => String(held?.most ?? '–')))
    await page.getByRole('rowheader', { name: '5', exact: true }).getByRole('button').click()
    expect(await slider.inputValue()).toBe('5')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Open the table' }).click()
    await page.waitForURL(/\/table\//)
  },
  LONG,
)

test(
  'a game is handed on as a picture and as its log, byte for byte, shared where the phone can',
  async () => {
    const { page } = await phone({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 640 } })
    await page.clock.setFixedTime(NOW)
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      navigator.canShare = () => true
      navigator.share = async ({ files = [] }: ShareData = {}) => {
        for (const file of files) shared.push(`${file.type} ${file.name} ${file.size > 100}`)
      }
    })
    await fillBook(page, EVENINGS)
    await page.goto('/scores/games/')
    await page.getByRole('link', { name: /Merge/ }).click()
    await page.getByRole('slider', { name: 'Welcher Zug' }).waitFor()
    await page.locator('.u-over').waitFor()
    await lookAt(page, 'Merge')
    await page.getByRole('button', { name: 'Teilen' }).click()
    const sheet = page.getByRole('dialog', { name: 'Dieses Spiel teilen' })
    const picture = sheet.getByRole('img', { name: /^Bild zum Teilen: Merge, / })
    await picture.waitFor()
    const size = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })
    expect(size[0]).toBe(1080)
    expect(size[1]).toBeGreaterThan(900)
    await lookAt(page, 'the sheet')

    const [savedPicture] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Bild sichern' }).click(),
    ])
    expect(savedPicture.suggestedFilename()).toMatch(/^kiebitz-merge-2026-11-06-.*\.png$/)
    const png = await bytesOf(savedPicture)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(1080)
    await sheet.getByText(`Gesichert: ${savedPicture.suggestedFilename()}`).waitFor()
    const [savedLog] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Spielprotokoll sichern' }).click(),
    ])
    expect((await bytesOf(savedLog)).equals(toldHere(2).bytes)).toBe(true)

    await sheet.getByRole('button', { name: 'Bild teilen' }).click()
    await sheet.getByRole('button', { name: 'Spielprotokoll teilen' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
    await expect.poll(async () => (await shared()).length).toBe(2)
    expect(await shared()).toEqual([
      `image/png ${savedPicture.suggestedFilename()} true`,
      `application/jsonl ${savedLog.suggestedFilename()} true`,
    ])
  },
  LONG,
)

test(
  'a game entered by hand has no story and says so; one that is not in the book leads back to it',
  async () => {
    const { page } = await phone({ viewport: { width: 844, height: 390 } })
    await page.goto('/scores/enter/')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.focus()
    for (const who of ['Ana', 'Ben']) {
      await page.keyboard.type(who)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Enter it', exact: true }).click()
    await page.getByText(/^Entered: /).waitFor()
    await page.goto('/scores/games/')
    await page.getByRole('link', { name: /Ana/ }).click()
    await page.getByText(/was entered by hand.*there is no story/).waitFor()
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Open the table' }).count()).toBe(0)
    await lookAt(page, 'by hand')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('img', { name: /^Picture to share: Mezza, .*1\. Ana/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Save the log' }).count()).toBe(0)

    await page.goto('/scores/game/?id=nonsense')
    await page.getByText(/^This game is not in the book/).waitFor()
    await page.getByRole('link', { name: 'To the scores' }).click()
    await page.waitForURL(/\/scores\/$/)
  },
  LONG,
)
