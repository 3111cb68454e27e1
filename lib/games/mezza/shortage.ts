import type { Voice } from '@/lib/cards/voice'
import { JOKER, tokenOf } from './card'
import type { Case } from './case'
import { claim, whose } from './hidden'
import { madeOf } from './need'
import type { Pile } from './pile'
import { type Held, type Unseen, unseen } from './unseen'

/** So many cards are listed; of more only the number is told. */
export const LISTED = 6

/**
 * Why a pick-up or an opening is against the rules although no card that speaks against it is to be seen; null where
 * counting does not show it.
 */
export function atOnce({ names, state, event, v }: Case): string | null {
  const claimed = claim(state, event)
  if (!claimed) return null
  const held = claimed.zones.map(whose)
  const found = unseen(state, [], held, claimed.cards)
  if (event.do === 'play') {
    const opening = event.cards[0] as string
    const allowed = found.allowed.slice(event.cards.length) // its own cards are allowed, and are seen now
    const left = { ...found, count: found.count - event.cards.length, allowed }
    if (suffices(left)) return null
    const many = number(left.count, v)
    return v.say(
      `Alle zusammen haben jetzt noch ${many} auf der Hand. ${notLower(opening, left, 'now', v)} Jemand hat also eine niedrigere; eröffnet wird mit der niedrigsten.`,
      `All together still have ${many} in hand. ${notLower(opening, left, 'now', v)} So somebody has a lower one; the lowest card opens.`,
    )
  }
  if (suffices(found)) return null
  const name = names[event.by as number] as string
  const has = whatWasHeld(held[0] as Held, found.count, 'now', v)
  const on = onPile(state.pile as Pile, v)
  const one = found.count === 1
  return v.say(
    `${name} hat ${has}. ${notFitting(found, 'now', v)} ${one ? 'Sie' : 'Mindestens eine'} passt also auf ${on}.`,
    `${name} has ${has}. ${notFitting(found, 'now', v)} So ${one ? 'it' : 'at least one'} fits on ${on}.`,
  )
}

/** "Nur eine davon kann eine Karte sein, die nicht passt (6): Alle anderen, die nicht passen, sind anderswo." */
export function notFitting({ count, allowed }: Unseen, when: 'past' | 'now', v: Voice): string {
  const past = when === 'past'
  const list = allowed.length > 0 && allowed.length <= LISTED ? ` (${v.cards(allowed)})` : ''
  if (allowed.length === 0) {
    return v.say(
      `${count === 1 ? 'Das' : 'Keine davon'} kann ${count === 1 ? 'k' : ''}eine Karte ${past ? 'gewesen ' : ''}sein, die nicht passt: Die ${past ? 'waren' : 'sind'} alle anderswo.`,
      `${count === 1 ? 'It cannot' : 'None of them can'} ${past ? 'have been' : 'be'} a card that does not fit: those ${past ? 'were' : 'are'} all elsewhere.`,
    )
  }
  const one = allowed.length === 1
  return v.say(
    `Nur ${v.count(allowed.length)} davon ${one ? 'kann eine Karte' : 'können Karten'} ${past ? 'gewesen ' : ''}sein, die nicht ${one ? 'passt' : 'passen'}${list}: Alle anderen, die nicht passen, ${past ? 'waren' : 'sind'} anderswo.`,
    `Only ${v.count(allowed.length)} of them can ${past ? 'have been' : 'be'} ${one ? 'a card that does' : 'cards that do'} not fit${list}: all others that do not fit ${past ? 'were' : 'are'} elsewhere.`,
  )
}

/** "Nur elf davon können 0, Joker oder mindestens so hoch wie die 9½ sein: Mehr solche Karten sind nicht verdeckt." */
export function notLower(opening: string, { allowed }: Unseen, when: 'past' | 'now', v: Voice): string {
  const past = when === 'past'
  const card = v.the(opening)
  const only =
    allowed.length === 0
      ? v.say('Keine', 'None')
      : v.say(`Nur ${v.count(allowed.length)}`, `Only ${v.count(allowed.length)}`)
  return v.say(
    `${only} davon ${allowed.length < 2 ? 'kann' : 'können'} ${v.card('0')}, Joker oder mindestens so hoch wie ${card} ${past ? 'gewesen ' : ''}sein: Mehr solche Karten ${past ? 'waren' : 'sind'} nicht verdeckt.`,
    `${only} of them can ${past ? 'have been' : 'be'} ${v.card('0')}, joker or no lower than ${card}: no more such cards ${past ? 'were' : 'are'} hidden.`,
  )
}

/** There are cards enough that the claim allows: counting does not show that it is false. */
export const suffices = ({ count, allowed }: Unseen) => allowed.length >= count

/** "drei Handkarten, die niemand kannte" */
export function whatWasHeld({ zone }: Held, count: number, when: 'past' | 'now', v: Voice): string {
  const past = when === 'past'
  const many = number(count, v)
  return zone === 'up'
    ? v.say(
        `${many} offen, die nicht eingetragen ${count === 1 ? (past ? 'war' : 'ist') : past ? 'waren' : 'sind'}`,
        `${many} face up that ${count === 1 ? (past ? 'was' : 'is') : past ? 'were' : 'are'} not logged`,
      )
    : v.say(
        `${many} auf der Hand, die niemand ${past ? 'kannte' : 'kennt'}`,
        `${many} in hand that nobody ${past ? 'knew' : 'knows'}`,
      )
}

/** What a card fits on: "die 7 unter dem Joker (6½ + ½ = 7)". */
export function onPile(pile: Pile, v: Voice): string {
  const made = madeOf(pile, v)
  const under = pile.card === JOKER ? v.say(' unter dem Joker', ' under the joker') : ''
  return `${v.the(tokenOf(pile.rank), 'accusative')}${under}${made ? ` (${made})` : ''}`
}

export const number = (count: number, v: Voice) =>
  `${v.count(count)} ${count < 2 ? v.say('Karte', 'card') : v.say('Karten', 'cards')}`
