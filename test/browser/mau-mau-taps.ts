import type { Locator, Page } from 'playwright-core'
import { COLOURS, colourName } from '../../lib/cards/colours'
import { capitalised } from '../../lib/cards/language'
import { spokenCard } from '../../lib/cards/names'
import type { MauMauEvent, MauMauState, MauMauTable } from '../../lib/games/mau-mau/engine'
import { mauMau } from '../../lib/games/registry'
import { judgeEvent, type Position } from '../../lib/referee/record'
import { answerReferee, versionOf, writtenAfter } from './written'

/** Somebody who holds the phone at a Mau Mau table (in English) and taps what happens there. */
export class MauMauTaps {
  private readonly page: Page
  private readonly names: readonly string[]
  private position: Position<MauMauState>

  constructor(page: Page, names: readonly string[], position: Position<MauMauState>) {
    this.page = page
    this.names = names
    this.position = position
  }

  get table(): MauMauTable {
    return mauMau.table(this.position.state)
  }

  /** Takes note of what happened before there was anything to tap. */
  know(event: MauMauEvent): void {
    const { after, evidence } = judgeEvent(mauMau, this.position, event)
    this.position = { state: after, evidence, events: this.position.events + 1 }
  }

  /** Taps one event, answers the referee's question as the log does, and waits for the verdict. */
  async tap(event: MauMauEvent): Promise<void> {
    const before = await versionOf(this.page)
    const { ruling, after, evidence, proven } = judgeEvent(mauMau, this.position, event)
    await this.act(event)
    await answerReferee(this.page, ruling.verdict, event)
    if (proven.length > 0) await this.page.getByRole('dialog').getByRole('button', { name: 'Go on' }).tap()
    await writtenAfter(this.page, before, ruling.verdict, event)
    this.position = { state: after, evidence, events: this.position.events + 1 }
  }

  private async act(event: MauMauEvent): Promise<void> {
    const { phase, turn, due } = this.position.state
    switch (event.do) {
      case 'start':
        if (phase === 'playing') {
          await this.button(/ plays$/).tap()
          await this.inSheet('Deal anew').tap()
        }
        await this.seat(event.by)
        return this.lay(event.card)
      case 'play':
        await this.acting(event.by)
        await this.lay(event.card)
        if (event.card.startsWith('joker'))
          await this.inSheet(event.color ? capitalised(colourName(event.color, 'en')) : 'No colour named').tap()
        return
      case 'draw':
        await this.acting(event.by)
        return this.button(/^Draw/).tap()
      case 'pass':
        await this.acting(event.by)
        return this.button('Pass').tap()
      case 'last':
        await this.acting(event.by)
        return this.button(/^Last/).tap()
      case 'catch': {
        const { by, of } = event
        if (this.table.chances.some((chance) => chance.kind === 'catch' && chance.by === by && chance.of === of))
          return this.seat(by)
        await this.chooseWho(by)
        return this.inSheet(`${this.names[by]}: catch ${this.names[of]}`).tap()
      }
      case 'challenge':
        if (event.by === turn && this.table.chances.some(({ kind }) => kind === 'challenge'))
          await this.button('Challenge').tap()
        else {
          await this.chooseWho(event.by)
          await this.inSheet(`${this.names[event.by]} challenges`).tap()
        }
        return this.inSheet(event.guilty ? /^Yes, guilty/ : /^No, honest/).tap()
      case 'count':
        if (event.by !== due[0]) await this.seat(event.by)
        for (const card of event.cards) await this.lay(card)
        return this.button('Count').tap()
      case 'leave':
        await this.button('Menu').tap()
        await this.inSheet('Somebody gives up').tap()
        return this.inSheet(this.names[event.by] as string).tap()
      case 'end':
        await this.button('Menu').tap()
        await this.inSheet('Stop the game').tap()
        return this.inSheet('Stop').tap()
    }
  }

  /** Says who acts, where that is not who is on turn: by the seat, or by the sheet where the seat takes a chance. */
  private async acting(by: number): Promise<void> {
    if (by === this.table.turn) return
    if (!this.table.chances.some((chance) => chance.by === by)) return this.seat(by)
    await this.chooseWho(by)
    await this.inSheet('Done').tap()
  }

  private async chooseWho(by: number): Promise<void> {
    await this.button(/ plays$/).tap()
    const name = this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${this.names[by]}( to play)?$`) })
    await name.tap()
  }

  /** A card by its own key where there is one, else by its colour and its sign: two taps at most. */
  private async lay(card: string): Promise<void> {
    const name = spokenCard(card, 'en')
    const quick = this.page.getByRole('group', { name: 'Same sign' }).getByRole('button', { name, exact: true })
    if (await quick.isVisible()) return quick.tap()
    const key = this.page.getByRole('group', { name: 'Cards' }).getByRole('button', { name, exact: true })
    const colour = COLOURS.find((each) => card.startsWith(each))
    if (!(await key.isVisible()) && colour && !card.startsWith('joker'))
      await this.page.getByText(capitalised(colourName(colour, 'en')), { exact: true }).tap()
    await key.tap()
  }

  private async seat(by: number): Promise<void> {
    const seats = this.page.getByRole('list', { name: 'Players' })
    await seats.getByRole('button', { name: new RegExp(`^${this.names[by]}\\b`, 'u') }).tap()
  }

  private button(name: string | RegExp): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
  }

  private inSheet(name: string | RegExp): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' })
  }
}
