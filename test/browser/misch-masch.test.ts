import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MischMaschEvent } from '../../lib/games/misch-masch/engine'
import { findGame } from '../../lib/games/registry'
import { type Log, readLog } from '../../lib/referee/log'
import { replay } from '../../lib/referee/record'
import { LONG, someOf } from '../long'
import { cutOff, smallTargets } from './look'
import { MischMaschTaps } from './misch-masch-taps'
import { accessibilityFaultsUpright, type PhoneOptions, phone } from './support'

async function fixture(name: string): Promise<Log> {
  const result = readLog(await readFile(join(import.meta.dirname, '../fixtures/misch-masch', name)), findGame)
  if ('error' in result) throw result.error
  return result.log
}

/** Brings a table as a log, which opens it. */
async function bring(page: Page, players: readonly string[], options: unknown, events: readonly object[]) {
  await page.goto('/')
  const header = { kiebitz: 1, game: 'misch-masch', players, options }
  const text = [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  await page.waitForURL('**/table/?id=*')
}

async function saved(page: Page): Promise<Log> {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table log' }).tap(),
  ])
  const exported = readLog(await readFile(await download.path()), findGame)
  if ('error' in exported) throw exported.error
  return exported.log
}

test('a whole game of Misch Masch is refereed by tapping, reloaded on the way', async () => {
  const log = await fixture('game-5.jsonl')
  const events = log.events as MischMaschEvent[]
  const { page } = await phone()
  // In a short run only its end is tapped.
  const brought = LONG ? 0 : 56
  await bring(page, log.header.players, log.header.options, events.slice(0, brought))
  const taps = new MischMaschTaps(page, log.header)
  for (const event of events.slice(0, brought)) taps.know(event)
  for (const [index, event] of events.slice(brought).entries()) {
    await taps.tap(event)
    if (index === 10) {
      await page.reload()
      await page.getByRole('group', { name: 'Upper half' }).waitFor()
    }
  }
  await page.getByRole('region', { name: 'Result' }).waitFor()
  const { header, events: tapped } = await saved(page)
  const tables = (all: readonly unknown[]) =>
    replay(log.game, header, all as MischMaschEvent[]).moves.map(({ ruling, after }) => [
      ruling.verdict,
      ruling.code,
      log.game.table(after),
    ])
  expect(tables(tapped)).toEqual(tables(events))
}, 240_000)

test('the four games are offered, and a table of Misch Masch begins with its own options', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await page.getByRole('radio', { name: /^Misch Masch/ }).check()
  for (const name of ['Ana', 'Ben']) {
    await page.getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('radio', { name: /^Not at all/ }).check()
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('heading', { name: /turn up the first card/ }).waitFor()
  expect((await saved(page)).header).toMatchObject({ game: 'misch-masch', options: { interject: 'none' } })
})

const SIX = ['Maximiliane', 'Rüdiger', 'Cem', 'Dũng', 'Eva', 'Finn']

const EVENTS = [
  { do: 'turn-up', card: 'KE' },
  { do: 'play', by: 0, card: 'EK' },
  { do: 'play', by: 1, card: 'KE' },
  { do: 'play', by: 2, card: 'cham' },
  { do: 'play', by: 2, card: 'PP' },
  { do: 'draw', by: 3 },
]

test.each(
  someOf([
    [360, 640, 'de-DE', 'dark'],
    [390, 844, 'en-GB', 'light'],
    [844, 390, 'de-DE', 'light'],
  ] as const),
)('everything fits on %d×%d, in %s and %s', async (width, height, locale, colorScheme) => {
  const options: PhoneOptions = { viewport: { width, height }, locale, colorScheme }
  const { page } = await phone(options)
  const say = (german: string, english: string) => (locale === 'de-DE' ? german : english)
  await bring(page, SIX, {}, EVENTS)
  await page.getByRole('group', { name: say('Obere Hälfte', 'Upper half') }).waitFor()
  await expectSound(page)

  // Who draws by choice may still lay the card; it is told to those who cannot see.
  await page
    .getByRole('button', { name: say('darf die gezogene Karte legen', 'may lay the drawn card') })
    .first()
    .waitFor()
  await page.getByRole('button', { name: say('oben Krokodil', 'crocodile above'), exact: true }).tap()
  await expectSound(page)
  await page
    .getByRole('button', { name: say('Krokofant: unten Elefant', 'crocophant: elephant below'), exact: true })
    .waitFor()

  await page.getByRole('button', { name: say('Menü', 'Menu') }).tap()
  await page.getByRole('button', { name: new RegExp(say('^Spielregeln', '^Rules of the game')) }).tap()
  await page.getByRole('dialog').getByText(say('Krokofant', 'crocophant')).waitFor()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Menü', 'Menu') }).tap()
  await page.getByRole('button', { name: new RegExp(say('^Was der Tisch weiß', '^What the table knows')) }).tap()
  await page.getByRole('dialog').getByText(say('verborgen', 'hidden')).first().waitFor()
  await expectSound(page)
})

test('a card that does not fit is explained, and its rule is shown', async () => {
  const { page } = await phone()
  await bring(page, ['Ana', 'Ben'], {}, EVENTS.slice(0, 2))
  await page.getByRole('button', { name: 'dolphin above', exact: true }).tap()
  await page.getByRole('button', { name: /^dolphin: dolphin below$/ }).tap()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /A4\.2/ }).tap()
  const rules = page.getByRole('dialog', { name: 'Misch Masch: the rules' })
  expect(await rules.locator('[aria-current=true]').innerText()).toContain('A4.2')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Take back' }).tap()
  await question.waitFor({ state: 'detached' })
})

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaultsUpright(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}
