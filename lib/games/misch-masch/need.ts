import type { Voice } from '@/lib/cards/voice'
import { overNeed, winnersOf } from '@/lib/referee/common-words'
import type { Need } from '@/lib/referee/game'
import { CHAM, tokenOf } from './card'
import { asked } from './halves'
import type { MischMaschState } from './state'
import { interjectable } from './table'

/** The referee's line. */
export function need(names: readonly string[], state: MischMaschState, v: Voice): Need {
  const { top, turn } = state
  const nothing = { sub: null, made: null, skipped: null }
  if (state.over) return overNeed(winnersOf(names, state.seats), v)
  if (top === null) {
    return {
      ...nothing,
      who: v.say('Anfang', 'Start'),
      ask: v.say('erste Karte aufdecken', 'turn up the first card'),
    }
  }
  const chameleon = top === CHAM ? [] : [v.say(`oder ${v.card(tokenOf(CHAM))}`, `or ${v.card(tokenOf(CHAM))}`)]
  if (turn === null) {
    return {
      ...nothing,
      who: v.say('Eröffnung', 'Opening'),
      ask: asked(top, v),
      sub: v.row([
        ...chameleon,
        v.say('wer zuerst legt, fängt an', 'whoever lays first starts'),
        v.say('passt keine, noch eine aufdecken', 'if none fits, turn up another'),
      ]),
    }
  }
  const name = names[turn] as string
  const { skipped } = state
  return {
    who: v.say(`${name} ist dran`, `${v.owner(name)} turn`),
    ask: asked(top, v),
    sub: v.row([...chameleon, ...lateIn(names, state, v), ...doublyIn(state, v)]) || null,
    made: null,
    skipped:
      skipped === null ? null : { by: skipped, text: v.say(`${names[skipped]} setzt aus`, `${names[skipped]} skips`) },
  }
}

/** A4.6: who may still lay a card, and which. */
function lateIn(names: readonly string[], { follower, drawer }: MischMaschState, v: Voice): readonly string[] {
  const follows = names[follower ?? -1]
  const lays = names[drawer ?? -1]
  return [
    ...(follows === undefined ? [] : [v.say(`${follows} darf noch eine legen`, `${follows} may lay one more`)]),
    ...(lays === undefined
      ? []
      : [v.say(`${lays} darf die gezogene noch legen`, `${lays} may still lay the drawn one`)]),
  ]
}

/** A6.1 */
function doublyIn(state: MischMaschState, v: Voice): readonly string[] {
  const card = interjectable(state)
  if (card === null) return []
  const name = v.card(tokenOf(card))
  return [v.say(`doppelt passt ${name}`, `${name} fits doubly`)]
}
