import { type Voice, voice } from '@/lib/cards/voice'
import { howMany, onTurn } from '@/lib/referee/common-words'
import type { Words } from '@/lib/referee/game'
import { explained, type Said } from '@/lib/referee/refused'
import { HALF, JOKER, tokenOf } from './card'
import { type Case, caseOf, inForce, madeIn, rankOf, topOf, upCards } from './case'
import type { MezzaEvent } from './event'
import { everythingFits, misfit } from './fits'
import { IMPOSSIBLE_WORDS } from './impossible'
import type { IllegalCode, MezzaFault } from './judge'
import { advice, makes, skippedSeat } from './need'
import { NO_RANK, type Pile } from './pile'
import { atOnce } from './shortage'
import { type MezzaState, upCount } from './state'

/** Why an event is illegal or impossible. */
export const fault: Words<MezzaEvent, MezzaState>['fault'] = (told, code, language, style) =>
  explained(WORDS[code as MezzaFault](caseOf(told, voice(language, style))))

const ILLEGAL_WORDS: Readonly<Record<IllegalCode, (c: Case) => Said>> = {
  'hand-first': ({ name, seat, zone, cards, v }) => {
    const held = howMany(seat.hand, v)
    const later = zone === 'up' ? v.say('Offene', 'Face-up') : v.say('Verdeckte', 'Face-down')
    return [
      v.say('Erst die Hand', 'Hand first'),
      v.say(
        `${mustWait(cards, v)}: ${name} hat noch ${held} auf der Hand. ${later} Karten kommen erst danach.`,
        `${mustWait(cards, v)}: ${name} still has ${held} in hand. ${later} cards come after that.`,
      ),
      'M5.1',
    ]
  },

  'face-up-first': ({ name, seat, cards, v }) => {
    const left = howMany(upCount(seat), v, v.say('offene ', 'face-up '))
    const logged = upCards(seat)
    const which = logged.length ? ` (${v.cards(logged)})` : ''
    return [
      v.say('Erst die offenen Karten', 'Face-up cards first'),
      v.say(
        `${mustWait(cards, v)}: ${name} hat noch ${left} vor sich${which}. Verdeckte Karten kommen erst danach.`,
        `${mustWait(cards, v)}: ${name} still has ${left}${which}. Face-down cards come after that.`,
      ),
      'M5.3',
    ]
  },

  'not-your-turn': (c) => {
    const [text, clause] = outOfTurn(c)
    return [c.v.say(`${c.name} ist nicht dran`, `Not ${c.v.owner(c.name)} turn`), text, clause]
  },

  'own-combination': (c) => {
    const { name, v } = c
    const top = topOf(c)
    return [
      v.say(`Nicht auf ${v.the(top, 'accusative', 'eigene')}`, `Not on your own ${v.card(top)}`),
      v.say(
        `${v.capital(top)} ist von ${name}. Schnappen dürfen nur die anderen. ${onTurn(c)}`,
        `${v.capital(top)} is ${v.owner(name)}. Only the others may snatch it. ${onTurn(c)}`,
      ),
      'M7.2',
    ]
  },

  'snatch-closed': (c) => {
    const { v } = c
    const rank = v.capital(rankOf(c))
    return [
      v.say('Zu spät geschnappt', 'Too late to snatch'),
      v.say(`${rank} steht schon${madeIn(c)}. `, `${rank} is made already${madeIn(c)}. `) + onTurn(c),
      'M7.2',
    ]
  },

  'nothing-drawn': (c) => {
    const { name, state, cards, zone, v } = c
    const title = v.say('Kein schnelles Ausspielen', 'No quick play')
    if (zone !== 'hand') {
      const when = v.say(
        'Offene Karten spielst du nur gleich nach der letzten Handkarte schnell aus.',
        'Face-up cards make a quick play only right after the last hand card.',
      )
      return [title, `${when} ${onTurn(c)}`, 'M8.2']
    }
    const has = state.drawn
      ? v.say(
          `${name} hat ${state.drawn} gezogen, aber ${cards.length} gelegt`,
          `${name} drew ${state.drawn} but played ${cards.length}`,
        )
      : v.say(`${name} hat keine`, `${name} has none`)
    const rule = v.say('Schnell ausspielen geht nur mit eben gezogenen Karten', 'A quick play needs cards just drawn')
    return [title, `${rule}: ${has}. ${onTurn(c)}`, 'M8.1']
  },

  'one-at-a-time': ({ cards, v }) => [
    v.say('Nur eine umdrehen', 'Turn over just one'),
    v.say(
      `Verdeckte Karten werden einzeln umgedreht, nicht ${cards.length} auf einmal.`,
      `Face-down cards are turned over one by one, not ${cards.length} at a time.`,
    ),
    'M5.3',
  ],

  'mixed-ranks': ({ cards, v }) => {
    const different = v.and([...new Set(cards)].map(v.card))
    return [
      v.say('Nur gleiche Karten', 'Equal cards only'),
      v.say(
        `${different} gehen nicht zusammen: Auf einmal legst du nur gleiche Karten.`,
        `${different} do not go together: lay only equal cards at once.`,
      ),
      'M3.1',
    ]
  },

  'wild-opening': ({ card, v }) => [
    v.say(`${v.capital(card)} eröffnet nicht`, `${v.capital(card)} cannot open`),
    v.say(
      `Eröffnet wird mit der niedrigsten Handkarte. ${v.capital('0')} und der Joker zählen nicht, am niedrigsten ist ${v.the('½')}.`,
      `The lowest card in anybody’s hand opens. ${v.capital('0')} and the joker do not count; the lowest is ${v.the('½')}.`,
    ),
    'M2.3',
  ],

  'combination-closed': (c) => {
    const { state, card, v } = c
    const pile = state.pile as Pile
    const rank = v.the(rankOf(c), 'dative')
    const made = madeIn(c)
    const why = made
      ? v.say(`${v.capital(card)} gehört nicht mehr dazu`, `${v.the(card)} no longer belongs to it`)
      : v.say(
          `${v.capital(card)} macht daraus nicht mehr ${makes(pile, v)}`,
          `${v.the(card)} no longer makes it ${makes(pile, v)}`,
        )
    return [
      doesNotFit(card, v),
      v.say(`Auf ${rank}${made} liegt ein Joker: ${why}. `, `A joker lies on ${rank}${made}: ${why}. `) +
        advice(pile, state.options, v),
      'M4.3',
    ]
  },

  'too-low': (c) => {
    const { state, card, v } = c
    const pile = state.pile as Pile
    const need = advice(pile, state.options, v)
    if (card === rankOf(c)) {
      const nine = [v.a(card), v.a(card, 'accusative')]
      const why = v.say(
        `An diesem Tisch passt ${nine[0]} nicht auf ${nine[1]}.`,
        `At this table ${nine[0]} does not fit on ${nine[1]}.`,
      )
      return [doesNotFit(card, v), `${why} ${need}`, 'M4.6']
    }
    const why = v.say(
      `${v.capital(card)} ist niedriger als ${inForce(c)}.`,
      `${v.capital(card)} is lower than ${inForce(c)}.`,
    )
    return [doesNotFit(card, v), `${why} ${need}`, pile.card === JOKER ? 'M4.1' : 'M3.2']
  },

  'too-high': (c) => {
    const { state, card, v } = c
    const why = v.say(
      `${v.capital(card)} ist höher als ${inForce(c)}.`,
      `${v.capital(card)} is higher than ${inForce(c)}.`,
    )
    return [doesNotFit(card, v), `${why} ${advice(state.pile as Pile, state.options, v)}`, 'M4.4']
  },

  'not-lowest': (c) => {
    const { card, v } = c
    const general = v.say(
      `Jemand hatte eine niedrigere Karte als ${v.the(card)} auf der Hand. Eröffnet wird mit der niedrigsten; ${v.the('0')} und der Joker zählen nicht.`,
      `Somebody held a lower card than ${v.the(card)}. The lowest one opens; ${v.the('0')} and the joker do not count.`,
    )
    return [v.say('Nicht die niedrigste Karte', 'Not the lowest card'), atOnce(c) ?? general, 'M2.3']
  },

  'nothing-to-pick-up': ({ name, state, v }) => [
    v.say('Hier liegt kein Stapel', 'There is no pile'),
    state.opened
      ? v.say(
          `${name} beginnt einen neuen Stapel, und darauf passt jede Karte.`,
          `${name} starts a new pile, and any card fits.`,
        )
      : v.say(
          'Noch liegt keine Karte da. Es beginnt, wer die niedrigste Karte auf der Hand hat.',
          'No card has been played yet. Whoever holds the lowest card starts.',
        ),
    state.opened ? 'M6.1' : 'M2.3',
  ],

  'must-turn-over': ({ name, v }) => [
    v.say('Erst umdrehen', 'Turn one over first'),
    v.say(
      `${name} hat nur noch verdeckte Karten und dreht erst eine davon um. Passt sie nicht, geht sie mit dem Stapel auf die Hand.`,
      `${name} has only face-down cards left and turns one of them over first. If it does not fit, it goes into the hand with the pile.`,
    ),
    'M6.1',
  ],

  'must-play': (c) => {
    const { name, v } = c
    const [why, clause] = whatFits(c)
    return [
      v.say(`${name} muss legen`, `${name} must play`),
      `${why} ${v.say('Wer legen kann, nimmt nicht auf.', 'Whoever can play does not pick up.')}`,
      clause,
    ]
  },

  'face-up-late': ({ name, cards, v }) => [
    v.say('Dafür ist es zu spät', 'Too late for that'),
    v.say(
      `Das Spiel läuft schon. ${v.owner(name)} offene Karten (${v.cards(cards)}) werden nur vor der ersten Karte eingetragen.`,
      `The game is under way. ${v.owner(name)} face-up cards (${v.cards(cards)}) are entered only before the first play.`,
    ),
    'M2.2',
  ],

  'face-up-twice': ({ name, seat, v }) => [
    v.say('Schon eingetragen', 'Entered already'),
    v.say(
      `Vor ${name} liegt schon offen: ${v.cards(upCards(seat))}.`,
      `Already face up before ${name}: ${v.cards(upCards(seat))}.`,
    ),
    'M2.2',
  ],

  'three-cards': ({ name, cards, v }) => [
    v.say('Es müssen drei sein', 'It must be three'),
    v.say(
      `Vor ${name} liegen drei Karten offen, getippt: ${v.cards(cards)}.`,
      `${name} has three cards face up, but tapped: ${v.cards(cards)}.`,
    ),
    'M2.2',
  ],
}

const WORDS: Readonly<Record<MezzaFault, (c: Case) => Said>> = { ...IMPOSSIBLE_WORDS, ...ILLEGAL_WORDS }

const doesNotFit = (card: string, v: Voice) =>
  v.say(`${v.capital(card)} passt nicht`, `${v.capital(card)} does not fit`)

/** "Die 5 muss warten" */
function mustWait(cards: readonly string[], v: Voice): string {
  const what = new Set(cards).size === 1 ? v.capital(cards[0] as string) : v.say('Das', 'That')
  return v.say(`${what} muss warten`, `${what} must wait`)
}

/** Why somebody else is on turn, and what would have been allowed out of turn. */
function outOfTurn(c: Case): [text: string, clause: string] {
  const { name, state, does, by, cards, zone, v } = c
  const { pile } = state
  if (does === 'pick-up') {
    return [
      `${onTurn(c)} ${v.say('Nur wer dran ist, nimmt den Stapel auf.', 'Only the player on turn picks up.')}`,
      'M6.3',
    ]
  }
  if (skippedSeat(state) === by) {
    return [
      v.say(`${name} setzt nach ${v.the('7', 'dative')} aus. `, `${name} skips after ${v.the('7')}. `) + onTurn(c),
      'M4.5',
    ]
  }
  const halves = cards.every((card) => card === tokenOf(HALF))
  if (halves && zone === 'down' && pile?.combination === 'open' && pile.by !== by) {
    return [v.say('Blind wird nicht geschnappt. ', 'Nobody snatches blind. ') + onTurn(c), 'M7.3']
  }
  if (halves && zone !== 'down') {
    const on = v.or(['3½', '6½', '9½'].map((card) => v.a(card, 'dative')))
    return [
      v.say(`Geschnappt wird nur direkt auf ${on}. `, `Snatching works only directly on ${on}. `) + onTurn(c),
      'M7.1',
    ]
  }
  if (pile && state.last === by && (zone === 'hand' ? state.drawn > 0 : zone === 'up' && state.emptied)) {
    const more = v.a(topOf(c), 'accusative')
    return [
      v.say(`Schnell ausspielen kann ${name} nur noch ${more}. `, `${v.owner(name)} quick play can only be ${more}. `) +
        onTurn(c),
      'M8.1',
    ]
  }
  return [`${mustWait(cards, v)}. ${onTurn(c)}`, 'M3.8']
}

/** What would have fitted: every card, one in the zone in use, or one that only came to light later (M6.2). */
function whatFits(c: Case): [text: string, clause: string] {
  const { name, state, seat, zone, v } = c
  const { pile, options } = state
  if (everythingFits(pile, options)) {
    const on =
      !pile || pile.rank === NO_RANK ? v.say('Joker allein', 'jokers alone') : v.the(tokenOf(pile.rank), 'accusative')
    return [v.say(`Auf ${on} passt jede Karte.`, `Any card fits on ${on}.`), 'M3.6']
  }
  const seen = zone === 'hand' ? seat.known.flatMap((copies, card) => (copies > 0 ? [card] : [])) : seat.up
  const fitting = typeof seen === 'number' ? [] : seen.filter((card) => misfit(pile, card, options) === null)
  if (fitting.length === 0) {
    return [atOnce(c) ?? v.say(`${name} hatte eine passende Karte.`, `${name} had a card that fits.`), 'M6.2']
  }
  const rank = v.the(tokenOf((pile as Pile).rank), 'accusative')
  const cards = v.and([...new Set(fitting)].map((card) => v.a(tokenOf(card), 'accusative')))
  const where = zone === 'hand' ? v.say('auf der Hand', 'in hand') : v.say('offen vor sich', 'face up')
  return [
    v.say(
      `${name} hat ${cards} ${where}, und das passt auf ${rank}.`,
      `${name} has ${cards} ${where}, and that fits on ${rank}.`,
    ),
    'M3.6',
  ]
}
