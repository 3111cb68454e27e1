import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './support'

/** A table brought as a log, on a phone that speaks and trembles; what it has let be heard since it was last asked. */
async function listenAt(game: string, players: readonly string[], options: object, events: readonly object[]) {
  const { page } = await phone()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    Object.defineProperty(navigator, 'vibrate', { value: (pulses: number[]) => heard.push(pulses.join(' ')) })
    const voice = { lang: 'en-GB', localService: true, default: true, name: 'en' }
    speechSynthesis.getVoices = () => [voice] as SpeechSynthesisVoice[]
    speechSynthesis.speak = ({ text }) => heard.push(text)
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {} })
  })
  await page.goto('/settings/')
  for (const name of ['Voice', 'Vibration']) await page.getByRole('switch', { name }).click()
  await page.goto('/')
  const lines = [{ kiebitz: 1, game, players, options }, ...events].map((line) => JSON.stringify(line))
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  /** Waits until that is said. */
  const hears = async (...said: readonly (string | RegExp)[]) => {
    await expect.poll(async () => (await heard()).length).toBeGreaterThanOrEqual(2)
    const text = (await heard()).join('\n')
    for (const each of said) expect(text).toMatch(each)
    await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
  }
  return { page, hears, heard }
}

const tap = (page: Page, card: string) =>
  page.getByRole('group', { name: 'Cards' }).getByRole('button', { name: card, exact: true }).tap()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()
const stands = (by: number, card: string) => ({ do: 'play', by, card, ruling: 'stands' })
const THREE = ['Ana', 'Ben', 'Cem']

/** Ana has one card left and is on turn. */
const LAST_CARD = [
  { do: 'start', by: 0, card: 'r5' },
  ...['r1', 'r2', 'r3', 'r4', 'r6', 'r7'].map((card) => stands(0, card)),
  ...[2, 1].flatMap((by) => [
    { do: 'draw', by },
    { do: 'pass', by },
  ]),
]

test('a game of Mau Mau is heard from its first card to its last', async () => {
  const { page, hears } = await listenAt('mau-mau', THREE, {}, [])
  await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /^Ana/ }).tap()
  await page.getByText('Red', { exact: true }).tap()
  await tap(page, 'red five')
  await hears('red five', 'Ana’s turn')
  await tap(page, 'red six')
  await hears('Ana: red six', 'Cem’s turn')
})

test.each([
  ['the end of a game', {}, 'Ana wins'],
  ['the end of a round', { points: 500 }, /round|count/],
])('%s of Mau Mau is heard', async (_, options, said) => {
  const { page, hears } = await listenAt('mau-mau', THREE, options, LAST_CARD)
  await tap(page, 'red eight')
  await hears('Ana: red eight', said)
})

test('that a game was stopped is heard', async () => {
  const events = [
    { do: 'turn-up', card: 'KE' },
    { do: 'play', by: 0, card: 'cham' },
  ]
  const { page, hears } = await listenAt('misch-masch', THREE, {}, events)
  await button(page, 'Menu')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the game' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).tap()
  await hears(/stopped|over|ended/i)
})

test('the last two cards that are laid out for Merge are heard, and that it begins', async () => {
  const { page, hears } = await listenAt('merge', THREE, {}, [{ do: 'lay-out', by: 0, cards: ['r3', 'g7'] }])
  await tap(page, 'red four')
  await tap(page, 'red five')
  await hears('Ben', 'red four')
  await tap(page, 'red six')
  await tap(page, 'red seven')
  await hears('Cem', 'red six', 'Everybody plays at once')
})

test('what cannot be is heard, and what was meant in its place', async () => {
  const { page, hears, heard } = await listenAt('mezza', THREE, {}, [{ do: 'play', by: 0, cards: ['½'] }])
  await page.getByText('4', { exact: true }).last().tap()
  await tap(page, 'eight')
  await hears('impossible', 'only 3 cards')
  await page.keyboard.press('Escape')
  await tap(page, 'eight')
  await hears('Ben: an eight', 'Cem’s turn')
  await tap(page, 'six')
  await hears('illegal', 'Cem: a six')
  await page.getByRole('alertdialog').getByRole('button', { name: /mean/ }).first().tap()
  await hears(/Cem: /, /turn/)
  // Who goes back hears nothing anew.
  await button(page, 'Undo')
  await page.waitForTimeout(500)
  expect(await heard()).toEqual([])
})
