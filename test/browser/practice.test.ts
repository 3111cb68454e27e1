import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { spokenCard } from '../../lib/cards/names'
import { findGame } from '../../lib/games/registry'
import { PRACTICE_KEY, readGame, readPractice, writePractice } from '../../lib/learn/practice/kept'
import { type Act, isWith } from '../../lib/learn/practice/taps'
import type { AnyGame, GameId } from '../../lib/referee/game'
import { positionAt } from '../../lib/referee/record'
import { advice, answer, goOn, myMoment, type Sitting, whatNext } from '../../lib/simulate/sitting'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, keptOffline, offlinePhone, phone } from './support'

const gameOf = (id: string) => findGame(id) as AnyGame

const OPTIONS: Readonly<Record<string, unknown>> = {
  mezza: { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true },
  'mau-mau': { points: null, pairs: false, direction: 'clockwise', secondsPerTurn: null },
  'misch-masch': { interject: 'in-order', realAnimals: 'by-animal', othersDraw: 2, playDrawn: true },
  merge: {},
}

/** A phone on which a certain deal was left. */
async function dealt(page: Page, id: GameId, seed: number, players = ['Kim', 'Ana', 'Ben']): Promise<void> {
  const game = {
    header: { game: id, players, options: OPTIONS[id] },
    me: 0,
    seed,
    exchanged: id === 'mezza' ? null : [],
    events: [],
  }
  const text = writePractice({ pace: 'brisk', name: 'Kim', game })
  await page.goto('/settings/')
  await page.evaluate(([key, value]) => localStorage.setItem(key as string, value as string), [PRACTICE_KEY, text])
  await page.clock.install()
  await page.goto('/learn/practice/')
}

/** The game as the phone has kept it, with all its hidden cards; null where there is none. */
async function sittingOn(page: Page): Promise<Sitting | null> {
  const practice = readPractice(await page.evaluate((key) => localStorage.getItem(key), PRACTICE_KEY))
  const id = (practice.game as { header?: { game: string } } | null)?.header?.game
  if (!id) return null
  const game = gameOf(id)
  const kept = readGame(practice, game)
  return kept && goOn({ game, ...kept }, kept.exchanged, kept.events)
}

const eventsOf = (sitting: Sitting | null) => sitting?.record.moves.length ?? Number.POSITIVE_INFINITY

/** The person does what they are advised by tapping it; what else happens the computers do in their own time. */
async function playOn(page: Page, { until = Number.POSITIVE_INFINITY }: { until?: number } = {}): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    const sitting = await sittingOn(page)
    if (!sitting || eventsOf(sitting) >= until) return
    const next = whatNext(sitting)
    if (next.kind === 'exchange') {
      await page.getByRole('button', { name: 'Leave it like this' }).tap()
    } else if (next.kind === 'wait') {
      await doIt(page, sitting, advice(sitting) as Act, i)
    } else await page.clock.runFor(1300)
    await expect
      .poll(async () => eventsOf(await sittingOn(page)) > eventsOf(sitting) || next.kind !== 'wait')
      .toBe(true)
  }
  throw new Error('The game does not end.')
}

/** By the cards, as people do; where one tap means several things, and every fifth time, by what the hint offers. */
async function doIt(page: Page, sitting: Sitting, act: Act, turn: number): Promise<void> {
  const { honest } = myMoment(sitting)
  const cards = act.cards ?? (act.card ? [act.card] : [])
  const [card] = cards
  const same = card ? (honest as readonly Act[]).filter((one) => isWith(one, card)) : []
  if (turn % 5 > 0 && card && same.length === 1 && sitting.game.id !== 'misch-masch') {
    const name = spokenCard(card, 'en')
    await page
      .getByRole('button', { name: new RegExp(`^(Hand|Face up): ${name.replace('+', '\\+')}, fits$`) })
      .first()
      .tap()
  } else if (act.from === 'down') {
    await page.getByRole('button', { name: 'Turn over a face-down card' }).tap()
  } else {
    await page.getByRole('button', { name: /^Why\?/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Do it for me' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

// Whole games are tapped: a busy machine takes its time.
describe('a practice game', { timeout: 600_000 }, () => {
  it('is begun by choosing, and the cards may be exchanged first', async () => {
    const { page } = await phone()
    await page.goto('/learn/practice/')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('radio', { name: 'Mezza' }).check()
    await page.getByRole('radio', { name: '3', exact: true }).check()
    await page.getByRole('radio', { name: /^Calm/ }).check()
    await page.getByLabel('Your name').fill('Zoë')
    await page.getByRole('button', { name: 'Start' }).tap()
    await page.getByRole('heading', { name: 'Exchange cards' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(async () => (await sittingOn(page))?.header.players).toEqual(['Zoë', 'Ana', 'Ben', 'Cem'])

    const before = (await sittingOn(page)) as Sitting
    const [hand = '', up = ''] = [0, 1].map((zone) => before.truth.cards(zone)[0] ?? '')
    await page.getByRole('list', { name: 'Your hand' }).getByRole('button').first().tap()
    await page.getByRole('list', { name: 'Your face-up cards' }).getByRole('button').first().tap()
    await page.getByRole('button', { name: 'Leave it like this' }).tap()
    await expect.poll(async () => (await sittingOn(page))?.exchanged).toBeTruthy()
    const after = (await sittingOn(page)) as Sitting
    expect([after.truth.cards(0)[0], after.truth.cards(1)[0]]).toEqual([up, hand])
  })

  it('of Mezza is played to its end by its cards, also over a reload, and is in no book', async () => {
    const { page } = await phone()
    await dealt(page, 'mezza', 269, ['Kim', 'Ana'])
    await playOn(page, { until: 24 })
    const before = await sittingOn(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Practice: Mezza' }).waitFor()
    expect((await sittingOn(page))?.record.moves.length).toBe(before?.record.moves.length)
    expect(await accessibilityFaults(page)).toEqual([])
    await playOn(page)
    const result = page.getByRole('region', { name: 'Result' })
    await result.waitFor()
    expect(await result.getByRole('listitem').count()).toBe(2)
    expect(await accessibilityFaults(page)).toEqual([])
    await result.getByRole('button', { name: 'Rematch' }).tap()
    await page.getByRole('heading', { name: 'Exchange cards' }).waitFor()
    await page.goto('/')
    // What somebody reads who has no table yet.
    await page.getByText('Kiebitz watches your card game').waitFor()
  })

  it('explains what is not allowed by the referee’s words, and plays nothing', async () => {
    const { page } = await phone()
    await dealt(page, 'mezza', 5)
    let sitting: Sitting | null = null
    let wrong: string | undefined
    for (let until = 4; !wrong && until < 80; until++) {
      await playOn(page, { until })
      sitting = await sittingOn(page)
      if (!sitting || whatNext(sitting).kind !== 'wait') continue
      const { game, record, truth } = sitting
      if (game.table(positionAt(record).state).turn !== 0) continue
      wrong = truth.cards(0).find((card) => {
        const told = answer(sitting as Sitting, { do: 'play', by: 0, cards: [card] } as Act)
        return told.kind === 'refused' && told.move.ruling.code === 'too-low'
      })
    }
    if (!wrong) throw new Error('everything fits')
    await page
      .getByRole('button', { name: `Hand: ${spokenCard(wrong, 'en')}, does not fit` })
      .first()
      .tap()
    const refused = page.getByRole('alertdialog')
    expect(await refused.getByRole('heading').textContent()).toContain('does not fit')
    expect(await accessibilityFaults(page)).toEqual([])
    await refused.getByRole('button', { name: 'Rule M3.2' }).tap()
    expect(await page.getByRole('dialog').locator('[aria-current]').textContent()).toContain('M3.2')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    // While somebody reads nobody plays; and nothing was played.
    expect((await sittingOn(page))?.record.moves.length).toBe(sitting?.record.moves.length)
    await page.getByRole('button', { name: /^Why\?/ }).tap()
    const hints = page.getByRole('dialog')
    await hints.getByRole('heading', { name: 'Not allowed' }).waitFor()
    expect(await hints.textContent()).toContain('You need')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it.each(['mau-mau', 'misch-masch', 'merge'] as const)('of %s is played', async (id) => {
    const viewport = { width: 360, height: 640 }
    const { page } = await phone({ locale: 'en-GB', colorScheme: 'dark', viewport })
    await dealt(page, id, 3)
    await playOn(page, { until: 24 })
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
    await page.getByRole('button', { name: /^Why\?/ }).tap()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('keeps the focus among the own cards where it is played by keyboard', async () => {
    const { page } = await phone()
    await dealt(page, 'mezza', 3)
    const zone = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone)
    await page.locator('[data-zone=hand] button').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-zone=up] button').last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(zone).toBe('up')
    await page.getByRole('button', { name: 'Leave it like this' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Leave it like this' }).waitFor({ state: 'detached' })
    await expect.poll(zone).toBe('hand')

    let played = 0
    for (let i = 0; i < 60 && played < 3; i++) {
      const sitting = await sittingOn(page)
      if (!sitting) break
      const events = eventsOf(sitting)
      if (whatNext(sitting).kind !== 'wait') {
        await page.clock.runFor(1300)
        continue
      }
      const act = advice(sitting) as Act
      const card = page.locator('[data-zone=hand] button[aria-label$=", fits"]').first()
      if ((await card.count()) === 0) {
        await doIt(page, sitting, act, i)
        continue
      }
      await card.focus()
      await page.keyboard.press('Enter')
      const choose = page.getByRole('dialog').locator('[data-first]')
      if ((await choose.count()) > 0) await choose.press('Enter')
      await expect.poll(async () => eventsOf(await sittingOn(page))).toBeGreaterThan(events)
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
      played++
    }
    expect(played).toBe(3)
  })

  it('speaks German, and works offline', async () => {
    const { page, context } = await offlinePhone({ locale: 'de-DE' })
    await page.goto('/learn/practice/')
    await keptOffline(page)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Los geht’s' }).tap()
    await page.getByRole('heading', { name: 'Karten tauschen' }).waitFor()
    await page.getByRole('button', { name: 'So lassen' }).tap()
    await page.getByRole('button', { name: /^Warum\?/ }).waitFor()
  })

  it('that cannot be read is no trap', async () => {
    const { page } = await phone()
    await page.goto('/settings/')
    const broken = writePractice({ pace: 'usual', name: '', game: { nothing: true } as never })
    await page.evaluate(([key, value]) => localStorage.setItem(key as string, value as string), [PRACTICE_KEY, broken])
    await page.goto('/learn/practice/')
    await page.getByRole('alert').getByText('cannot be read').waitFor()
    await page.getByRole('button', { name: 'Start' }).waitFor()
  })
})
