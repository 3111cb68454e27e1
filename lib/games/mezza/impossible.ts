import type { Voice } from '@/lib/cards/voice'
import { howMany, winnersOf } from '@/lib/referee/common-words'
import {
  butTapped,
  cannotBe,
  check,
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
import { type Card, COPIES, cardOf, tokenOf } from './card'
import { type Case, countOf, upCards } from './case'
import type { ImpossibleCode } from './judge'
import { sum } from './need'
import { downwards } from './pile'
import { unaccounted, upCount } from './state'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => {
    const stopped = seats.some(({ place }) => place === null)
    return gameOver(stopped ? [] : winnersOf(names, seats), 'M9.2', v)
  },

  'player-out': ({ name, seat: { place }, v }) => {
    if (place === 'left') return playerOut(name, 'M9.3', v)
    const why = v.say(`${name} ist schon fertig (Platz ${place})`, `${name} is out of cards already (place ${place})`)
    return playerOut(name, 'M9.1', v, why)
  },

  'no-such-card': noCardHere,

  'too-many-cards': ({ name, seat, cards: { length }, zone, v }) => {
    const [held, kind, place, clause] = {
      hand: [seat.hand, '', v.say(' auf der Hand', ' in hand'), 'M5.1'] as const,
      up: [upCount(seat), v.say('offene ', 'face-up '), v.say(' vor sich', ''), 'M5.2'] as const,
      down: [seat.down, v.say('verdeckte ', 'face-down '), v.say(' vor sich', ''), 'M5.3'] as const,
    }[zone]
    const has =
      held === 0
        ? v.say(`hat keine ${kind}Karte mehr${place}`, `has no ${kind}card left${place}`)
        : v.say(`hat nur ${howMany(held, v, kind)}${place}`, `has only ${howMany(held, v, kind)}${place}`)
    const tapped = butTapped(length, v)
    return [v.say(`So viele hat ${name} nicht`, `${name} has too few cards`), `${name} ${has}, ${tapped}.`, clause]
  },

  'not-face-up': ({ name, seat, cards, v }) => {
    const up = upCards(seat)
    const missing = cards.find((card) => countOf(cards, card) > countOf(up, card)) as string
    const there = countOf(up, missing)
    const times = there === 1 ? v.say('einmal', 'once') : v.say('zweimal', 'twice')
    const why = there
      ? v.say(`${v.capital(missing)} ist nur ${times} dabei`, `${v.capital(missing)} is there only ${times}`)
      : v.say(`${v.capital(missing)} ist nicht dabei`, `${v.capital(missing)} is not among them`)
    return [
      v.say('Das liegt dort nicht', 'That is not there'),
      `${v.say(`Offen vor ${name}`, `${name}, face up`)}: ${v.cards(up)}. ${why}: ${check(v)}`,
      'M5.2',
    ]
  },
}

/** A card that the deck has not, or has no more of, or that cannot lie in this hand. */
function noCardHere(c: Case): Said {
  const { name, state, seat, does, cards, zone, v } = c
  const copies = COPIES[state.options.variant]
  const foreign = cards.find((token) => !copies[cardOf(token) ?? -1])
  if (foreign !== undefined) return stranger(foreign, v)
  const fromHand = does === 'play' && zone === 'hand'
  const unknown = seat.hand - seat.knownCount
  for (const token of new Set(cards)) {
    const card = cardOf(token) as Card
    const laid = countOf(cards, token)
    const known = seat.known[card] as number
    const these = fromHand ? known : does === 'face-up' ? countOf(upCards(seat), token) : 0
    if (laid > unaccounted(state, card) + these) return anotherOne(c, card, fromHand)
    if (fromHand && laid > known + unknown) {
      const text =
        known + unknown === 0
          ? v.say(
              `${v.owner(name)} Handkarten sind alle bekannt, und ${v.the(token)} ist nicht dabei`,
              `All cards in ${v.owner(name)} hand are known, and ${v.the(token)} is not among them`,
            )
          : v.say(
              `${name} hat ${v.the(token, 'accusative')} höchstens ${known + unknown}-mal auf der Hand; die anderen Handkarten sind bekannt`,
              `At most ${known + unknown} of ${v.owner(name)} hand cards can be ${v.a(token)}; the others are known`,
            )
      return cannotBe(text, 'M6.1', v)
    }
  }
  const text = v.say(
    `Nach allem, was der Tisch weiß, kann ${name} das nicht haben (${v.cards(cards)})`,
    `By all that the table knows, ${name} cannot have that (${v.cards(cards)})`,
  )
  return cannotBe(text, 'M10.1', v)
}

function stranger(token: string, v: Voice): Said {
  if (token === '10') {
    const ten = sum('9½', '10', v)
    const why = v.say(
      `${v.capital(token)} ist keine einzelne Karte (${ten})`,
      `${v.capital(token)} is no single card (${ten})`,
    )
    return noSuchCard(why, 'M1.4', v)
  }
  if (cardOf(token) === undefined) return notInDeck('Mezza', token, 'M1.1', v)
  const why = v.say(`${v.capital(token)} gehört nicht zum kurzen Satz`, `${v.capital(token)} is not in the short deck`)
  return noSuchCard(why, 'M1.2', v)
}

/** A fifth 9: where the others are. */
function anotherOne(c: Case, card: Card, fromHand: boolean): Said {
  const { state, v } = c
  const all = COPIES[state.options.variant][card] as number
  const ordinal = all === 4 ? v.say('fünfte', 'fifth') : v.say('dreizehnte', 'thirteenth')
  const known = knownAlready(whereabouts(c, card, fromHand), v)
  const thereAre = v.say(`Es gibt nur ${v.count(all)}.`, `There are only ${v.count(all)}.`)
  return oneTooMany(tokenOf(card), ordinal, known || thereAre, 'M1.1', v)
}

/** Where copies of a card are known to be, those aside that may be the ones in question: "2 im Stapel, 1 bei Ana". */
function whereabouts({ names, state, by, does, v }: Case, card: Card, fromHand: boolean): Whereabouts {
  const token = tokenOf(card)
  const inPile = [...downwards(state.pile)].filter((each) => each === card).length
  let aside = (state.visible[card] as number) - inPile
  const players = state.seats.map((seat, i) => {
    const up = countOf(upCards(seat), token)
    aside -= up
    const held = (fromHand && i === by ? 0 : (seat.known[card] as number)) + (does === 'face-up' && i === by ? 0 : up)
    return [held, withPlayer(names[i] as string, v)] as const
  })
  return [[inPile, v.say('im Stapel', 'in the pile')], [aside, v.say('beiseite', 'set aside')], ...players]
}
