import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { spokenCard, spokenCards } from '../../lib/cards/names'
import { type MezzaEvent, type MezzaState, type MezzaTable, mezza, mezzaZoneInUse } from '../../lib/games/registry'
import { judgeOpenly } from '../../lib/referee/record'
import { answerReferee, versionOf, writtenAfter } from './written'

type PlayEvent = Extract<MezzaEvent, { do: 'play' }>

/** So many a key lays at once. */
const MOST = 4

/** Somebody who holds the phone at a Mezza table (in English) and taps what happens there. */
export class MezzaTaps {
  private readonly page: Page
  private readonly names: readonly string[]
  state: MezzaState
  /** Several cards are laid in turn by holding a key, and by the row of numbers. */
  private holds = false

  constructor(page: Page, names: readonly string[], state: MezzaState) {
    this.page = page
    this.names = names
    this.state = state
  }

  get table(): MezzaTable {
    return mezza.table(this.state)
  }

  /** Taps one event, answers the referee's question as the log does, and waits for the verdict. */
  async tap(event: MezzaEvent): Promise<void> {
    const before = await versionOf(this.page)
    const { ruling, after } = judgeOpenly(mezza, this.state, event)
    switch (event.do) {
      case 'face-up':
        for (const card of event.cards) await this.key(card)
        break
      case 'play':
        await this.play(event)
        break
      case 'pick-up':
        if (event.by !== this.table.turn) await this.seat(event.by)
        await this.page.getByRole('button', { name: /^Pick up/ }).tap()
        break
      default:
        throw new Error(`${event.do} is in the menu`)
    }
    await answerReferee(this.page, ruling.verdict, event)
    await writtenAfter(this.page, before, ruling.verdict, event)
    this.state = after
  }

  private async play(event: PlayEvent): Promise<void> {
    const { by, cards } = event
    const card = cards[0] as string
    const { turn, chances } = this.table
    const usual = mezzaZoneInUse(this.state.seats[by] as MezzaState['seats'][number])
    const zone = event.from ?? usual
    const chance = chances.find((each) => each.by === by)
    if (chance && zone === usual && cards.every((each) => each === (chance.kind === 'snatch' ? '½' : chance.card))) {
      await this.seat(by)
      const sheet = this.page.getByRole('dialog')
      const choice = sheet.getByRole('button', { name: spokenCards(card, cards.length, 'en'), exact: true })
      const asked = [2, 3].some(
        (count) => mezza.judge(this.state, { do: 'play', by, cards: Array(count).fill(card) }).verdict === 'legal',
      )
      if (asked) await choice.tap()
      return
    }
    if (by !== turn) await this.seat(by)
    if (zone !== usual) {
      const isOnTurn = turn === null || by === turn
      const who = `${this.names[by]}${isOnTurn ? ' plays' : ', out of turn'}`
      await this.page.getByRole('button', { name: who, exact: true }).tap()
      await this.page
        .getByRole('dialog')
        .getByRole('button', { name: { hand: 'hand', up: 'face up', down: 'face down' }[zone], exact: true })
        .tap()
      await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    }
    if (zone === 'down') {
      await this.page.getByRole('button', { name: /turn over a face-down card/ }).tap()
      // M5.3: one at a time.
      expect(await this.page.getByRole('group', { name: 'How many at once?' }).count()).toBe(0)
    }
    const faceUp = this.page.getByRole('button', { name: `face up: ${spokenCard(card, 'en')}`, exact: true }).first()
    if (zone === 'up' && cards.length === 1 && (await faceUp.isVisible())) await faceUp.tap()
    else {
      await this.key(card, Math.min(cards.length, MOST))
      const more = { do: 'play' as const, by, cards: Array(MOST + 1).fill(card) }
      // Of the ½ a hand may hold more than a key lays.
      if (card === '½' && cards.length >= MOST && mezza.judge(this.state, more).verdict !== 'impossible')
        await this.page
          .getByRole('dialog')
          .getByRole('button', { name: spokenCards(card, cards.length, 'en'), exact: true })
          .tap()
    }
  }

  private async seat(by: number): Promise<void> {
    const seats = this.page.getByRole('list', { name: 'Players' })
    await seats.getByRole('button', { name: new RegExp(`^${this.names[by]}\\b`, 'u') }).tap()
  }

  private async key(card: string, count = 1): Promise<void> {
    const keypad = this.page.getByRole('group', { name: 'Cards' })
    const key = keypad.getByRole('button', { name: spokenCard(card, 'en'), exact: true })
    if (count === 1) return key.tap()
    this.holds = !this.holds
    if (!this.holds) {
      await this.page.getByText(String(count), { exact: true }).last().tap()
      return key.tap()
    }
    await key.dispatchEvent('pointerdown', { pointerId: 1, button: 0, isPrimary: true })
    const row = this.page.getByRole('group', { name: `How many? ${spokenCard(card, 'en')}` })
    await row.waitFor()
    await key.dispatchEvent('pointerup', { pointerId: 1, button: 0, isPrimary: true })
    await row.getByRole('button', { name: String(count), exact: true }).tap()
  }
}
