import { MERGE_NUMBERS } from '@/lib/cards/merge'
import type { Voice } from '@/lib/cards/voice'
import { type Card, colourIndex, numberIndex, tokenOf } from './card'
import type { Misfit } from './fits'

const numberOf = (card: Card, v: Voice) => v.card(String(MERGE_NUMBERS[numberIndex(card)]))

/** Why a card does not fit on another (G4.1), in a sentence. */
export function whyNot(card: Card, on: Card, why: Misfit, v: Voice): string {
  switch (why) {
    case 'equal':
      return v.say('Genau gleiche Karten passen nicht aufeinander.', 'Exactly equal cards do not fit.')
    case 'no-neighbour':
      return v.say(
        `Die Farbe stimmt, aber ${numberOf(on, v)} und ${numberOf(card, v)} sind keine Nachbarn.`,
        `The colour is right, but ${numberOf(on, v)} and ${numberOf(card, v)} are not neighbours.`,
      )
    case 'different':
      return v.say(
        `Weder die Farbe noch die Zahl stimmt mit ${v.the(tokenOf(on), 'dative')} überein.`,
        `Neither colour nor number matches ${v.the(tokenOf(on))}.`,
      )
  }
}

/** Why a card fits on another (G4.1), in a sentence. */
export function whySo(card: Card, on: Card, v: Voice): string {
  return colourIndex(card) === colourIndex(on)
    ? v.say(
        `Gleiche Farbe, und ${numberOf(on, v)} und ${numberOf(card, v)} sind Nachbarn.`,
        `The same colour, and ${numberOf(on, v)} and ${numberOf(card, v)} are neighbours.`,
      )
    : v.say('Gleiche Zahl, andere Farbe.', 'The same number, another colour.')
}

/** "Auf die rote 3 passen rote 2, rote 4 und jede 3 in einer anderen Farbe." */
export function whatFits(on: Card, v: Voice): string {
  const neighbours = [on - 1, on + 1].filter(
    (card) => card >= 0 && colourIndex(card) === colourIndex(on) && Math.abs(numberIndex(card) - numberIndex(on)) === 1,
  )
  const cards = neighbours.map((card) => v.card(tokenOf(card)))
  const other = v.say(`jede ${numberOf(on, v)} in einer anderen Farbe`, `any ${numberOf(on, v)} of another colour`)
  const top = v.the(tokenOf(on), 'accusative')
  return v.say(`Auf ${top} passen ${v.and([...cards, other])}.`, `What fits on ${top}: ${v.and([...cards, other])}.`)
}
