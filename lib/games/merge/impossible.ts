import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import { type Card, cardOf, copiesFor, tokenOf, tokensOf } from './card'
import { type Case, check, type Said } from './case'
import type { MergeEvent } from './event'
import type { ImpossibleCode } from './judge'
import { downwards } from './pile'
import { findPile } from './state'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => {
    const winner = seats.findIndex(({ place }) => place === 1)
    const why =
      winner < 0
        ? v.say('Hier wurde schon abgebrochen', 'The table has already stopped')
        : v.say(`${names[winner]} hat schon gewonnen`, `${names[winner]} has already won`)
    return [v.say('Das Spiel ist aus', 'The game is over'), `${why}: ${check(v)}`, 'G4.6']
  },

  'player-out': ({ name, v }) => [
    v.say(`${name} spielt nicht mehr mit`, `${name} is no longer playing`),
    v.say(`${name} hat aufgegeben: bitte prüfen, wer es war.`, `${name} gave up: check who it was.`),
    'G5',
  ],

  'no-such-card': (c) => {
    const { name, state, seat, event, v } = c
    const tokens = cardsOf(event)
    const stranger = tokens.find((token) => cardOf(token) === undefined)
    if (stranger !== undefined) return notInDeck(stranger, v)
    const cards = tokens.map((token) => cardOf(token) as Card)
    const many = (card: Card) => cards.filter((each) => each === card).length
    const card = cards.find((each) => many(each) > (state.unseen[each] as number))
    if (card !== undefined) return oneTooMany(c, card)
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
    return [v.say('Das kann nicht sein', 'That cannot be'), `${text}: ${check(v)}`, 'G5']
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

function notInDeck(token: string, v: Voice): Said {
  const text = v.say(`Merge hat keine Karte „${v.card(token)}“`, `Merge has no card “${v.card(token)}”`)
  return [v.say('Diese Karte gibt es nicht', 'There is no such card'), `${text}: ${check(v)}`, 'G1.1']
}

/** A third red 3: where the others are. */
function oneTooMany(c: Case, card: Card): Said {
  const { state, v } = c
  const token = tokenOf(card)
  const one = v.the(token, 'nominative', ordinal(copiesFor(state.seats.length) + 1, v))
  const known = whereabouts(c, card)
  const rest = known && ` ${v.say(`Schon bekannt: ${known}.`, `Known already: ${known}.`)}`
  return [
    v.say(`${capitalised(v.a(token))} zu viel`, `One ${v.card(token)} too many`),
    `${v.say(`Das wäre ${one}`, `That would be ${one}`)}: ${check(v)}${rest}`,
    'G1.1',
  ]
}

/** There are two, three or four of every card. */
function ordinal(count: number, v: Voice): string {
  if (count === 3) return v.say('dritte', 'third')
  return count === 4 ? v.say('vierte', 'fourth') : v.say('fünfte', 'fifth')
}

/** Where copies of a card are known to be: "1 in Stapel 3, 1 bei Ana". */
function whereabouts({ names, state: { seats }, v }: Case, card: Card): string {
  const inPiles = seats
    .flatMap(({ piles }) => piles)
    .map((pile) => {
      const copies = downwards(pile).filter((each) => each === card).length
      return [copies, v.say(`in Stapel ${pile.number}`, `in pile ${pile.number}`)] as const
    })
  const inHands = seats.map(
    ({ known }, by) => [known[card] as number, v.say(`bei ${names[by]}`, `with ${names[by]}`)] as const,
  )
  return [...inPiles, ...inHands]
    .filter(([copies]) => copies > 0)
    .map(([copies, where]) => `${copies} ${where}`)
    .join(', ')
}
