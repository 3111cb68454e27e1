import { type Voice, voice } from '@/lib/cards/voice'
import { givesUp, howMany, placeLines, stoppedEarly, stopsHere } from '@/lib/referee/common-words'
import type { EngineWords } from '@/lib/referee/engine'
import type { Told } from '@/lib/referee/game'
import { type Card, HALF } from './card'
import { effects } from './effects'
import type { MezzaEvent, Play } from './event'
import { cardsIn, isOnTurn, isQuickPlay } from './judge'
import { need } from './need'
import { type MezzaState, seatOf, zoneInUse } from './state'

/** What the referee says about Mezza. */
export const words: EngineWords<MezzaEvent, MezzaState> = {
  event: (told, language, style) => eventLine(told, voice(language, style)),
  loadFault: async () => (await import('./faults')).fault,
  proof: async (proven, language, style) => (await import('./proof')).proof(proven, voice(language, style)),
  effects: (told, after, language, style) => effects(told, after, voice(language, style)),
  need: (names, state, language, style) => need(names, state, voice(language, style)),
  places: (names, state, language) => places(names, state, voice(language)),
}

function eventLine({ names, state, event }: Told<MezzaEvent, MezzaState>, v: Voice): string {
  if (event.do === 'end') return stopsHere(v)
  const name = names[event.by] as string
  switch (event.do) {
    case 'play':
      return playLine(name, state, event, v)
    case 'pick-up': {
      const cards = state.pile ? ` (${howMany(state.pile.size, v)})` : ''
      return v.say(`${name} nimmt den Stapel auf${cards}`, `${name} picks up the pile${cards}`)
    }
    case 'face-up':
      return v.say(`Offen vor ${name}: ${v.cards(event.cards)}`, `${name}, face up: ${v.cards(event.cards)}`)
    case 'leave':
      return givesUp(name, v)
  }
}

function playLine(name: string, state: MezzaState, { by, cards: tokens, from }: Play, v: Voice): string {
  const seat = seatOf(state, by)
  const zone = from ?? zoneInUse(seat)
  const said = v.cards(tokens)
  const cards = cardsIn(state, tokens)
  if (cards && isQuickPlay(state, by, zone, cards)) {
    return v.say(`${name} spielt schnell aus: ${said}`, `${v.owner(name)} quick play: ${said}`)
  }
  if (cards && isSnatch(state, by, zone, cards)) {
    return v.say(`${name} schnappt mit ${v.cards(tokens, 'dative')}`, `${name} snatches with ${said}`)
  }
  if (zone === 'down' && seat.down > 0) return v.say(`${name} dreht um: ${said}`, `${name} turns over: ${said}`)
  return zone === 'up' ? `${name} (${v.say('offen', 'face up')}): ${said}` : `${name}: ${said}`
}

/** M7.1 */
function isSnatch(state: MezzaState, by: number, zone: string, cards: readonly Card[]): boolean {
  const { pile } = state
  return (
    !isOnTurn(state, by) &&
    zone !== 'down' &&
    pile?.combination === 'open' &&
    pile.by !== by &&
    cards.every((card) => card === HALF)
  )
}

function places(names: readonly string[], { seats, over }: MezzaState, v: Voice): readonly string[] {
  if (!over) return []
  const won: string[] = []
  seats.forEach(({ place }, by) => {
    if (typeof place === 'number') won[place - 1] = `${place}. ${names[by]}`
  })
  return placeLines(won, names, seats, stoppedEarly(v), v)
}
