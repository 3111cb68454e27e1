import { type Voice, voice } from '@/lib/cards/voice'
import { givesUp, placeLines, stoppedEarly, stopsHere, winnersOf } from '@/lib/referee/common-words'
import type { EngineWords } from '@/lib/referee/engine'
import type { Told } from '@/lib/referee/game'
import { unproven } from '@/lib/referee/unproven'
import { cardOf } from './card'
import { effects } from './effects'
import type { MischMaschEvent, Play } from './event'
import { need } from './need'
import { isIn, type MischMaschState, seatOf } from './state'
import { wayOf } from './way'

/** What the referee says about Misch Masch. */
export const words: EngineWords<MischMaschEvent, MischMaschState> = {
  event: (told, language, style) => eventLine(told, voice(language, style)),
  loadFault: async () => (await import('./faults')).fault,
  // Nothing claims anything of hidden cards (A4.3).
  proof: async (proven, language, style) => unproven(proven, 'A4.3', voice(language, style)),
  effects: (told, after, language, style) => effects(told, after, voice(language, style)),
  need: (names, state, language, style) => need(names, state, voice(language, style)),
  places: (names, state, language) => places(names, state, voice(language)),
}

function eventLine({ names, state, event }: Told<MischMaschEvent, MischMaschState>, v: Voice): string {
  if (event.do === 'end') return stopsHere(v)
  if (event.do === 'turn-up') return v.say(`Aufgedeckt: ${v.card(event.card)}`, `Turned up: ${v.card(event.card)}`)
  const name = names[event.by] as string
  switch (event.do) {
    case 'play':
      return playLine(names, state, event, v)
    case 'draw':
      return v.say(`${name} zieht`, `${name} draws`)
    case 'leave':
      return givesUp(name, v)
  }
}

function playLine(names: readonly string[], state: MischMaschState, { by, card: token }: Play, v: Voice): string {
  const name = names[by] as string
  const said = v.card(token)
  const card = cardOf(token)
  const canLay = card !== undefined && state.top !== null && isIn(seatOf(state, by)) && !state.over
  const way = canLay ? wayOf(state, by, card) : null
  switch (way) {
    case 'follow':
      return v.say(`${name} legt aufs Chamäleon: ${said}`, `${name} lays on the chameleon: ${said}`)
    case 'play-drawn':
      return v.say(`${name} legt die gezogene Karte: ${said}`, `${name} lays the drawn card: ${said}`)
    case 'interjecting':
      return v.say(`${name} legt dazwischen: ${said}`, `${name} interjects: ${said}`)
    case 'replacing':
      return v.say(
        `${name} kommt ${earlier(names, state)} zuvor: ${said}`,
        `${name} goes before ${earlier(names, state)}: ${said}`,
      )
    default:
      return `${name}: ${said}`
  }
}

/** Whose interjection may be replaced (A6.2). */
const earlier = (names: readonly string[], { interjection }: MischMaschState) => names[interjection?.by ?? -1]

function places(names: readonly string[], { seats, over }: MischMaschState, v: Voice): readonly string[] {
  if (!over) return []
  const won = winnersOf(names, seats).map((name) => `1. ${name}`)
  return placeLines(won, names, seats, won.length > 0 ? null : stoppedEarly(v), v)
}
