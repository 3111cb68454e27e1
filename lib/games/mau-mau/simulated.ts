import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_CARDS } from '@/lib/cards/mau-mau'
import type { HiddenZone } from '@/lib/referee/evidence'
import type { CardsIn, Counted, Simulated } from '@/lib/referee/simulated'
import { CARDS_OF, type Card, cardOf, isWild } from './card'
import { tokensOf } from './counts'
import type { MauMauEvent, Play } from './event'
import { stockOf } from './hidden'
import { judge } from './judge'
import { hasSaid, isIn, type MauMauState, seatOf } from './state'
import { table } from './table'

/** What players of Mau Mau do who see their cards. */
export const simulated: Simulated<MauMauEvent, MauMauState> = {
  zoneName: ({ seats }, zone) => (zone === stockOf(seats.length) ? 'stock' : `hand ${zone}`),

  exchanges: ({ seats }) => seats.map(() => []),

  acts,
  sees: (_state, by) => [by],
  // Chance decides who begins and what is turned up (U3); a hand is counted as it is (U7.3).
  isRoutine: (event) => event.do === 'start' || event.do === 'count',
  // U5.6: what the table finds, it finds when it looks.
  decided: (event) => (event.do === 'challenge' && event.guilty ? { ...event, guilty: false } : event),
  counted,

  chances: (state) =>
    table(state).chances.map((chance) =>
      chance.kind === 'catch' ? { do: 'catch', by: chance.by, of: chance.of } : challengeBy(chance.by),
    ),

  // Both chances are there also for who is on turn.
  takes: (_state, act) => (act.do === 'catch' ? [act] : act.do === 'challenge' ? [challengeBy(act.by)] : []),
}

/** A challenge is one chance, whatever is found. */
const challengeBy = (by: number): MauMauEvent => ({ do: 'challenge', by, guilty: false })

/**
 * Plays by card and colour, then what else may be done on turn, then the catch; between rounds every start, by card; at
 * the end of one the count of the whole hand.
 */
function acts(state: MauMauState, by: number, cards: CardsIn): readonly MauMauEvent[] {
  if (state.over || !isIn(seatOf(state, by))) return []
  switch (state.phase) {
    case 'waiting':
      return MAU_MAU_CARDS.map((card): MauMauEvent => ({ do: 'start', by, card })).filter((start) =>
        isLegal(state, start),
      )
    case 'counting': {
      const count: MauMauEvent = { do: 'count', by, cards: [...cards(by)] }
      return isLegal(state, count) ? [count] : []
    }
    case 'playing':
      return [...(state.turn === by ? onTurn(state, by, cards) : []), ...catches(state, by)]
  }
}

const isLegal = (state: MauMauState, event: MauMauEvent) => judge(state, event).verdict === 'legal'

function onTurn(state: MauMauState, by: number, cards: CardsIn): readonly MauMauEvent[] {
  const plays = [...new Set(cards(by))].sort(byCard).flatMap((token) => ways(by, token))
  const others: MauMauEvent[] = [
    { do: 'draw', by },
    { do: 'pass', by },
    { do: 'challenge', by, guilty: isGuilty(state, cards) },
  ]
  // To say it once is enough.
  if (!hasSaid(state, by)) others.push({ do: 'last', by })
  return [...plays, ...others].filter((event) => isLegal(state, event))
}

const byCard = (a: string, b: string) => (cardOf(a) as Card) - (cardOf(b) as Card)

/** A joker may name each of the colours. */
function ways(by: number, token: string): readonly Play[] {
  if (!isWild(cardOf(token) as Card)) return [{ do: 'play', by, card: token }]
  return COLOURS.map((color): Play => ({ do: 'play', by, card: token, color }))
}

/** U5.6: what the table finds that looks at the cards which who laid the +4 held then; what was drawn since lies last. */
function isGuilty({ four }: MauMauState, cards: CardsIn): boolean {
  if (!four?.colour) return false
  const denied: readonly string[] = CARDS_OF[four.colour]
  return cards(four.by)
    .slice(0, four.held)
    .some((card) => denied.includes(card))
}

function catches(state: MauMauState, by: number): readonly MauMauEvent[] {
  const { catchable } = state
  if (catchable === null) return []
  const event: MauMauEvent = { do: 'catch', by, of: catchable }
  return isLegal(state, event) ? [event] : []
}

function counted({ seats, visible, stock }: MauMauState): Counted {
  const zones = new Map<HiddenZone, { known: readonly string[]; unknown: number }>()
  seats.forEach(({ hand }, by) => {
    zones.set(by, { known: [], unknown: hand })
  })
  zones.set(stockOf(seats.length), { known: [], unknown: stock })
  return { open: tokensOf(visible), zones }
}
