import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { isApplied, judgeOpenly } from '@/lib/referee/record'
import { mergeGames } from '@/test/arbitrary/merge'
import type { MergeEvent } from './event'
import { merge } from './index'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

/** The clauses of merge.md. */
const CLAUSES = ['G1.1', 'G1.2', 'G1.3', 'G2', 'G3', 'G3.1', 'G4.1', 'G4.2', 'G4.3', 'G4.4', 'G4.5', 'G4.6', 'G5']

it.each<[lines: string, german: string, english: string, scene?: Scene]>([
  ['a lays r3 g10', 'Ana legt aus: rote 3, grüne 10', 'Ana lays out: red 3, green 10', { piles: null }],
  ['a r4 on 1', 'Ana: rote 4 auf Stapel 1 (rote 3)', 'Ana: red 4 on pile 1 (red 3)'],
  ['a r4 on 99', 'Ana: rote 4 auf Stapel 99', 'Ana: red 4 on pile 99'],
  ['a tops 2', 'Ana nimmt die grüne 7 von Stapel 2', 'Ana takes the green 7 from pile 2'],
  ['a tops 99', 'Ana nimmt die oberste Karte von Stapel 99', 'Ana takes the top card from pile 99'],
  [
    'b merges 3 on 4',
    'Ben: Merge, Stapel 3 (rote 5) auf Stapel 4 (blaue 5)',
    'Ben: merge, pile 3 (red 5) onto pile 4 (blue 5)',
  ],
  [
    'a r4 on 1 / b splits 1 under 1 r4',
    'Ben: Split, 1 von Stapel 1 (rote 4), dazu rote 4',
    'Ben: split, 1 off pile 1 (red 4), with red 4',
  ],
  ['a r4 on 1 / b takes 1', 'Ben nimmt Stapel 1 auf (2 Karten)', 'Ben takes up pile 1 (2 cards)'],
  ['b takes 99', 'Ben nimmt Stapel 99 auf', 'Ben takes up pile 99'],
  ['b stops', 'Ben: Stopp', 'Ben: stop'],
  ['c leaves', 'Cem gibt auf', 'Cem gives up'],
  ['ends', 'Hier wird abgebrochen', 'The table stops here'],
])('%s', (lines, german, english, scene) => {
  const { before: state, event } = told(lines, scene)
  const said = { names: NAMES, state, event }
  expect([words.event(said, 'de'), words.event(said, 'en')]).toEqual([german, english])
})

it('speaks', () => {
  const { before: state, event } = told('a r4 on 1 / b splits 1 under 1 r4')
  const said = { names: NAMES, state, event }
  expect(words.event(said, 'de', 'spoken')).toBe('Ben: Split, 1 von Stapel 1 (rote Vier), dazu rote Vier')
  expect(words.event(said, 'en', 'spoken')).toBe('Ben: split, 1 off pile 1 (red four), with red four')
})

it.each<[lines: string, german: string[], english: string[], scene?: Scene]>([
  ['a r4 on 1', [], []],
  ['b stops', ['1. Ben', 'Ohne Platz: Ana, Cem'], ['1. Ben', 'No place: Ana, Cem'], { hands: [1, 0] }],
  [
    'a leaves / b leaves',
    ['1. Cem', 'Ana hat aufgegeben', 'Ben hat aufgegeben'],
    ['1. Cem', 'Ana gave up', 'Ben gave up'],
  ],
  [
    'a leaves / ends',
    ['Ana hat aufgegeben', 'Abgebrochen, ohne Platz: Ben, Cem'],
    ['Ana gave up', 'Stopped early, no place: Ben, Cem'],
  ],
])('says who has won, after: %s', (lines, german, english, scene) => {
  const { after } = told(lines, scene)
  const names = NAMES.slice(0, 3)
  expect([words.places(names, after, 'de'), words.places(names, after, 'en')]).toEqual([german, english])
})

it('has words even for a proof, which there never is', async () => {
  const { before, event, after } = told('a r4 on 1')
  const refutation = { event: 1, code: 'does-not-fit', cards: [], zones: [], remain: 0 }
  for (const language of LANGUAGES) {
    const proof = await words.proof({ names: NAMES, moves: [{ before, event, after }], refutation }, language)
    expect(proof.events).toEqual([1])
    expect(CLAUSES).toContain(proof.clause)
  }
})

it('says something whole of whatever may happen at a table', async () => {
  const whole = /^(?!.*(undefined|null|NaN|\[object| {2}|\(\)))[^\s].*$/su
  await fc.assert(
    fc.property(mergeGames, fc.constantFrom(...LANGUAGES), fc.constantFrom(...STYLES), (game, language, style) => {
      const { players: names } = game.header
      let state = merge.open(game.header)
      for (const event of game.events as readonly MergeEvent[]) {
        const { ruling, after } = judgeOpenly(merge, state, event)
        const said = { names, state, event }
        expect(words.event(said, language, style)).toMatch(whole)
        if (ruling.code !== undefined) {
          const { title, text, clause } = merge.words.fault(said, ruling.code, language, style)
          for (const each of [title, text]) expect(each).toMatch(whole)
          expect(CLAUSES).toContain(clause)
        }
        if (isApplied(event, ruling)) {
          for (const { text, clause } of words.effects(said, after, language, style)) {
            expect(text).toMatch(whole)
            expect(CLAUSES).toContain(clause)
          }
        }
        const { who, ask, sub } = words.need(names, after, language, style)
        for (const each of [who, ask, sub ?? '-']) expect(each).toMatch(whole)
        for (const place of words.places(names, after, language)) expect(place).toMatch(whole)
        state = after
      }
    }),
    { seed: 2, numRuns: 30 },
  )
})
