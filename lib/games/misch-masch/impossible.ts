import { ANIMALS, type Animal } from '@/lib/cards/misch-masch'
import type { Voice } from '@/lib/cards/voice'
import { winnersOf } from '@/lib/referee/common-words'
import {
  cannotBe,
  gameOver,
  knownAlready,
  noSuchCard,
  notInDeck,
  oneTooMany,
  playerOut,
  type Whereabouts,
  withPlayer,
} from '@/lib/referee/impossible-words'
import type { Said } from '@/lib/referee/refused'
import { type Card, COPIES, cardOf, HALF, tokenOf, UPPER } from './card'
import type { Case } from './case'
import type { ImpossibleCode } from './judge'
import { isOtherSide, unaccounted } from './state'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => gameOver(winnersOf(names, seats), 'A5.4', v),

  'player-out': ({ name, v }) => playerOut(name, 'A4.5', v),

  'no-such-card': (c) => {
    const { state, seat, name, does, token, v } = c
    const card = cardOf(token)
    if (card === undefined) return notInDeck('Misch Masch', token, 'A1.2', v)
    if (isOtherSide(state, card)) return otherSide(card, v)
    if (does === 'turn-up' && state.stock === 0 && state.discards < 2) {
      const text = v.say('Der Vorrat ist leer, keine Karte ist mehr da', 'The stock is empty, no card is left')
      return cannotBe(text, 'A4.4', v)
    }
    if (unaccounted(state, card) > 0 && does === 'play') {
      const cards = v.and(seat.known.map((known) => v.card(tokenOf(known))))
      const text = v.say(
        `${v.owner(name)} Handkarten sind alle bekannt (${cards})`,
        `All cards in ${v.owner(name)} hand are known (${cards})`,
      )
      return cannotBe(text, 'A6.2', v)
    }
    return anotherOne(c, card)
  },
}

/** A1.2: of the half card of an animal the other side has been seen. */
function otherSide(card: Card, v: Voice): Said {
  const animal = ANIMALS[HALF[card] as number] as Animal
  const whole = v.the(`${animal}${animal}`, 'accusative')
  const side = UPPER[card] === HALF[card] ? v.say('untere', 'lower') : v.say('obere', 'upper')
  const text = v.say(
    `Für ${whole} gibt es nur eine halbe Karte, und sie zeigt die ${side} Hälfte`,
    `There is only one half card for ${whole}, and it shows the ${side} half`,
  )
  return noSuchCard(text, 'A1.2', v)
}

/** A third Krokofant: where the others are. */
function anotherOne(c: Case, card: Card): Said {
  const { v } = c
  const nth = ordinal((COPIES[card] as number) + 1, v)
  return oneTooMany(tokenOf(card), nth, knownAlready(whereabouts(c, card), v), 'A1.2', v)
}

/** There are one, two or six of a card. */
function ordinal(count: number, v: Voice): string {
  if (count === 2) return v.say('zweite', 'second')
  return count === 3 ? v.say('dritte', 'third') : v.say('siebte', 'seventh')
}

/** Where copies of a card are known to be: "1 offen, 1 bei Ana". */
function whereabouts({ names, state, by, does, v }: Case, card: Card): Whereabouts {
  const players = state.seats.map(({ known }, i) => {
    const held = does === 'play' && i === by ? 0 : known.filter((each) => each === card).length
    return [held, withPlayer(names[i] as string, v)] as const
  })
  return [[state.visible[card] as number, v.say('offen', 'open')], ...players]
}
