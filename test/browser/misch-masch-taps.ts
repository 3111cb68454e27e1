import type { Page } from 'playwright-core'
import { type Animal, animalName, lowerOf, type MischMaschCard, upperOf } from '../../lib/cards/misch-masch'
import type { MischMaschEvent, MischMaschState, MischMaschTable } from '../../lib/games/misch-masch/engine'
import { findGame } from '../../lib/games/registry'
import type { AnyGame, Header } from '../../lib/referee/game'
import { judgeOpenly } from '../../lib/referee/record'
import { answerReferee, versionOf, writtenAfter } from './written'

/** Somebody who holds the phone at a Misch Masch table (in English) and taps what happens there. */
export class MischMaschTaps {
  private readonly game = findGame('misch-masch') as AnyGame
  private state: MischMaschState

  constructor(
    private readonly page: Page,
    private readonly header: Header<unknown>,
  ) {
    this.state = this.game.open(header) as MischMaschState
  }

  get table(): MischMaschTable {
    return this.game.table(this.state) as MischMaschTable
  }

  /** Takes note of what happened before there was anything to tap. */
  know(event: MischMaschEvent): void {
    this.state = judgeOpenly(this.game, this.state, event).after as MischMaschState
  }

  /** Taps one event, answers the referee's question as the log does, and waits for the verdict. */
  async tap(event: MischMaschEvent): Promise<void> {
    const before = await versionOf(this.page)
    const { ruling, after } = judgeOpenly(this.game, this.state, event)
    const { turn, top } = this.table
    switch (event.do) {
      case 'turn-up':
        if (top) await this.page.getByRole('button', { name: /^None fits/ }).tap()
        await this.card(event.card as MischMaschCard)
        break
      case 'play':
        if (turn !== null && event.by !== turn) await this.seat(event.by)
        await this.card(event.card as MischMaschCard)
        if (turn === null) await this.who(event.by)
        break
      case 'draw':
        if (event.by !== turn) await this.seat(event.by)
        await this.page.getByRole('button', { name: 'Draw', exact: true }).tap()
        break
      default:
        throw new Error(`${event.do} is in the menu`)
    }
    await answerReferee(this.page, ruling.verdict, event)
    await writtenAfter(this.page, before, ruling.verdict, event)
    this.state = after as MischMaschState
  }

  private async seat(by: number): Promise<void> {
    const seats = this.page.getByRole('list', { name: 'Players' })
    await seats.getByRole('button', { name: new RegExp(`^${this.header.players[by]}\\b`, 'u') }).tap()
  }

  private async who(by: number): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.header.players[by] as string, exact: true })
      .tap()
  }

  private async card(card: MischMaschCard): Promise<void> {
    if (card === 'cham') return this.page.getByRole('button', { name: 'Chameleon', exact: true }).tap()
    const upper = upperOf(card)
    const lower = lowerOf(card)
    if (!upper || !lower) await this.page.getByRole('button', { name: 'Half card' }).tap()
    if (upper) await this.half('Upper half', upper)
    if (lower) await this.half('Lower half', lower)
  }

  private async half(which: 'Upper half' | 'Lower half', animal: Animal): Promise<void> {
    const where = `${animalName(animal, 'en')} ${which === 'Upper half' ? 'above' : 'below'}`
    await this.page
      .getByRole('group', { name: which })
      .getByRole('button', { name: new RegExp(`${where}$`) })
      .tap()
  }
}
