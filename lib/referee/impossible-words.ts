import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import { gameIsOver, gaveUp } from './common-words'
import type { Said } from './refused'

/** What cannot have happened was tapped wrongly. */
export const check = (v: Voice) => v.say('bitte prüfen, was getippt wurde.', 'check what was tapped.')

/** @param winners none where the table was stopped. */
export function gameOver(winners: readonly string[], clause: string, v: Voice): Said {
  const many = winners.length > 1
  const why =
    winners.length === 0
      ? v.say('Hier wurde schon abgebrochen', 'The table has already stopped')
      : v.say(
          `${v.and(winners)} ${many ? 'haben' : 'hat'} schon gewonnen`,
          `${v.and(winners)} ${many ? 'have' : 'has'} already won`,
        )
  return [gameIsOver(v), `${why}: ${check(v)}`, clause]
}

/** @param why that the player gave up, unless said otherwise. */
export function playerOut(name: string, clause: string, v: Voice, why = gaveUp(name, v)): Said {
  return [
    v.say(`${name} spielt nicht mehr mit`, `${name} is no longer playing`),
    `${why}: ${v.say('bitte prüfen, wer es war.', 'check who it was.')}`,
    clause,
  ]
}

export const cannotBe = (why: string, clause: string, v: Voice): Said => [
  v.say('Das kann nicht sein', 'That cannot be'),
  `${why}: ${check(v)}`,
  clause,
]

export const noSuchCard = (why: string, clause: string, v: Voice): Said => [
  v.say('Diese Karte gibt es nicht', 'There is no such card'),
  `${why}: ${check(v)}`,
  clause,
]

/** @param game what the game is called, in any language. */
export function notInDeck(game: string, token: string, clause: string, v: Voice): Said {
  const card = v.card(token)
  return noSuchCard(v.say(`${game} hat keine Karte „${card}“`, `${game} has no card “${card}”`), clause, v)
}

/**
 * A fifth 9.
 *
 * @param ordinal "fünfte"
 * @param rest where the others are, or how many there are; may be empty.
 */
export function oneTooMany(token: string, ordinal: string, rest: string, clause: string, v: Voice): Said {
  const one = v.the(token, 'nominative', ordinal)
  return [
    v.say(`${capitalised(v.a(token))} zu viel`, `One ${v.card(token)} too many`),
    `${v.say(`Das wäre ${one}`, `That would be ${one}`)}: ${check(v)}${rest && ` ${rest}`}`,
    clause,
  ]
}

/** How many copies of a card are known to be where. */
export type Whereabouts = readonly (readonly [copies: number, where: string])[]

/** "Schon bekannt: 2 im Stapel, 1 bei Ana."; empty where no copy is. */
export function knownAlready(whereabouts: Whereabouts, v: Voice): string {
  const known = whereabouts
    .filter(([copies]) => copies > 0)
    .map(([copies, where]) => `${copies} ${where}`)
    .join(', ')
  return known && v.say(`Schon bekannt: ${known}.`, `Known already: ${known}.`)
}

/** "bei Ana" */
export const withPlayer = (name: string, v: Voice) => v.say(`bei ${name}`, `with ${name}`)

/** "getippt sind 3", after how many somebody has. */
export function butTapped(count: number, v: Voice): string {
  const german = count === 0 ? 'getippt ist keine' : count === 1 ? 'getippt ist 1' : `getippt sind ${count}`
  return v.say(german, `but ${count === 0 ? 'none' : count} ${count === 1 ? 'was' : 'were'} tapped`)
}
