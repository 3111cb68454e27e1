import { expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const effectsOf = (lines: string, scene: Scene = {}) => {
  const { before: state, event, after } = told(lines, scene)
  if (after === state) throw new Error(`not applied: ${lines}`)
  return (['de', 'en'] as const).map((language) => words.effects({ names: NAMES, state, event }, after, language))
}

const lastCard = (players: number): Scene => ({ players, stock: 0, seats: [{}, { hand: 1, up: '', down: 0 }] })
const noStock: Scene = { stock: 0 }

/** What the last event brings about, in order; `|` between. */
it.each<[lines: string, scene: Scene, clauses: string, german: string, english: string]>([
  ['a 5', {}, 'M3.5', 'Ana zieht 1', 'Ana draws 1'],
  ['a 5 5 5', {}, 'M3.5', 'Ana zieht 3', 'Ana draws 3'],
  ['a 5', { stock: 1 }, 'M3.5 M3.5', 'Ana zieht 1 | Der Vorrat ist leer', 'Ana draws 1 | The stock is empty'],
  ['a 5', noStock, '', '', ''],
  ['a 5 / b 6', { seats: [{}, { hand: 4 }] }, '', '', ''],

  // M4.3
  ['a 3½ / b ½', noStock, 'M4.3 M4.4', '3½ + ½ = 4 | Jetzt: 4 oder niedriger', '3½ + ½ = 4 | Next: 4 or lower'],
  ['a 6½ 6½ / b ½ ½', noStock, 'M4.3 M4.5', '6½ + ½ = 7 | Cem setzt aus', '6½ + ½ = 7 | Cem skips'],
  [
    'a 6½ / b ½',
    { players: 2, stock: 0 },
    'M4.3 M4.5',
    '6½ + ½ = 7 | Ana setzt aus, Ben spielt noch einmal',
    '6½ + ½ = 7 | Ana skips, Ben plays again',
  ],
  ['a 6½ / b ½ / a ½', noStock, '', '', ''], // a further ½ skips nobody again
  ['a 6½ / b ½ / b ½', { seats: [{}, {}, {}] }, 'M3.5', 'Ben zieht 1', 'Ben draws 1'], // a quick play neither
  ['a 3½ / b ½ / c ½', noStock, 'M4.4', 'Jetzt: 4 oder niedriger', 'Next: 4 or lower'],
  ['a 3½ / b ½ / c ½', { ...noStock, options: { fourHolds: 'once' } }, '', '', ''],
  ['a ½ / b 3½', noStock, '', '', ''], // never the other way round

  // M4.4
  ['a 4', noStock, 'M4.4', 'Jetzt: 4 oder niedriger', 'Next: 4 or lower'],
  ['a 4 / b joker', noStock, 'M4.4', 'Jetzt: 4 oder niedriger', 'Next: 4 or lower'],
  ['a 4 / b joker', { ...noStock, options: { fourHolds: 'once' } }, '', '', ''],
  ['a 4 / a 4', {}, 'M3.5', 'Ana zieht 1', 'Ana draws 1'],

  // M4.5
  ['a 7', noStock, 'M4.5', 'Ben setzt aus', 'Ben skips'],
  ['a 7 7', { players: 2, stock: 0 }, 'M4.5', 'Ben setzt aus, Ana spielt noch einmal', 'Ben skips, Ana plays again'],
  ['a 7 / a 7', {}, 'M3.5', 'Ana zieht 1', 'Ana draws 1'], // M8.1
  ['a 7 / c joker', noStock, '', '', ''],

  // M4.7, M4.8
  [
    'a 9½ / b ½',
    {},
    'M3.5 M4.7 M4.7',
    'Ben zieht 1 | 9½ + ½ = 10: Der Stapel kommt beiseite | Ben beginnt einen neuen Stapel',
    'Ben draws 1 | 9½ + ½ = 10: the pile is set aside | Ben starts a new pile',
  ],
  [
    'a 7 7 / c 7 7',
    noStock,
    'M4.8 M4.8',
    'Vier gleiche: Der Stapel kommt beiseite | Cem beginnt einen neuen Stapel',
    'Four equal cards: the pile is set aside | Cem starts a new pile',
  ],
  [
    'a 6½ / b ½ ½ ½ ½ ½',
    { stock: 0, seats: [{}, { hand: 6 }] },
    'M4.8 M4.8',
    'Fünf gleiche: Der Stapel kommt beiseite | Ben beginnt einen neuen Stapel',
    'Five equal cards: the pile is set aside | Ben starts a new pile',
  ],
  [
    'a 9½ / b ½ ½ ½ ½',
    { stock: 0, seats: [{}, { hand: 6 }] },
    'M4.8 M4.8',
    'Vier gleiche: Der Stapel kommt beiseite | Ben beginnt einen neuen Stapel',
    'Four equal cards: the pile is set aside | Ben starts a new pile',
  ],
  [
    'a 8 8 8 / a 8', // M8.3
    {},
    'M3.5 M4.8 M4.8',
    'Ana zieht 1 | Vier gleiche: Der Stapel kommt beiseite | Ana beginnt einen neuen Stapel',
    'Ana draws 1 | Four equal cards: the pile is set aside | Ana starts a new pile',
  ],
  [
    'a 9½ / b ½',
    lastCard(3),
    'M4.7 M9.1 M9.1',
    '9½ + ½ = 10: Der Stapel kommt beiseite | Cem beginnt einen neuen Stapel | Ben ist fertig: Platz 1',
    '9½ + ½ = 10: the pile is set aside | Cem starts a new pile | Ben is out of cards: place 1',
  ],

  // M5.3
  [
    'a 8 / b down 7',
    { stock: 0, seats: [{}, { hand: 0, up: '' }] },
    'M5.3 M5.3',
    'Die 7 passt nicht: Ben nimmt sie mit dem Stapel auf (2 Karten) | Cem beginnt einen neuen Stapel',
    'The 7 does not fit: Ben takes it up with the pile (2 cards) | Cem starts a new pile',
  ],
  ['a 7 / c down 8', { stock: 0, seats: [{}, {}, { hand: 0, up: '' }] }, '', '', ''],

  // M6
  [
    'a 5 / b 6 6 / c takes',
    {},
    'M6.1 M6.1',
    'Cem hat jetzt 6 Karten auf der Hand | Ana beginnt einen neuen Stapel',
    'Cem now has 6 cards in hand | Ana starts a new pile',
  ],
  [
    'a 5 / c takes!', // M10.4
    {},
    'M6.1 M6.1',
    'Cem hat jetzt 4 Karten auf der Hand | Ana beginnt einen neuen Stapel',
    'Cem now has 4 cards in hand | Ana starts a new pile',
  ],
  ['a 5 / b takes / c takes!', {}, 'M6.1', 'Ana beginnt einen neuen Stapel', 'Ana starts a new pile'],

  // M7
  [
    'a 6½ / c ½',
    {},
    'M3.5 M7.1 M4.3 M4.5',
    'Cem zieht 1 | Cem hat geschnappt | 6½ + ½ = 7 | Ana setzt aus',
    'Cem draws 1 | Cem has snatched the turn | 6½ + ½ = 7 | Ana skips',
  ],
  [
    'a 9½ / c ½',
    noStock,
    'M7.1 M4.7 M4.7',
    'Cem hat geschnappt | 9½ + ½ = 10: Der Stapel kommt beiseite | Cem beginnt einen neuen Stapel',
    'Cem has snatched the turn | 9½ + ½ = 10: the pile is set aside | Cem starts a new pile',
  ],
  ['a 6½ / b ½', { players: 3, stock: 0 }, 'M4.3 M4.5', '6½ + ½ = 7 | Cem setzt aus', '6½ + ½ = 7 | Cem skips'],

  // M8.2
  ['a 8 / a up 8', { stock: 0, seats: [{ hand: 1, up: '8 8 9' }] }, '', '', ''],

  // M9
  ['a 8 / b 9', lastCard(3), 'M9.1', 'Ben ist fertig: Platz 1', 'Ben is out of cards: place 1'],
  [
    'a 6 / b 7',
    lastCard(4),
    'M4.5 M9.1',
    'Cem setzt aus | Ben ist fertig: Platz 1',
    'Cem skips | Ben is out of cards: place 1',
  ],
  [
    'a 6 / b 7', // nobody is left to skip
    lastCard(2),
    'M9.1 M9.2',
    'Ben ist fertig: Platz 1 | Das Spiel ist aus: Ana bekommt Platz 2',
    'Ben is out of cards: place 1 | The game is over: Ana takes place 2',
  ],
  ['a 5 / c leaves', {}, 'M9.3', 'Cems Karten sind aus dem Spiel', 'Cem’s cards are out of play'],
  [
    'a 5 / b leaves',
    {},
    'M9.3 M9.3',
    'Bens Karten sind aus dem Spiel | Cem ist dran',
    'Ben’s cards are out of play | It is Cem’s turn',
  ],
  [
    'a 5 / a leaves',
    { players: 2 },
    'M9.3 M9.2',
    'Anas Karten sind aus dem Spiel | Das Spiel ist aus: Ben bekommt Platz 1',
    'Ana’s cards are out of play | The game is over: Ben takes place 1',
  ],
  ['ends', {}, '', '', ''],
  ['a shows 9 7 joker', {}, '', '', ''],

  // What stands (M10.4)
  ['a 8 / b 5!', noStock, '', '', ''],
  ['a 8 / c 7!', noStock, 'M4.5', 'Ana setzt aus', 'Ana skips'],
  ['a 3½ ½!', noStock, 'M4.3 M4.4', '3½ + ½ = 4 | Jetzt: 4 oder niedriger', '3½ + ½ = 4 | Next: 4 or lower'],
  [
    'a 9½ ½!',
    noStock,
    'M4.7 M4.7',
    '9½ + ½ = 10: Der Stapel kommt beiseite | Ana beginnt einen neuen Stapel',
    '9½ + ½ = 10: the pile is set aside | Ana starts a new pile',
  ],
  ['a 7 / a 7!', noStock, 'M4.5', 'Ben setzt aus', 'Ben skips'], // no quick play: nothing was drawn
])('%s %j: %s', (lines, scene, clauses, german, english) => {
  const [de = [], en = []] = effectsOf(lines, scene)
  expect(de.map(({ text }) => text).join(' | ')).toBe(german)
  expect(en.map(({ text }) => text).join(' | ')).toBe(english)
  expect(de.map(({ clause }) => clause).join(' ')).toBe(clauses)
  expect(en.map(({ clause }) => clause)).toEqual(de.map(({ clause }) => clause))
})

it('says how many to draw in a form for machines', () => {
  const [effects = []] = effectsOf('a 6½ / b ½ ½')
  expect(effects.map(({ draws }) => draws)).toEqual([2, undefined, undefined])
})

it('speaks', () => {
  const { before: state, event, after } = told('a 9½ / c ½')
  const said = words.effects({ names: NAMES, state, event }, after, 'de', 'spoken').map(({ text }) => text)
  expect(said).toContain('Neuneinhalb plus eine Halbe macht Zehn: Der Stapel kommt beiseite')
})
