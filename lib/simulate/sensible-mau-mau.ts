import type { Colour } from '@/lib/cards/colours'
import { isJoker, type MauMauCard, mauMauColour, signOf } from '@/lib/cards/mau-mau'
import { type MauMauEvent, type MauMauState, mauMauHasSaid } from '@/lib/games/mau-mau/engine'
import { best } from './best'
import type { Moment, Player } from './player'

/** What it is worth to lay a card at all, to lay one that costs the next player cards or a turn, to keep a joker. */
const LAYING = 10
const STINGING = 4
const JOKER = 8
const PLUS_FOUR = 9
/** A +4 can be worth more than it costs where the next player is nearly out. */
const DANGER = 6
/** What each card of the hand is worth that has the colour which is then in force. */
const FOLLOWING = 1
/** To say "last" before it must be said, to catch who has not. */
const SAYING = 100
const CATCHING = 50

/** Lays numbers first, keeps jokers, stays in its own colours, says "last" and catches who does not. */
export const sensibleMauMau: Player<MauMauEvent, MauMauState> = {
  name: 'sensible',
  act: (moment) => best(moment, value)?.act as MauMauEvent,
  interject(moment) {
    const found = best(moment, value)
    return found && found.worth > 0 ? found.act : null
  },
}

/** What an act is worth; 0 is what it is worth to do nothing out of turn. */
function value({ state, by, sight }: Moment<MauMauEvent, MauMauState>, act: MauMauEvent): number {
  switch (act.do) {
    case 'last':
      return state.seats[by]?.hand === 2 && !mauMauHasSaid(state, by) ? SAYING : -SAYING
    case 'catch':
      return CATCHING
    case 'play':
      return laying(state, sight.cards(by) as readonly MauMauCard[], by, act.card as MauMauCard, act.color)
    case 'draw':
      return 1
    case 'pass':
      return 0
    default:
      return -1 // Who is suspicious of honest players loses by it.
  }
}

function laying(
  state: MauMauState,
  hand: readonly MauMauCard[],
  by: number,
  card: MauMauCard,
  named: Colour | undefined,
): number {
  const at = hand.indexOf(card)
  const rest = hand.filter((_, i) => i !== at)
  if (rest.length === 0) return SAYING
  const colour = named ?? mauMauColour(card)
  const following = rest.filter((other) => mauMauColour(other) === colour).length * FOLLOWING
  const threatened = state.seats.some(({ hand, place }, seat) => seat !== by && place === null && hand <= 2)
  if (isJoker(card)) {
    return LAYING + following - (card === 'joker' ? JOKER : threatened ? PLUS_FOUR - DANGER : PLUS_FOUR)
  }
  const sign = signOf(card)
  const stings = sign === '+2' || sign === '-skip' || (sign === '-rev' && state.seats.length === 2)
  return LAYING + following + (stings ? (threatened ? STINGING + DANGER : STINGING / 2) : 0)
}
