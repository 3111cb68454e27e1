import { describe, expect, it } from 'vitest'
import { NAMES, type Scene, told } from './telling.fixture'
import { words } from './words'

const bare: Scene = { piles: null }

function effectsOf(lines: string, scene: Scene, language: 'de' | 'en'): string[] {
  const { before: state, event, after } = told(lines, scene)
  return words.effects({ names: NAMES, state, event }, after, language).map(({ text, clause }) => `${text} [${clause}]`)
}

type Row = [lines: string, german: string[], english: string[], scene?: Scene]

const rows: Record<string, Row[]> = {
  'laying out': [
    ['b lays r5 b5', ['Ben hat Stapel 3 und 4 [G2]'], ['Ben has piles 3 and 4 [G2]'], bare],
    [
      'a lays r3 g7 / b lays r5 b5 / c lays y1 y10',
      ['Cem hat Stapel 5 und 6 [G2]', 'Alle haben ausgelegt: Los! [G1.3]'],
      ['Cem has piles 5 and 6 [G2]', 'Everybody has laid out: go! [G1.3]'],
      bare,
    ],
  ],
  piles: [
    ['a r4 on 1', ['Stapel 1 geht an Ben [G3]'], ['Pile 1 goes to Ben [G3]']],
    ['a r4 on 5 !', ['Stapel 5 geht an Ben [G3]'], ['Pile 5 goes to Ben [G3]']],
    ['a r4 on 1 / b tops 1', ['Stapel 1 geht an Cem [G3]'], ['Pile 1 goes to Cem [G3]']],
    ['a tops 1', ['Stapel 1 ist weg [G2]'], ['Pile 1 is gone [G2]']],
    [
      'b merges 3 on 4',
      ['Stapel 4 hat jetzt 2 Karten [G3]', 'Stapel 4 geht an Cem [G3]'],
      ['Pile 4 now has 2 cards [G3]', 'Pile 4 goes to Cem [G3]'],
    ],
    [
      'a r4 on 1 / b splits 1 under 1 r4',
      ['Oben: Stapel 7 (1 Karte) geht an Cem [G3]', 'Unten bleibt Stapel 1 (2 Karten) und geht an Ana [G3]'],
      ['On top: pile 7 (1 card) goes to Cem [G3]', 'Below stays pile 1 (2 cards) and goes to Ana [G3]'],
    ],
    [
      'a splits 1 under 0 r3 !',
      ['Unten bleibt Stapel 1 (2 Karten) und geht an Cem [G3]'],
      ['Below stays pile 1 (2 cards) and goes to Cem [G3]'],
    ],
    [
      'a r4 on 1 / a g8 on 2',
      ['Stapel 2 geht an Ben [G3]', 'Ben hat jetzt 4 Stapel: Merge oder einen aufnehmen [G4.2]'],
      ['Pile 2 goes to Ben [G3]', 'Ben now has 4 piles: merge or take one up [G4.2]'],
    ],
    [
      'a r4 on 1 / a g8 on 2 / b takes 1',
      ['Ben hat jetzt 27 Karten auf der Hand [G3]'],
      ['Ben now has 27 cards in hand [G3]'],
    ],
  ],
  'the end': [
    [
      'a r4 on 1',
      ['Stapel 1 geht an Ben [G3]', 'Ana hat keine Karten mehr und darf „Stopp“ sagen [G4.5]'],
      ['Pile 1 goes to Ben [G3]', 'Ana has no cards left and may call “stop” [G4.5]'],
      { hands: [1] },
    ],
    ['a stops', ['Das Spiel ist aus: Ana gewinnt [G4.6]'], ['The game is over: Ana wins [G4.6]'], { hands: [0] }],
    [
      'b leaves',
      [
        'Bens Handkarten sind aus dem Spiel [G5]',
        'Bens Stapel gehen an Cem [G5]',
        'Cem hat jetzt 4 Stapel: Merge oder einen aufnehmen [G4.2]',
      ],
      [
        'Ben’s hand cards are out of play [G5]',
        'Ben’s piles go to Cem [G5]',
        'Cem now has 4 piles: merge or take one up [G4.2]',
      ],
    ],
    [
      'a tops 1 / a leaves',
      ['Anas Handkarten sind aus dem Spiel [G5]', 'Anas Stapel geht an Ben [G5]'],
      ['Ana’s hand cards are out of play [G5]', 'Ana’s pile goes to Ben [G5]'],
    ],
    [
      'a r4 on 1 / a g8 on 2 / a leaves',
      ['Anas Handkarten sind aus dem Spiel [G5]'],
      ['Ana’s hand cards are out of play [G5]'],
    ],
    [
      'a leaves / b leaves',
      [
        'Bens Handkarten sind aus dem Spiel [G5]',
        'Bens Stapel gehen an Cem [G5]',
        'Das Spiel ist aus: Cem bleibt übrig und gewinnt [G4.6]',
      ],
      [
        'Ben’s hand cards are out of play [G5]',
        'Ben’s piles go to Cem [G5]',
        'The game is over: Cem is the only one left and wins [G4.6]',
      ],
    ],
    ['ends', [], []],
  ],
  'what changes nothing': [
    ['a lays b1 b2 !', [], []],
    ['a leaves !', [], [], bare],
  ],
}

for (const [about, list] of Object.entries(rows)) {
  describe(about, () => {
    it.each(list)('%s', (lines, german, english, scene = {}) => {
      expect(effectsOf(lines, scene, 'de')).toEqual(german)
      expect(effectsOf(lines, scene, 'en')).toEqual(english)
    })
  })
}
