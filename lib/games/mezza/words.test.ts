import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { isApplied, judgeOpenly } from '@/lib/referee/record'
import { mezzaGames } from '@/test/arbitrary/mezza'
import { mezza } from './index'
import { eventOf, NAMES, type Scene, sceneStart, told } from './telling.fixture'
import { words } from './words'

/** The clauses of mezza.md: so many in each section. */
const CLAUSES = new Set(
  [4, 3, 8, 8, 4, 3, 4, 4, 3, 5].flatMap((count, i) => Array.from({ length: count }, (_, j) => `M${i + 1}.${j + 1}`)),
)

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  ['b 8 8', {}, 'Ben: 8, 8', 'Ben: 8, 8'],
  ['b joker!', {}, 'Ben: Joker', 'Ben: joker'],
  ['a 5 / b takes', {}, 'Ben nimmt den Stapel auf (1 Karte)', 'Ben picks up the pile (1 card)'],
  ['a 5 5 / b 6 / c takes', {}, 'Cem nimmt den Stapel auf (3 Karten)', 'Cem picks up the pile (3 cards)'],
  ['b takes', {}, 'Ben nimmt den Stapel auf', 'Ben picks up the pile'],
  ['b shows 9 7 joker', {}, 'Offen vor Ben: 9, 7, Joker', 'Ben, face up: 9, 7, joker'],
  ['b leaves', {}, 'Ben gibt auf', 'Ben gives up'],
  ['ends', {}, 'Hier wird abgebrochen', 'The table stops here'],
  ['a 6½ / c ½', {}, 'Cem schnappt mit ½', 'Cem snatches with ½'],
  ['a 6½ / c ½ ½', {}, 'Cem schnappt mit ½, ½', 'Cem snatches with ½, ½'],
  ['a 6½ / b ½', {}, 'Ben: ½', 'Ben: ½'], // on turn: no snatch
  ['a 6½ / a ½', {}, 'Ana: ½', 'Ana: ½'],
  ['a 6½ / c ½ / a ½', {}, 'Ana: ½', 'Ana: ½'],
  ['a 8 / a 8', {}, 'Ana spielt schnell aus: 8', 'Ana’s quick play: 8'],
  ['a 7 / a 7', { players: 2 }, 'Ana: 7', 'Ana: 7'], // M8.4
  ['a 8 / b 9', { stock: 0, seats: [{}, { hand: 0, up: '9 8 7' }] }, 'Ben (offen): 9', 'Ben (face up): 9'],
  ['a 8 / b 5', { stock: 0, seats: [{}, { hand: 0, up: '' }] }, 'Ben dreht um: 5', 'Ben turns over: 5'],
  ['b leaves / b 5', {}, 'Ben: 5', 'Ben: 5'],
  ['a K', {}, 'Ana: K', 'Ana: K'],
])('tells what was done: %s', (lines, scene, german, english) => {
  const { before: state, event } = told(lines, scene)
  expect(words.event({ names: NAMES, state, event }, 'de')).toBe(german)
  expect(words.event({ names: NAMES, state, event }, 'en')).toBe(english)
})

it.each([
  ['b 8 8', 'Ben: zwei Achten', 'Ben: two eights'],
  ['a 6½ / c ½', 'Cem schnappt mit einer Halben', 'Cem snatches with a half'],
  ['a 6½ / c ½ ½', 'Cem schnappt mit zwei Halben', 'Cem snatches with two halves'],
])('tells it aloud: %s', (lines, german, english) => {
  const { before: state, event } = told(lines)
  expect(words.event({ names: NAMES, state, event }, 'de', 'spoken')).toBe(german)
  expect(words.event({ names: NAMES, state, event }, 'en', 'spoken')).toBe(english)
})

it('tells the places once the game is over', () => {
  const state = sceneStart({ players: 4, stock: 0, seats: [{}, { hand: 1, up: '', down: 0 }] })
  const after = (lines: string) =>
    lines.split('/').reduce((before, line) => judgeOpenly(mezza, before, eventOf(line.trim())).after, state)
  expect(words.places(NAMES, after('a 5 / b 6'), 'de')).toEqual([])
  expect(words.places(NAMES, after('a 5 / b 6 / c leaves / a leaves'), 'de')).toEqual([
    '1. Ben',
    '2. Dora',
    'Ana hat aufgegeben',
    'Cem hat aufgegeben',
  ])
  expect(words.places(NAMES, after('a 5 / b 6 / c leaves / ends'), 'de')).toEqual([
    '1. Ben',
    'Cem hat aufgegeben',
    'Abgebrochen, ohne Platz: Ana, Dora',
  ])
  expect(words.places(NAMES, after('a 5 / b 6 / c leaves / ends'), 'en')).toEqual([
    '1. Ben',
    'Cem gave up',
    'Stopped early, no place: Ana, Dora',
  ])
})

it('says something whole of whatever may happen at a table', () => {
  const whole = /^(?!.*(undefined|null|NaN|\[object| {2}|\(\)))[^\s].*$/su
  void fc.assert(
    fc.property(mezzaGames, fc.constantFrom(...LANGUAGES), fc.constantFrom(...STYLES), (game, language, style) => {
      const { players: names } = game.header
      let state = mezza.open(game.header)
      for (const event of game.events) {
        const { ruling, after } = judgeOpenly(mezza, state, event)
        const said = { names, state, event }
        expect(words.event(said, language, style)).toMatch(whole)
        if (ruling.code !== undefined) {
          const { title, text, clause } = mezza.words.fault(said, ruling.code, language, style)
          for (const each of [title, text]) expect(each).toMatch(whole)
          expect(CLAUSES).toContain(clause)
        }
        if (isApplied(event, ruling)) {
          for (const { text, clause, draws } of words.effects(said, after, language, style)) {
            expect(text).toMatch(whole)
            expect(CLAUSES).toContain(clause)
            if (draws !== undefined) expect(draws).toBe(state.stock - after.stock)
          }
        }
        const { who, ask, sub, made, skipped } = words.need(names, after, language, style)
        for (const each of [who, ask, sub ?? '-', made ?? '-', skipped?.text ?? '-']) expect(each).toMatch(whole)
        for (const place of words.places(names, after, language)) expect(place).toMatch(whole)
        state = after
      }
    }),
    { seed: 2, numRuns: 100 },
  )
})
