import { type MergeCard, mergeColour, mergeNumber } from '@/lib/cards/merge'
import { type MergeEvent, type MergeState, type MergeTable, merge } from '@/lib/games/merge/engine'
import { afterwards } from './afterwards'
import { best } from './best'
import type { Moment, Player } from './player'

/** What each card of the own hand costs, and what each of them is worth that could be laid at once. */
const HOLDING = 10
const FITTING = 2
/** Four piles and more can only be merged or taken up: each beyond three costs. */
const CROWDED = 4
const MOST_PILES = 3
/** It goes in circles who always does the same. */
const WHIM = 3
/** How often one does something although nothing betters the position: nobody is on turn, and piles must move. */
const STIRRING = 0.25
/** How often one takes a top card, whatever else one could do, while there are fewer piles than players. */
const DIGGING = 0.3
const STOPPING = 1000

/** Gets rid of cards, keeps piles before itself on which its hand fits, and takes up as few as it can. */
export const sensibleMerge: Player<MergeEvent, MergeState> = {
  name: 'sensible',
  act: (moment) => (dig(moment) ?? best(moment, gain)?.act) as MergeEvent,
  interject(moment) {
    const dug = dig(moment)
    if (dug) return dug
    const found = best(moment, gain)
    return found && (found.worth > 0 || moment.random() < STIRRING) ? found.act : null
  },
}

/**
 * Where hardly any pile is left, each would lay the card back that the one before took, for ever: the same few cards go
 * round, and the rest of the hands fits on none. What lies deeper is brought up by taking. Null where one plays on.
 */
function dig({ state, honest, random }: Moment<MergeEvent, MergeState>): MergeEvent | null {
  const { players } = merge.table(state)
  const piles = players.reduce((sum, player) => sum + player.piles.length, 0)
  if (piles >= players.length || honest.some((act) => act.do === 'stop') || random() >= DIGGING) return null
  return honest.find((act) => act.do === 'take-top') ?? null
}

/** By how much an act betters the own position. */
function gain({ state, by, sight, random }: Moment<MergeEvent, MergeState>, act: MergeEvent): number {
  if (act.do === 'stop') return STOPPING
  const after = afterwards(merge, state, act)
  const hand = sight.cards(by) as readonly MergeCard[]
  return worth(merge.table(after), by, held(hand, act)) - worth(merge.table(state), by, hand) - random() * WHIM
}

/** The hand once a card of it was laid; what is taken up is left out, as it fitted where it lay. */
function held(hand: readonly MergeCard[], act: MergeEvent): readonly MergeCard[] {
  if (act.do !== 'place' && act.do !== 'split') return hand
  const at = hand.indexOf(act.card as MergeCard)
  return hand.filter((_, i) => i !== at)
}

function worth({ players }: MergeTable, by: number, hand: readonly MergeCard[]): number {
  const me = players[by]
  if (!me) return 0
  const tops = me.piles.flatMap(({ cards }) => cards.at(-1) ?? [])
  const crowded = Math.max(0, tops.length - MOST_PILES)
  const tall = me.piles.flatMap(({ cards }) => (cards.length > 1 ? (cards.at(-1) ?? []) : []))
  const fits = (card: MergeCard) => tops.some((top) => isNeighbour(card, top)) || tall.includes(card)
  const fitting = crowded > 0 ? 0 : hand.filter(fits).length
  return fitting * FITTING - me.hand * HOLDING - crowded * CROWDED
}

/** G3.2: the same colour and a neighbouring number, or the same number in another colour. An equal card splits. */
function isNeighbour(card: MergeCard, top: MergeCard): boolean {
  const apart = Math.abs(mergeNumber(card) - mergeNumber(top))
  return mergeColour(card) === mergeColour(top) ? apart === 1 : apart === 0
}
