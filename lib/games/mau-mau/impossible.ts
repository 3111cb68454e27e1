import { howMany, winnersOf } from '@/lib/referee/common-words'
import { butTapped, cannotBe, check, gameOver, notInDeck, oneTooMany, playerOut } from '@/lib/referee/impossible-words'
import type { Said } from '@/lib/referee/refused'
import { type Card, COPIES, cardOf, tokenOf } from './card'
import type { Case } from './case'
import { hiddenCopies, type ImpossibleCode, tooOften } from './judge'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => gameOver(winnersOf(names, seats), 'U7.2', v),

  'player-out': ({ name, v }) => playerOut(name, 'U7.7', v),

  'no-such-card': (c) => {
    const { state, cards, v } = c
    const stranger = cards.find((token) => cardOf(token) === undefined)
    if (stranger === undefined)
      return anotherOne(
        c,
        tooOften(
          state,
          cards.map((token) => cardOf(token) as Card),
        ),
      )
    return notInDeck('Mau Mau', stranger, 'U1.1', v)
  },

  'too-many-cards': ({ name, state, by, seat: { hand }, cards: { length }, v }) => {
    const title = v.say(`So viele hat ${name} nicht`, `${name} has too few cards`)
    if (hand === 0) {
      const counted = state.phase === 'counting' && by !== state.winner
      const why = counted
        ? v.say(`${v.owner(name)} Karten sind schon gezählt`, `${v.owner(name)} cards are counted already`)
        : v.say(`${name} hat keine Karte mehr`, `${name} has no card left`)
      return [title, `${why}: ${check(v)}`, 'U7.5']
    }
    const tapped = butTapped(length, v)
    return [
      title,
      v.say(`${name} hat nur ${howMany(hand, v)}, ${tapped}.`, `${name} has only ${howMany(hand, v)}, ${tapped}.`),
      'U7.5',
    ]
  },
}

const ORDINALS: Readonly<Record<number, readonly [string, string]>> = {
  1: ['zweite', 'second'],
  2: ['dritte', 'third'],
  4: ['fünfte', 'fifth'],
}

/** A third red 5. */
function anotherOne({ state, cards, v }: Case, card: Card | undefined): Said {
  if (card === undefined) {
    const text = v.say(
      `Diese Karten (${v.cards(cards)}) gibt es hier nicht`,
      `These cards (${v.cards(cards)}) are not here`,
    )
    return cannotBe(text, 'U1.1', v)
  }
  const all = COPIES[card] as number
  const seen = all - hiddenCopies(state, card)
  const ordinal = v.say(...(ORDINALS[all] as readonly [string, string]))
  return oneTooMany(tokenOf(card), ordinal, v.say(...thereAre(all, seen, v.count)), 'U1.1', v)
}

/** "Es gibt nur zwei, und beide sind schon zu sehen." */
function thereAre(all: number, seen: number, count: (number: number) => string): [german: string, english: string] {
  if (all === 1) {
    return seen === 0
      ? ['Es gibt nur eine.', 'There is only one.']
      : ['Es gibt nur eine, und die ist schon zu sehen.', 'There is only one, and it has been seen.']
  }
  const many = count(all)
  if (seen === 0) return [`Es gibt nur ${many}.`, `There are only ${many}.`]
  if (seen < all) {
    return [
      `Es gibt nur ${many}, davon ${seen === 1 ? 'ist' : 'sind'} schon ${seen} zu sehen.`,
      `There are only ${many}, of which ${seen} ${seen === 1 ? 'has' : 'have'} been seen.`,
    ]
  }
  const every = all === 2 ? (['beide', 'both'] as const) : (['alle', 'all'] as const)
  return [
    `Es gibt nur ${many}, und ${every[0]} sind schon zu sehen.`,
    `There are only ${many}, and ${every[1]} have been seen.`,
  ]
}
