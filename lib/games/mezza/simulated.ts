import type { MezzaCard } from '@/lib/cards/mezza'
import type { HiddenZone } from '@/lib/referee/evidence'
import type { CardsIn, Counted, Simulated } from '@/lib/referee/simulated'
import { type Card, type Counts, cardOf, NO_CARDS, tokenOf } from './card'
import type { MezzaEvent, Play } from './event'
import { stockOf, whose, zoneOf } from './hidden'
import { isOnTurn, isQuickPlay, judge } from './judge'
import { isIn, type MezzaState, seatOf, upCount, zoneInUse } from './state'
import { table } from './table'

/** What players of Mezza do who see their cards. */
export const simulated: Simulated<MezzaEvent, MezzaState> = {
  zoneName({ seats }, zone) {
    if (zone === stockOf(seats.length)) return 'stock'
    const { by, zone: kind } = whose(zone)
    return `${kind} ${by}`
  },

  // M2.2
  exchanges: ({ seats }) => seats.map((_, by) => [zoneOf(by, 'hand'), zoneOf(by, 'up')]),

  acts,
  sees: (_state, by) => [zoneOf(by, 'hand'), zoneOf(by, 'up')],
  isRoutine: (event) => event.do === 'face-up',
  // M5.3: which card lies there is seen when it is turned over.
  decided: (event) => (event.do === 'play' && event.from === 'down' ? { ...event, cards: [] } : event),
  counted,

  chances: (state) =>
    table(state).chances.map(
      (chance): Play => ({ do: 'play', by: chance.by, cards: [chance.kind === 'snatch' ? '½' : chance.card] }),
    ),
}

/** Face-up cards as they lie, then plays by card and number, then the pick-up. */
function acts(state: MezzaState, by: number, cards: CardsIn): readonly MezzaEvent[] {
  const seat = seatOf(state, by)
  if (state.over || !isIn(seat)) return []
  const found: MezzaEvent[] = []
  const isLegal = (event: MezzaEvent) => judge(state, event).verdict === 'legal'
  if (!state.opened && typeof seat.up === 'number') {
    const faceUp: MezzaEvent = { do: 'face-up', by, cards: cards(zoneOf(by, 'up')).slice() }
    if (isLegal(faceUp)) found.push(faceUp)
  }
  plays(state, by, cards, found)
  const pickUp: MezzaEvent = { do: 'pick-up', by }
  if (state.turn === by && isLegal(pickUp)) found.push(pickUp)
  return found
}

function plays(state: MezzaState, by: number, cards: CardsIn, found: MezzaEvent[]): void {
  const seat = seatOf(state, by)
  const zone = zoneInUse(seat)
  const onTurn = isOnTurn(state, by)
  // Out of turn there is something to be laid on or nothing at all.
  if (!onTurn && state.pile?.combination !== 'open' && state.last !== by) return
  const held = zone === 'up' && typeof seat.up !== 'number' ? seat.up.map(tokenOf) : cards(zoneOf(by, zone))
  const most = countEach(held)
  const drawn = zone === 'hand' && !onTurn ? countEach(held.slice(held.length - state.drawn)) : most
  for (let card: Card = 0; card < most.length; card++) {
    const token = tokenOf(card)
    const quick = isQuickPlay(state, by, zone, [card])
    const count = zone === 'down' ? Math.min(1, most[card] as number) : ((quick ? drawn : most)[card] as number) // M8.1
    for (let n = 1; n <= count; n++) {
      const play: Play = { do: 'play', by, cards: Array<string>(n).fill(token) }
      const event: Play = zone === 'down' ? { ...play, from: 'down' } : play
      if (judge(state, event).verdict !== 'legal') break
      found.push(event)
    }
  }
}

function countEach(tokens: readonly string[]): number[] {
  const counts = NO_CARDS.slice()
  for (const token of tokens) {
    const card = cardOf(token) as Card
    counts[card] = (counts[card] as number) + 1
  }
  return counts
}

function counted(state: MezzaState): Counted {
  const zones = new Map<HiddenZone, { known: readonly MezzaCard[]; unknown: number }>()
  state.seats.forEach((seat, by) => {
    zones.set(zoneOf(by, 'hand'), { known: tokensOf(seat.known), unknown: seat.hand - seat.knownCount })
    zones.set(zoneOf(by, 'up'), { known: [], unknown: typeof seat.up === 'number' ? upCount(seat) : 0 })
    zones.set(zoneOf(by, 'down'), { known: [], unknown: seat.down })
  })
  zones.set(stockOf(state.seats.length), { known: [], unknown: state.stock })
  return { open: tokensOf(state.visible), zones }
}

const tokensOf = (counts: Counts): readonly MezzaCard[] =>
  counts.flatMap((count, card) => Array<MezzaCard>(count).fill(tokenOf(card)))
