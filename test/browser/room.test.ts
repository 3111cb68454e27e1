import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOf, someOf } from '../long'
import { covered, cutOff } from './look'
import { type PhoneOptions, phone } from './support'

const SIX = ['Ana', 'Ben', 'Cem', 'Dora', 'Elif', 'Finn']
const TEN = [...SIX, 'Grace', 'Hana', 'Iwo', 'Jan']
const play = (by: number, ...cards: string[]) => ({ do: 'play', by, cards })
const leave = (by: number) => ({ do: 'leave', by })

/** Brings a table as a log, which opens it. */
async function sit(header: object, events: readonly object[], as: PhoneOptions, letters?: number): Promise<Page> {
  const { page, context } = await phone({ locale: 'de-DE', ...as })
  if (letters) {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } })
  }
  await page.goto('/')
  const text = [{ kiebitz: 1, ...header }, ...events].map((line) => `${JSON.stringify(line)}\n`).join('')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  return page
}

const PHONES = oneOf([
  [360, 640],
  [390, 664],
  [412, 780],
  [390, 844],
] as const)

test.each(PHONES)('six players and a long sentence have room on %d×%d', async (width, height) => {
  const as = { viewport: { width, height } }
  const animals = await sit(
    { game: 'misch-masch', players: SIX },
    [
      { do: 'turn-up', card: 'KE' },
      { do: 'play', by: 0, card: 'KL' },
    ],
    as,
  )
  await expect.poll(() => animals.getByRole('heading', { level: 2 }).first().textContent()).toContain('oder')
  expect([...(await covered(animals)), ...(await cutOff(animals))]).toEqual([])
  const colours = await sit(
    { game: 'mau-mau', players: SIX, options: { points: 500, secondsPerTurn: 60 } },
    [
      { do: 'start', by: 0, card: 'r5' },
      { do: 'play', by: 0, card: 'r-rev' },
    ],
    as,
  )
  expect([...(await covered(colours)), ...(await cutOff(colours))]).toEqual([])
})

test.each(oneOf([32, 20]))(
  'in letters of %d px nothing lies over anything, and every key is there',
  async (letters) => {
    for (const viewport of someOf([
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ])) {
      const events = [play(0, '½'), play(1, '3½'), play(2, '2')]
      const page = await sit({ game: 'mezza', players: SIX.slice(0, 4) }, events, { viewport }, letters)
      const sheet = page.getByRole('alertdialog')
      expect(await cutOff(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Gilt trotzdem' }).tap()
      await sheet.waitFor({ state: 'detached' })
      expect([...(await covered(page)), ...(await cutOff(page))]).toEqual([])
      const four = await page.getByRole('radio', { name: '4' }).locator('..').boundingBox()
      expect((four?.x ?? 0) + (four?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    }
  },
)

test.each([
  ['mau-mau', TEN, 360, 640],
  ['mezza', SIX, 844, 390],
])('the winner of %s is to be seen first, however many played', async (game, players, width, height) => {
  const events = players.slice(1).map((_, index) => leave(index + 1))
  const page = await sit({ game, players }, events, { viewport: { width, height } })
  const winner = page.getByRole('region', { name: 'Ergebnis' }).getByRole('listitem').first()
  await winner.waitFor()
  expect(await winner.textContent()).toContain('Ana')
  const box = await winner.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height)
  expect(await covered(page)).toEqual([])
})

test('what is chosen is framed where the device sets all colours', async () => {
  const page = await sit({ game: 'mezza', players: SIX }, [play(0, '½')], { forcedColors: 'active' })
  const outline = (count: string) =>
    page
      .getByRole('radio', { name: count })
      .locator('..')
      .evaluate((label) => getComputedStyle(label).outlineStyle)
  expect([await outline('1'), await outline('2')]).toEqual(['solid', 'none'])
})
