import { type Voice, voice } from '@/lib/cards/voice'
import { givesUp, howMany, noPlace, placeLines, stopsHere } from '@/lib/referee/common-words'
import type { EngineWords } from '@/lib/referee/engine'
import type { Told } from '@/lib/referee/game'
import { cardOf, worthOf } from './card'
import { effects } from './effects'
import type { Count, MauMauEvent, Play } from './event'
import { need } from './need'
import { colour, lastCall, points } from './speech'
import type { MauMauState } from './state'

/** What the referee says about Mau Mau. */
export const words: EngineWords<MauMauEvent, MauMauState> = {
  event: (told, language, style) => eventLine(told, voice(language, style)),
  loadFault: async () => (await import('./faults')).fault,
  proof: async (proven, language, style) => (await import('./proof')).proof(proven, voice(language, style)),
  effects: (told, after, language, style) => effects(told, after, voice(language, style)),
  need: (names, state, language, style) => need(names, state, voice(language, style)),
  places: (names, state, language) => places(names, state, voice(language)),
}

function eventLine({ names, state, event }: Told<MauMauEvent, MauMauState>, v: Voice): string {
  if (event.do === 'end') return stopsHere(v)
  const name = names[event.by] as string
  switch (event.do) {
    case 'start':
      return v.say(
        `${name} beginnt, aufgedeckt: ${v.card(event.card)}`,
        `${name} begins, turned up: ${v.card(event.card)}`,
      )
    case 'play':
      return playLine(name, event, v)
    case 'draw': {
      const cards = state.penalty > 0 ? howMany(state.penalty, v) : v.say('eine Karte', 'a card')
      return v.say(`${name} zieht ${cards}`, `${name} draws ${cards}`)
    }
    case 'pass':
      return v.say(`${name} passt`, `${name} passes`)
    case 'last':
      return v.say(`${name} sagt ${lastCall(v)}`, `${name} says ${lastCall(v)}`)
    case 'catch':
      return v.say(`${name} erwischt ${names[event.of]}`, `${name} catches ${names[event.of]}`)
    case 'challenge': {
      const found = event.guilty ? v.say('schuldig', 'guilty') : v.say('unschuldig', 'not guilty')
      const card = v.the('joker+4', 'accusative')
      return v.say(`${name} zweifelt ${card} an: ${found}`, `${name} challenges ${card}: ${found}`)
    }
    case 'count':
      return countLine(name, event, v)
    case 'leave':
      return givesUp(name, v)
  }
}

/** "Ben: Joker, Grün" */
function playLine(name: string, { card, color }: Play, v: Voice): string {
  return `${name}: ${v.card(card)}${color ? `, ${colour(color, v)}` : ''}`
}

/** "Ben zählt: rote 5, Joker (55 Punkte)" */
function countLine(name: string, { cards }: Count, v: Voice): string {
  let worth = 0
  for (const token of cards) {
    const card = cardOf(token)
    if (card !== undefined) worth += worthOf(card)
  }
  const list = cards.length > 0 ? v.cards(cards) : v.say('keine Karte', 'no card')
  return v.say(`${name} zählt: ${list} (${points(worth, v)})`, `${name} counts: ${list} (${points(worth, v)})`)
}

/** U7.2, U7.3: ties share a place, and so do the two of a pair. */
function places(names: readonly string[], { seats, over, options }: MauMauState, v: Voice): readonly string[] {
  if (!over) return []
  const sharing = new Map<number, number[]>()
  seats.forEach(({ place }, by) => {
    if (typeof place === 'number') sharing.set(place, [...(sharing.get(place) ?? []), by])
  })
  const won = [...sharing]
    .sort(([a], [b]) => a - b)
    .map(([place, who]) => {
      const total = options.points === null ? '' : ` (${seats[who[0] as number]?.points})`
      return `${place}. ${v.and(who.map((by) => names[by] as string))}${total}`
    })
  return placeLines(won, names, seats, noPlace(won, v), v)
}
