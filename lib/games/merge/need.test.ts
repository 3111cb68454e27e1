import { expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const RULE = {
  de: 'Nachbarzahl in gleicher Farbe, gleiche Zahl in anderer Farbe',
  en: 'a neighbour in the same colour, the same number in another',
}
const ALL = {
  de: 'Alle spielen gleichzeitig: Nachbar oder gleiche Zahl',
  en: 'Everybody plays at once: neighbour or same number',
}
const bare: Scene = { piles: null }

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  ['a r4 on 1', {}, `${ALL.de} (${RULE.de})`, `${ALL.en} (${RULE.en})`],
  [
    'a r4 on 1 / a g8 on 2',
    {},
    `${ALL.de} (Ben hat 4 Stapel: Merge oder einen aufnehmen · ${RULE.de})`,
    `${ALL.en} (Ben has 4 piles: merge or take one up · ${RULE.en})`,
  ],
  [
    'a lays r3 g7 / b lays r5 b5',
    bare,
    'Auslegen: zwei Karten offen vor sich (es fehlt noch Cem)',
    'Laying out: two open cards each (still to come: Cem)',
  ],
  [
    'a lays r3 g7',
    { ...bare, players: 6 },
    'Auslegen: zwei Karten offen vor sich (es fehlen noch Ben, Cem, Dora und 2 andere)',
    'Laying out: two open cards each (still to come: Ben, Cem, Dora and 2 others)',
  ],
  [
    'a r4 on 1',
    { hands: [1] },
    'Ana hat keine Karten mehr: „Stopp“ beendet das Spiel (vorher geht es weiter)',
    'Ana has no cards left: “Stop” ends the game (until then play goes on)',
  ],
  [
    'a r4 on 1',
    { hands: [1, 0] },
    'Ana und Ben haben keine Karten mehr: „Stopp“ beendet das Spiel (vorher geht es weiter)',
    'Ana and Ben have no cards left: “Stop” ends the game (until then play goes on)',
  ],
  ['a stops', { hands: [0] }, 'Das Spiel ist aus: Ana gewinnt (null)', 'The game is over: Ana wins (null)'],
  ['ends', {}, 'Das Spiel ist aus: kein Ergebnis (null)', 'The game is over: no result (null)'],
])('%s', (lines, scene, german, english) => {
  const { after } = told(lines, scene)
  const said = (['de', 'en'] as const).map((language) => {
    const { who, ask, sub, made, skipped } = words.need(NAMES, after, language)
    expect([made, skipped]).toEqual([null, null])
    return `${who}: ${ask} (${sub})`
  })
  expect(said).toEqual([german, english])
})

it('speaks of nobody who has left', () => {
  const { after } = told('a leaves', { hands: [0] })
  expect(words.need(NAMES, after, 'en').who).toBe('Everybody plays at once')
})
