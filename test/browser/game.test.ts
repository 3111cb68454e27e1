import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findGame, type MezzaEvent, type MezzaState, mezza, mezzaZoneInUse } from '../../lib/games/registry'
import { type Log, readLog } from '../../lib/referee/log'
import { judgeOpenly } from '../../lib/referee/record'
import { MezzaTaps } from './mezza-taps'
import { accessibilityFaults, keptOffline, offlinePhone } from './support'
import { versionOf } from './written'

async function fixture(name: string): Promise<Log> {
  const result = readLog(await readFile(join(import.meta.dirname, '../fixtures/mezza', name)), findGame)
  if ('error' in result) throw result.error
  return result.log
}

/** Sits four people down at a short table, as the start screen does it. */
async function sitDown(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/new/')
  for (const name of names) {
    await page.getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Short', { exact: false }).first().tap()
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.waitForURL(/\/table\/\?id=/)
}

/** The events with every default written out, and without the time at which they were tapped. */
function plain(events: readonly MezzaEvent[], start: MezzaState): unknown[] {
  let state = start
  return events.map((event) => {
    const { ruling, after } = judgeOpenly(mezza, state, event)
    const { at: _at, ...rest } = event
    const from = event.do === 'play' && {
      from: event.from ?? mezzaZoneInUse(state.seats[event.by] as MezzaState['seats'][number]),
    }
    state = after
    return { ...rest, ...from, ...(ruling.verdict === 'illegal' && { ruling: event.ruling ?? 'taken-back' }) }
  })
}

test('a whole game of four is refereed by tapping, offline, reloaded and undone on the way', async () => {
  const log = await fixture('game-of-65-events.jsonl')
  const events = log.events as MezzaEvent[]
  const start = mezza.open(log.header as Parameters<typeof mezza.open>[0])
  const { page, context } = await offlinePhone()
  await page.goto('/')
  await keptOffline(page)
  await context.setOffline(true)
  await sitDown(page, log.header.players)

  const taps = new MezzaTaps(page, log.header.players, start)
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  const version = () => versionOf(page)
  const step = async (button: typeof undo) => {
    const before = await version()
    await button.tap()
    await expect.poll(version).not.toBe(before)
  }
  for (const [index, event] of events.entries()) {
    await taps.tap(event)
    if (index === 20) {
      const line = await page.getByRole('heading', { level: 2 }).first().textContent()
      for (let i = 0; i < 5; i++) await step(undo)
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(line)
      for (let i = 0; i < 5; i++) await step(redo)
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(line)
    }
    if (index === 42) {
      await page.reload()
      await page.getByRole('group', { name: 'Cards' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
  }
  await page.getByRole('region', { name: 'Result' }).waitFor()
  const places = await page.getByRole('region', { name: 'Result' }).getByRole('listitem').allTextContents()
  expect(places.map((text) => text.trim())).toEqual(['1.Ana', '2.Ben', '3.Cem', '4.Dũng'])

  await page.getByRole('button', { name: 'Menu' }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table log' }).tap(),
  ])
  const exported = readLog(await readFile(await download.path()), findGame)
  if ('error' in exported) throw exported.error
  expect(exported.log.header.players).toEqual(log.header.players)
  expect(exported.log.header.options).toEqual(log.header.options)
  expect(plain(exported.log.events as MezzaEvent[], start)).toEqual(plain(events, start))
}, 240_000)
