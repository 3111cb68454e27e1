import { animalName } from '@/lib/cards/misch-masch'
import type { Voice } from '@/lib/cards/voice'
import { type Card, CHAM, tokenOf } from './card'
import { needsOf } from './table'

/** The halves that fit on a card: "Krokodil unten", "Elefant oben"; none on a chameleon, where every card fits. */
function fittingHalves(top: Card, v: Voice): readonly string[] {
  const { lower, upper } = needsOf(top)
  return [
    ...(lower === undefined ? [] : [`${animalName(lower, v.language)} ${v.say('unten', 'below')}`]),
    ...(upper === undefined ? [] : [`${animalName(upper, v.language)} ${v.say('oben', 'above')}`]),
  ]
}

/** "Krokodil unten oder Elefant oben"; on a real animal "Krokodil unten oder oben". */
export function asked(top: Card, v: Voice): string {
  const { lower, upper } = needsOf(top)
  if (top === CHAM) return v.say('jede Karte', 'any card')
  if (lower === undefined || lower !== upper) return v.or(fittingHalves(top, v))
  return v.say(`${animalName(lower, 'de')} unten oder oben`, `${animalName(lower, 'en')} below or above`)
}

/** What would have fitted, as advice: "Es passt: Krokodil unten, Elefant oben oder ein Chamäleon." */
export function advice(top: Card, v: Voice): string {
  const fitting = v.or([...fittingHalves(top, v), v.a(tokenOf(CHAM))])
  return v.say(`Es passt: ${fitting}.`, `What fits: ${fitting}.`)
}

/** "1 Karte", "6 cards". */
export function howMany(count: number, v: Voice): string {
  return `${count} ${count === 1 ? v.say('Karte', 'card') : v.say('Karten', 'cards')}`
}
