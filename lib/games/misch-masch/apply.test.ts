import { expect, it } from 'vitest'
import { seatOf } from './state'
import { type Scene, shortly, told } from './telling.fixture'

const four: Scene = { players: 4, options: { interject: 'in-order' } }
const others: Scene = { options: { realAnimals: 'others-one' } }

/** The table after the last event: see `shortly`. */
it.each<[clause: string, lines: string, scene: Scene, table: string]>([
  ['A3.1', 'up KE', {}, '- KE 56/1 7 7 7'],
  ['A3.1', 'up KE', { players: 6 }, '- KE 35/1 7 7 7 7 7 7'],
  ['A3.1', 'up KE / up PO', { stock: 1 }, '- KE 0/1 7 7 7'],
  ['A3.1', 'up KE / up PO / up KE', { stock: 2 }, '- KE 0/2 7 7 7'],
  ['A4.1', 'up KE / up PO', {}, '- PO 55/2 7 7 7'],
  ['A4.1', 'up KE / c PK', {}, 'a PK 56/2 7 7 6 interject b KP, interject c KP'],
  ['A4.1', 'up K-', {}, '- K- 56/1 7 7 7'],
  ['A4.1', 'up OO / a LO', {}, 'b LO 56/2 6 7 7 interject a OL, interject c OL'],
  ['A4.3', 'up KE / a PK / b draws', { options: { interject: 'none' } }, 'c PK 55/2 6 8 7 play-drawn b'],
  ['A4.3', 'up KE / a PK / b draws', { options: { playDrawn: false, interject: 'none' } }, 'c PK 55/2 6 8 7'],
  [
    'A4.3',
    'up KE / a PK / b draws / b KP',
    { options: { interject: 'in-order' } },
    'c KP 55/3 6 7 7 interject a PK, interject b PK',
  ],

  // A4.4
  ['A4.4', 'up KE / a PK / b draws', { stock: 1 }, 'c PK 0/1 6 8 7 interject a KP, interject b KP, play-drawn b'],
  ['A4.4', 'up EL / a L- / c draws / a draws', { stock: 1 }, 'b L- 0/1 6 7 8'],
  ['A4.4', 'up LE / a LL', { stock: 2 }, 'b LL 0/1 6 9 7'],
  ['A4.4', 'up LE / a LL', { stock: 3 }, 'b LL 0/1 6 9 8'],
  ['A4.4', 'up LE / a LL', { stock: 4 }, 'b LL 0/1 6 9 9'],
  ['A4.4', 'up LE / a LL', { stock: 6 }, 'b LL 1/2 6 9 9'],

  // A4.6
  ['A4.6', 'up EL / a L- / c leaves', { players: 4 }, 'd L- 49/2 6 7 7- 7'],
  ['A4.6', 'up KE / a cham / a leaves', {}, 'b cham 56/2 6- 7 7'],
  ['A4.6', 'up KE / a cham / b leaves', {}, 'c cham 56/2 6 7- 7 follow a'],
  ['A4.6', 'up KE / a cham / a draws!', {}, 'b cham 55/2 7 7 7 follow a, play-drawn a'],
  ['A4.6', 'up KE / a cham / a draws! / a DO', {}, 'b DO 55/3 6 7 7 interject a OD, interject c OD'],
  ['A4.6', 'up K- / a draws! / b draws / c draws / a draws', { stock: 2 }, 'b K- 0/1 8 7 7'],

  // A5.1
  ['A5.1', 'up KE / a cham / a DL', {}, 'b DL 56/3 5 7 7 interject a LD, interject c LD'],
  ['A5.1', 'up KE / a cham / a D-', {}, 'c D- 56/3 5 7 7'],
  ['A5.1', 'up KE / a cham / a LL', {}, 'b LL 52/3 5 9 9'],
  ['A5.1', 'up KE / a draws! / a cham', {}, 'b cham 55/2 7 7 7 follow a'],

  // A5.2
  ['A5.2', 'up LE / a LL', {}, 'b LL 52/2 6 9 9'],
  ['A5.2', 'up LE / a LL', { options: { othersDraw: 1 } }, 'b LL 54/2 6 8 8'],
  ['A5.2', 'up LE / a LL', others, 'b LL 54/2 6 8 8'],
  ['A5.2', 'up LE / a EE', others, 'b EE 54/2 6 8 8'],
  ['A5.2', 'up LE / a EE', { hands: [8, 6, 6] }, 'b EE 52/2 7 8 8'],
  ['A5.2', 'up LE / a EE', {}, 'b EE 54/2 8 7 7'],
  ['A5.2', 'up LE / a EE', { hands: [7, 6, 6] }, 'b EE 50/2 8 8 8'],
  ['A5.2', 'up LE / b leaves / a EE', { hands: [7, 1, 6] }, 'c EE 52/2 8 1- 8'],
  ['A5.2', 'up LE / b leaves / a LL', {}, 'c LL 54/2 6 7- 9'],
  ['A5.2', 'up LE / b LL', { stock: 3 }, 'c LL 0/1 8 6 9'], // from the left neighbour of who laid it
  ['A5.2', 'up LE / b EE', { stock: 5, hands: [6, 7, 6] }, 'c EE 0/1 8 7 8'],

  // A5.3
  ['A5.3', 'up DE / b E-', {}, 'a E- 56/2 7 6 7'],
  ['A5.3', 'up DE / b E-', { players: 2 }, 'b E- 63/2 7 6'],
  ['A5.3', 'up DE / c leaves / b E-', { players: 4 }, 'a E- 49/2 7 6 7- 7'],
  ['A5.3', 'up DE / b EP / a -P!', {}, 'c -P 56/3 6 6 7'],

  // A5.4
  ['A5.4', 'up LE / a LL', { hands: [1] }, '- LL 56/2 0! 7 7'],
  ['A5.4', 'up LE / a cham', { hands: [1] }, '- cham 56/2 0! 7 7'],
  ['A5.4', 'up LE / a PO!', { hands: [1] }, '- PO 56/2 0! 7 7'],

  // A6
  ['A6.1', 'up LO / a KL / c LK', {}, 'a LK 56/3 6 7 6 interject b KL, interject c KL'],
  ['A6.1', 'up LO / a KL / c LK / b KL / a LK', {}, 'b LK 56/5 5 6 6'],
  ['A6.2', 'up LO / a KL / d LK / c LK', four, 'd LK 49/3 6 7 6 7 interject a KL, interject b KL, interject c KL'],
  ['A6.2', 'up LO / a KL / d LK / c LK', { ...four, hands: [7, 7, 1, 7] }, '- LK 49/3 6 7 0! 7'],
  ['A6.2', 'up LO / a KL / c LK / d LK!', four, 'a LK 49/4 6 7 6 6 interject b KL, interject c KL, interject d KL'],

  // A7: what stands
  ['A7', 'a KE!', {}, '-  57/0 7 7 7'],
  ['A7', 'a draws!', {}, '-  57/0 7 7 7'],
  ['A7', 'up K- / b draws!', {}, 'c K- 55/1 7 8 7 play-drawn b'],
  ['A7', 'up KE / b PO!', {}, 'c PO 56/2 7 6 7 interject a OP, interject b OP'],
  ['A7', 'up KE / a PK / c D-!', {}, 'b D- 56/3 6 7 6'],
  ['A7', 'up KE / a PK / c LL!', {}, 'a LL 52/3 8 9 6'],
  ['A7', 'up KE / a PK / up D-!', {}, 'b D- 55/3 6 7 7'],
  ['A7', 'up KE / a PK / up KE!', { stock: 1 }, 'b KE 0/2 6 7 7 interject a EK, interject c EK'],
  ['A7', 'up KE / a cham / up LL!', {}, 'b LL 55/3 6 7 7 follow a'],

  // leave, end
  ['leave', 'a leaves', {}, '-  57/0 7- 7 7'],
  ['leave', 'a leaves / b leaves', {}, '-  57/0 7- 7- 7!'],
  ['leave', 'up KE / a PK / b leaves', {}, 'c PK 56/2 6 7- 7 interject a KP'],
  ['leave', 'up KE / a PK / b leaves / a leaves', {}, '- PK 56/2 6- 7- 7!'],
  ['end', 'up KE / a cham / ends', {}, '- cham 56/2 6 7 7'],
])('%s: %s %j', (_clause, lines, scene, table) => {
  expect(shortly(told(lines, scene).after)).toBe(table)
})

it('A6.2: a card that comes back is known, and is the one that is laid again', () => {
  const { after } = told('up LO / a KL / d LK / c LK', four)
  expect(after.seats.map(({ known }) => known.length)).toEqual([0, 0, 0, 1])
  const { after: later } = told('up LO / a KL / d LK / c LK / d KL / d LK', four)
  expect(seatOf(later, 3)).toMatchObject({ hand: 5, known: [] })
  expect(seatOf(told('up LO / a KL / d LK / c LK / d KP', four).after, 3)).toMatchObject({
    hand: 6,
    known: after.seats[3]?.known,
  })
})

it('A5.3: says who skips until somebody acts', () => {
  const skipped = (lines: string, scene: Scene = {}) => told(lines, scene).after.skipped
  expect(skipped('up D-')).toBeNull()
  expect(skipped('up DE / a E-')).toBe(1)
  expect(skipped('up DE / a E-', { players: 2 })).toBe(1)
  expect(skipped('up DE / a E- / c KE')).toBeNull()
  expect(skipped('up DE / a E- / c draws')).toBeNull()
  expect(skipped('up DE / a E- / b leaves')).toBeNull()
  expect(skipped('up DE / a E- / b leaves', { players: 4 })).toBeNull()
  expect(skipped('up DE / a E- / d leaves', { players: 4 })).toBe(1)
})

it('shares what does not change', () => {
  const { before, after } = told('up KE / a PK / b draws')
  expect(after.visible).toBe(before.visible)
  expect(after.seats[0]).toBe(before.seats[0])
  const refused = told('a KE!')
  expect(refused.after).toBe(refused.before)
})
