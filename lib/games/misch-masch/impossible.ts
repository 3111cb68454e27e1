import { capitalised } from '@/lib/cards/language'
import { ANIMALS, type Animal } from '@/lib/cards/misch-masch'
import type { Voice } from '@/lib/cards/voice'
import { type Card, COPIES, cardOf, HALF, tokenOf, UPPER } from './card'
import { type Case, check, type Said } from './case'
import type { ImpossibleCode } from './judge'
import { isOtherSide, unaccounted } from './state'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => {
    const winner = seats.findIndex(({ place }) => place === 1)
    const why =
      winner < 0
        ? v.say('Hier wurde schon abgebrochen', 'The table has already stopped')
        : v.say(`${names[winner]} hat schon gewonnen`, `${names[winner]} has already won`)
    return [v.say('Das Spiel ist aus', 'The game is over'), `${why}: ${check(v)}`, 'A5.4']
  },

  'player-out': ({ name, v }) => [
    v.say(`${name} spielt nicht mehr mit`, `${name} is no longer playing`),
    v.say(`${name} hat aufgegeben: bitte prüfen, wer es war.`, `${name} gave up: check who it was.`),
    'A4.5',
  ],

  'no-such-card': (c) => {
    const { state, seat, name, does, token, v } = c
    const card = cardOf(token)
    if (card === undefined) return notInDeck(token, v)
    if (isOtherSide(state, card)) return otherSide(card, v)
    const thatCannotBe = v.say('Das kann nicht sein', 'That cannot be')
    if (does === 'turn-up' && state.stock === 0 && state.discards < 2) {
      const text = v.say('Der Vorrat ist leer, keine Karte ist mehr da', 'The stock is empty, no card is left')
      return [thatCannotBe, `${text}: ${check(v)}`, 'A4.4']
    }
    if (unaccounted(state, card) > 0 && does === 'play') {
      const cards = v.and(seat.known.map((known) => v.card(tokenOf(known))))
      const text = v.say(
        `${v.owner(name)} Handkarten sind alle bekannt (${cards})`,
        `All cards in ${v.owner(name)} hand are known (${cards})`,
      )
      return [thatCannotBe, `${text}: ${check(v)}`, 'A6.2']
    }
    return oneTooMany(c, card)
  },
}

function notInDeck(token: string, v: Voice): Said {
  const text = v.say(`Misch Masch hat keine Karte „${v.card(token)}“`, `Misch Masch has no card “${v.card(token)}”`)
  return [v.say('Diese Karte gibt es nicht', 'There is no such card'), `${text}: ${check(v)}`, 'A1.2']
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
  return [v.say('Diese Karte gibt es nicht', 'There is no such card'), `${text}: ${check(v)}`, 'A1.2']
}

/** A third Krokofant: where the others are. */
function oneTooMany(c: Case, card: Card): Said {
  const { v } = c
  const token = tokenOf(card)
  const one = v.the(token, 'nominative', ordinal((COPIES[card] as number) + 1, v))
  const where = whereabouts(c, card)
  const known = where && ` ${v.say(`Schon bekannt: ${where}.`, `Known already: ${where}.`)}`
  return [
    v.say(`${capitalised(v.a(token))} zu viel`, `One ${v.card(token)} too many`),
    `${v.say(`Das wäre ${one}`, `That would be ${one}`)}: ${check(v)}${known}`,
    'A1.2',
  ]
}

/** There are one, two or six of a card. */
function ordinal(count: number, v: Voice): string {
  if (count === 2) return v.say('zweite', 'second')
  return count === 3 ? v.say('dritte', 'third') : v.say('siebte', 'seventh')
}

/** Where copies of a card are known to be: "1 offen, 1 bei Ana". */
function whereabouts({ names, state, by, does, v }: Case, card: Card): string {
  const players = state.seats.map(({ known }, i) => {
    const held = does === 'play' && i === by ? 0 : known.filter((each) => each === card).length
    return [held, v.say(`bei ${names[i]}`, `with ${names[i]}`)] as const
  })
  return [[state.visible[card] as number, v.say('offen', 'open')] as const, ...players]
    .filter(([copies]) => copies > 0)
    .map(([copies, where]) => `${copies} ${where}`)
    .join(', ')
}
