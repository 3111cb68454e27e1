import { describe, expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const needAfter = (lines: string, scene: Scene = {}) =>
  (['de', 'en'] as const).map((language) => words.need(NAMES, told(lines, scene).after, language))

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  ['a 7', { players: 4 }, 'Cem ist dran: 7 oder höher (oder 0, Joker)', 'Cem’s turn: 7 or higher (or 0, joker)'],
  [
    'a 6½',
    {},
    'Ben ist dran: 6½ oder höher (oder ½, 0, Joker · eine ½ macht 7)',
    'Ben’s turn: 6½ or higher (or ½, 0, joker · a ½ makes 7)',
  ],
  [
    'a 3½',
    {},
    'Ben ist dran: 3½ oder höher (oder ½, 0, Joker · eine ½ macht 4)',
    'Ben’s turn: 3½ or higher (or ½, 0, joker · a ½ makes 4)',
  ],
  ['a 6½ / b ½', {}, 'Ana ist dran: 7 oder höher (oder ½, 0, Joker)', 'Ana’s turn: 7 or higher (or ½, 0, joker)'],
  ['a 6½ / b joker', {}, 'Cem ist dran: 6½ oder höher (oder 0, Joker)', 'Cem’s turn: 6½ or higher (or 0, joker)'],
  ['a 4', {}, 'Ben ist dran: 4 oder niedriger (oder Joker)', 'Ben’s turn: 4 or lower (or joker)'],
  ['a 3½ / b ½', {}, 'Cem ist dran: 4 oder niedriger (oder Joker)', 'Cem’s turn: 4 or lower (or joker)'],
  [
    'a 4 / b joker',
    { options: { fourHolds: 'once' } },
    'Cem ist dran: 4 oder höher (oder 0, Joker)',
    'Cem’s turn: 4 or higher (or 0, joker)',
  ],
  [
    'a 9½',
    {},
    'Ben ist dran: noch eine 9½ (oder ½, 0, Joker · eine ½ macht 10)',
    'Ben’s turn: another 9½ (or ½, 0, joker · a ½ makes 10)',
  ],
  [
    'a 9½',
    { options: { nineHalfOnItself: false } },
    'Ben ist dran: ½, 0 oder Joker (eine ½ macht 10)',
    'Ben’s turn: ½, 0 or joker (a ½ makes 10)',
  ],
  [
    'a 9½ / b joker',
    { options: { nineHalfOnItself: false } },
    'Cem ist dran: 0 oder Joker (null)',
    'Cem’s turn: 0 or joker (null)',
  ],
  ['a ½', {}, 'Ben ist dran: jede Karte (null)', 'Ben’s turn: any card (null)'],
  ['a 5 / b 0', {}, 'Cem ist dran: jede Karte (null)', 'Cem’s turn: any card (null)'],
  ['a 5 / b takes', {}, 'Cem ist dran: jede Karte (neuer Stapel)', 'Cem’s turn: any card (new pile)'],
  [
    'a 5',
    { stock: 0, seats: [{}, { hand: 0, up: '9 8' }] },
    'Ben ist dran: 5 oder höher (aus den offenen Karten · oder 0, Joker)',
    'Ben’s turn: 5 or higher (from the face-up cards · or 0, joker)',
  ],
  [
    'a 5 / b takes',
    { stock: 0, seats: [{}, {}, { hand: 0, up: '' }] },
    'Cem ist dran: jede Karte (eine verdeckte Karte umdrehen · neuer Stapel)',
    'Cem’s turn: any card (turn over a face-down card · new pile)',
  ],
  [
    'b shows 9 7 8',
    {},
    'Eröffnung: niedrigste Karte (wer sie hat, fängt an · 0 und Joker zählen nicht)',
    'Opening: lowest card (whoever holds it starts · 0 and joker do not count)',
  ],
  ['a 5 / b leaves', { players: 2 }, 'Das Spiel ist aus: Ana gewinnt (null)', 'The game is over: Ana wins (null)'],
  ['a 5 / ends', {}, 'Das Spiel ist aus: kein Ergebnis (null)', 'The game is over: no result (null)'],
])('%s %j', (lines, scene, german, english) => {
  const said = needAfter(lines, scene).map(({ who, ask, sub }) => `${who}: ${ask} (${sub})`)
  expect(said).toEqual([german, english])
})

it.each([
  ['a 6½ / b ½', '6½ + ½ = 7'],
  ['a 6½ / b ½ / a ½', '6½ + ½ = 7'],
  ['a 6½ 6½ / b ½ / a joker', '6½ + ½ = 7'],
  ['a 3½ / b ½ / c joker / a joker', '3½ + ½ = 4'],
  ['a 6½', null],
  ['a 7', null],
  ['a 6½ / b ½ / a 7', null],
  ['a 7 / c joker', null],
  ['a 9½ / b ½', null],
])('after %s the rank in force was made: %s', (lines, made) => {
  expect(needAfter(lines).map((need) => need.made)).toEqual([made, made])
})

describe('who is skipped', () => {
  it.each<[lines: string, players: number, by: number | null]>([
    ['a 7', 3, 1],
    ['a 7', 2, 1],
    ['a 6½ / c ½', 3, 0],
    ['a 7 / a 7', 4, 1], // the quick play changes nothing
    ['a 7 / b leaves', 4, null],
    ['a 7 / c leaves', 4, 1],
    ['a 7 / a leaves', 4, 1],
    ['a 7 / c joker', 3, null],
    ['a 6½ / b ½ / a ½', 3, null],
    ['a 5', 3, null],
    ['a 5 / b leaves', 4, null],
    ['a 7 7 7 7', 3, null],
    ['a 7 / c takes', 3, null],
  ])('after %s of %i: %j', (lines, players, by) => {
    const scene: Scene = { players, seats: [{ hand: 4 }] }
    const [german, english] = needAfter(lines, lines === 'a 7 / a 7' ? { players } : scene)
    expect(german?.skipped).toEqual(by === null ? null : { by, text: `${NAMES[by]} setzt aus` })
    expect(english?.skipped).toEqual(by === null ? null : { by, text: `${NAMES[by]} skips` })
  })
})

it('speaks', () => {
  const { after } = told('a 6½')
  const { ask, sub } = words.need(NAMES, after, 'en', 'spoken')
  expect(`${ask}, ${sub}`).toBe('six and a half or higher, or half, zero, joker, a half makes seven')
  expect(words.need(NAMES, told('a 6½ / b ½').after, 'en', 'spoken').made).toBe(
    'six and a half plus a half makes seven',
  )
})
