import type { Voice } from '@/lib/cards/voice'
import { winnersOf } from '@/lib/referee/common-words'
import {
  cannotBe,
  check,
  gameOver,
  knownAlready,
  notInDeck,
  oneTooMany,
  playerOut,
  type Whereabouts,
  withPlayer,
} from '@/lib/referee/impossible-words'
import type { Said } from '@/lib/referee/refused'
import { type Card, cardOf, copiesFor, tokenOf, tokensOf } from './card'
import type { Case } from './case'
import type { MergeEvent } from './event'
import type { ImpossibleCode } from './judge'
import { downwards } from './pile'
import { findPile } from './state'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => gameOver(winnersOf(names, seats), 'G4.6', v),

  'player-out': ({ name, v }) => playerOut(name, 'G5', v),

  'no-such-card': (c) => {
    const { name, state, seat, event, v } = c
    const tokens = cardsOf(event)
    const stranger = tokens.find((token) => cardOf(token) === undefined)
    if (stranger !== undefined) return notInDeck('Merge', stranger, 'G1.1', v)
    const cards = tokens.map((token) => cardOf(token) as Card)
    const many = (card: Card) => cards.filter((each) => each === card).length
    const card = cards.find((each) => many(each) > (state.unseen[each] as number))
    if (card !== undefined) return anotherOne(c, card)
    const known = tokensOf(seat.known)
    const list = known.length <= LISTED ? ` (${v.cards(known)})` : ''
    const missing = v.the(tokens[0] as string)
    const text =
      seat.hand === seat.knownCount
        ? v.say(
            `${v.owner(name)} Handkarten sind alle bekannt${list}, und ${missing} ist nicht dabei`,
            `All cards in ${v.owner(name)} hand are known${list}, and ${missing} is not among them`,
          )
        : v.say(
            `Nach allem, was der Tisch weiß, kann ${name} ${v.the(tokens[0] as string, 'accusative')} nicht haben`,
            `By all that the table knows, ${name} cannot have ${missing}`,
          )
    return cannotBe(text, 'G5', v)
  },

  'no-such-pile': ({ state, event, v }) => {
    if (event.do === 'merge' && event.pile === event.onto && findPile(state, event.pile)) {
      const text = v.say('Ein Stapel passt nicht auf sich selbst', 'A pile cannot be merged with itself')
      return [v.say('Das ist nur ein Stapel', 'That is only one pile'), `${text}: ${check(v)}`, 'G4.3']
    }
    const numbers = event.do === 'merge' ? [event.pile, event.onto] : 'pile' in event ? [event.pile] : []
    const number = numbers.find((each) => !findPile(state, each)) ?? 0
    const wasThere = number > 0 && number < state.nextPile
    const text = wasThere
      ? v.say(`Stapel ${number} gibt es nicht mehr`, `There is no pile ${number} any more`)
      : v.say(`Stapel ${number} gibt es nicht`, `There is no pile ${number}`)
    return [v.say('Diesen Stapel gibt es nicht', 'There is no such pile'), `${text}: ${check(v)}`, 'G4.3']
  },

  'too-many-cards': ({ name, v }) => [
    v.say('Die Hand ist leer', 'The hand is empty'),
    v.say(`${name} hat keine Karte mehr auf der Hand: ${check(v)}`, `${name} has no card left in hand: ${check(v)}`),
    'G4.5',
  ],
}

/** So many cards are listed. */
const LISTED = 6

/** The cards that come from where nobody sees them. */
function cardsOf(event: MergeEvent): readonly string[] {
  if (event.do === 'lay-out') return event.cards
  return 'card' in event ? [event.card] : []
}

/** A third red 3: where the others are. */
function anotherOne(c: Case, card: Card): Said {
  const { state, v } = c
  const nth = ordinal(copiesFor(state.seats.length) + 1, v)
  return oneTooMany(tokenOf(card), nth, knownAlready(whereabouts(c, card), v), 'G1.1', v)
}

/** There are two, three or four of every card. */
function ordinal(count: number, v: Voice): string {
  if (count === 3) return v.say('dritte', 'third')
  return count === 4 ? v.say('vierte', 'fourth') : v.say('fünfte', 'fifth')
}

/** Where copies of a card are known to be: "1 in Stapel 3, 1 bei Ana". */
function whereabouts({ names, state: { seats }, v }: Case, card: Card): Whereabouts {
  const inPiles = seats
    .flatMap(({ piles }) => piles)
    .map((pile) => {
      const copies = downwards(pile).filter((each) => each === card).length
      return [copies, v.say(`in Stapel ${pile.number}`, `in pile ${pile.number}`)] as const
    })
  const inHands = seats.map(({ known }, by) => [known[card] as number, withPlayer(names[by] as string, v)] as const)
  return [...inPiles, ...inHands]
}
