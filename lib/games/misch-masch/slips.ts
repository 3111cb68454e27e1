import { ANIMALS } from '@/lib/cards/misch-masch'
import type { Slip } from '@/lib/referee/game'
import { type Card, CHAM, cardOf, LOWER, NO_ANIMAL, tokenOf, UPPER } from './card'
import type { Draw, MischMaschEvent, Play } from './event'
import { isIn, type MischMaschState } from './state'

/** The upper half was tapped for the lower one, and the other way round. */
const SWAPPED = 1
/** The key beside, in one of the two rows of animals. */
const BESIDE = 1.5
/** Another animal in the row. */
const OTHER_ANIMAL = 2.2
/** The blank half for an animal, or an animal for the blank half. */
const BLANK = 2
const OTHER_PLAYER = 1.4
/** A card was turned up and not played, or the other way round. */
const OTHER_VERB = 1.2

/** What may have been meant by a tap: another card or player, one of these at a time. Nothing is judged here. */
export function slips(state: MischMaschState, event: MischMaschEvent): readonly Slip<MischMaschEvent>[] {
  switch (event.do) {
    case 'play':
      return [...otherCards(event), ...otherPlayers(state, event), ...turnedUp(state, event)]
    case 'draw':
      return otherPlayers(state, event)
    case 'turn-up':
      return [...otherCards(event), ...playedInstead(state, event)]
    case 'leave':
    case 'end':
      return []
  }
}

function otherCards<Event extends { readonly card: string }>(event: Event): readonly Slip<Event>[] {
  const tapped = cardOf(event.card)
  if (tapped === undefined || tapped === CHAM) return []
  return COSTS.flatMap((_, card) => {
    const cost = distance(tapped, card)
    return cost === null ? [] : [{ event: { ...event, card: tokenOf(card) }, cost }]
  })
}

/** Cards by their number, to be gone through. */
const COSTS = Array.from({ length: CHAM })

/** How easily one card is tapped for another: only where one half differs, or where they are swapped. */
function distance(tapped: Card, card: Card): number | null {
  const [upper, lower, otherUpper, otherLower] = [UPPER[tapped], LOWER[tapped], UPPER[card], LOWER[card]] as number[]
  if (card === tapped) return null
  if (upper === otherLower && lower === otherUpper) return SWAPPED
  if (upper === otherUpper) return keysApart(lower as number, otherLower as number)
  return lower === otherLower ? keysApart(upper as number, otherUpper as number) : null
}

function keysApart(a: number, b: number): number {
  if (a === NO_ANIMAL || b === NO_ANIMAL) return BLANK
  return Math.abs(a - b) === 1 && Math.max(a, b) < ANIMALS.length ? BESIDE : OTHER_ANIMAL
}

/** Who is on turn is meant oftener than anybody else. */
function otherPlayers(state: MischMaschState, event: Play | Draw): readonly Slip<MischMaschEvent>[] {
  return state.seats.flatMap((seat, by) => {
    if (by === event.by || !isIn(seat)) return []
    const cost = state.turn === by || !state.opened ? OTHER_PLAYER : OTHER_PLAYER + 1
    return [{ event: { ...event, by }, cost }]
  })
}

/** Before a card lies open, one is turned up (A3). */
function turnedUp({ top }: MischMaschState, { by: _, ...event }: Play): readonly Slip<MischMaschEvent>[] {
  return top === null ? [{ event: { ...event, do: 'turn-up' }, cost: OTHER_VERB }] : []
}

/** After the opening, who is on turn plays (A4). */
function playedInstead(
  { turn }: MischMaschState,
  event: MischMaschEvent & { readonly do: 'turn-up' },
): readonly Slip<MischMaschEvent>[] {
  return turn === null ? [] : [{ event: { ...event, do: 'play', by: turn }, cost: OTHER_VERB }]
}
