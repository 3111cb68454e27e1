import { describe, expect, it } from 'vitest'
import { voice } from '@/lib/cards/voice'
import {
  gaveUp,
  givesUp,
  hasTurn,
  howMany,
  noPlace,
  onTurn,
  outOfPlay,
  overNeed,
  placeLines,
  stoppedEarly,
  stopsHere,
  winnersOf,
} from './common-words'

const de = voice('de')
const en = voice('en')
const names = ['Ana', 'Ben', 'Cem', 'Dora']

it.each([
  [howMany(1, de), '1 Karte', howMany(1, en), '1 card'],
  [howMany(0, de), '0 Karten', howMany(6, en), '6 cards'],
  [howMany(2, de, 'aufgedeckte '), '2 aufgedeckte Karten', howMany(1, en, 'face-up '), '1 face-up card'],
  [hasTurn('Ana', de), 'Ana ist dran', hasTurn('Ana', en), 'It is Ana’s turn'],
  [stopsHere(de), 'Hier wird abgebrochen', stopsHere(en), 'The table stops here'],
  [givesUp('Ana', de), 'Ana gibt auf', givesUp('Ana', en), 'Ana gives up'],
  [gaveUp('Ana', de), 'Ana hat aufgegeben', gaveUp('Ana', en), 'Ana gave up'],
  [outOfPlay('Ana', de), 'Anas Karten sind aus dem Spiel', outOfPlay('Ana', en), 'Ana’s cards are out of play'],
])('says in both languages: %s', (german, germanText, english, englishText) => {
  expect(german).toBe(germanText)
  expect(english).toBe(englishText)
})

it('says whose turn it is as a sentence', () => {
  expect(onTurn({ names, state: { turn: 1 }, v: de })).toBe('Ben ist dran.')
  expect(onTurn({ names, state: { turn: 1 }, v: en })).toBe('It is Ben’s turn.')
})

it('finds everybody in the first place', () => {
  expect(winnersOf(names, [{ place: 1 }, { place: null }, { place: 1 }, { place: 'left' }])).toEqual(['Ana', 'Cem'])
})

it.each<[winners: readonly string[], german: string, english: string]>([
  [[], 'kein Ergebnis', 'no result'],
  [['Ana'], 'Ana gewinnt', 'Ana wins'],
  [['Ana', 'Cem'], 'Ana und Cem gewinnen', 'Ana and Cem win'],
])('says how the game ended: %j', (winners, german, english) => {
  const nothing = { sub: null, made: null, skipped: null }
  expect(overNeed(winners, de)).toEqual({ ...nothing, who: 'Das Spiel ist aus', ask: german })
  expect(overNeed(winners, en)).toEqual({ ...nothing, who: 'The game is over', ask: english })
})

describe('placeLines', () => {
  const seats = [{ place: null }, { place: 1 }, { place: 'left' }, { place: null }] as const
  const won = ['1. Ben']

  it('has those who won, those who gave up, and the rest', () => {
    expect(placeLines(won, names, seats, noPlace(won, de), de)).toEqual([
      '1. Ben',
      'Cem hat aufgegeben',
      'Ohne Platz: Ana, Dora',
    ])
  })

  it('names no rest where it is not wanted, or there is none', () => {
    expect(placeLines(won, names, seats, null, en)).toEqual(['1. Ben', 'Cem gave up'])
    expect(placeLines(won, ['Ben'], [{ place: 1 }], noPlace(won, en), en)).toEqual(['1. Ben'])
  })

  it('says that the table stopped', () => {
    expect(noPlace([], en)).toBe('Stopped early, no place')
    expect(placeLines([], ['Ana'], [{ place: null }], stoppedEarly(de), de)).toEqual(['Abgebrochen, ohne Platz: Ana'])
  })
})
