import type { Locator, Page } from 'playwright-core'
import { colourName } from '../../lib/cards/colours'
import { capitalised } from '../../lib/cards/language'
import { isMergeCard, mergeColour } from '../../lib/cards/merge'
import { spokenCard } from '../../lib/cards/names'
import type { MergeEvent, MergeState, MergeTable } from '../../lib/games/merge/engine'
import { merge } from '../../lib/games/registry'
import { judgeOpenly } from '../../lib/referee/record'
import { answerReferee, versionOf, writtenAfter } from './written'

/** Somebody who holds the phone at a Merge table (in English) and taps what happens there. */
export class MergeTaps {
  private readonly page: Page
  private readonly names: readonly string[]
  private state: MergeState
  /** The pile is tapped first, or what is done with it, in turn. */
  private pileFirst = false

  constructor(page: Page, names: readonly string[], state: MergeState) {
    this.page = page
    this.names = names
    this.state = state
  }

  private get table(): MergeTable {
    return merge.table(this.state)
  }

  /** Whether somebody at the table could tap this at all: what cannot be is never written. */
  canTap(event: MergeEvent): boolean {
    const { verdict, code } = judgeOpenly(merge, this.state, event).ruling
    return verdict !== 'impossible' && code !== 'already-laid-out'
  }

  /** Takes note of what happened before there was anything to tap. */
  know(event: MergeEvent): void {
    this.state = judgeOpenly(merge, this.state, event).after
  }

  /** Taps one event, answers the referee's question as the log does, and waits for the verdict. */
  async tap(event: MergeEvent): Promise<void> {
    const before = await versionOf(this.page)
    const { ruling, after } = judgeOpenly(merge, this.state, event)
    await this.act(event)
    await answerReferee(this.page, ruling.verdict, event)
    await writtenAfter(this.page, before, ruling.verdict, event)
    this.state = after
  }

  private async act(event: MergeEvent): Promise<void> {
    switch (event.do) {
      case 'lay-out':
        if (event.by !== this.state.seats.findIndex(({ laidOut }) => !laidOut)) await this.seat(event.by)
        for (const card of event.cards) await this.card(card)
        return
      case 'place':
        return this.inAnyOrder(event, () => this.card(event.card))
      case 'take-top':
        return this.inAnyOrder(event, () => this.action('Take top'))
      case 'take-pile':
        return this.inAnyOrder(event, () => this.action('Take pile'))
      case 'merge':
        await this.inAnyOrder(event, () => this.action('Merge'))
        return this.pile(event.onto)
      case 'split':
        await this.inAnyOrder(event, () => this.action('Split'))
        return this.split(event)
      case 'stop':
        await this.action('Stop')
        return this.stop(event.by)
      default:
        throw new Error(`${event.do} is in the menu`)
    }
  }

  /** A pile and what is done with it; another than the one before whom it lies is tapped first. */
  private async inAnyOrder({ by, pile }: { by: number; pile: number }, act: () => Promise<void>): Promise<void> {
    const owner = this.table.players.findIndex(({ piles }) => piles.some((each) => each.pile === pile))
    if (owner !== by) await this.seat(by)
    this.pileFirst = !this.pileFirst
    if (this.pileFirst) await this.pile(pile)
    await act()
    if (!this.pileFirst) await this.pile(pile)
  }

  private async split({ pile, below, card }: Extract<MergeEvent, { do: 'split' }>): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    await sheet
      .locator('fieldset')
      .first()
      .locator('label')
      .nth(below - 1)
      .tap()
    const top = this.table.players
      .flatMap(({ piles }) => piles)
      .find((each) => each.pile === pile)
      ?.cards.at(-1)
    if (card === top) return sheet.getByRole('button', { name: /^(Split with|Write it down anyway)/ }).tap()
    await sheet.getByRole('button', { name: 'Another card was laid' }).tap()
    return this.card(card, sheet)
  }

  /** Everything is written down here: nobody is taken at their word. */
  private async stop(by: number): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    await sheet.getByRole('checkbox').setChecked(false)
    await sheet.getByRole('button', { name: this.names[by] as string }).tap()
  }

  private async seat(by: number): Promise<void> {
    await this.seats.getByRole('button', { name: new RegExp(`^${this.names[by]},`, 'u') }).tap()
  }

  private async pile(number: number): Promise<void> {
    await this.seats.getByRole('button', { name: new RegExp(`^Pile ${number}:`) }).tap()
  }

  private async action(name: string): Promise<void> {
    await this.page.getByRole('group', { name: 'What happens?' }).getByRole('button', { name, exact: true }).tap()
  }

  private async card(card: string, where: Page | Locator = this.page): Promise<void> {
    if (!isMergeCard(card)) throw new Error(`${card} is no card`)
    const name = spokenCard(card, 'en')
    const same = where.getByRole('group', { name: 'Same number' }).getByRole('button', { name, exact: true })
    if (await same.isVisible()) return same.tap()
    const colour = capitalised(colourName(mergeColour(card), 'en'))
    await where.getByRole('group', { name: 'Colour', exact: true }).getByText(colour, { exact: true }).tap()
    await where.getByRole('group', { name: 'Cards' }).getByRole('button', { name, exact: true }).tap()
  }

  private get seats(): Locator {
    return this.page.getByRole('list', { name: 'Players' })
  }
}
