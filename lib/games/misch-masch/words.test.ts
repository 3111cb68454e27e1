import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { isApplied, judgeOpenly } from '@/lib/referee/record'
import { mischMaschGames } from '@/test/arbitrary/misch-masch'
import { mischMasch } from './index'
import { eventsOf, NAMES, type Scene, sceneStart, told } from './telling.fixture'
import { words } from './words'

/** The clauses of misch-masch.md: so many in each section; of A2, A3 and A7 some have none of their own. */
const CLAUSES = new Set(
  [4, 0, 1, 6, 4, 2].flatMap((count, i) => Array.from({ length: count }, (_, j) => `A${i + 1}.${j + 1}`)),
)

const four: Scene = { players: 4, options: { interject: 'in-order' } }

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  ['up KE', {}, 'Aufgedeckt: Krokofant', 'Turned up: crocophant'],
  ['up KE / a PK', {}, 'Ana: Pelidil', 'Ana: pelidile'],
  ['a PK', {}, 'Ana: Pelidil', 'Ana: pelidile'],
  ['up KE / a cham', {}, 'Ana: Chamäleon', 'Ana: chameleon'],
  ['up KE / a cham / a ED', {}, 'Ana legt aufs Chamäleon: Elefin', 'Ana lays on the chameleon: elephin'],
  ['up DE / a E-', {}, 'Ana: Ele-', 'Ana: ele-'],
  ['up KE / a PK / b draws', {}, 'Ben zieht', 'Ben draws'],
  ['up KE / a PK / b draws / b DP', {}, 'Ben legt die gezogene Karte: Delkan', 'Ben lays the drawn card: dolcan'],
  ['up KE / a PK / c KP', {}, 'Cem legt dazwischen: Krokokan', 'Cem interjects: crococan'],
  ['up KE / a PK / c KD', {}, 'Cem: Krokofin', 'Cem: crocophin'],
  ['up LO / a KL / d LK / c LK', four, 'Cem kommt Dora zuvor: Leodil', 'Cem goes before Dora: leodile'],
  ['up LO / a KL / d LK / c LK / d LK', four, 'Dora: Leodil', 'Dora: leodile'],
  ['up KE / a PK / c leaves / c KP', {}, 'Cem: Krokokan', 'Cem: crococan'],
  ['b leaves', {}, 'Ben gibt auf', 'Ben gives up'],
  ['ends', {}, 'Hier wird abgebrochen', 'The table stops here'],
  ['ends / a KE', {}, 'Ana: Krokofant', 'Ana: crocophant'],
  ['a K', {}, 'Ana: K', 'Ana: K'],
])('tells what was done: %s', (lines, scene, german, english) => {
  const { before: state, event } = told(lines, scene)
  expect(words.event({ names: NAMES, state, event }, 'de')).toBe(german)
  expect(words.event({ names: NAMES, state, event }, 'en')).toBe(english)
})

it('tells half cards aloud by their whole names', () => {
  const { before: state, event } = told('up DE / a E-')
  expect(words.event({ names: NAMES, state, event }, 'de', 'spoken')).toMatch(/^Ana: .*Elefant.*hälfte$/i)
  expect(words.event({ names: NAMES, state, event }, 'en', 'spoken')).toBe('Ana: upper half of an elephant')
})

it('tells the places once the game is over', () => {
  const after = (lines: string) => {
    let state = sceneStart({ players: 4, hands: [7, 1] })
    for (const event of eventsOf(lines)) state = judgeOpenly(mischMasch, state, event).after
    return (['de', 'en'] as const).map((language) => words.places(NAMES.slice(0, 4), state, language))
  }
  expect(after('up KE / a PK')).toEqual([[], []])
  expect(after('up KE / c leaves / b EK')).toEqual([
    ['1. Ben', 'Cem hat aufgegeben'],
    ['1. Ben', 'Cem gave up'],
  ])
  expect(after('c leaves / ends')).toEqual([
    ['Cem hat aufgegeben', 'Abgebrochen, ohne Platz: Ana, Ben, Dora'],
    ['Cem gave up', 'Stopped early, no place: Ana, Ben, Dora'],
  ])
})

it('says something whole of whatever may happen at a table', () => {
  const whole = /^(?!.*(undefined|null|NaN|\[object| {2}|\(\)))[^\s].*$/su
  void fc.assert(
    fc.property(mischMaschGames, fc.constantFrom(...LANGUAGES), fc.constantFrom(...STYLES), (game, language, style) => {
      const { players: names } = game.header
      let state = mischMasch.open(game.header)
      for (const event of game.events) {
        const { ruling, after } = judgeOpenly(mischMasch, state, event)
        const said = { names, state, event }
        expect(words.event(said, language, style)).toMatch(whole)
        if (ruling.code !== undefined) {
          const { title, text, clause } = mischMasch.words.fault(said, ruling.code, language, style)
          for (const each of [title, text]) expect(each).toMatch(whole)
          expect(CLAUSES).toContain(clause)
        }
        if (isApplied(event, ruling)) {
          for (const { text, clause, draws } of words.effects(said, after, language, style)) {
            expect(text).toMatch(whole)
            expect(CLAUSES).toContain(clause)
            if (draws !== undefined && event.by !== undefined) {
              const laid = event.do === 'play' ? 1 : 0
              expect(draws).toBe((after.seats[event.by]?.hand ?? 0) + laid - (state.seats[event.by]?.hand ?? 0))
            }
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

it('has a sentence for a proof, though nothing is ever claimed', async () => {
  const { before, event, after } = told('up KE')
  const refutation = { event: 1, code: 'none', cards: [], zones: [], remain: 0 }
  const { text } = await words.proof({ names: NAMES, moves: [{ before, event, after }], refutation }, 'en')
  expect(text).toBe('What has been seen since leaves no other way.')
})
