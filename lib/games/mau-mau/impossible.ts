import { capitalised } from '@/lib/cards/language'
import { type Card, COPIES, cardOf, tokenOf } from './card'
import { type Case, check, type Said } from './case'
import { hiddenCopies, type ImpossibleCode, tooOften } from './judge'
import { howMany } from './speech'

/** What cannot have happened: what was tapped is wrong, not the player. */
export const IMPOSSIBLE_WORDS: Readonly<Record<ImpossibleCode, (c: Case) => Said>> = {
  'game-over': ({ names, state: { seats }, v }) => {
    const winners = seats.flatMap(({ place }, by) => (place === 1 ? [names[by] as string] : []))
    const why =
      winners.length === 0
        ? v.say('Hier wurde schon abgebrochen', 'The table has already stopped')
        : v.say(
            `${v.and(winners)} ${winners.length > 1 ? 'haben' : 'hat'} schon gewonnen`,
            `${v.and(winners)} ${winners.length > 1 ? 'have' : 'has'} already won`,
          )
    return [v.say('Das Spiel ist aus', 'The game is over'), `${why}: ${check(v)}`, 'U7.2']
  },

  'player-out': ({ name, v }) => [
    v.say(`${name} spielt nicht mehr mit`, `${name} is no longer playing`),
    v.say(`${name} hat aufgegeben: bitte prüfen, wer es war.`, `${name} gave up: check who it was.`),
    'U7.7',
  ],

  'no-such-card': (c) => {
    const { state, cards, v } = c
    const stranger = cards.find((token) => cardOf(token) === undefined)
    if (stranger === undefined)
      return oneTooMany(
        c,
        tooOften(
          state,
          cards.map((token) => cardOf(token) as Card),
        ),
      )
    const card = v.card(stranger)
    return [
      v.say('Diese Karte gibt es nicht', 'There is no such card'),
      `${v.say(`Mau Mau hat keine Karte „${card}“`, `Mau Mau has no card “${card}”`)}: ${check(v)}`,
      'U1.1',
    ]
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
    const tapped = v.say(
      length === 1 ? 'getippt ist 1' : `getippt sind ${length}`,
      `but ${length} ${length === 1 ? 'was' : 'were'} tapped`,
    )
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
function oneTooMany({ state, cards, v }: Case, card: Card | undefined): Said {
  if (card === undefined) {
    const text = v.say(
      `Diese Karten (${v.cards(cards)}) gibt es hier nicht`,
      `These cards (${v.cards(cards)}) are not here`,
    )
    return [v.say('Das kann nicht sein', 'That cannot be'), `${text}: ${check(v)}`, 'U1.1']
  }
  const token = tokenOf(card)
  const all = COPIES[card] as number
  const seen = all - hiddenCopies(state, card)
  const one = v.the(token, 'nominative', v.say(...(ORDINALS[all] as readonly [string, string])))
  return [
    v.say(`${capitalised(v.a(token))} zu viel`, `One ${v.card(token)} too many`),
    `${v.say(`Das wäre ${one}`, `That would be ${one}`)}: ${check(v)} ${v.say(...thereAre(all, seen, v.count))}`,
    'U1.1',
  ]
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
