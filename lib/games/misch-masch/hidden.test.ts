import { expect, it } from 'vitest'
import { deckSize } from '@/lib/cards/deck'
import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import type { Movement } from '@/lib/referee/evidence'
import { mischMasch } from './index'
import { NAMES, type Scene, told } from './telling.fixture'

const { hidden } = mischMasch

it.each([2, 3, 6])('A1.4: all cards lie hidden after the deal, %i players', (players) => {
  const dealt = hidden.dealt({
    game: 'misch-masch',
    players: NAMES.slice(0, players),
    options: mischMasch.options.parse({}),
  })
  expect([...dealt.values()].reduce((sum, count) => sum + count)).toBe(deckSize(MISCH_MASCH_DECK))
  expect([...dealt.values()].slice(0, players)).toEqual(Array(players).fill(7))
})

const four: Scene = { players: 4, options: { interject: 'in-order' } }

it.each<[lines: string, scene: Scene, moved: readonly Movement[]]>([
  ['up KE', {}, [{ kind: 'reveal', zone: 3, cards: ['KE'] }]],
  ['up KE / a -K', {}, [{ kind: 'reveal', zone: 0, cards: ['K½'] }]],
  ['up K- / a draws!', {}, [{ kind: 'draw', from: 3, to: 0, count: 1 }]],
  ['a KE!', {}, []],
  ['a leaves', {}, []],
  ['ends', {}, []],
  [
    'up KE / up K- / up PO', // A3.1
    { stock: 2 },
    [
      { kind: 'shuffle', zone: 3, cards: ['KE'] },
      { kind: 'reveal', zone: 3, cards: ['PO'] },
    ],
  ],
  [
    'up LE / a EE', // A5.2
    { hands: [8] },
    [
      { kind: 'reveal', zone: 0, cards: ['EE'] },
      { kind: 'draw', from: 3, to: 1, count: 2 },
      { kind: 'draw', from: 3, to: 2, count: 2 },
      { kind: 'draw', from: 3, to: 0, count: 2 },
    ],
  ],
  [
    'up E- / a LE / b LL', // A4.4, amid a draw
    { stock: 2, players: 3 },
    [
      { kind: 'reveal', zone: 1, cards: ['LL'] },
      { kind: 'draw', from: 3, to: 2, count: 1 },
      { kind: 'shuffle', zone: 3, cards: ['E½', 'LE'] },
      { kind: 'draw', from: 3, to: 2, count: 1 },
      { kind: 'draw', from: 3, to: 0, count: 1 },
    ],
  ],
  [
    'up LO / a KL / d LK / c LK', // A6.2
    four,
    [
      { kind: 'reveal', zone: 2, cards: ['LK'] },
      { kind: 'take', zone: 3, cards: ['LK'] },
    ],
  ],
  ['up LO / a KL / d LK / c LK / d LK!', four, [{ kind: 'reveal', zone: 3, cards: ['LK'] }]],
  ['up KE / a EE', { hands: [1] }, [{ kind: 'reveal', zone: 0, cards: ['EE'] }]],
])('moves cards: %s %j', (lines, scene, moved) => {
  const { before, event, after } = told(lines, scene)
  expect(hidden.movements(before, event, after)).toEqual(moved)
})

it('A4.3: nothing claims anything', () => {
  const { before, event } = told('up KE / a PK / b draws')
  expect(hidden.claim(before, event)).toBeNull()
})
