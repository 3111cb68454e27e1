import { expect, it } from 'vitest'
import { voice } from '@/lib/cards/voice'
import {
  butTapped,
  cannotBe,
  gameOver,
  knownAlready,
  noSuchCard,
  notInDeck,
  oneTooMany,
  playerOut,
  withPlayer,
} from './impossible-words'
import type { Said } from './refused'

const de = voice('de')
const en = voice('en')

it.each<[said: Said, title: string, text: string]>([
  [gameOver([], 'M9.2', de), 'Das Spiel ist aus', 'Hier wurde schon abgebrochen: bitte prüfen, was getippt wurde.'],
  [gameOver(['Ana'], 'M9.2', en), 'The game is over', 'Ana has already won: check what was tapped.'],
  [
    gameOver(['Ana', 'Cem'], 'M9.2', de),
    'Das Spiel ist aus',
    'Ana und Cem haben schon gewonnen: bitte prüfen, was getippt wurde.',
  ],
  [playerOut('Ana', 'M9.2', en), 'Ana is no longer playing', 'Ana gave up: check who it was.'],
  [
    playerOut('Ana', 'M9.2', de, 'Ana ist schon fertig'),
    'Ana spielt nicht mehr mit',
    'Ana ist schon fertig: bitte prüfen, wer es war.',
  ],
  [cannotBe('All are known', 'M9.2', en), 'That cannot be', 'All are known: check what was tapped.'],
  [noSuchCard('It has no colour', 'M9.2', en), 'There is no such card', 'It has no colour: check what was tapped.'],
  [
    notInDeck('Mezza', 'K', 'M9.2', de),
    'Diese Karte gibt es nicht',
    'Mezza hat keine Karte „K“: bitte prüfen, was getippt wurde.',
  ],
  [
    oneTooMany('9', 'fünfte', '', 'M9.2', de),
    'Eine 9 zu viel',
    'Das wäre die fünfte 9: bitte prüfen, was getippt wurde.',
  ],
  [
    oneTooMany('9', 'fifth', 'There are only four.', 'M9.2', en),
    'One 9 too many',
    'That would be the fifth 9: check what was tapped. There are only four.',
  ],
])('explains what cannot have happened: %j', (said, title, text) => {
  expect(said).toEqual([title, text, 'M9.2'])
})

it('tells where copies are known to be', () => {
  const whereabouts = [
    [2, 'im Stapel'],
    [0, 'beiseite'],
    [1, withPlayer('Ana', de)],
  ] as const
  expect(knownAlready(whereabouts, de)).toBe('Schon bekannt: 2 im Stapel, 1 bei Ana.')
  expect(knownAlready([[1, withPlayer('Ana', en)]], en)).toBe('Known already: 1 with Ana.')
  expect(knownAlready([[0, 'im Stapel']], de)).toBe('')
})

it.each([
  [0, 'getippt ist keine', 'but none were tapped'],
  [1, 'getippt ist 1', 'but 1 was tapped'],
  [3, 'getippt sind 3', 'but 3 were tapped'],
])('says how many were tapped: %i', (count, german, english) => {
  expect(butTapped(count, de)).toBe(german)
  expect(butTapped(count, en)).toBe(english)
})
