import { capitalised } from '@/lib/cards/language'
import { type Voice, voice } from '@/lib/cards/voice'
import { howMany } from '@/lib/referee/common-words'
import type { Words } from '@/lib/referee/game'
import { explained, type Said } from '@/lib/referee/refused'
import { type Card, cardOf, tokenOf } from './card'
import { type Case, caseOf, howManyPiles, people, pileName, pileNumber } from './case'
import type { MergeEvent } from './event'
import { whatFits, whyNot } from './fit-words'
import { misfit } from './fits'
import { IMPOSSIBLE_WORDS } from './impossible'
import type { IllegalCode, MergeFault } from './judge'
import type { Pile } from './pile'
import { findPile, isIn, type MergeState, ownerOf } from './state'

/** Why an event is illegal or impossible. */
export const fault: Words<MergeEvent, MergeState>['fault'] = (told, code, language, style) =>
  explained(WORDS[code as MergeFault](caseOf(told, voice(language, style))))

const ILLEGAL_WORDS: Readonly<Record<IllegalCode, (c: Case) => Said>> = {
  'not-laid-out': ({ names, state, v }) => {
    const missing = names.filter((_, by) => state.seats[by] && isIn(state.seats[by]) && !state.seats[by].laidOut)
    const who = people(missing, v)
    return [
      v.say('Erst auslegen', 'Lay out first'),
      v.say(
        `Zuerst legen alle ihre zwei Karten offen aus. Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch ${who}.`,
        `First everybody lays out two open cards. Still to come: ${who}.`,
      ),
      'G3',
    ]
  },

  'already-laid-out': ({ name, v }) => [
    v.say('Schon ausgelegt', 'Laid out already'),
    v.say(
      `${name} hat schon zwei Karten ausgelegt. Ausgelegt wird nur einmal.`,
      `${name} has laid out two cards already. That is done only once.`,
    ),
    'G3',
  ],

  'not-your-pile': (c) => {
    const { names, state, event, by, v } = c
    const foreign = pilesOf(event).find((number) => ownerOf(state, number) !== by) ?? pileNumber(c)
    const owner = names[ownerOf(state, foreign)] as string
    const pile = capitalised(pileName(state, foreign, v))
    return [
      v.say(`Stapel ${foreign} liegt vor ${owner}`, `Pile ${foreign} is ${v.owner(owner)}`),
      `${v.say(`${pile} liegt vor ${owner}.`, `${pile} lies before ${owner}.`)} ${onlyOwn(c)}`,
      'G4.3',
    ]
  },

  'too-many-piles': ({ name, seat, v }) => [
    v.say('Zu viele Stapel', 'Too many piles'),
    v.say(
      `${name} hat ${howManyPiles(seat.piles.length, v)} vor sich. Ab vier Stapeln geht nur noch Merge, oder man nimmt einen ganzen auf.`,
      `${name} has ${howManyPiles(seat.piles.length, v)}. With four or more you can only merge two or take up a whole one.`,
    ),
    'G4.2',
  ],

  'too-few-piles': ({ name, seat, v }) => [
    v.say('Zu wenige Stapel', 'Too few piles'),
    v.say(
      `${name} hat nur ${howManyPiles(seat.piles.length, v)} vor sich. Einen ganzen Stapel nimmt man erst ab vier auf.`,
      `${name} has only ${howManyPiles(seat.piles.length, v)}. A whole pile may be taken up with four or more.`,
    ),
    'G4.2',
  ],

  'bad-split': (c) => {
    const { state, event, v } = c
    const number = pileNumber(c)
    const { size } = findPile(state, number) as Pile
    const below = event.do === 'split' ? event.below : 0
    const title = v.say('So geht kein Split', 'Not a split')
    if (size === 1) {
      const text = v.say(
        `Stapel ${number} hat nur eine Karte und lässt sich nicht teilen.`,
        `Pile ${number} has only one card and cannot be divided.`,
      )
      return [title, text, 'G4.4']
    }
    const most = size - 1
    const can = most === 1 ? v.say('lässt sich nur 1', 'only 1') : v.say(`lassen sich 1 bis ${most}`, `1 to ${most}`)
    return [
      title,
      v.say(
        `Stapel ${number} hat ${howMany(size, v)}. Oben abheben ${can}, nicht ${below}: Mindestens eine bleibt unten liegen.`,
        `Pile ${number} has ${howMany(size, v)}. You can lift ${can} off the top, not ${below}: at least one stays below.`,
      ),
      'G4.4',
    ]
  },

  'not-equal': (c) => {
    const { state, event, v } = c
    const number = pileNumber(c)
    const top = tokenOf((findPile(state, number) as Pile).top.card)
    const card = 'card' in event ? event.card : top
    return [
      v.say('Nicht die gleiche Karte', 'Not an equal card'),
      v.say(
        `Oben auf Stapel ${number} liegt ${v.the(top)}. Ein Split braucht genau so eine, nicht ${v.the(card, 'accusative')}.`,
        `${v.capital(top)} is on top of pile ${number}. A split needs one exactly like it, not ${v.the(card)}.`,
      ),
      'G4.4',
    ]
  },

  'does-not-fit': ({ state, event, v }) => {
    if (event.do === 'merge') {
      const card = topCard(state, event.pile)
      const on = topCard(state, event.onto)
      const [one, other] = [v.the(tokenOf(card)), v.the(tokenOf(on))]
      const tops =
        card === on
          ? v.say(`Auf beiden liegt ${one}.`, `${capitalised(one)} is on top of both.`)
          : v.say(`Oben liegen ${one} und ${other}.`, `On top are ${one} and ${other}.`)
      return [
        v.say('Die Stapel passen nicht aufeinander', 'The piles do not fit'),
        `${tops} ${misfitWords(card, on, v)}`,
        'G4.1',
      ]
    }
    const card = cardOf('card' in event ? event.card : '') ?? 0
    const on = topCard(state, 'pile' in event ? event.pile : 0)
    const name = v.capital(tokenOf(card))
    return [v.say(`${name} passt nicht`, `${name} does not fit`), misfitWords(card, on, v), 'G4.1']
  },

  'still-holding': ({ name, seat, v }) => [
    v.say('Noch Karten auf der Hand', 'Still holding cards'),
    v.say(
      `${name} hat noch ${howMany(seat.hand, v)} auf der Hand. „Stopp“ geht erst mit leerer Hand.`,
      `${name} still has ${howMany(seat.hand, v)} in hand. “Stop” needs an empty hand.`,
    ),
    'G4.5',
  ],
}

const WORDS: Readonly<Record<MergeFault, (c: Case) => Said>> = { ...ILLEGAL_WORDS, ...IMPOSSIBLE_WORDS }

/** The piles that an event is about. */
function pilesOf(event: MergeEvent): readonly number[] {
  if (event.do === 'merge') return [event.pile, event.onto]
  return 'pile' in event ? [event.pile] : []
}

/** What the player would have been free to do. */
function onlyOwn({ name, event, seat, v }: Case): string {
  if (event.do === 'split') {
    return v.say(
      `Splitten darf man fremde Stapel nur ohne eigene, und ${name} hat ${howManyPiles(seat.piles.length, v)}.`,
      `You may split other people’s piles only if you have none, and ${name} has ${howManyPiles(seat.piles.length, v)}.`,
    )
  }
  if (seat.piles.length === 0) {
    return v.say(`${name} hat keinen eigenen Stapel und kann nur splitten.`, `${name} has no pile and can only split.`)
  }
  if (event.do === 'place')
    return v.say('Gelegt wird nur auf eigene Stapel.', 'You place cards only on your own piles.')
  if (event.do === 'merge')
    return v.say('Gemergt werden nur zwei eigene Stapel.', 'You merge only two of your own piles.')
  return v.say('Genommen wird nur von eigenen Stapeln.', 'You take only from your own piles.')
}

/** Why the cards do not fit, and what would. */
function misfitWords(card: Card, on: Card, v: Voice): string {
  const why = misfit(card, on)
  return why ? `${whyNot(card, on, why, v)} ${whatFits(on, v)}` : whatFits(on, v)
}

const topCard = (state: MergeState, number: number): Card => (findPile(state, number) as Pile).top.card
