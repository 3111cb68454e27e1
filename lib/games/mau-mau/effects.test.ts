import { expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const fresh: Scene = { fresh: true }
const pair: Scene = { players: 2 }
const two: Scene = { hands: [2, 2, 2] }
const counting: Scene = { options: { points: 100 }, hands: [1, 2, 2] }
const pairs: Scene = { players: 4, hands: [1, 1, 1, 1], options: { pairs: true, points: 60 } }
const quickPairs: Scene = { players: 4, hands: [1], options: { pairs: true } }

/** What the last event brings about, in order; `|` between. */
it.each<[lines: string, scene: Scene, clauses: string, german: string, english: string]>([
  // U3.1, U5.7
  ['a starts r5', fresh, 'U3.1', '7 Karten für jeden', '7 cards each'],
  [
    'a starts r+2',
    fresh,
    'U3.1 U5.7',
    '7 Karten für jeden | Ana zieht 2 oder legt eine +2',
    '7 cards each | Ana draws 2 or lays a +2',
  ],
  [
    'a starts r-skip',
    fresh,
    'U3.1 U5.7',
    '7 Karten für jeden | Ana setzt aus, Cem beginnt',
    '7 cards each | Ana is skipped, Cem begins',
  ],
  [
    'a starts r-rev',
    fresh,
    'U3.1 U5.7 U5.7',
    '7 Karten für jeden | Die Richtung dreht sich: jetzt im Uhrzeigersinn | Ana setzt aus, Ben beginnt',
    '7 cards each | Play turns round: clockwise now | Ana loses the turn, Ben begins',
  ],
  [
    'a starts joker',
    fresh,
    'U3.1 U5.7',
    '7 Karten für jeden | Jetzt passt jede Karte',
    '7 cards each | Now every card fits',
  ],

  // U5
  ['a r1', {}, '', '', ''],
  ['a joker g', {}, 'U5.4', 'Jetzt gilt Grün', 'Now it is green'],
  ['a joker!', {}, 'U5.4', 'Jetzt passt jede Karte', 'Now every card fits'],
  ['a r+2', {}, 'U5.1', 'Cem zieht 2 oder legt eine +2', 'Cem draws 2 or lays a +2'],
  ['a r+2 / c b+2', {}, 'U5.1', 'Ben zieht 4 oder legt eine +2', 'Ben draws 4 or lays a +2'],
  ['a r-skip', {}, 'U5.2', 'Cem setzt aus', 'Cem is skipped'],
  ['a r-skip', pair, 'U5.2', 'Ben setzt aus, Ana spielt noch einmal', 'Ben is skipped, Ana plays again'],
  [
    'a r-rev / b r-rev',
    {},
    'U5.3',
    'Die Richtung dreht sich: jetzt gegen den Uhrzeigersinn',
    'Play turns round: anticlockwise now',
  ],
  [
    'a r-rev',
    pair,
    'U5.3 U5.3',
    'Die Richtung dreht sich: jetzt im Uhrzeigersinn | Ben setzt aus, Ana spielt noch einmal',
    'Play turns round: clockwise now | Ben is skipped, Ana plays again',
  ],
  [
    'a joker+4 g',
    {},
    'U5.5 U5.5',
    'Jetzt gilt Grün | Cem zieht 4 oder zweifelt an',
    'Now it is green | Cem draws 4 or challenges',
  ],
  [
    'a joker+4 g / c finds guilty',
    {},
    'U5.6 U5.6',
    'Ana zieht 4 | Cem ist normal dran',
    'Ana draws 4 | Cem plays a normal turn',
  ],
  ['a joker+4 g / c finds fine', {}, 'U5.6', 'Cem zieht 6 und setzt aus', 'Cem draws 6 and loses the turn'],
  [
    'a joker+4 g / a leaves / c finds guilty',
    {},
    'U7.7 U5.6',
    'Ana hat aufgegeben und zieht nichts | Cem ist normal dran',
    'Ana gave up and draws nothing | Cem plays a normal turn',
  ],

  // U8: what stands ends a penalty
  [
    'a r+2 / c joker g!',
    {},
    'U8 U5.4',
    'Die Strafkarten verfallen | Jetzt gilt Grün',
    'Nobody draws the penalty | Now it is green',
  ],
  ['a r+2 / c passes!', {}, 'U8', 'Die Strafkarten verfallen', 'Nobody draws the penalty'],

  // U4.2, U4.3
  ['a draws', {}, '', '', ''],
  ['a draws / a passes', {}, '', '', ''],
  ['a r+2 / c draws', {}, 'U5.1', 'Cem zieht 2 und setzt aus', 'Cem draws 2 and loses the turn'],
  ['a joker+4 g / c draws', {}, 'U5.5', 'Cem zieht 4 und setzt aus', 'Cem draws 4 and loses the turn'],
  [
    'a r1 / c draws',
    { stock: 0 },
    'U4.3',
    'Der Vorrat ist leer: Die Ablage wird neu gemischt',
    'The stock is empty: the discards are shuffled',
  ],
  ['a draws', { stock: 0 }, 'U4.3', 'Es ist keine Karte mehr zu ziehen', 'There is no card left to draw'],

  // U6
  ['a last', two, '', '', ''],
  ['a r1', two, 'U6.2', 'Ana hat nicht „Letzte“ gesagt', 'Ana did not say “last”'],
  ['a last / a r1', two, 'U6.1', 'Ana hat noch eine Karte', 'Ana has one card left'],
  ['a r1 / b catches a', two, 'U6.2', 'Ana zieht 2', 'Ana draws 2'],

  // U7
  ['a r+2', { hands: [1] }, 'U7.2', 'Ana gewinnt', 'Ana wins'],
  ['a r1', quickPairs, 'U7.2', 'Ana und Cem gewinnen', 'Ana and Cem win'],
  ['c leaves / a r1', quickPairs, 'U7.2', 'Ana gewinnt', 'Ana wins'],
  [
    'a r1',
    counting,
    'U7.1 U7.3',
    'Ana gewinnt die Runde | Ben und Cem zählen die Karten',
    'Ana wins the round | Ben and Cem count the cards',
  ],
  [
    'c leaves / a r1',
    counting,
    'U7.1 U7.3',
    'Ana gewinnt die Runde | Ben zählt die Karten',
    'Ana wins the round | Ben counts the cards',
  ],
  ['a r1 / b counts r9 r8', counting, 'U7.3', '17 Punkte für Ana', '17 points for Ana'],
  ['a r1 / b counts r1 r0', counting, 'U7.3', '1 Punkt für Ana', '1 point for Ana'],
  [
    'a r1 / b counts r9 r8 / c counts b1 b2',
    counting,
    'U7.3 U7.3',
    '3 Punkte für Ana | Ana hat jetzt 20 Punkte',
    '3 points for Ana | Ana now has 20 points',
  ],
  [
    'a r1 / b counts r9 r8 / c counts joker joker+4',
    counting,
    'U7.3 U7.3',
    '100 Punkte für Ana | Ana gewinnt mit 117 Punkten',
    '100 points for Ana | Ana wins with 117 points',
  ],
  ['a r1 / c counts joker', pairs, 'U7.3', 'Cems Karten zählen nicht', 'Cem’s cards count nothing'],
  [
    'a r1 / b counts r2 / d counts r3',
    pairs,
    'U7.3 U7.3',
    '3 Punkte für Ana und Cem | Ana und Cem haben jetzt 5 Punkte',
    '3 points for Ana and Cem | Ana and Cem now have 5 points',
  ],
  [
    'a r1 / b counts joker / d counts r-skip',
    pairs,
    'U7.3 U7.3',
    '20 Punkte für Ana und Cem | Ana und Cem gewinnen mit 70 Punkten',
    '20 points for Ana and Cem | Ana and Cem win with 70 points',
  ],

  // U7.7
  [
    'a leaves',
    {},
    'U7.7 U7.7',
    'Anas Karten sind aus dem Spiel | Cem ist dran',
    'Ana’s cards are out of play | It is Cem’s turn',
  ],
  ['b leaves', {}, 'U7.7', 'Bens Karten sind aus dem Spiel', 'Ben’s cards are out of play'],
  ['b leaves', fresh, '', '', ''],
  [
    'a r+2 / c leaves',
    {},
    'U7.7 U7.7 U7.7',
    'Cems Karten sind aus dem Spiel | Die Strafkarten verfallen | Ben ist dran',
    'Cem’s cards are out of play | Nobody draws the penalty | It is Ben’s turn',
  ],
  [
    'a leaves / b leaves',
    {},
    'U7.7 U7.7',
    'Bens Karten sind aus dem Spiel | Nur Cem ist noch da und gewinnt',
    'Ben’s cards are out of play | Only Cem is left and wins',
  ],
  [
    'a leaves / c leaves',
    pairs,
    'U7.7 U7.7',
    'Cems Karten sind aus dem Spiel | Nur Ben und Dora sind noch da und gewinnen',
    'Cem’s cards are out of play | Only Ben and Dora are left and win',
  ],
  ['a r1 / a leaves', counting, 'U7.7', 'Niemand bekommt Punkte', 'Nobody scores'],
  [
    'a r1 / b counts r9 r8 / c leaves',
    counting,
    'U7.7 U7.3',
    'Cems Karten sind aus dem Spiel | Ana hat jetzt 17 Punkte',
    'Cem’s cards are out of play | Ana now has 17 points',
  ],
  [
    'a r1 / b counts joker joker / c leaves',
    counting,
    'U7.7 U7.3',
    'Cems Karten sind aus dem Spiel | Ana gewinnt mit 100 Punkten',
    'Cem’s cards are out of play | Ana wins with 100 points',
  ],
  ['ends', {}, '', '', ''],
])('%s', (lines, scene, clauses, german, english) => {
  const { before: state, event, after } = told(lines, scene)
  const effectsIn = (language: 'de' | 'en') => words.effects({ names: NAMES, state, event }, after, language)
  expect(
    effectsIn('de')
      .map(({ text }) => text)
      .join(' | '),
  ).toBe(german)
  expect(
    effectsIn('en')
      .map(({ text }) => text)
      .join(' | '),
  ).toBe(english)
  expect(
    effectsIn('de')
      .map(({ clause }) => clause)
      .join(' '),
  ).toBe(clauses)
})

it('tells how many cards who acted draws, where that is what is said', () => {
  const drawsOf = (lines: string) => {
    const { before: state, event, after } = told(lines)
    return words.effects({ names: NAMES, state, event }, after, 'en').map(({ draws }) => draws)
  }
  expect(drawsOf('a r+2 / c draws')).toEqual([2])
  expect(drawsOf('a joker+4 g / c finds fine')).toEqual([6])
  expect(drawsOf('a joker+4 g / c finds guilty')).toEqual([undefined, undefined])
})

it('has nothing to tell of what was not carried out', () => {
  const { before: state, event, after } = told('b catches a!', fresh)
  expect(words.effects({ names: NAMES, state, event }, after, 'en')).toEqual([])
})
