import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { someOf } from '../long'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, accessibilityFaultsUpright, type PhoneOptions, phone } from './support'

const play = (by: number, cards: readonly string[], more: object = {}) => ({ do: 'play', by, cards, ...more })
const OPENING = play(0, ['½'])

/** Brings a table as a log, which opens it, and opens its list of moves. */
async function table(players: readonly string[], events: readonly object[], options: PhoneOptions = {}) {
  const { page, context } = await phone(options)
  await page.goto('/')
  const header = { kiebitz: 1, game: 'mezza', players }
  const text = [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  await page.waitForURL('**/table/?id=*')
  return { page, context }
}

async function openMoves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Moves/ }).click()
  await page.getByRole('dialog', { name: 'Moves' }).waitFor()
}

const rows = (page: Page) => page.getByRole('list', { name: /^All moves/ }).getByRole('listitem')
const row = (page: Page, number: number) => rows(page).nth(number - 1)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** Unfolds a move and does something with it. */
async function begin(page: Page, number: number, what: 'Correct' | 'Insert before' | 'Strike'): Promise<Locator> {
  await row(page, number).getByRole('button').first().click()
  await button(row(page, number), what).click()
  return page.getByRole('dialog', { name: /^(Correct|Forgotten|Strike)/ })
}

/** What is on the disk, as the menu saves it. */
async function saved(page: Page): Promise<unknown[]> {
  const moves = page.getByRole('dialog', { name: 'Moves' })
  if (await moves.isVisible()) await button(moves, 'Close').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the table log' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\n')
  await button(page.getByRole('dialog').last(), 'Close').click()
  return lines.slice(1).map((line) => JSON.parse(line))
}

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaultsUpright(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

describe('an earlier move is corrected', () => {
  const events: readonly object[] = [
    OPENING,
    { ...play(1, ['8'], { mood: 'calm', note: 'so they say' }), at: '2026-11-20T18:00:00.000Z' },
    play(0, ['8']),
    play(1, ['8']),
    play(0, ['9']),
  ]

  test('and a later one that has become impossible stays in the list, marked; undo brings everything back', async () => {
    const { page } = await table(['Ana', 'Ben'], events)
    await openMoves(page)
    await expectSound(page)
    const sheet = await begin(page, 2, 'Correct')
    await expect.poll(() => button(sheet, 'Save').isDisabled()).toBe(true)
    await button(sheet, 'One more').click()
    await button(sheet, 'One more').click()
    await sheet.getByText('One later move becomes impossible').first().waitFor()
    await sheet.getByText('4. Ben: 8').waitFor()
    await expectSound(page)
    await button(sheet, 'Save').click()
    await sheet.waitFor({ state: 'detached' })

    await row(page, 2).getByText('Ben: 8, 8, 8').waitFor()
    expect(await rows(page).count()).toBe(5)
    expect(await row(page, 4).innerText()).toContain('impossible · ')
    expect(await row(page, 5).innerText()).not.toContain('impossible')
    await expectSound(page)
    await page.getByRole('button', { name: 'One move cannot have been like that' }).click()
    await row(page, 4)
      .getByText(/Rule M/)
      .waitFor()
    expect(
      await row(page, 4)
        .getByRole('button')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await expectSound(page)

    expect(await saved(page)).toEqual(events.with(1, { ...(events[1] as object), cards: ['8', '8', '8'] }))
    await openMoves(page)
    await button(page, 'Undo').last().click()
    await row(page, 2).getByText('Ben: 8', { exact: true }).waitFor()
    expect(await page.getByText('impossible').count()).toBe(0)
    expect(await saved(page)).toEqual(events)
    await openMoves(page)
    await button(page, 'Redo').last().click()
    await row(page, 2).getByText('Ben: 8, 8, 8').waitFor()
    expect(await row(page, 4).innerText()).toContain('impossible · ')
  })

  test('and what has become illegal is said to have stood, or not', async () => {
    const game = [OPENING, play(1, ['3']), play(2, ['5']), play(0, ['8'])]
    const { page } = await table(['Ana', 'Ben', 'Cem'], game)
    await openMoves(page)
    const sheet = await begin(page, 2, 'Correct')
    await button(sheet, 'six').click()
    await sheet.getByText('One later move becomes illegal').first().waitFor()
    const stood = sheet.getByRole('checkbox', { name: 'It lay on the table and stands' })
    expect(await stood.isChecked()).toBe(true)
    await stood.uncheck()
    await sheet.getByText('2 later moves become illegal').first().waitFor()
    await sheet.getByRole('checkbox', { name: 'They lay on the table and stand' }).check()
    await button(sheet, 'Save').click()
    await sheet.waitFor({ state: 'detached' })
    expect(await row(page, 3).innerText()).toContain('it stands')
    expect(await saved(page)).toEqual([OPENING, play(1, ['6']), play(2, ['5'], { ruling: 'stands' }), play(0, ['8'])])
    // One step, one undo.
    await button(page, 'Undo').click()
    await openMoves(page)
    await row(page, 2).getByText('Ben: 3', { exact: true }).waitFor()
    expect(await page.getByText('illegal').count()).toBe(0)
  })

  test('in who, what, from where, different cards, and the ruling', async () => {
    const { page } = await table(['Ana', 'Ben', 'Cem'], [OPENING, play(1, ['3'])])
    await openMoves(page)
    let sheet = await begin(page, 2, 'Correct')
    await sheet.getByText('Cem', { exact: true }).click()
    await sheet.getByText('hand', { exact: true }).click()
    await sheet.getByRole('checkbox', { name: 'Different cards' }).check()
    await button(sheet, 'One more').click()
    await button(sheet, 'joker').click()
    await sheet.getByText('Taken back', { exact: true }).click()
    await expectSound(page)
    await button(sheet, 'Save').click()
    await sheet.waitFor({ state: 'detached' })
    expect(await row(page, 2).innerText()).toMatch(/illegal · .* · taken back/)
    expect(await saved(page)).toEqual([
      OPENING,
      { do: 'play', by: 2, cards: ['3', 'joker'], from: 'hand', ruling: 'taken-back' },
    ])
    await openMoves(page)
    sheet = await begin(page, 2, 'Correct')
    await sheet.getByText('picks up', { exact: true }).click()
    await sheet.getByText('Ben', { exact: true }).click()
    await button(sheet, 'Save').click()
    await sheet.waitFor({ state: 'detached' })
    expect(await saved(page)).toMatchObject([OPENING, { do: 'pick-up', by: 1 }])
  })
})

test('a forgotten move is inserted, and one that never was is struck', async () => {
  const game = [OPENING, play(2, ['5'], { ruling: 'stands' }), play(0, ['8'])]
  const { page } = await table(['Ana', 'Ben', 'Cem'], game)
  await openMoves(page)
  let sheet = await begin(page, 2, 'Insert before')
  await sheet.waitFor()
  expect(await sheet.getByRole('radio', { name: 'Ben' }).isChecked(), 'whose turn it was').toBe(true)
  expect(await button(sheet, 'Insert').isDisabled()).toBe(true)
  await expectSound(page)
  await button(sheet, 'three').click()
  await sheet.getByText('One later move becomes legal').first().waitFor()
  await button(sheet, 'Insert').click()
  await sheet.waitFor({ state: 'detached' })
  expect(await rows(page).count()).toBe(4)
  expect(await page.getByText('illegal').count()).toBe(0)

  sheet = await begin(page, 4, 'Strike')
  await sheet.getByText('The other moves stay as they are.').waitFor()
  await expectSound(page)
  await button(sheet, 'Strike').click()
  await sheet.waitFor({ state: 'detached' })
  expect(await rows(page).count()).toBe(3)
  expect(await saved(page)).toEqual([OPENING, play(1, ['3']), play(2, ['5'], { ruling: 'stands' })])
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await expect.poll(() => saved(page)).toEqual(game)
})

test('the back button and Escape close one sheet after the other, and the keyboard gets everywhere', async () => {
  const { page } = await table(['Ana', 'Ben'], [OPENING, play(1, ['8'])])
  await openMoves(page)
  await row(page, 2).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Correct move 2' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Correct move 2' }).waitFor({ state: 'detached' })
  expect(await button(row(page, 2), 'Correct').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Correct move 2' }).waitFor()
  await page.evaluate(() => history.back())
  await page.getByRole('dialog', { name: 'Correct move 2' }).waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Moves' }).waitFor()
  await page.evaluate(() => history.back())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toContain('/table/?id=')
})

test('three hundred moves are there at once, the last one in sight', async () => {
  const game = [OPENING, ...Array.from({ length: 330 }, () => play(0, ['9']))]
  const { page } = await table(['Ana', 'Ben', 'Cem'], game)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Moves/ }).click()
  await expect.poll(() => rows(page).last().getByRole('button').isVisible(), { interval: 20 }).toBe(true)
  expect(await rows(page).count()).toBe(300)
  await expect
    .poll(() =>
      rows(page)
        .last()
        .evaluate((one) => Math.round(one.getBoundingClientRect().bottom) <= innerHeight),
    )
    .toBe(true)
  await button(page, 'Show 31 earlier moves').click()
  expect(await rows(page).count()).toBe(331)
  await row(page, 1).getByText('Ana: ½').waitFor()
})

test('who reads along may look, and not change', async () => {
  const { page, context } = await table(['Ana', 'Ben'], [OPENING, play(1, ['8'])])
  await page.getByRole('button', { name: 'Menu' }).waitFor() // by then it holds the table
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Play on here' }).waitFor()
  await second.getByRole('button', { name: 'Menu' }).click()
  expect(await second.getByRole('button', { name: 'Somebody gives up' }).count()).toBe(0)
  expect(await second.getByRole('button', { name: 'Stop the game' }).count()).toBe(0)
  await second.getByRole('button', { name: /^Moves/ }).click()
  await row(second, 2).getByRole('button').first().click()
  await row(second, 2)
    .getByText(/draws 1/)
    .waitFor()
  expect(await row(second, 2).getByRole('button').count()).toBe(1)
  expect(await accessibilityFaults(second)).toEqual([])
})

describe('the menu', () => {
  test('lets somebody give up and stops the game, and both can be undone', async () => {
    const { page } = await table(['Ana', 'Ben', 'Cem'], [OPENING])
    const menu = () => page.getByRole('button', { name: 'Menu' }).click()
    await menu()
    await page.getByText('9½ on 9½ fits').waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Somebody gives up' }).click()
    await page.getByRole('dialog', { name: 'Who gives up?' }).waitFor()
    await button(page.getByRole('dialog'), 'Ben').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await menu()
    await page.getByRole('button', { name: 'Stop the game' }).click()
    await page.getByRole('dialog', { name: 'Stop the game here?' }).waitFor()
    await expectSound(page)
    await button(page, 'Play on').click()
    await page.getByRole('button', { name: 'Stop the game' }).click()
    await button(page, 'Stop').click()
    await page.getByRole('region', { name: 'Result' }).waitFor()
    await openMoves(page)
    expect(await rows(page).allInnerTexts()).toMatchObject(
      [/Ana: ½/, /Ben gives up/, /stops/].map((text) => expect.stringMatching(text)),
    )
    expect(await saved(page)).toMatchObject([OPENING, { do: 'leave', by: 1 }, { do: 'end' }])
    await button(page, 'Undo').click()
    await page.getByRole('group', { name: 'Cards' }).waitFor()
    await button(page, 'Undo').click()
    await expect.poll(() => saved(page)).toEqual([OPENING])
  })

  test('leads to the settings and home, and back from there to where one came from', async () => {
    const { page } = await table(['Ana', 'Ben'], [OPENING])
    const address = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL('**/settings/')
    await page.goBack()
    expect(page.url()).toBe(address)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'All tables' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'New table' }).waitFor()
  })
})

const LONG = ['Maximiliane-Theodora von und zu Hohenstein', 'Rindfleischetikettierung'.repeat(2), 'Cem', 'Dũng', 'Eva']

test.each(
  someOf([
    [320, 568, 'en-GB', 'dark'],
    [360, 640, 'de-DE', 'dark'],
    [844, 390, 'de-DE', 'light'],
  ] as const),
)('everything fits on %d×%d, in %s and %s', async (width, height, locale, colorScheme) => {
  const game = [OPENING, play(1, ['8', '8', '8'], { note: 'x'.repeat(300) }), play(2, ['8']), play(3, ['8'])]
  const { page } = await table(LONG, game, { viewport: { width, height }, locale, colorScheme })
  const say = (german: string, english: string) => (locale === 'de-DE' ? german : english)
  await button(page, say('Menü', 'Menu')).click()
  await page.getByRole('dialog').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: say('Jemand gibt auf', 'Somebody gives up') }).click()
  await page.getByRole('dialog', { name: say('Wer gibt auf?', 'Who gives up?') }).waitFor()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^${say('Züge', 'Moves')}`) }).click()
  const list = page.getByRole('list', { name: new RegExp(say('^Alle Züge', '^All moves')) })
  await list.getByRole('listitem').nth(1).getByRole('button').first().click()
  await expectSound(page)
  await button(page, say('Berichtigen', 'Correct')).click()
  const sheet = page.getByRole('dialog', { name: say('Zug 2 berichtigen', 'Correct move 2') })
  await button(sheet, say('Fünf', 'five')).click()
  await expectSound(page)
  await sheet.getByRole('checkbox', { name: say('Verschiedene Karten', 'Different cards') }).check()
  await expectSound(page)
  await button(sheet, say('Speichern', 'Save')).click()
  await sheet.waitFor({ state: 'detached' })
  await expectSound(page)
})
