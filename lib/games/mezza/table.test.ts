import { describe, expect, it } from 'vitest'
import { type MezzaTable, table } from './table'
import { type Scene, told } from './telling.fixture'

const tableAfter = (lines: string, scene?: Scene) => table(told(lines, scene).after)
const late = (...seats: NonNullable<Scene['seats']>): Scene => ({ stock: 0, seats })

it('is exactly the public state, its fields in the order of the page', () => {
  const dealt = { hand: 3, known: [], up: 3, down: 3, place: null }
  const expected: MezzaTable = {
    turn: 0,
    need: { min: '7' },
    pile: ['6½', '½'],
    top: '7',
    stock: 38,
    removed: 0,
    players: [{ ...dealt, up: ['9', '7', 'joker'] }, dealt, dealt],
    chances: [{ kind: 'quick-play', by: 1, card: '½', sure: false }],
    over: false,
  }
  expect(JSON.stringify(tableAfter('a shows 9 7 joker / c 6½ / b ½'))).toBe(JSON.stringify({ ...expected, stock: 39 }))
})

it.each<[rule: string, lines: string, need: MezzaTable['need'], top: string | null]>([
  ['no pile', 'a leaves', {}, null],
  ['M4.1 nothing but jokers', 'a joker !', {}, null],
  ['M4.2 a 0', 'a 0 !', {}, '0'],
  ['M4.2 a joker on a 0', 'a 0 ! / b joker', {}, '0'],
  ['M3.2 the ½', 'a ½', { min: '½' }, '½'],
  ['M3.2 any rank', 'a 8', { min: '8' }, '8'],
  ['M4.3 a combination that is open', 'a 9½', { min: '9½' }, '9½'],
  ['M4.3 a made 7', 'a 6½ / b ½', { min: '7' }, '7'],
  ['M4.4 a 4', 'a 4', { max: '4' }, '4'],
  ['M4.4 a made 4', 'a 3½ / b ½', { max: '4' }, '4'],
  ['M4.4 under a joker', 'a 4 / b joker', { max: '4' }, '4'],
  ['M4.7 after a 10', 'a 9½ / b ½', {}, null],
])('need and top, %s: %s', (_, lines, need, top) => {
  expect(tableAfter(lines)).toMatchObject({ need, top })
})

it('need after a 4 that holds once (M4.4)', () => {
  const once: Scene = { options: { fourHolds: 'once' } }
  expect(tableAfter('a 4', once)).toMatchObject({ need: { max: '4' }, top: '4' })
  expect(tableAfter('a 4 / b joker', once)).toMatchObject({ need: { min: '4' }, top: '4' })
})

describe('players', () => {
  it('have their known cards sorted, joker first', () => {
    const { players } = tableAfter('a ½ / b 0 / c joker / a 9½ / b takes')
    expect(players[1]).toEqual({ hand: 7, known: ['joker', '0', '½', '9½'], up: 3, down: 3, place: null })
  })

  it('are known to have one less for each equal card they play', () => {
    const { players } = tableAfter('a 5 5 / b takes / c 1 / a 2 / b 5')
    expect(players[1]).toMatchObject({ hand: 4, known: ['5'] })
  })

  it('have their logged face-up cards in logged order, or their number', () => {
    const seats = [{}, { hand: 0, up: '9 7 joker' }, { hand: 0 }]
    expect(tableAfter('a 5 / b 7', late(...seats)).players[1]?.up).toEqual(['9', 'joker'])
    expect(tableAfter('a 5 / b 7 / a leaves', late(...seats)).players[2]?.up).toBe(3)
    expect(tableAfter('a 5 / b 8 / c 8 8', late({}, {}, { hand: 0 })).players[2]?.up).toBe(1)
    expect(tableAfter('a 5 / b 7', late({}, { hand: 0, up: '7' })).players[1]?.up).toEqual([])
    expect(tableAfter('a 5 / b 7', late({}, { hand: 0, up: 1 })).players[1]?.up).toBe(0)
  })
})

/** Chances in a few letters: `b quick 5` may be, `b sure 5` is, `c snatch`. */
const chances = ({ chances }: MezzaTable) =>
  chances
    .map((chance) => {
      const who = 'abcdefg'[chance.by]
      return chance.kind === 'snatch' ? `${who} snatch` : `${who} ${chance.sure ? 'sure' : 'quick'} ${chance.card}`
    })
    .join(', ')

it.each<[rule: string, lines: string, listed: string, scene?: Scene]>([
  ['none before the opening', 'a leaves', ''],
  ['M8.1 who drew', 'a 5', 'a quick 5'],
  ['M8.1 not who drew none', 'a 5', '', late()],
  ['M8.1 as long as a copy is hidden', 'a 5 5 5 / b 5', ''],
  ['M8.1 not known in a hand', 'b shows 5 8 8 / a 5 5', 'a quick 5'],
  ['M8.1 all known', 'b shows 5 5 8 / a 5 5', ''],
  ['M8.1 the next closes it', 'a 5 / b 6', 'b quick 6'],
  ['M8.1 a pick-up closes it', 'a 5 / b takes', ''],
  ['M8.1 leaving closes the own', 'a 5 / a leaves', ''],
  ['M8.1 nobody else’s', 'a 5 / b leaves', 'a quick 5'],
  ['M8.1 what was drawn and not laid', 'a ½ ½ / a ½', 'a quick ½', { stock: 2 }],
  ['M8.1 all of it laid', 'a ½ ½ / a ½ / a ½', '', { stock: 2, seats: [{ hand: 4 }] }],
  ['M8.2 face up for sure', 'a 5 / b 6', 'b sure 6', late({}, { hand: 1, up: '6 8 8' })],
  ['M8.2 not of another rank', 'a 5 / b 6', '', late({}, { hand: 1, up: '7 8 8' })],
  ['M8.2 unlogged perhaps', 'a 5 / b 6', 'b quick 6', late({}, { hand: 1 })],
  ['M8.2 not when all copies are seen', 'a 6 / b 6', '', late({ up: '6 6 8' }, { hand: 1 })],
  ['M8.2 not without face-up cards', 'a 5 / b 6', '', late({}, { hand: 1, up: 0 })],
  ['M8.2 not with a hand', 'a 5 / b 6', '', late({}, { hand: 2, up: '6 8 8' })],
  ['M8.2 again after one', 'a 5 / b 6 / b 6', 'b sure 6', late({}, { hand: 1, up: '6 6 8' })],
  ['M8.2 not after a face-up play', 'a 5 / b 6', '', late({}, { hand: 0, up: '6 6 8' })],
  ['M8.4 not who is on turn', 'a 7', '', { players: 2 }],
  ['M7.1 all others but who is on turn', 'a 6½', 'a quick 6½, c snatch, d snatch', { players: 4 }],
  ['M7.1 on 3½ and 9½ too', 'a 3½ / b 9½', 'b quick 9½, a snatch'],
  ['M7.1 not on a made 7', 'a 6½ / b ½', 'b quick ½'],
  ['M7.1 not behind a joker', 'a 6½ / b joker', 'b quick joker'],
  ['M7.1 not who has left', 'a 6½ / c leaves', 'a quick 6½'],
  ['M7.1 not who laid it', 'a 6½ / b leaves', 'a quick 6½'],
  ['M7.1 also when who laid it has left', 'a 6½ / a leaves', 'c snatch', { players: 3 }],
  ['M7.1 with a known ½', 'a 6½', 'c snatch', late({}, {}, { hand: 1, known: '½' })],
  ['M7.1 not when the whole hand is known', 'a 6½', '', late({}, {}, { hand: 1, known: '8' })],
  ['M7.1 perhaps among unknown ones', 'a 6½', 'c snatch', late({}, {}, { hand: 2, known: '8' })],
  ['M7.1 not when every ½ is known', 'a 6½', '', late({ hand: 15, known: Array(12).fill('½').join(' ') })],
  ['M7.3 face up', 'a 6½', 'c snatch', late({}, {}, { hand: 0, up: '½ 8 8' })],
  ['M7.3 not another card', 'a 6½', '', late({}, {}, { hand: 0, up: '7 8 8' })],
  ['M7.3 unlogged perhaps', 'a 6½', 'c snatch', late({}, {}, { hand: 0 })],
  ['M7.3 not blind', 'a 6½', '', late({}, {}, { hand: 0, up: 0 })],
  ['none once it is over', 'a 6½ / ends', ''],
])('chances, %s: %s → %s', (_, lines, listed, scene) => {
  expect(chances(tableAfter(lines, scene))).toBe(listed)
})
