import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import { howMany } from '@/lib/referee/common-words'
import type { FaultExplanation } from '@/lib/referee/game'
import { partsOf } from './apply'
import { cardOf, tokenOf } from './card'
import { pileName } from './case'
import type { MergeEvent, Split } from './event'
import { fault } from './faults'
import { whatFits, whyNot, whySo } from './fit-words'
import { misfit } from './fits'
import { judge } from './judge'
import { splitOf } from './questions'
import { findPile, type MergeState } from './state'

/** An answer for people: yes or no, under a headline, with its clause. */
export interface Answer extends FaultExplanation {
  readonly yes: boolean
}

/** "Does this fit?" in words. There must be such a card and such a pile. */
export function sayFit(state: MergeState, card: string, pile: number, v: Voice): Answer {
  const index = cardOf(card) ?? 0
  const on = findPile(state, pile)?.top.card ?? 0
  const why = misfit(index, on)
  const name = v.capital(tokenOf(index))
  const yes = why === null
  return {
    yes,
    title: yes ? v.say(`${name} passt`, `${name} fits`) : v.say(`${name} passt nicht`, `${name} does not fit`),
    text: yes ? whySo(index, on, v) : `${whyNot(index, on, why, v)} ${whatFits(on, v)}`,
    clause: 'G4.1',
  }
}

/** "May I split this?" in words. There must be such a pile. */
export function saySplit(
  names: readonly string[],
  state: MergeState,
  { by, pile, below }: Pick<Split, 'by' | 'pile' | 'below'>,
  v: Voice,
): Answer {
  const event = splitOf(state, by, pile, below) as Split
  const code = judge(state, event).code
  if (code) return { yes: false, ...fault({ names, state, event }, code, v.language, v.style) }
  const { upper, left, right } = partsOf(state, event)
  const card = v.the(event.card)
  const name = capitalised(pileName(state, pile, v))
  const above = upper?.size ?? 0
  const lifted =
    above === 1
      ? v.say('Die oberste Karte geht', 'The top card goes')
      : v.say(`Die oberen ${howMany(above, v)} gehen`, `The top ${howMany(above, v)} go`)
  const text = v.say(
    `${names[by]} braucht dafür noch ${v.a(event.card, 'accusative')}. ${lifted} an ${names[left]}. Auf den Rest kommt ${card}, und er geht an ${names[right]}.`,
    `${names[by]} needs another ${v.card(event.card)}. ${lifted} to ${names[left]}. ${capitalised(card)} goes on the rest, which goes to ${names[right]}.`,
  )
  return {
    yes: true,
    title: v.say(`${name} lässt sich teilen`, `${name} can be split`),
    text,
    clause: 'G3',
  }
}

/** "May I stop?" in words. */
export function sayStop(names: readonly string[], state: MergeState, by: number, v: Voice): Answer {
  const event: MergeEvent = { do: 'stop', by }
  const code = judge(state, event).code
  if (code) return { yes: false, ...fault({ names, state, event }, code, v.language, v.style) }
  return {
    yes: true,
    title: v.say(`${names[by]} darf „Stopp“ sagen`, `${names[by]} may call “stop”`),
    text: v.say('Die Hand ist leer: Das beendet das Spiel.', 'The hand is empty: that ends the game.'),
    clause: 'G4.5',
  }
}
