import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { MauMauEvent } from '../../lib/games/mau-mau/engine'
import { findGame, mauMau } from '../../lib/games/registry'
import { readLog } from '../../lib/referee/log'
import { openPosition } from '../../lib/referee/record'
import { LONG, someOf } from '../long'
import { cutOff, smallTargets } from './look'
import { MauMauTaps } from './mau-mau-taps'
import { accessibilityFaultsUpright, type PhoneOptions, phone } from './support'

const FOUR = ['Ana', 'Ben', 'Cem', 'Dora']
const TEN = [...FOUR, 'Emil', 'Fritzi', 'Greta', 'Hans', 'Ida', 'Jonas']

const start = (by: number, card: string) => ({ do: 'start', by, card })
const play = (by: number, card: string, color?: string) => ({ do: 'play', by, card, ...(color && { color }) })
const stands = (event: object) => ({ ...event, ruling: 'stands' })

/** Ana lays seven cards in a row, because the table lets it stand; the last one wins the round. */
const ANA_LAYS = ['r1', 'r2', 'r3', 'r4', 'r6', 'r7', 'r8'].map((card) => stands(play(0, card)))

/** Brings a table as a log, which opens it. */
async function sit(
  players: readonly string[],
  options: object = {},
  events: readonly object[] = [],
  as: PhoneOptions = {},
): Promise<Page> {
  const { page } = await phone(as)
  await page.goto('/')
  const lines = [{ kiebitz: 1, game: 'mau-mau', players, options }, ...events].map((line) => JSON.stringify(line))
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  return page
}

const cards = (page: Page) => page.getByRole('group', { name: /^(Cards|Karten)$/ })
const key = (page: Page, name: string) => cards(page).getByRole('button', { name, exact: true })
const quick = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Same sign' }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const seat = (page: Page, name: string) =>
  page.getByRole('list', { name: /^(Players|Spieler)$/ }).getByRole('button', { name: new RegExp(`^${name}\\b`) })
const line = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const status = (page: Page) => page.getByRole('status').first()
const sheet = (page: Page) => page.getByRole('dialog')

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaultsUpright(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

/** Seats, the referee's line, the pile and the keys share the screen: nothing covers anything, nothing is cut off. */
async function expectNoOverlap(page: Page): Promise<void> {
  await cards(page).waitFor()
  const { boxes, height, scrolls } = await page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON()
    const referee = document.querySelector('h2')?.closest('section')
    return {
      boxes: {
        seats: box(document.querySelector('main ul')),
        referee: box(referee),
        keys: box(document.querySelector('main [role=group]')?.parentElement),
      },
      height: innerHeight,
      scrolls: [...document.querySelectorAll('main > div')].filter((part) => part.scrollHeight > part.clientHeight + 1)
        .length,
    }
  })
  expect(scrolls).toBe(0)
  expect(boxes.seats.bottom).toBeLessThanOrEqual(boxes.referee.top + 1)
  expect(boxes.referee.bottom).toBeLessThanOrEqual(height)
  expect(boxes.keys.bottom).toBeLessThanOrEqual(height + 1)
}

async function log(name: string) {
  const result = readLog(await readFile(join(import.meta.dirname, '../fixtures/mau-mau', name)), findGame)
  if ('error' in result) throw result.error
  return result.log as unknown as { header: Parameters<typeof mauMau.open>[0]; events: readonly MauMauEvent[] }
}

/** The events as they were tapped, without the time. */
async function exported(page: Page): Promise<unknown[]> {
  await button(page, 'Menu').tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table log' }).tap(),
  ])
  const result = readLog(await readFile(await download.path()), findGame)
  if ('error' in result) throw result.error
  return result.log.events.map(({ at: _at, ...event }) => event)
}

/** A log's events as a table writes them: with a ruling where one was asked for, and without what cannot have been. */
function asTapped(events: readonly MauMauEvent[], verdicts: readonly string[]): object[] {
  return events.flatMap(({ ruling = 'taken-back', ...event }, i) =>
    verdicts[i] === 'impossible' ? [] : [verdicts[i] === 'illegal' ? { ...event, ruling } : event],
  )
}

async function verdictsOf(name: string): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../fixtures/mau-mau', `${name}.expected.jsonl`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each).verdict)
}

/** Taps a log to its end at a table that its first events were brought to, none unless said; and compares what was written. */
async function tapsThrough(name: string, brought = 0): Promise<Page> {
  const { header, events } = await log(`${name}.jsonl`)
  const verdicts = await verdictsOf(name)
  const page = await sit(header.players, header.options, asTapped(events.slice(0, brought), verdicts))
  const taps = new MauMauTaps(page, header.players, openPosition(mauMau, header))
  for (const [i, event] of events.entries()) {
    if (verdicts[i] === 'impossible') continue
    if (i < brought) taps.know(event)
    else await taps.tap(event)
  }
  expect(await exported(page)).toEqual(asTapped(events, verdicts))
  return page
}

test('a whole points game of six is refereed by tapping: rounds, challenges, last cards, counting', async () => {
  // In a short run only its last third; what is challenged before that is tapped below, too.
  const page = await tapsThrough('game-2', LONG ? 0 : 80)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('region', { name: 'Result' }).waitFor()
}, 240_000)

/** Challenges and counting are tapped elsewhere, too. */
const WRONG = [
  'pairs-quick',
  'joker-on-a-penalty',
  'not-caught-in-time',
  ...(LONG ? ['plus-four', 'points-ties-share-a-place'] : []),
]

test.each(WRONG)(
  'what goes wrong at tables can be tapped: %s',
  async (name) => {
    await tapsThrough(name)
  },
  120_000,
)

describe.each(
  someOf([
    ['a small phone, in German, dark', { viewport: { width: 360, height: 640 }, locale: 'de-DE', colorScheme: 'dark' }],
    ['portrait, in English', { viewport: { width: 390, height: 844 }, locale: 'en-GB' }],
    ['portrait, in German, dark', { viewport: { width: 390, height: 844 }, locale: 'de-DE', colorScheme: 'dark' }],
    ['landscape, in German', { viewport: { width: 844, height: 390 }, locale: 'de-DE' }],
  ] as const),
)('on %s', (_, as) => {
  test('ten at the table with a clock, points and a joker', async () => {
    const events = [start(0, 'r5'), play(0, 'y5'), play(9, 'joker', 'b')]
    const page = await sit(TEN, { points: 300, secondsPerTurn: 60 }, events, as)
    await expectNoOverlap(page)
    await expectSound(page)
  })

  test('long words: a reverse, a running penalty, a joker +4', async () => {
    const reverse = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'r-rev')], as)
    await expectNoOverlap(reverse)
    await expectSound(reverse)
    const penalty = await sit(FOUR, { pairs: true }, [start(0, 'r5'), play(0, 'r+2'), play(3, 'b+2')], as)
    await expectNoOverlap(penalty)
    await expectSound(penalty)
    const four = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'joker+4', 'g')], as)
    await expectNoOverlap(four)
    await four
      .getByRole('main')
      .getByRole('button', { name: /^(Challenge|Anzweifeln)$/ })
      .tap()
    await expectSound(four)
  })

  test('the start of a round, the end of one, and the counting', async () => {
    const begin = await sit(FOUR, {}, [], as)
    await expectNoOverlap(begin)
    await expectSound(begin)
    const page = await sit(FOUR, { points: 200 }, [start(0, 'r5'), ...ANA_LAYS], as)
    await expectNoOverlap(page)
    await expectSound(page)
    await button(page, /^(Total|Summe) …$/).tap()
    await page.getByRole('textbox').fill('47')
    await expectSound(page)
  })

  test('who acts, the colour of a joker, what the table knows, the correction of a move', async () => {
    const page = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'r7')], as)
    await button(page, /( plays| spielt)$/).tap()
    await expectSound(page)
    await sheet(page)
      .getByRole('button', { name: /^(Close|Schließen)$/ })
      .tap()
    await key(page, as.locale === 'en-GB' ? 'joker' : 'Joker').tap()
    await expectSound(page)
    await sheet(page)
      .getByRole('button', { name: /^(Close|Schließen)$/ })
      .tap()
    await button(page, /^(Menu|Menü)$/).tap()
    await page.getByRole('button', { name: /^(What the table knows|Was der Tisch weiß)/ }).tap()
    await page.getByRole('heading', { name: /^(106 cards are hidden|106 Karten sind verborgen)$/ }).waitFor()
    await expectSound(page)
    await sheet(page)
      .getByRole('button', { name: /^(Close|Schließen)$/ })
      .tap()
    await button(page, /^(Menu|Menü)$/).tap()
    await page.getByRole('button', { name: /^(Moves|Züge)/ }).tap()
    await sheet(page)
      .getByRole('button', { name: /(legal|erlaubt): Ana: / })
      .tap()
    await page.getByRole('button', { name: /^(Correct|Berichtigen)$/ }).tap()
    await expectSound(page)
  })
})

test('one tap lays the colour in force, or the same sign; two taps lay anything', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5')])
  await key(page, 'red seven').tap()
  await expect.poll(() => line(page).textContent()).toBe('Dora’s turnred or 7')
  await quick(page, 'blue seven').tap()
  await expect.poll(() => line(page).textContent()).toBe('Cem’s turnblue or 7')
  await key(page, 'joker').tap()
  await sheet(page).getByRole('button', { name: 'Green' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ben’s turngreen')
  await page.getByText('Yellow', { exact: true }).tap()
  expect(await key(page, 'yellow two').getAttribute('aria-description')).toBe('does not fit')
  await key(page, 'yellow two').tap()
  await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Rule U4.1')
  await expectSound(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let it stand' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turnyellow or 2')
  // The colour in force is chosen again by itself.
  await key(page, 'yellow three').waitFor()
})

test('a round starts by lot, or by a seat; a number without a colour asks for it', async () => {
  const page = await sit(FOUR)
  await button(page, 'Draw lots').tap()
  await expect
    .poll(() => page.getByRole('list', { name: 'Players' }).getByRole('button', { pressed: true }).count())
    .toBe(1)
  await seat(page, 'Cem').tap()
  await page.getByText('Cem begins').waitFor()
  await cards(page).getByRole('button', { name: 'seven', exact: true }).tap()
  await sheet(page).getByRole('button', { name: 'Green' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Cem’s turngreen or 7')
})

test('the turned-up card before anybody knows who begins asks for that', async () => {
  const page = await sit(FOUR)
  await page.getByText('Red', { exact: true }).tap()
  await key(page, 'red draw two').tap()
  await expectSound(page)
  await sheet(page).getByRole('button', { name: 'Dora' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Dora’s turndraw 2 or lay a +2')
})

test('seats show the direction, who drew, and who said “last”; a lit player catches with one tap', async () => {
  const events = [start(0, 'r5'), ...ANA_LAYS.slice(0, 6)]
  const page = await sit(FOUR, {}, events)
  await expect.poll(() => seat(page, 'Cem').getAttribute('aria-label')).toContain('may catch Ana')
  await seat(page, 'Cem').tap()
  await expect.poll(() => seat(page, 'Ana').getAttribute('aria-label')).toContain('has drawn 2 cards')
  await expect.poll(() => seat(page, 'Ana').getAttribute('aria-label')).toContain('3 cards in hand')
})

test('a challenge is the table’s finding', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'joker+4', 'g')])
  await seat(page, 'Dora').tap()
  await expect.poll(() => sheet(page).textContent()).toContain('Is any of them red?')
  await sheet(page)
    .getByRole('button', { name: /^No, honest/ })
    .tap()
  await expect.poll(() => seat(page, 'Dora').getAttribute('aria-label')).toContain('has drawn 6 cards')
})

test('a challenge is of who is tapped, whoever had been chosen before', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'joker+4', 'g')])
  await seat(page, 'Ben').tap()
  await button(page, 'Ben, out of turn').waitFor()
  await seat(page, 'Dora').tap()
  await sheet(page)
    .getByRole('button', { name: /^No, honest/ })
    .tap()
  await expect.poll(() => seat(page, 'Dora').getAttribute('aria-label')).toContain('has drawn 6 cards')
  expect((await exported(page)).at(-1)).toMatchObject({ do: 'challenge', by: 3, guilty: false })
})

test('hands are counted by tapping, colours or not, and by a typed total', async () => {
  const page = await sit(['Ana', 'Ben', 'Cem'], { points: 500 }, [start(0, 'r5'), ...ANA_LAYS])
  const counted = page.getByRole('region', { name: 'Ben’s cards' })
  for (const name of ['nine', 'nine', 'joker', 'zero', 'skip', 'draw two']) await key(page, name).tap()
  await expect.poll(() => counted.textContent()).toContain('6 of 7 · 108 points')
  await page.getByText('Red', { exact: true }).tap()
  await key(page, 'red one').tap()
  await button(page, 'Erase the last').tap()
  await page.getByText('any', { exact: true }).tap()
  await key(page, 'one').tap()
  await button(page, 'Total …').tap()
  await page.getByRole('textbox').fill('100')
  await page.getByText('The tapped cards make 109: please count again.').waitFor()
  await page.getByRole('textbox').fill('109')
  await button(page, 'Enter the total')
    .or(sheet(page).getByRole('button', { name: 'Enter the total' }))
    .tap()
  await expect.poll(() => seat(page, 'Ben').getAttribute('aria-label')).toContain('no card in hand')

  await page.getByRole('region', { name: 'Cem’s cards' }).waitFor()
  await button(page, 'Total …').tap()
  await page.getByRole('textbox').fill('999')
  await page.getByText('No fitting cards are found for 999: please count again or tap the cards.').waitFor()
  await page.getByRole('textbox').fill('61')
  await sheet(page).getByRole('button', { name: 'Enter the total' }).tap()
  await expect.poll(() => seat(page, 'Ana').getAttribute('aria-label')).toContain('170 points')
  await page.getByText('No card yet').waitFor()
  const events = (await exported(page)).slice(-2) as { cards: string[]; note: string }[]
  expect(events[0]?.note).toBe('colours not looked at')
  expect(events[1]?.note).toBe('only the total is known: 61')
  expect(events[1]?.cards).toHaveLength(7)
})

test('cards can be dealt anew in the middle of a round', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'r7')])
  await button(page, / plays$/).tap()
  await sheet(page).getByRole('button', { name: 'Deal anew' }).tap()
  await button(page, 'Do not deal anew').waitFor()
  await page.getByText('On top: red seven').waitFor({ state: 'attached' })
  await button(page, 'Do not deal anew').tap()
  await key(page, 'red one').waitFor()
})

test('the clock counts down for whoever is on turn, is heard when wanted, and plays for nobody', async () => {
  const page = await sit(FOUR, { secondsPerTurn: 2 }, [start(0, 'r5')])
  await page.getByText('Time is up').waitFor({ state: 'attached' })
  expect(await line(page).textContent()).toBe('Ana’s turnred or 5')
  const sound = button(page, 'Sound of the clock')
  expect(await sound.getAttribute('aria-pressed')).toBe('false')
  await sound.tap()
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
  await key(page, 'red one').tap()
  await page.getByText('Time is up').waitFor({ state: 'detached' })
})

test('the whole table works by keyboard', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5')])
  await page.getByRole('radio', { name: 'Red' }).focus()
  await page.keyboard.press('ArrowRight')
  await key(page, 'blue five').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => line(page).textContent()).toBe('Dora’s turnblue or 5')
  await button(page, 'Draw').focus()
  await page.keyboard.press(' ')
  await expect.poll(() => status(page).textContent()).toContain('Dora draws')
})

test('a move is corrected with the game’s own verbs', async () => {
  const page = await sit(FOUR, {}, [start(0, 'r5'), play(0, 'r7')])
  await button(page, 'Menu').tap()
  await page.getByRole('button', { name: /^Moves/ }).tap()
  await sheet(page)
    .getByRole('button', { name: /legal: Ana: / })
    .tap()
  await page.getByRole('button', { name: 'Correct', exact: true }).tap()
  await sheet(page).getByText('draws', { exact: true }).tap()
  await sheet(page).getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('button', { name: 'Close' }).last().tap()
  await expect.poll(() => line(page).textContent()).toContain('Ana’s turn')
})
