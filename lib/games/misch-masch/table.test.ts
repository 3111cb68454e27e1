import { expect, it } from 'vitest'
import { type MischMaschChance, table } from './table'
import { type Scene, sceneStart, told } from './telling.fixture'

it('A3.1: before the first card nothing is asked', () => {
  expect(table(sceneStart({ players: 2 }))).toEqual({
    turn: null,
    top: null,
    needs: {},
    stock: 64,
    discards: 0,
    players: [
      { hand: 7, place: null },
      { hand: 7, place: null },
    ],
    chances: [],
    over: false,
  })
})

it.each([
  ['KE', { lower: 'K', upper: 'E' }],
  ['KK', { lower: 'K', upper: 'K' }],
  ['K-', { lower: 'K' }],
  ['-K', { upper: 'K' }],
  ['cham', {}],
])('A4.2: on %s fit %j', (card, needs) => {
  expect(table(told(`up ${card}`).after).needs).toEqual(needs)
})

const interject = (card: string, ...by: number[]) =>
  by.map((seat) => ({ kind: 'interject', by: seat, card }) as MischMaschChance)

it.each<[what: string, lines: string, scene: Scene, chances: readonly MischMaschChance[]]>([
  ['before the opening', 'up KE', {}, []],
  ['all out of turn', 'up KE / b PK', { players: 4 }, interject('KP', 0, 1, 3)],
  ['not who has left', 'up KE / b PK / d leaves', { players: 4 }, interject('KP', 0, 1)],
  ['not where the table plays without', 'up KE / b PK', { options: { interject: 'none' } }, []],
  ['not on a real animal, a half card, a chameleon', 'up KE / b EE', {}, []],
  ['not on a half card', 'up KE / b -K', {}, []],
  ['not where both copies lie open', 'up PK / up PK / a KP', {}, []],
  ['one copy lies open', 'up PK / a KP', {}, interject('PK', 0, 2)],
  [
    'a copy that is known in a hand is hidden',
    'up LO / a KL / d LK / c LK / d KL',
    { players: 4, options: { interject: 'in-order' } },
    interject('LK', 1, 2, 3),
  ],
  [
    'sorted by kind, then seat',
    'up KE / a PK / b draws',
    {},
    [...interject('KP', 0, 1), { kind: 'play-drawn', by: 1 }],
  ],
  [
    'sorted by kind',
    'up KE / a cham / up PK! / a draws!',
    {},
    [{ kind: 'follow', by: 0 }, ...interject('KP', 0, 2), { kind: 'play-drawn', by: 0 }],
  ],
  ['none once it is over', 'up KE / a PK / b draws / ends', {}, []],
])('chances: %s', (_what, lines, scene, chances) => {
  expect(table(told(lines, scene).after).chances).toEqual(chances)
})
