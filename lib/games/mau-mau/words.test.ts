import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { voice } from '@/lib/cards/voice'
import { isApplied, judgeOpenly } from '@/lib/referee/record'
import { mauMauGames } from '@/test/arbitrary/mau-mau'
import { mauMau } from './index'
import { eventOf, NAMES, type Scene, sceneStart, told } from './telling.fixture'
import { words } from './words'

/** The clauses of mau-mau.md: so many in each section; U8 has no parts. */
const CLAUSES = new Set([
  ...[2, 0, 1, 4, 7, 2, 7].flatMap((count, i) => Array.from({ length: count }, (_, j) => `U${i + 1}.${j + 1}`)),
  'U8',
])

const two: Scene = { hands: [2, 2, 2] }
const counting: Scene = { options: { points: 500 }, hands: [1, 2, 2] }

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  [
    'b starts r-rev',
    { fresh: true },
    'Ben beginnt, aufgedeckt: roter Richtungswechsel',
    'Ben begins, turned up: red reverse',
  ],
  ['a r7', {}, 'Ana: rote 7', 'Ana: red 7'],
  ['a joker g', {}, 'Ana: Joker, Grün', 'Ana: joker, green'],
  ['a joker+4 g', {}, 'Ana: Joker +4, Grün', 'Ana: joker +4, green'],
  ['a joker', {}, 'Ana: Joker', 'Ana: joker'],
  ['a K', {}, 'Ana: K', 'Ana: K'],
  ['a draws', {}, 'Ana zieht eine Karte', 'Ana draws a card'],
  ['a r+2 / c draws', {}, 'Cem zieht 2 Karten', 'Cem draws 2 cards'],
  ['a draws / a passes', {}, 'Ana passt', 'Ana passes'],
  ['a last', two, 'Ana sagt „Letzte“', 'Ana says “last”'],
  ['a r1 / c catches a', two, 'Cem erwischt Ana', 'Cem catches Ana'],
  ['a joker+4 g / c finds guilty', {}, 'Cem zweifelt den Joker +4 an: schuldig', 'Cem challenges the joker +4: guilty'],
  [
    'a joker+4 g / c finds fine',
    {},
    'Cem zweifelt den Joker +4 an: unschuldig',
    'Cem challenges the joker +4: not guilty',
  ],
  [
    'a r1 / b counts r5 joker',
    counting,
    'Ben zählt: rote 5, Joker (55 Punkte)',
    'Ben counts: red 5, joker (55 points)',
  ],
  ['a r1 / b counts r1', counting, 'Ben zählt: rote 1 (1 Punkt)', 'Ben counts: red 1 (1 point)'],
  ['a r1 / b counts', counting, 'Ben zählt: keine Karte (0 Punkte)', 'Ben counts: no card (0 points)'],
  ['b leaves', {}, 'Ben gibt auf', 'Ben gives up'],
  ['ends', {}, 'Hier wird abgebrochen', 'The table stops here'],
])('tells what was done: %s', (lines, scene, german, english) => {
  const { before: state, event } = told(lines, scene)
  expect(words.event({ names: NAMES, state, event }, 'de')).toBe(german)
  expect(words.event({ names: NAMES, state, event }, 'en')).toBe(english)
})

it.each([
  ['a r7', {}, 'Ana: rote Sieben', 'Ana: red seven'],
  ['a joker+4 g', {}, 'Ana: Joker plus vier, Grün', 'Ana: joker draw four, green'],
  [
    'a r1 / b counts r5 r5',
    counting,
    'Ben zählt: zwei rote Fünfen (10 Punkte)',
    'Ben counts: two red fives (10 points)',
  ],
])('tells it aloud: %s', (lines, scene, german, english) => {
  const { before: state, event } = told(lines, scene)
  expect(words.event({ names: NAMES, state, event }, 'de', 'spoken')).toBe(german)
  expect(words.event({ names: NAMES, state, event }, 'en', 'spoken')).toBe(english)
})

it('tells the places once the game is over', () => {
  const after = (lines: string, scene: Scene) =>
    lines.split('/').reduce((state, line) => judgeOpenly(mauMau, state, eventOf(line.trim())).after, sceneStart(scene))
  const placesIn = (language: 'de' | 'en', lines: string, scene: Scene = {}) =>
    words.places(NAMES, after(lines, scene), language)
  expect(placesIn('de', 'a r1')).toEqual([])
  expect(placesIn('de', 'b leaves / a r1', { hands: [1], players: 4 })).toEqual([
    '1. Ana',
    'Ben hat aufgegeben',
    'Ohne Platz: Cem, Dora',
  ])
  expect(placesIn('en', 'b leaves / ends')).toEqual(['Ben gave up', 'Stopped early, no place: Ana, Cem'])
  const ranked: Scene = { options: { points: 50 }, hands: [1, 1, 1, 1, 1], points: [20, 40, 30, 40, 10], players: 5 }
  expect(placesIn('en', 'e leaves / a r1 / b counts joker / c counts r2 / d counts r3', ranked)).toEqual([
    '1. Ana (75)',
    '2. Ben and Dora (40)',
    '4. Cem (30)',
    'Elias gave up',
  ])
  expect(placesIn('de', 'a r1', { players: 4, hands: [1], options: { pairs: true } })).toEqual([
    '1. Ana und Cem',
    'Ohne Platz: Ben, Dora',
  ])
})

it('says something whole of whatever may happen at a table', () => {
  const whole = /^(?!.*(undefined|null|NaN|\[object| {2}|\(\)))[^\s].*$/su
  const names = NAMES.map((name) => (name === 'Hans' ? 'Thomas' : name))
  void fc.assert(
    fc.property(
      mauMauGames,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...STYLES),
      ({ header, events }, language, style) => {
        let state = mauMau.open(header)
        for (const event of events) {
          const { ruling, after } = judgeOpenly(mauMau, state, event)
          const said = { names, state, event }
          expect(words.event(said, language, style)).toMatch(whole)
          if (ruling.code !== undefined) {
            const { title, text, clause } = mauMau.words.fault(said, ruling.code, language, style)
            for (const each of [title, text]) expect(each).toMatch(whole)
            expect(text).toMatch(/[.!]$/)
            expect(CLAUSES).toContain(clause)
          }
          if (isApplied(event, ruling)) {
            for (const { text, clause, draws } of words.effects(said, after, language, style)) {
              expect(text).toMatch(whole)
              expect(CLAUSES).toContain(clause)
              if (draws !== undefined) expect(text).toContain(voice(language, style).figure(draws))
            }
          }
          const { who, ask, sub, made, skipped } = words.need(names, after, language, style)
          for (const each of [who, ask, sub ?? '-', made ?? '-', skipped?.text ?? '-']) expect(each).toMatch(whole)
          for (const place of words.places(names, after, language)) expect(place).toMatch(whole)
          state = after
        }
      },
    ),
    { seed: 3, numRuns: 60 },
  )
})
