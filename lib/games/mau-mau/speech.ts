import { type Colour, colourName } from '@/lib/cards/colours'
import { MAU_MAU_SIGNS } from '@/lib/cards/mau-mau'
import type { Voice } from '@/lib/cards/voice'
import { PLUS_TWO, REVERSE, type Sign, SKIP } from './card'

/** "Rot", "red" */
export const colour = (which: Colour, v: Voice) => colourName(which, v.language)

/** What a card shows beside its colour: "5", "+2", "Aussetzen"; spoken "Fünf", "Plus-Zwei". */
export function sign(which: NonNullable<Sign>, v: Voice): string {
  switch (which) {
    case PLUS_TWO:
      return v.style === 'spoken' ? v.say('Plus-Zwei', 'draw two') : '+2'
    case SKIP:
      return v.say('Aussetzen', 'skip')
    case REVERSE:
      return v.say('Richtungswechsel', 'reverse')
    default:
      return v.card(MAU_MAU_SIGNS[which] as string)
  }
}

/** "eine 5", "einen Richtungswechsel": as what is needed or laid. */
export function aSign(which: NonNullable<Sign>, v: Voice): string {
  const article = which === SKIP ? 'ein' : which === REVERSE ? 'einen' : 'eine'
  if (which < PLUS_TWO) return v.a(MAU_MAU_SIGNS[which] as string, 'accusative')
  return `${v.say(article, 'a')} ${sign(which, v)}`
}

/** "28 Punkte", "1 point" */
export function points(count: number, v: Voice): string {
  return `${count} ${count === 1 ? v.say('Punkt', 'point') : v.say('Punkte', 'points')}`
}

/** "mit 28 Punkten", "with 1 point" */
export function withPoints(count: number, v: Voice): string {
  return v.say(`mit ${count} ${count === 1 ? 'Punkt' : 'Punkten'}`, `with ${points(count, v)}`)
}

/** What is said with two cards left (U6.1). */
export const lastCall = (v: Voice) => v.say('„Letzte“', '“last”')

/** A player, or the two of a pair: "Ana und Cem". */
export function side(names: readonly string[], by: number, partner: number | null, v: Voice): string {
  const seats = partner === null ? [by] : [by, partner].sort((a, b) => a - b)
  return v.and(seats.map((seat) => names[seat] as string))
}
