import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { MergeEvent } from '../../lib/games/merge/engine'
import { findGame, merge } from '../../lib/games/registry'
import { type Log, readLog } from '../../lib/referee/log'
import { LONG, someOf } from '../long'
import { cutOff, LOOKS, smallTargets } from './look'
import { MergeTaps } from './merge-taps'
import { accessibilityFaultsUpright, type PhoneOptions, phone } from './support'
import { versionOf } from './written'

const FOUR = ['Ana', 'Ben', 'Cem', 'Dora']
const TWELVE = [...FOUR, 'Emil', 'Friederike', 'Greta', 'Hans', 'Ines', 'Jonas', 'Karla', 'Lukas']

const layOut = (by: number, ...cards: string[]) => ({ do: 'lay-out', by, cards })
const place = (by: number, card: string, pile: number) => ({ do: 'place', by, card, pile })

const OPENED = [layOut(0, 'r3', 'g7'), layOut(1, 'r5', 'b5'), layOut(2, 'y1', 'y10'), layOut(3, 'b2', 'r2')]
/** Ana has no pile left, Cem has five; on pile 4 lie three cards. */
const MIDDLE = [
  ...OPENED,
  { do: 'merge', by: 1, pile: 3, onto: 4 },
  place(0, 'r4', 1),
  place(0, 'g8', 2),
  place(1, 'r5', 1),
  place(1, 'g9', 2),
]
const OPENED_TWELVE = TWELVE.map((_, by) => layOut(by, `rbgy`[by % 4] + String((by % 10) + 1), `g${(by % 9) + 1}`))

async function fixture(name: string): Promise<Log> {
  const result = readLog(await readFile(join(import.meta.dirname, '../fixtures/merge', name)), findGame)
  if ('error' in result) throw result.error
  return result.log
}

/** Brings a table as a log, which opens it. */
async function sit(players: readonly string[], events: readonly object[] = [], options: PhoneOptions = {}) {
  const { page } = await phone(options)
  await page.goto('/')
  const lines = [{ kiebitz: 1, game: 'merge', players }, ...events].map((line) => JSON.stringify(line))
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  return page
}

const players = (page: Page) => page.getByRole('list', { name: /^(Players|Spieler)$/ })
const seat = (page: Page, name: string) => players(page).getByRole('button', { name: new RegExp(`^${name},`) })
const pile = (page: Page, number: number) =>
  players(page).getByRole('button', { name: new RegExp(`^(Pile|Stapel) ${number}:`) })
const action = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(What happens|Was geschieht)\?$/ }).getByRole('button', { name, exact: true })
const key = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Cards|Karten)$/ }).getByRole('button', { name, exact: true })
const line = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const dialog = (page: Page) => page.getByRole('dialog')

async function exported(page: Page): Promise<Log> {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table log' }).tap(),
  ])
  const read = readLog(await readFile(await download.path()), findGame)
  if ('error' in read) throw read.error
  return read.log
}

/** The events without the time at which they were tapped, and without the ruling that is the default. */
function plain(events: readonly MergeEvent[]): unknown[] {
  return events.map(({ at: _at, ruling, ...event }) => ({ ...event, ...(ruling === 'stands' && { ruling }) }))
}

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaultsUpright(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

/** Piles, line and keys share the screen; what is asked is not cut off. */
async function expectRoom(page: Page): Promise<void> {
  const { list, referee, text, keys, height, wide } = await page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON()
    const heading = document.querySelector('main h2')
    return {
      list: box(document.querySelector('main ul')),
      referee: box(heading?.closest('section')),
      text: box(heading),
      keys: box(document.querySelector('main [role=group]')?.parentElement),
      height: innerHeight,
      wide: innerWidth > innerHeight,
    }
  })
  expect(list.bottom).toBeLessThanOrEqual(referee.top + 1)
  expect(list.height).toBeGreaterThanOrEqual(150)
  expect(text.top).toBeGreaterThanOrEqual(referee.top - 1)
  expect(text.bottom).toBeLessThanOrEqual(referee.bottom + 1)
  if (!wide) expect(referee.bottom).toBeLessThanOrEqual(keys.top + 1)
  expect(keys.bottom).toBeLessThanOrEqual(height + 1)
}

test('a game of five, misdeeds and all, is written down by tapping', async () => {
  const log = await fixture('game-4.jsonl')
  const start = merge.open(log.header as Parameters<typeof merge.open>[0])
  // In a short run the opening is brought: it is tapped below. By the last all that can happen has happened.
  const [brought, last] = LONG ? [0, undefined] : [18, 64]
  const events = (log.events as MergeEvent[]).slice(0, last)
  const page = await sit(log.header.players, events.slice(0, brought))
  const taps = new MergeTaps(page, log.header.players, start)
  const tapped: MergeEvent[] = []
  for (const [index, event] of events.entries()) {
    if (!taps.canTap(event)) continue
    if (index < brought) taps.know(event)
    else await taps.tap(event)
    tapped.push(event)
    if (index === 40) {
      const was = await players(page).textContent()
      for (const name of ['Undo', 'Redo']) {
        const before = await versionOf(page)
        await page.getByRole('button', { name }).tap()
        await expect.poll(() => versionOf(page)).not.toBe(before)
      }
      await expect.poll(() => players(page).textContent()).toBe(was)
    }
  }
  const written = await exported(page)
  expect(plain(written.events as MergeEvent[])).toEqual(plain(tapped))
}, 240_000)

describe.each(
  someOf([
    ['a small phone', { viewport: { width: 360, height: 640 } }],
    ['portrait', { viewport: { width: 390, height: 844 } }],
    ['landscape', { viewport: { width: 844, height: 390 } }],
  ] as const),
)('on %s', (_, size) => {
  test.each(LOOKS)('the table is whole and sound in %s, %s', async (locale, colorScheme) => {
    const page = await sit(FOUR, MIDDLE, { ...size, locale, colorScheme })
    await expectRoom(page)
    await expectSound(page)
    const stays = await players(page).boundingBox()
    await pile(page, 4).tap()
    await expectRoom(page)
    await expectSound(page)
    expect(await players(page).boundingBox()).toEqual(stays)
  })

  test('twelve players, their opening and every sheet are whole and sound in German', async () => {
    const laying = await sit(TWELVE, OPENED_TWELVE.slice(0, 5), { ...size, locale: 'de-DE' })
    await expectRoom(laying)
    await expectSound(laying)
    const page = await sit(TWELVE, OPENED_TWELVE, { ...size, locale: 'de-DE' })
    await expectRoom(page)
    await expectSound(page)
    await key(page, 'rote Zwei').tap()
    await expectSound(page)
    await action(page, 'Stopp').tap()
    await dialog(page).waitFor()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Nur fragen' }).tap()
    await pile(page, 1).tap()
    await key(page, 'rote Zehn').tap()
    await expect.poll(() => page.getByRole('region', { name: 'Schiedsrichter' }).textContent()).toContain('Nein')
    await expectSound(page)
    await action(page, 'Split').tap()
    await dialog(page).waitFor()
    await expectSound(page)
  })
})

test('the opening is tapped seat by seat, in any order, and a slip is erased', async () => {
  const page = await sit(['Ana', 'Ben', 'Cem'])
  await expect.poll(() => line(page).textContent()).toBe('Ana lays outtwo cards')
  await key(page, 'red three').tap()
  await page.getByText('Blue', { exact: true }).tap()
  await key(page, 'blue nine').tap()
  await expect.poll(() => line(page).textContent()).toBe('Ben lays outtwo cards')
  await seat(page, 'Cem').tap()
  await key(page, 'blue one').tap()
  await page.getByRole('button', { name: 'Erase the last' }).tap()
  await key(page, 'blue two').tap()
  await key(page, 'blue two').tap()
  await expect.poll(() => pile(page, 5).getAttribute('aria-label')).toContain('blue two on top, one card')
  await expect.poll(() => line(page).textContent()).toBe('Ben lays outtwo cards')
})

test('a card is placed in two taps, pile or card first; the pile goes left', async () => {
  const page = await sit(FOUR, OPENED)
  await pile(page, 1).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana: pile 1, red 3Red 2 or 4, 3 not red')
  await key(page, 'red four').tap()
  const before = () =>
    players(page)
      .locator('li')
      .nth(1)
      .getByRole('button', { name: /^Pile 1: red four/ })
  await expect.poll(() => before().isVisible()).toBe(true)
  await key(page, 'red three').tap()
  await expect.poll(() => line(page).textContent()).toBe('Red 3Onto which pile?')
  await expect.poll(() => pile(page, 8).getAttribute('aria-label')).toContain('fits')
  await pile(page, 8).tap()
  await expect.poll(() => pile(page, 8).getAttribute('aria-label')).toContain('red three on top, 2 cards')
})

test('what does not fit is dashed, says so, and can be tapped; the referee explains', async () => {
  const page = await sit(FOUR, OPENED)
  await pile(page, 1).tap()
  expect(await key(page, 'red nine').getAttribute('aria-description')).toBe('does not fit')
  await key(page, 'red nine').tap()
  const sheet = page.getByRole('alertdialog')
  await expect.poll(() => sheet.textContent()).toContain('Rule G4.1')
  await expectSound(page)
  await sheet.getByRole('button', { name: 'Rule G4.1' }).tap()
  await expect
    .poll(() => page.locator('[aria-current=true]').textContent())
    .toContain('exactly equal card does not fit')
})

test('whoever acts at another’s pile is tapped first', async () => {
  const page = await sit(FOUR, OPENED)
  await seat(page, 'Dora').tap()
  await pile(page, 1).tap()
  await expect.poll(() => line(page).textContent()).toContain('Dora at pile 1')
  await expect.poll(() => action(page, 'Take top').getAttribute('aria-description')).toBe('Pile 1 is Ana’s')
  await action(page, 'Take top').tap()
  await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('lies before Ana')
})

test('"does this fit?" is answered for any card and pile, and nothing is written', async () => {
  const page = await sit(FOUR, OPENED)
  const was = await versionOf(page)
  const answer = page.getByRole('region', { name: 'Referee' })
  await page.getByRole('button', { name: 'Just ask' }).tap()
  await pile(page, 1).tap()
  await key(page, 'red four').tap()
  await expect.poll(() => answer.textContent()).toContain('Yes')
  await key(page, 'red three').tap()
  await expect.poll(() => answer.textContent()).toContain('NoThe red 3 does not fit')
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('No. The red three does not fit.')
  await action(page, 'Take pile').tap()
  await expect.poll(() => answer.textContent()).toContain('NoToo few piles')
  await action(page, 'Stop').tap()
  await dialog(page).getByRole('button', { name: 'Ben' }).tap()
  await expect.poll(() => answer.textContent()).toContain('NoStill holding cards')
  expect(await versionOf(page)).toBe(was)
})

test('"may I split this?" says what it takes and where the parts go', async () => {
  const page = await sit(FOUR, MIDDLE.slice(0, 5))
  await pile(page, 4).tap()
  await action(page, 'Split').tap()
  await expect.poll(() => dialog(page).getByRole('status').textContent()).toContain('red 5')
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Split with: red 5' }).tap()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => pile(page, 9).isVisible()).toBe(true)
})

test('an opening and an end are enough: who called “stop” has won', async () => {
  const page = await sit(['Ana', 'Ben', 'Cem'])
  for (const cards of [
    ['red one', 'red two'],
    ['red three', 'red four'],
    ['red five', 'red six'],
  ])
    for (const card of cards) await key(page, card).tap()
  await action(page, 'Stop').tap()
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Ben' }).tap()
  const result = page.getByRole('region', { name: 'Result' })
  await expect.poll(() => result.getByRole('listitem').allTextContents()).toEqual(['1.Ben', '–Ana', '–Cem'])
  await expectSound(page)
  const { events } = await exported(page)
  expect(events.at(-1)).toMatchObject({ do: 'stop', by: 1, ruling: 'stands', note: 'not everything was written down' })
})

test('“stop” is checked: with cards in hand the referee says no', async () => {
  const page = await sit(['Ana', 'Ben', 'Cem'], [...OPENED.slice(0, 3), place(0, 'r4', 1)])
  await action(page, 'Stop').tap()
  await dialog(page).getByRole('button', { name: 'Ben' }).tap()
  await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Still holding cards')
})

test('a move is corrected: another pile, another card', async () => {
  const page = await sit(FOUR, [...OPENED, place(0, 'r4', 1)])
  await page.getByRole('button', { name: 'Menu' }).tap()
  await dialog(page)
    .getByRole('button', { name: /^Moves/ })
    .tap()
  await dialog(page).getByRole('button', { name: /red 4/ }).tap()
  await dialog(page).getByRole('button', { name: 'Correct' }).tap()
  const sheet = dialog(page).last()
  await expectSound(page)
  await sheet.getByRole('button', { name: 'Which pile? One more' }).tap()
  await sheet.getByText('Green', { exact: true }).tap()
  await sheet.getByRole('button', { name: 'green eight' }).tap()
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect.poll(() => dialog(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => pile(page, 2).getAttribute('aria-label')).toContain('green eight on top')
})

test('what the table knows is told', async () => {
  const page = await sit(FOUR, [...OPENED, { do: 'take-top', by: 0, pile: 1 }])
  await page.getByRole('button', { name: 'Menu' }).tap()
  await dialog(page)
    .getByRole('button', { name: /^What the table knows/ })
    .tap()
  await expect.poll(() => dialog(page).textContent()).toContain('known: red three')
  await expectSound(page)
})

test('the whole table works by keyboard', async () => {
  const page = await sit(FOUR, OPENED)
  await pile(page, 1).focus()
  await page.keyboard.press('Enter')
  await key(page, 'red two').focus()
  await page.keyboard.press(' ')
  await expect.poll(() => pile(page, 1).getAttribute('aria-label')).toContain('red two on top, 2 cards')
})
