import { type Voice, voice } from '@/lib/cards/voice'
import { givesUp, howMany, noPlace, placeLines, stopsHere, winnersOf } from '@/lib/referee/common-words'
import type { EngineWords } from '@/lib/referee/engine'
import type { Told } from '@/lib/referee/game'
import { unproven } from '@/lib/referee/unproven'
import { tokenOf } from './card'
import { pileName } from './case'
import { effects } from './effects'
import type { MergeEvent, TakePile, TakeTop } from './event'
import { need } from './need'
import { findPile, type MergeState } from './state'

/** What the referee says about Merge. */
export const words: EngineWords<MergeEvent, MergeState> = {
  event: (told, language, style) => eventLine(told, voice(language, style)),
  loadFault: async () => (await import('./faults')).fault,
  // Nothing claims anything of hidden cards.
  proof: async (proven, language, style) => unproven(proven, 'G5', voice(language, style)),
  effects: (told, after, language, style) => effects(told, after, voice(language, style)),
  need: (names, state, language, style) => need(names, state, voice(language, style)),
  places: (names, state, language) => places(names, state, voice(language)),
}

/** A card that is called nothing. */
const NAMELESS = '?'

function eventLine({ names, state, event }: Told<MergeEvent, MergeState>, v: Voice): string {
  if (event.do === 'end') return stopsHere(v)
  const name = names[event.by] as string
  const pile = 'pile' in event ? pileName(state, event.pile, v) : ''
  const card = 'card' in event ? v.card(event.card) || NAMELESS : ''
  switch (event.do) {
    case 'lay-out':
      return v.say(`${name} legt aus: ${v.cards(event.cards)}`, `${name} lays out: ${v.cards(event.cards)}`)
    case 'place':
      return v.say(`${name}: ${card} auf ${pile}`, `${name}: ${card} on ${pile}`)
    case 'take-top':
      return takeTopLine(name, state, event, v)
    case 'merge': {
      const onto = pileName(state, event.onto, v)
      return v.say(`${name}: Merge, ${pile} auf ${onto}`, `${name}: merge, ${pile} onto ${onto}`)
    }
    case 'split': {
      const { below } = event
      return v.say(
        `${name}: Split, ${below} von ${pile}, dazu ${card}`,
        `${name}: split, ${below} off ${pile}, with ${card}`,
      )
    }
    case 'take-pile':
      return takePileLine(name, state, event, v)
    case 'stop':
      return v.say(`${name}: Stopp`, `${name}: stop`)
    case 'leave':
      return givesUp(name, v)
  }
}

function takeTopLine(name: string, state: MergeState, { pile: number }: TakeTop, v: Voice): string {
  const pile = findPile(state, number)
  const card = pile ? v.the(tokenOf(pile.top.card), 'accusative') : v.say('die oberste Karte', 'the top card')
  return v.say(`${name} nimmt ${card} von Stapel ${number}`, `${name} takes ${card} from pile ${number}`)
}

function takePileLine(name: string, state: MergeState, { pile: number }: TakePile, v: Voice): string {
  const pile = findPile(state, number)
  const cards = pile ? ` (${howMany(pile.size, v)})` : ''
  return v.say(`${name} nimmt Stapel ${number} auf${cards}`, `${name} takes up pile ${number}${cards}`)
}

/** G4.6: the winner's place; there are no others. */
function places(names: readonly string[], { seats, over }: MergeState, v: Voice): readonly string[] {
  if (!over) return []
  const won = winnersOf(names, seats).map((name) => `1. ${name}`)
  return placeLines(won, names, seats, noPlace(won, v), v)
}
