import { expect, it } from 'vitest'
import { voice } from '@/lib/cards/voice'
import { type Answer, sayFit, saySplit, sayStop } from './answers'
import { NAMES, sceneStart, told } from './telling.fixture'

const de = voice('de')
const en = voice('en')
const line = ({ yes, title, text, clause }: Answer) => `${yes ? 'yes' : 'no'}: ${title}. ${text} [${clause}]`

it('does this fit?', () => {
  const state = sceneStart({})
  expect(line(sayFit(state, 'r4', 1, de))).toBe(
    'yes: Die rote 4 passt. Gleiche Farbe, und 3 und 4 sind Nachbarn. [G4.1]',
  )
  expect(line(sayFit(state, 'b3', 1, en))).toBe('yes: The blue 3 fits. The same number, another colour. [G4.1]')
  expect(line(sayFit(state, 'r4', 1, en))).toBe(
    'yes: The red 4 fits. The same colour, and 3 and 4 are neighbours. [G4.1]',
  )
  expect(line(sayFit(state, 'r3', 1, de))).toBe(
    'no: Die rote 3 passt nicht. Genau gleiche Karten passen nicht aufeinander. Auf die rote 3 passen rote 2, rote 4 und jede 3 in einer anderen Farbe. [G4.1]',
  )
})

it('may I split this?', () => {
  const { after } = told('a r4 on 1 / b b4 on 1')
  expect(line(saySplit(NAMES, after, { by: 2, pile: 1, below: 2 }, de))).toBe(
    'yes: Stapel 1 (blaue 4) lässt sich teilen. Cem braucht dafür noch eine blaue 4. Die oberen 2 Karten gehen an Ana. Auf den Rest kommt die blaue 4, und er geht an Ben. [G3]',
  )
  expect(line(saySplit(NAMES, after, { by: 2, pile: 1, below: 1 }, en))).toBe(
    'yes: Pile 1 (blue 4) can be split. Cem needs another blue 4. The top card goes to Ana. The blue 4 goes on the rest, which goes to Ben. [G3]',
  )
  expect(line(saySplit(NAMES, after, { by: 2, pile: 5, below: 1 }, en))).toBe(
    'no: Not a split. Pile 5 has only one card and cannot be divided. [G4.4]',
  )
})

it('may I stop?', () => {
  const state = sceneStart({ hands: [0] })
  expect(line(sayStop(NAMES, state, 0, de))).toBe(
    'yes: Ana darf „Stopp“ sagen. Die Hand ist leer: Das beendet das Spiel. [G4.5]',
  )
  expect(line(sayStop(NAMES, state, 1, en))).toBe(
    'no: Still holding cards. Ben still has 25 cards in hand. “Stop” needs an empty hand. [G4.5]',
  )
})
