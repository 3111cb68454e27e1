import type { Voice } from '@/lib/cards/voice'
import { overNeed, winnersOf } from '@/lib/referee/common-words'
import type { Need } from '@/lib/referee/game'
import { PLUS_TWO, signOf } from './card'
import { colour, lastCall, points, sign } from './speech'
import { hasSaid, isIn, type MauMauState, partnerOf, seatOf } from './state'

/** The referee's line. */
export function need(names: readonly string[], state: MauMauState, v: Voice): Need {
  const { turn, skipped } = state
  const nothing = { sub: null, made: null, skipped: null }
  if (state.over) return overNeed(winnersOf(names, state.seats), v)
  if (state.phase === 'counting') return { ...nothing, ...counting(names, state, v) }
  if (turn === null) return { ...nothing, ...starting(names, state, v) }
  const name = names[turn] as string
  return {
    who: v.say(`${name} ist dran`, `${v.owner(name)} turn`),
    ask: asked(state, v),
    sub: v.row(beside(state, turn, v)) || null,
    made: null,
    skipped:
      skipped === null || skipped === turn
        ? null
        : { by: skipped, text: v.say(`${names[skipped]} setzt aus`, `${names[skipped]} is skipped`) },
  }
}

/** U7.3 */
function counting(
  names: readonly string[],
  { winner, due, scored }: MauMauState,
  v: Voice,
): Pick<Need, 'who' | 'ask' | 'sub'> {
  const name = names[winner as number] as string
  const missing = v.and(due.map((by) => names[by] as string))
  const soFar = scored > 0 ? ` · ${v.say(`bisher ${points(scored, v)}`, `${points(scored, v)} so far`)}` : ''
  return {
    who: v.say(`${name} hat die Runde gewonnen`, `${name} has won the round`),
    ask: v.say('Karten zählen', 'count the cards'),
    sub: v.say(`noch ${missing}`, `still ${missing}`) + soFar,
  }
}

/** U3 */
function starting(names: readonly string[], state: MauMauState, v: Voice): Pick<Need, 'who' | 'ask' | 'sub'> {
  const first = state.top === null
  return {
    who: first ? v.say('Los geht’s', 'Here we go') : v.say('Nächste Runde', 'Next round'),
    ask: v.say('aufdecken', 'turn up a card'),
    sub: first
      ? v.say('7 Karten für jeden · auslosen, wer beginnt', '7 cards each · draw who begins')
      : standings(names, state, v),
  }
}

/** "Ana 55, Ben 20"; a pair once. */
function standings(names: readonly string[], state: MauMauState, v: Voice): string {
  return state.seats
    .flatMap((seat, by) => {
      const partner = partnerOf(state, by)
      if (partner !== null)
        return by < partner ? [`${v.and([names[by] as string, names[partner] as string])} ${seat.points}`] : []
      return isIn(seat) ? [`${names[by]} ${seat.points}`] : []
    })
    .join(', ')
}

/** What is asked of who is on turn: "Rot oder 5", "6 ziehen oder +2 legen". */
function asked({ penalty, four, colour: inForce, top }: MauMauState, v: Voice): string {
  if (four) return v.say(`${penalty} ziehen oder anzweifeln`, `draw ${penalty} or challenge`)
  if (penalty > 0) {
    const two = sign(PLUS_TWO, v)
    return v.say(`${penalty} ziehen oder ${two} legen`, `draw ${penalty} or lay a ${two}`)
  }
  if (inForce === null) return v.say('jede Karte', 'any card')
  const same = top === null ? null : signOf(top)
  const fitting = [colour(inForce, v), ...(same === null ? [] : [sign(same, v)])]
  return v.or(fitting)
}

/** What else may or should be done now. */
function beside(state: MauMauState, turn: number, v: Voice): readonly string[] {
  const { penalty, drawn } = state
  const { hand } = seatOf(state, turn)
  const parts: string[] = []
  if (penalty === 0 && state.colour !== null) parts.push(v.say('oder Joker', 'or a joker'))
  if (penalty === 0) {
    parts.push(
      drawn ? v.say('gezogen: legen oder passen', 'drawn: lay it or pass') : v.say('sonst ziehen', 'else draw'),
    )
  }
  if (hand === 2 && !hasSaid(state, turn)) {
    parts.push(v.say(`vor dem Legen ${lastCall(v)} sagen`, `say ${lastCall(v)} before laying`))
  }
  return parts
}
