import { CHAMELEON, type MischMaschCard } from '@/lib/cards/misch-masch'
import { type MischMaschEvent, type MischMaschState, mischMasch } from '@/lib/games/misch-masch/engine'
import { afterwards } from './afterwards'
import { best } from './best'
import type { Moment, Player } from './player'

/** What it is worth to be rid of a card, to have won, and what each card costs that one draws. */
const SHEDDING = 10
const WINNING = 1000
/** Each card that somebody else draws. */
const GIVING = 3
/** A chameleon fits everywhere: it is kept until there is nothing else. */
const CHAMELEONS = 8
/** Each card of the hand that fits on what lies there then: there may be a turn again, or a follow-up. */
const FITTING = 0.5
const FOLLOWING = 6

/** Lays what costs the others cards, keeps chameleons, lays between where it can. */
export const sensibleMischMasch: Player<MischMaschEvent, MischMaschState> = {
  name: 'sensible',
  act: (moment) => best(moment, value)?.act as MischMaschEvent,
  interject(moment) {
    const found = best(moment, value)
    return found && found.worth > 0 ? found.act : null
  },
}

function value({ state, by, sight }: Moment<MischMaschEvent, MischMaschState>, act: MischMaschEvent): number {
  if (act.do !== 'play') return 0
  const after = afterwards(mischMasch, state, act)
  if (after.seats[by]?.place === 1) return WINNING
  const drawn = (seat: number) => (after.seats[seat]?.hand ?? 0) - (state.seats[seat]?.hand ?? 0)
  const given = state.seats.reduce((sum, _, seat) => (seat === by ? sum : sum + drawn(seat)), 0)
  const shed = -drawn(by)
  const hand = sight.cards(by)
  const follows = act.card === CHAMELEON && hand.length > 1 ? FOLLOWING : 0
  const kept = act.card === CHAMELEON ? CHAMELEONS : 0
  return shed * SHEDDING + given * GIVING + follows - kept + fitting(hand, act.card as MischMaschCard) * FITTING
}

/** How many of these cards fit on one, roughly: half cards aside, which show only when they are laid how they lie. */
function fitting(hand: readonly string[], top: MischMaschCard): number {
  return hand.filter((card) => card === CHAMELEON || card[1] === top[0] || card[0] === top[1]).length
}
