import type { MezzaCard } from '@/lib/cards/mezza'
import type { Voice } from '@/lib/cards/voice'
import { overNeed, winnersOf } from '@/lib/referee/common-words'
import type { Need } from '@/lib/referee/game'
import { FOUR, HALF, JOKER, NINE_HALF, SEVEN, SIX_HALF, THREE_HALF, tokenOf, ZERO } from './card'
import { everythingFits, misfit } from './fits'
import type { MezzaOptions } from './options'
import type { Pile } from './pile'
import { type MezzaState, nextIn, seatOf, zoneInUse } from './state'

/** The referee's line. */
export function need(names: readonly string[], state: MezzaState, v: Voice): Need {
  const { pile, options, turn } = state
  const nothing = { sub: null, made: null, skipped: null }
  if (state.over) return overNeed(winnersOf(names, state.seats), v)
  if (turn === null) {
    return {
      ...nothing,
      who: v.say('Eröffnung', 'Opening'),
      ask: v.say('niedrigste Karte', 'lowest card'),
      sub: v.row([
        v.say('wer sie hat, fängt an', 'whoever holds it starts'),
        v.say(`${v.card('0')} und Joker zählen nicht`, `${v.card('0')} and joker do not count`),
      ]),
    }
  }
  const name = names[turn] as string
  const zone = zoneInUse(seatOf(state, turn))
  const { ask, beside } = asked(pile, options, v)
  const sub = [
    zone === 'up' && v.say('aus den offenen Karten', 'from the face-up cards'),
    zone === 'down' && v.say('eine verdeckte Karte umdrehen', 'turn over a face-down card'),
    !pile && v.say('neuer Stapel', 'new pile'),
    beside.length > 0 && `${v.say('oder', 'or')} ${beside.map(v.card).join(', ')}`,
    pile?.combination === 'open' && `${v.a('½')} ${v.say('macht', 'makes')} ${makes(pile, v)}`,
  ].filter((part) => part !== false)
  const skipped = skippedSeat(state)
  return {
    who: v.say(`${name} ist dran`, `${v.owner(name)} turn`),
    ask,
    sub: v.row(sub) || null,
    made: pile && madeOf(pile, v),
    skipped:
      skipped === null ? null : { by: skipped, text: v.say(`${names[skipped]} setzt aus`, `${names[skipped]} skips`) },
  }
}

/** What fits by rank, in words, and which cards fit beside; none where every card does. */
function asked(pile: Pile | null, options: MezzaOptions, v: Voice): { ask: string; beside: readonly MezzaCard[] } {
  if (!pile || everythingFits(pile, options)) return { ask: v.say('jede Karte', 'any card'), beside: [] }
  if (pile.low) return { ask: orLower(v), beside: ['joker'] } // M4.4: 0 and ½ are lower
  const beside = [HALF, ZERO, JOKER].filter((card) => misfit(pile, card, options) === null).map(tokenOf)
  if (pile.rank < NINE_HALF) return { ask: orHigher(pile, v), beside }
  if (misfit(pile, NINE_HALF, options) === null) {
    return { ask: v.say(`noch ${v.a('9½')}`, `another ${v.card('9½')}`), beside }
  }
  return { ask: v.or(beside.map(v.card)), beside: [] } // M4.6
}

/** What would have fitted, as advice: "Du brauchst 7 oder höher, einen Joker oder eine 0." */
export function advice(pile: Pile, options: MezzaOptions, v: Voice): string {
  if (pile.low) {
    const rest = [v.a('0', 'accusative'), v.a('½', 'accusative')]
    return v.say(
      `Du brauchst ${orLower(v)} (auch ${v.or(rest)}) oder einen Joker.`,
      `You need ${orLower(v)} (${v.or(rest)} will do) or a joker.`,
    )
  }
  const single = [NINE_HALF, HALF, JOKER, ZERO].filter(
    (card) => (card !== NINE_HALF || pile.rank === NINE_HALF) && misfit(pile, card, options) === null,
  )
  const cards = single.map((card) => v.a(tokenOf(card), 'accusative'))
  const fitting = v.or(pile.rank < NINE_HALF ? [orHigher(pile, v), ...cards] : cards)
  return v.say(`Du brauchst ${fitting}.`, `You need ${fitting}.`)
}

export const orLower = (v: Voice) => `${v.card('4')} ${v.say('oder niedriger', 'or lower')}`

const orHigher = (pile: Pile, v: Voice) => `${v.card(tokenOf(pile.rank))} ${v.say('oder höher', 'or higher')}`

/** M4.3: what a ½ makes of these. */
const MAKES: ReadonlyMap<number, string> = new Map([
  [THREE_HALF, '4'],
  [SIX_HALF, '7'],
  [NINE_HALF, '10'],
])

/** The rank that a ½ would make of the card on top; there must be an open combination. */
export function makes(pile: Pile, v: Voice): string {
  return v.card(MAKES.get(pile.rank) ?? '')
}

/** "6½ + ½ = 7"; spoken "Sechseinhalb plus eine Halbe macht Sieben". */
export function sum(card: string, rank: string, v: Voice): string {
  if (v.style === 'written') return `${card} + ½ = ${rank}`
  return `${v.card(card)} plus ${v.a('½')} ${v.say('macht', 'makes')} ${v.card(rank)}`
}

/** How the rank in force was made; null where the card itself has it. A joker on it changes nothing. */
export function madeOf(pile: Pile, v: Voice): string | null {
  if (pile.rank !== FOUR && pile.rank !== SEVEN) return null
  let at: Pile | null = pile
  while (at?.card === JOKER) at = at.below
  if (at?.card !== HALF) return null
  return pile.rank === FOUR ? sum('3½', '4', v) : sum('6½', '7', v)
}

/** The seat that the last play makes skip a turn (M4.5): the turn went past it. Null where there is none. */
export function skippedSeat({ seats, turn, last }: MezzaState): number | null {
  if (turn === null || last === null) return null
  const next = nextIn(seats, last)
  return next === turn ? null : next
}
