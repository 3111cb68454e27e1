import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { mezza } from '../../lib/games/registry'
import { cutOff, smallTargets } from './look'
import { MezzaTaps } from './mezza-taps'
import { accessibilityFaults, type PhoneOptions, phone } from './support'
import { versionOf } from './written'

const NAMES = ['Ana', 'Ben', 'Cem']
const play = (by: number, ...cards: string[]) => ({ do: 'play' as const, by, cards })

/** Ben holds three cards, picks up a pile topped by an 8, and two turns later plays a 9 that was not in it (evidence.md). */
const WORKED = [
  play(0, '3'),
  play(1, '5'),
  play(2, '6'),
  play(0, '8'),
  { do: 'pick-up' as const, by: 1 },
  play(2, '2'),
  play(0, '5'),
  play(1, '9'),
]
const PROOF =
  'Ben’s 9 (move 8) was already in hand when Ben picked up at move 5: Ben held three cards then, took up 3, 5, 6, 8 and drew none before move 8. A 9 fits on the 8: Ben had to play.'

/** Brings a table as a log, which opens it. */
async function table(events: readonly object[], header: object = {}, options: PhoneOptions = {}) {
  const { page, context } = await phone(options)
  await page.goto('/')
  const text = [{ kiebitz: 1, game: 'mezza', players: NAMES, ...header }, ...events]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('group', { name: /^(Cards|Karten)$/ }).waitFor()
  return { page, context }
}

const key = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Cards|Karten)$/ }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const moves = (page: Page) => page.getByRole('list', { name: /^All moves/ }).getByRole('listitem')

describe('a proof', () => {
  test('is told once when it holds, lights its moves, and stays readable in the list', async () => {
    const { page } = await table([])
    await button(page, 'Start without face-up cards').tap()
    const options = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true } as const
    const taps = new MezzaTaps(page, NAMES, mezza.open({ game: 'mezza', players: NAMES, options }))
    const opening = { name: 'Who opens with 3?' }
    await key(page, 'three').tap()
    await page.getByRole('dialog', opening).getByRole('button', { name: 'Ana' }).tap()
    await page.getByRole('dialog', opening).waitFor({ state: 'detached' })
    taps.state = mezza.apply(taps.state, WORKED[0] as never, { verdict: 'legal' })
    for (const event of WORKED.slice(1, -1)) await taps.tap(event)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await taps.tap(WORKED.at(-1) as never)

    const sheet = page.getByRole('dialog', { name: 'Ben had to play' })
    await sheet.getByText(PROOF, { exact: true }).waitFor()
    expect(await sheet.getByText('Rule M6.2').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await expect.poll(() => page.locator('[role=status]').first().textContent()).toContain('A nine fits on the eight')
    await button(page, 'Show the moves').tap()

    await moves(page).filter({ hasText: 'part of the proof' }).nth(1).waitFor()
    const lit = await moves(page).filter({ hasText: 'part of the proof' }).allInnerTexts()
    expect(lit.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^5 legal: Ben picks up the pile \(4 cards\) , part of the proof Proven illegal by move 8/),
      expect.stringMatching(/^8 legal: Ben: 9 , part of the proof Proves: Ben had to play \(move 5\)/),
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await moves(page).nth(7).getByRole('button').first().tap()
    await moves(page).nth(7).getByText(PROOF).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // Once: neither undo and redo nor another visit tell it again.
    const version = () => versionOf(page)
    for (const name of ['Undo', 'Redo']) {
      const before = await version()
      await button(page, name).tap()
      await expect.poll(version).not.toBe(before)
    }
    await page.reload()
    await key(page, 'nine').waitFor()
    await page.getByText('Ben: 9. Ben had to play.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.each([
    ['small and dark', { viewport: { width: 360, height: 640 }, locale: 'de-DE', colorScheme: 'dark' }],
    ['in landscape', { viewport: { width: 740, height: 360 }, locale: 'de-DE' }],
  ] as const)('fits: %s', async (_what, options) => {
    const { page } = await table(WORKED.slice(0, -1), {}, options)
    await key(page, 'Neun').tap()
    await page.getByRole('dialog', { name: 'Ben hätte legen müssen' }).waitFor()
    const check = async () => {
      expect(await cutOff(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await check()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(page, 'Menü').tap()
    await button(page, /^Was der Tisch weiß/).tap()
    await page.getByRole('heading', { name: 'Was der Tisch weiß' }).waitFor()
    await check()
  })
})

describe('a slip', () => {
  test('is offered where a tap is impossible, and one tap records what was meant', async () => {
    const { page } = await table([
      play(0, '6', '6'),
      play(1, '6'),
      play(2, '8'),
      play(0, '9'),
      { do: 'pick-up', by: 1 },
    ])
    await page.getByText('3', { exact: true }).last().tap()
    await key(page, 'six').tap()
    const sheet = page.getByRole('alertdialog')
    await sheet.getByRole('heading', { name: 'Perhaps this was meant' }).waitFor()
    const offers = await sheet.getByRole('list').getByRole('button').allInnerTexts()
    expect(offers).toEqual(['Cem: 9, 9, 9', 'Cem: 6½, 6½, 6½', 'Cem: 6'])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Cem: three nines' }).tap()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('Cem: 9, 9, 9.', { exact: false }).waitFor()
  })

  test('is asked about quietly where the play is against the rules', async () => {
    const { page } = await table([play(0, '5'), play(1, '8')])
    await key(page, 'six').tap()
    const sheet = page.getByRole('alertdialog', { name: 'The 6 does not fit' })
    await sheet.getByRole('button', { name: 'Was “Cem: a nine” meant?' }).tap()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('Cem: 9', { exact: false }).first().waitFor()
    await button(page, 'Menu').tap()
    await button(page, /^Moves/).tap()
    await expect.poll(() => moves(page).count()).toBe(3)
    await expect.poll(() => moves(page).nth(2).innerText()).toMatch(/Cem: 9/)
  })
})

describe('the memory sheet', () => {
  test('shows known cards, hidden copies and chances', async () => {
    const { page } = await table([...WORKED.slice(0, 5), play(2, '6½')])
    await button(page, 'Menu').tap()
    await button(page, /^What the table knows/).tap()
    const sheet = page.getByRole('dialog', { name: 'What the table knows' })
    await sheet.getByText('known: three, five, six, eight').waitFor()
    expect(await sheet.getByText('five: 3 of 4').count()).toBe(1)
    // Ana and Ben may have one of twelve ½ among three of 63 cards; Cem drew one card.
    const none = (51 * 50 * 49) / (63 * 62 * 61)
    const share = `${Math.round((1 - none) * 100)}%`
    await expect.poll(() => sheet.getByText(share).count()).toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })

  test('is not offered at a table that agreed on it', async () => {
    const { page } = await phone()
    await page.goto('/new/')
    for (const name of ['Ana', 'Ben']) {
      await page.getByRole('textbox').first().fill(name)
      await page.keyboard.press('Enter')
    }
    await page.getByText('House rules').tap()
    await page.getByRole('radio', { name: /^off/ }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Start').tap()
    await page.waitForURL(/\/table\/\?id=/)
    await button(page, 'Menu').tap()
    await button(page, /^Moves/).waitFor()
    expect(await button(page, /^What the table knows/).count()).toBe(0)
    await page.getByText('Memory off').waitFor()

    // The next table of this group begins as this one did.
    await page.goto(`/new/?again=${new URL(page.url()).searchParams.get('id')}`)
    await page.getByText('Memory off').waitFor()
  })
})
