import { expect, it } from 'vitest'
import { NAMES, type Scene, sceneStart, told } from './telling.fixture'
import { words } from './words'

const fresh: Scene = { fresh: true }
const two: Scene = { hands: [2, 2, 2] }
const counting: Scene = { options: { points: 100 }, hands: [1, 2, 2] }

const line = (language: 'de' | 'en', state: ReturnType<typeof sceneStart>, style?: 'spoken') => {
  const { who, ask, sub, skipped } = words.need(NAMES, state, language, style)
  return [who, ask, sub ?? '-', ...(skipped ? [skipped.text] : [])].join(' | ')
}

it.each<[lines: string, scene: Scene, german: string, english: string]>([
  [
    'a r1',
    {},
    'Cem ist dran | Rot oder 1 | oder Joker · sonst ziehen',
    'Cem’s turn | red or 1 | or a joker · else draw',
  ],
  ['a joker g', {}, 'Cem ist dran | Grün | oder Joker · sonst ziehen', 'Cem’s turn | green | or a joker · else draw'],
  ['a joker!', {}, 'Cem ist dran | jede Karte | sonst ziehen', 'Cem’s turn | any card | else draw'],
  [
    'a draws',
    {},
    'Ana ist dran | Rot oder 5 | oder Joker · gezogen: legen oder passen',
    'Ana’s turn | red or 5 | or a joker · drawn: lay it or pass',
  ],
  ['a r+2', {}, 'Cem ist dran | 2 ziehen oder +2 legen | -', 'Cem’s turn | draw 2 or lay a +2 | -'],
  [
    'a r+2 / c draws',
    {},
    'Ben ist dran | Rot oder +2 | oder Joker · sonst ziehen',
    'Ben’s turn | red or +2 | or a joker · else draw',
  ],
  ['a joker+4 g', {}, 'Cem ist dran | 4 ziehen oder anzweifeln | -', 'Cem’s turn | draw 4 or challenge | -'],
  [
    'a r-skip',
    {},
    'Ben ist dran | Rot oder Aussetzen | oder Joker · sonst ziehen | Cem setzt aus',
    'Ben’s turn | red or skip | or a joker · else draw | Cem is skipped',
  ],
  [
    'a r-skip / b draws',
    {},
    'Ben ist dran | Rot oder Aussetzen | oder Joker · gezogen: legen oder passen',
    'Ben’s turn | red or skip | or a joker · drawn: lay it or pass',
  ],
  [
    'a r-rev',
    { players: 2 },
    'Ana ist dran | Rot oder Richtungswechsel | oder Joker · sonst ziehen | Ben setzt aus',
    'Ana’s turn | red or reverse | or a joker · else draw | Ben is skipped',
  ],
  [
    'a r1',
    two,
    'Cem ist dran | Rot oder 1 | oder Joker · sonst ziehen · vor dem Legen „Letzte“ sagen',
    'Cem’s turn | red or 1 | or a joker · else draw · say “last” before laying',
  ],
  [
    'a r1 / c last',
    two,
    'Cem ist dran | Rot oder 1 | oder Joker · sonst ziehen',
    'Cem’s turn | red or 1 | or a joker · else draw',
  ],
  [
    'a r1',
    counting,
    'Ana hat die Runde gewonnen | Karten zählen | noch Ben und Cem',
    'Ana has won the round | count the cards | still Ben and Cem',
  ],
  [
    'a r1 / b counts r9 r8',
    counting,
    'Ana hat die Runde gewonnen | Karten zählen | noch Cem · bisher 17 Punkte',
    'Ana has won the round | count the cards | still Cem · 17 points so far',
  ],
  [
    'a r1 / b counts r9 r8 / c leaves',
    counting,
    'Nächste Runde | aufdecken | Ana 17, Ben 0',
    'Next round | turn up a card | Ana 17, Ben 0',
  ],
  [
    'a r1 / b counts r9 / d counts r2',
    { players: 4, hands: [1, 1, 1, 1], options: { pairs: true, points: 60 } },
    'Nächste Runde | aufdecken | Ana und Cem 11, Ben und Dora 0',
    'Next round | turn up a card | Ana and Cem 11, Ben and Dora 0',
  ],
  ['a r1', { hands: [1] }, 'Das Spiel ist aus | Ana gewinnt | -', 'The game is over | Ana wins | -'],
  [
    'a r1',
    { players: 4, hands: [1], options: { pairs: true } },
    'Das Spiel ist aus | Ana und Cem gewinnen | -',
    'The game is over | Ana and Cem win | -',
  ],
  ['ends', {}, 'Das Spiel ist aus | kein Ergebnis | -', 'The game is over | no result | -'],
])('%s', (lines, scene, german, english) => {
  const { after } = told(lines, scene)
  expect(line('de', after)).toBe(german)
  expect(line('en', after)).toBe(english)
})

it('asks for the first card', () => {
  const state = sceneStart(fresh)
  expect(line('de', state)).toBe('Los geht’s | aufdecken | 7 Karten für jeden · auslosen, wer beginnt')
  expect(line('en', state)).toBe('Here we go | turn up a card | 7 cards each · draw who begins')
})

it('says aloud what is written in signs', () => {
  expect(line('de', told('a r+2').after, 'spoken')).toBe('Cem ist dran | 2 ziehen oder Plus-Zwei legen | -')
  expect(line('de', told('a r1').after, 'spoken')).toBe('Cem ist dran | Rot oder Eins | oder Joker, sonst ziehen')
  expect(line('en', told('a r1').after, 'spoken')).toBe('Cem’s turn | red or one | or a joker, else draw')
})
