import { expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const effectsOf = (lines: string, scene: Scene = {}) => {
  const { before: state, event, after } = told(lines, scene)
  return (['de', 'en'] as const).map((language) => words.effects({ names: NAMES, state, event }, after, language))
}

const four: Scene = { players: 4, options: { interject: 'in-order' } }
const shuffledDe = 'Die offenen Karten bis auf die oberste werden gemischt und sind der neue Vorrat'
const shuffledEn = 'The open cards but the top one are shuffled and are the new stock'

/** What the last event brings about, in order; `|` between. */
it.each<[lines: string, scene: Scene, clauses: string, german: string, english: string]>([
  ['up KE', {}, '', '', ''],
  ['up KE / a PK', {}, '', '', ''],
  ['up KE / up PO / up LD', { stock: 2 }, 'A4.4', shuffledDe, shuffledEn],
  ['a KE!', {}, '', '', ''],

  // A4.3, A4.4
  [
    'up KE / a PK / b draws',
    {},
    'A4.3 A4.3',
    'Ben zieht 1 | Passt die Karte, darf Ben sie noch legen',
    'Ben draws 1 | If the card fits, Ben may still lay it',
  ],
  ['up KE / a PK / b draws', { options: { playDrawn: false } }, 'A4.3', 'Ben zieht 1', 'Ben draws 1'],
  [
    'up KE / a PK / b draws',
    { stock: 2, options: { playDrawn: false } },
    'A4.3 A4.4',
    'Ben zieht 1 | Der Vorrat ist leer',
    'Ben draws 1 | The stock is empty',
  ],
  [
    'up KE / a PK / b draws',
    { stock: 1, options: { playDrawn: false } },
    'A4.4 A4.3',
    `${shuffledDe} | Ben zieht 1`,
    `${shuffledEn} | Ben draws 1`,
  ],
  [
    'up KE / a PK / b draws / c draws',
    { stock: 1 },
    'A4.4',
    'Es ist keine Karte zum Ziehen da',
    'There is no card to draw',
  ],

  // A5.1
  ['up KE / a cham', {}, 'A5.1', 'Ana darf noch eine Karte darauflegen', 'Ana may lay one more card on it'],
  ['up KE / a cham / a PO', {}, '', '', ''],

  // A5.2
  ['up LE / a LL', {}, 'A5.2', 'Ben und Cem ziehen je 2', 'Ben and Cem draw 2 each'],
  ['up LE / a LL', { players: 2 }, 'A5.2', 'Ben zieht 2', 'Ben draws 2'],
  [
    'up LE / a EE',
    { players: 6, options: { realAnimals: 'others-one' } },
    'A5.2',
    'Ben, Cem, Dora, Elias und Fritz ziehen je 1',
    'Ben, Cem, Dora, Elias and Fritz draw 1 each',
  ],
  ['up LE / a EE', {}, 'A5.2', 'Ana zieht 2 (am wenigsten Karten)', 'Ana draws 2 (fewest cards)'],
  [
    'up LE / a EE',
    { hands: [8] },
    'A5.2 A5.2',
    'Ben und Cem ziehen je 2 (am wenigsten Karten) | Ana zieht 2 (am wenigsten Karten)',
    'Ben and Cem draw 2 each (fewest cards) | Ana draws 2 (fewest cards)',
  ],
  [
    'up LE / a LL',
    { stock: 3 },
    'A4.4 A5.2 A5.2 A4.4',
    `${shuffledDe} | Ben zieht 2 | Cem zieht 1 | Der Vorrat ist leer`,
    `${shuffledEn} | Ben draws 2 | Cem draws 1 | The stock is empty`,
  ],

  // A5.3
  [
    'up DE / a E-',
    {},
    'A5.3',
    'Ben setzt aus, Cem ergänzt den Elefanten oder zieht',
    'Ben skips, Cem completes the elephant or draws',
  ],
  [
    'up DE / a -D',
    { players: 2 },
    'A5.3',
    'Ben setzt aus, Ana ergänzt den Delfin oder zieht',
    'Ben skips, Ana completes the dolphin or draws',
  ],
  ['up DE / a E- / c KE', {}, '', '', ''],

  // A5.4
  ['up LE / a LL', { hands: [1] }, 'A5.4', 'Ana hat gewonnen', 'Ana has won'],
  ['up LE / a L-', { hands: [1] }, '', '', ''],

  // A6
  ['up LO / a KL / c LK', {}, 'A6.1', 'Cem hat dazwischengelegt', 'Cem has interjected'],
  ['up LO / a KL / b LK', {}, '', '', ''],
  [
    'up LO / a KL / d LK / c LK',
    four,
    'A6.2',
    'Doras Leodil geht zurück auf die Hand',
    'Dora’s leodile goes back into the hand',
  ],
  [
    'up LO / a KL / d LK / c LK',
    { ...four, hands: [7, 7, 1] },
    'A6.2 A5.4',
    'Doras Leodil geht zurück auf die Hand | Cem hat gewonnen',
    'Dora’s leodile goes back into the hand | Cem has won',
  ],

  // leave, end
  [
    'up LO / a KL / b leaves',
    {},
    'A4.5 A4.5',
    'Bens Karten sind aus dem Spiel | Cem ist dran',
    'Ben’s cards are out of play | It is Cem’s turn',
  ],
  ['up LO / b leaves', {}, 'A4.5', 'Bens Karten sind aus dem Spiel', 'Ben’s cards are out of play'],
  [
    'up LO / a leaves',
    { players: 2 },
    'A4.5 A5.4',
    'Anas Karten sind aus dem Spiel | Ben hat gewonnen',
    'Ana’s cards are out of play | Ben has won',
  ],
  ['ends', {}, '', '', ''],
])('%s %j: %s', (lines, scene, clauses, german, english) => {
  const [de = [], en = []] = effectsOf(lines, scene)
  expect(de.map(({ text }) => text).join(' | ')).toBe(german)
  expect(en.map(({ text }) => text).join(' | ')).toBe(english)
  expect(de.map(({ clause }) => clause).join(' ')).toBe(clauses)
  expect(en.map(({ clause }) => clause)).toEqual(de.map(({ clause }) => clause))
})

it('says how many who acted draws in a form for machines', () => {
  const draws = (lines: string, scene: Scene = {}) => effectsOf(lines, scene)[0]?.map((effect) => effect.draws)
  expect(draws('up KE / a PK / b draws')).toEqual([1, undefined])
  expect(draws('up LE / a EE', { hands: [8] })).toEqual([undefined, 2])
})

it('speaks', () => {
  const { before: state, event, after } = told('up LO / a KL / d LK / c LK', four)
  const said = (style: 'spoken' | 'written') =>
    words.effects({ names: NAMES, state, event }, after, 'de', style)[0]?.text
  expect(said('spoken')).toBe(said('written'))
})
