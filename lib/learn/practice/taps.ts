import { COLOURS } from '@/lib/cards/colours'
import { mischMasch } from '@/lib/cards/faces/misch-masch'
import { type MezzaState, mezzaZoneInUse } from '@/lib/games/mezza/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { GameId } from '@/lib/referee/game'

/** An event with fields of some game. */
export type Act = AnyEvent & {
  readonly card?: string
  readonly cards?: readonly string[]
  readonly from?: string
  readonly pile?: number
}

/** Where a card lies that is tapped. */
export type OwnZone = 'hand' | 'up'

/** A card of one's own, tapped. */
export interface Tap {
  readonly by: number
  readonly card: string
  readonly zone: OwnZone
  /** The cards that lie there. */
  readonly held: readonly string[]
}

/** What a tap on one of the own cards may mean, allowed or not, the simplest first. Never nothing. */
export function meant(game: GameId, state: unknown, tap: Tap, piles: readonly number[]): readonly Act[] {
  const { by, card } = tap
  switch (game) {
    case 'mezza':
      return mezzaPlays(state as MezzaState, tap)
    case 'mau-mau':
      return card.startsWith('joker')
        ? COLOURS.map((color): Act => ({ do: 'play', by, card, ...{ color } }))
        : [{ do: 'play', by, card }]
    case 'misch-masch':
      return asPrinted(sidesOf(card).map((side): Act => ({ do: 'play', by, card: side })))
    case 'merge':
      return piles.map((pile): Act => ({ do: 'place', by, card, pile }))
  }
}

/** M3.1: one, or several of the same. */
function mezzaPlays(state: MezzaState, { by, card, zone, held }: Tap): readonly Act[] {
  const seat = state.seats[by]
  const usual = seat ? mezzaZoneInUse(seat) : 'hand'
  const most = held.filter((other) => other === card).length
  return Array.from({ length: Math.max(1, most) }, (_, i): Act => {
    const cards = Array<string>(i + 1).fill(card)
    return { do: 'play', by, cards, ...(zone !== usual && { from: zone }) }
  })
}

const HALF = /^(?:[A-Z]-|-[A-Z])$/
const PRINTED: ReadonlySet<string> = new Set(mischMasch.faces.map(({ card }) => card))

/** A1.2: of the acts with a half card those with the side that our own deck shows, which is the one on the screen. */
export const asPrinted = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(({ card }) => !card || !HALF.test(card) || PRINTED.has(card))

/** A1.2: a half card as it lies in a hand may be either side. */
function sidesOf(card: string): readonly string[] {
  return card.endsWith('½') ? [`${card[0]}-`, `-${card[0]}`] : [card]
}

/** Is an act about that card? */
export function isWith(act: Act, card: string): boolean {
  if (act.cards) return act.cards.includes(card)
  return act.card !== undefined && (act.card === card || sidesOf(card).includes(act.card))
}

/** What one may always try without a card, allowed or not. */
export function beside(game: GameId, by: number): readonly Act[] {
  switch (game) {
    case 'mezza':
      return [{ do: 'pick-up', by }]
    case 'mau-mau':
      return [
        { do: 'draw', by },
        { do: 'last', by },
      ]
    case 'misch-masch':
      return [{ do: 'draw', by }]
    case 'merge':
      return []
  }
}
