import { describe, expect, it } from 'vitest'
import { LANGUAGES, STYLES } from '@/lib/cards/language'
import { fault } from './faults'
import { ILLEGAL, IMPOSSIBLE } from './judge'
import { NAMES, type Scene, told } from './telling.fixture'

const fresh: Scene = { fresh: true }
const two: Scene = { hands: [2, 2, 2] }
const counting: Scene = { options: { points: 500 }, hands: [1, 2, 2] }
const settled: Scene = { options: { points: 500 }, players: 2, hands: [1, 1] }
const pairs: Scene = { players: 4, hands: [1], options: { pairs: true } }

type Row = readonly [
  code: string,
  lines: string,
  scene: Scene,
  clause: string,
  title: string,
  german: string,
  english: string,
]

const ROWS: readonly Row[] = [
  [
    'game-over',
    'ends / a r1',
    {},
    'U7.2',
    'Das Spiel ist aus',
    'Hier wurde schon abgebrochen: bitte prüfen, was getippt wurde.',
    'The table has already stopped: check what was tapped.',
  ],
  [
    'game-over',
    'a r1 / b r2',
    pairs,
    'U7.2',
    'Das Spiel ist aus',
    'Ana und Cem haben schon gewonnen: bitte prüfen, was getippt wurde.',
    'Ana and Cem have already won: check what was tapped.',
  ],
  [
    'player-out',
    'b leaves / b r1',
    {},
    'U7.7',
    'Ben spielt nicht mehr mit',
    'Ben hat aufgegeben: bitte prüfen, wer es war.',
    'Ben gave up: check who it was.',
  ],
  [
    'no-such-card',
    'a K',
    {},
    'U1.1',
    'Diese Karte gibt es nicht',
    'Mau Mau hat keine Karte „K“: bitte prüfen, was getippt wurde.',
    'Mau Mau has no card “K”: check what was tapped.',
  ],
  [
    'no-such-card',
    'a r0 / c r0',
    {},
    'U1.1',
    'Eine rote 0 zu viel',
    'Das wäre die zweite rote 0: bitte prüfen, was getippt wurde. Es gibt nur eine, und die ist schon zu sehen.',
    'That would be the second red 0: check what was tapped. There is only one, and it has been seen.',
  ],
  [
    'no-such-card',
    'a r-skip / b r-skip / c r-skip',
    {},
    'U1.1',
    'Ein rotes Aussetzen zu viel',
    'Das wäre das dritte rote Aussetzen: bitte prüfen, was getippt wurde. Es gibt nur zwei, und beide sind schon zu sehen.',
    'That would be the third red skip: check what was tapped. There are only two, and both have been seen.',
  ],
  [
    'no-such-card',
    'a joker r / c joker r / b joker r / a joker r / c joker r',
    {},
    'U1.1',
    'Ein Joker zu viel',
    'Das wäre der fünfte Joker: bitte prüfen, was getippt wurde. Es gibt nur vier, und alle sind schon zu sehen.',
    'That would be the fifth joker: check what was tapped. There are only four, and all have been seen.',
  ],
  [
    'no-such-card',
    'a r1 / b counts r5 r5',
    counting,
    'U1.1',
    'Eine rote 5 zu viel',
    'Das wäre die dritte rote 5: bitte prüfen, was getippt wurde. Es gibt nur zwei, davon ist schon 1 zu sehen.',
    'That would be the third red 5: check what was tapped. There are only two, of which 1 has been seen.',
  ],
  [
    'too-many-cards',
    'a r1 / b counts r7 r8 r9',
    counting,
    'U7.5',
    'So viele hat Ben nicht',
    'Ben hat nur 2 Karten, getippt sind 3.',
    'Ben has only 2 cards, but 3 were tapped.',
  ],
  [
    'too-many-cards',
    'a r1 / b counts r7 r8 / b counts r9',
    counting,
    'U7.5',
    'So viele hat Ben nicht',
    'Bens Karten sind schon gezählt: bitte prüfen, was getippt wurde.',
    'Ben’s cards are counted already: check what was tapped.',
  ],
  [
    'too-many-cards',
    'a r1 / a counts r9',
    counting,
    'U7.5',
    'So viele hat Ana nicht',
    'Ana hat keine Karte mehr: bitte prüfen, was getippt wurde.',
    'Ana has no card left: check what was tapped.',
  ],
  [
    'not-started',
    'a r1',
    fresh,
    'U3.1',
    'Erst eine Karte aufdecken',
    'Es ist noch nicht ausgeteilt. Wer beginnt, wird ausgelost, und eine Karte wird aufgedeckt.',
    'Nothing has been dealt yet. Draw who begins, and turn up a card.',
  ],
  [
    'not-started',
    'a r1 / b counts r9 / a r1',
    settled,
    'U7.6',
    'Erst eine Karte aufdecken',
    'Die Runde ist abgerechnet. Für die nächste wird neu ausgeteilt und eine Karte aufgedeckt.',
    'The round is settled. Deal anew and turn up a card for the next one.',
  ],
  [
    'already-started',
    'b starts r1',
    {},
    'U3.1',
    'Die Runde läuft schon',
    'Ana ist dran. Neu ausgeteilt wird erst, wenn diese Runde vorbei ist.',
    'It is Ana’s turn. Cards are dealt anew only when this round is over.',
  ],
  [
    'round-open',
    'a r1 / b starts r2',
    counting,
    'U7.3',
    'Erst zählen',
    'Ana hat die Runde gewonnen. Es fehlen noch die Karten von Ben und Cem.',
    'Ana has won the round. Still to be counted: the cards of Ben and Cem.',
  ],
  [
    'round-open',
    'a r1 / b counts r8 r9 / c draws',
    counting,
    'U7.6',
    'Erst zählen',
    'Ana hat die Runde gewonnen. Es fehlen noch die Karten von Cem.',
    'Ana has won the round. Still to be counted: the cards of Cem.',
  ],
  [
    'round-running',
    'b counts r1',
    {},
    'U7.3',
    'Noch wird gespielt',
    'Gezählt wird, wenn jemand keine Karten mehr hat. Ana ist dran.',
    'Cards are counted when somebody has none left. It is Ana’s turn.',
  ],
  [
    'bad-start-card',
    'a starts joker+4',
    fresh,
    'U5.7',
    'Damit geht es nicht los',
    'Der Joker +4 wird nicht aufgedeckt: Mischt ihn wieder unter und deckt eine andere Karte auf.',
    'The joker +4 cannot be turned up: shuffle it back and turn up another card.',
  ],
  ['not-your-turn', 'b r1', {}, 'U4.4', 'Ben ist nicht dran', 'Ana ist dran.', 'It is Ana’s turn.'],
  [
    'not-your-turn',
    'a r-skip / c r1',
    {},
    'U5.2',
    'Cem ist nicht dran',
    'Cem setzt aus. Ben ist dran.',
    'Cem is skipped. It is Ben’s turn.',
  ],
  [
    'not-your-turn',
    'a r-rev / b r1',
    { players: 2 },
    'U5.3',
    'Ben ist nicht dran',
    'Ben setzt aus. Ana ist dran.',
    'Ben is skipped. It is Ana’s turn.',
  ],
  [
    'not-your-turn',
    'b starts g-skip / b g1',
    fresh,
    'U5.7',
    'Ben ist nicht dran',
    'Ben setzt aus. Ana ist dran.',
    'Ben is skipped. It is Ana’s turn.',
  ],
  [
    'not-your-turn',
    'a joker+4 b / b finds guilty',
    {},
    'U5.6',
    'Ben ist nicht dran',
    'Anzweifeln darf nur, wer die vier Karten ziehen soll: Cem.',
    'Only the player who has to draw the four cards may challenge: Cem.',
  ],
  [
    'nothing-to-challenge',
    'a finds guilty',
    {},
    'U5.6',
    'Nichts anzuzweifeln',
    'Anzweifeln kann nur, wer wegen eines Jokers +4 gerade vier ziehen soll.',
    'Only the player who has to draw four for a joker +4 can challenge it.',
  ],
  [
    'nothing-to-catch',
    'a catches b',
    {},
    'U6.2',
    'Ben ist nicht zu erwischen',
    'Erwischt wird, wer die vorletzte Karte legt, ohne „Letzte“ zu sagen, und nur bis danach jemand legt oder zieht.',
    'Whoever lays the last card but one without saying “last” can be caught, but only until somebody lays or draws.',
  ],
  [
    'nothing-to-catch',
    'a r1 / a catches a',
    two,
    'U6.2',
    'Nicht sich selbst',
    'Erwischt wird, wer die vorletzte Karte legt, ohne „Letzte“ zu sagen, und nur bis danach jemand legt oder zieht.',
    'Whoever lays the last card but one without saying “last” can be caught, but only until somebody lays or draws.',
  ],
  [
    'not-last-card',
    'b last',
    two,
    'U6.1',
    'Jetzt nicht „Letzte“',
    'Ana ist dran. „Letzte“ sagt man mit zwei Karten, bevor man eine davon legt.',
    'It is Ana’s turn. Say “last” with two cards in hand, before laying one of them.',
  ],
  [
    'not-last-card',
    'a last',
    { hands: [1] },
    'U6.1',
    'Jetzt nicht „Letzte“',
    'Ana hat 1 Karte. „Letzte“ sagt man mit zwei Karten, bevor man eine davon legt.',
    'Ana has 1 card. Say “last” with two cards in hand, before laying one of them.',
  ],
  [
    'already-drawn',
    'a draws / a draws',
    {},
    'U4.2',
    'Schon gezogen',
    'Ana hat in diesem Zug schon gezogen. Jetzt geht nur: diese Karte legen oder passen.',
    'Ana has drawn in this turn already. Now only: lay that card, or pass.',
  ],
  [
    'draw-first',
    'a passes',
    {},
    'U4.2',
    'Erst ziehen',
    'Passen kann Ana erst, nachdem eine Karte gezogen ist.',
    'Ana can pass only after drawing a card.',
  ],
  [
    'must-draw',
    'a r+2 / c b+2 / b r1',
    {},
    'U5.1',
    'Erst 4 ziehen',
    'Die rote 1 hilft hier nicht. Ben kann nur 4 ziehen oder eine +2 legen.',
    'The red 1 is no help here. Ben can only draw 4 or lay a +2.',
  ],
  [
    'must-draw',
    'a r+2 / c passes',
    {},
    'U5.1',
    'Erst 2 ziehen',
    'Hier wird nicht gepasst. Cem kann nur 2 ziehen oder eine +2 legen.',
    'Passing is no way out. Cem can only draw 2 or lay a +2.',
  ],
  [
    'must-draw',
    'a joker+4 b / c b+2',
    {},
    'U5.5',
    'Erst 4 ziehen',
    'Auf den Joker +4 wird nichts gelegt. Cem kann nur 4 ziehen oder anzweifeln.',
    'Nothing is laid on the joker +4. Cem can only draw 4 or challenge.',
  ],
  [
    'no-color',
    'a joker',
    {},
    'U5.4',
    'Welche Farbe?',
    'Wer einen Joker legt, nennt dazu eine Farbe.',
    'Whoever lays a joker names a colour with it.',
  ],
  [
    'no-color',
    'a joker+4',
    {},
    'U5.5',
    'Welche Farbe?',
    'Wer einen Joker +4 legt, nennt dazu eine Farbe.',
    'Whoever lays a joker +4 names a colour with it.',
  ],
  [
    'does-not-fit',
    'a b7',
    {},
    'U4.1',
    'Die blaue 7 passt nicht',
    'Oben liegt die rote 5. Du brauchst Rot, eine 5 oder einen Joker.',
    'The red 5 lies on top. You need red, a 5 or a joker.',
  ],
  [
    'does-not-fit',
    'a joker g / c r1',
    {},
    'U4.1',
    'Die rote 1 passt nicht',
    'Es gilt Grün. Du brauchst Grün oder einen Joker.',
    'The colour is green. You need green or a joker.',
  ],
  [
    'does-not-fit',
    'a r-rev / b b-skip',
    {},
    'U4.1',
    'Das blaue Aussetzen passt nicht',
    'Oben liegt der rote Richtungswechsel. Du brauchst Rot, einen Richtungswechsel oder einen Joker.',
    'The red reverse lies on top. You need red, a reverse or a joker.',
  ],
  [
    'had-the-colour',
    'a joker+4 b',
    { hands: [84] },
    'U5.5',
    'Ana hat Rot',
    'Der Joker +4 darf nur gelegt werden, wenn man kein Rot hat. Ana behält 83 Karten. Nur 82 verdeckte Karten haben eine andere Farbe. Rot ist also dabei.',
    'The joker +4 may be laid only without red in hand. Ana keeps 83 cards. Only 82 hidden cards have another colour. So red is among them.',
  ],
  [
    'proven-guilty',
    'a joker+4 b! / c finds fine',
    { hands: [84] },
    'U5.6',
    'Doch schuldig',
    'Ana hatte Rot: Anders geht es nach allem, was offen liegt, nicht auf. Ana zieht vier.',
    'Ana had red: by all that lies open there is no other way. Ana draws four.',
  ],
  [
    'wrong-count',
    'a r1 / b counts r9',
    counting,
    'U7.3',
    'So geht es nicht auf',
    'Ben hat 2 Karten, getippt ist 1.',
    'Ben has 2 cards, but 1 was tapped.',
  ],
  [
    'wrong-count',
    'a r1 / b counts',
    counting,
    'U7.3',
    'So geht es nicht auf',
    'Ben hat 2 Karten, getippt ist keine.',
    'Ben has 2 cards, but none were tapped.',
  ],
  [
    'wrong-count',
    'a r1 / a counts',
    counting,
    'U7.5',
    'So geht es nicht auf',
    'Ana hat die Runde gewonnen und hat nichts zu zählen.',
    'Ana has won the round and has nothing to count.',
  ],
  [
    'wrong-count',
    'a r1 / b counts r8 r9 / b counts',
    counting,
    'U7.5',
    'So geht es nicht auf',
    'Bens Karten sind schon gezählt.',
    'Ben’s cards are counted already.',
  ],
]

describe('says why', () => {
  it.each(ROWS)('%s: %s', (code, lines, scene, clause, title, german, english) => {
    const { before: state, event, ruling } = told(lines, scene)
    expect(ruling.code).toBe(code)
    const said = { names: NAMES, state, event }
    expect(fault(said, code, 'de')).toEqual({ title, text: german, clause })
    expect(fault(said, code, 'en')).toMatchObject({ text: english, clause })
  })
})

it('has words for every code', () => {
  expect(new Set(ROWS.map(([code]) => code))).toEqual(new Set([...IMPOSSIBLE, ...ILLEGAL]))
})

it('has headlines of a few words, also for long names', () => {
  const names = ['Maximilian', 'Anneliese', 'Christopher', 'Bartholomäus', 'Ida']
  for (const [code, lines, scene] of ROWS) {
    const { before: state, event } = told(lines, scene)
    for (const language of LANGUAGES) {
      for (const style of STYLES) {
        expect(fault({ names, state, event }, code, language, style).title.length).toBeLessThanOrEqual(44)
      }
    }
  }
})

it('owns with an apostrophe what belongs to a name that ends in s', () => {
  const { before: state, event } = told('a r1 / b counts r8 r9 / b counts', counting)
  const said = { names: ['Ana', 'Thomas', 'Cem'], state, event }
  expect(fault(said, 'wrong-count', 'de').text).toBe('Thomas’ Karten sind schon gezählt.')
  expect(fault(said, 'wrong-count', 'en').text).toBe('Thomas’s cards are counted already.')
})

it('says aloud what is written in signs', () => {
  const { before: state, event } = told('a r+2 / c r1')
  const said = { names: NAMES, state, event }
  expect(fault(said, 'must-draw', 'de', 'spoken').text).toBe(
    'Die rote Eins hilft hier nicht. Cem kann nur 2 ziehen oder eine Plus-Zwei legen.',
  )
  expect(fault(said, 'must-draw', 'en', 'spoken').text).toBe(
    'The red one is no help here. Cem can only draw 2 or lay a draw two.',
  )
})
