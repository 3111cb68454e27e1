import { expect, it } from 'vitest'
import { randomHeader } from '@/lib/simulate/header'
import { dishonestPlayer, randomPlayer } from '@/lib/simulate/player'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { mauMau } from './index'
import { type Scene, sceneStart, told } from './telling.fixture'

const { simulated } = mauMau

/** What a player does who holds these cards. */
const acts = (lines: string, by: number, hand: string, scene: Scene = {}) =>
  simulated
    .acts(lines ? told(lines, scene).after : sceneStart(scene), by, (zone) => (zone === by ? hand.split(' ') : []))
    .map(({ do: what, by: _by, ...rest }) => [what, ...Object.values(rest)].join(' '))

it('lists plays by card and colour, then what else may be done', () => {
  expect(acts('', 0, 'b1 y5 r9 r9 joker')).toEqual([
    'play r9',
    'play y5',
    'play joker r',
    'play joker b',
    'play joker g',
    'play joker y',
    'draw',
  ])
  expect(acts('a draws', 0, 'b1 r2')).toEqual(['play r2', 'pass'])
  expect(acts('a r+2', 2, 'b1 r2 b+2 joker')).toEqual(['play b+2', 'draw'])
  expect(acts('', 0, 'b1 b2', { hands: [2] })).toEqual(['draw', 'last'])
  expect(acts('a last', 0, 'b1 b2', { hands: [2] })).toEqual(['draw'])
  expect(acts('', 1, 'r1 r2')).toEqual([])
})

it('U5.6: finds what the table finds that looks at the cards', () => {
  const { after } = told('a joker+4 b', { hands: [3] })
  const found = (hand: string) => simulated.acts(after, 2, (zone) => (zone === 0 ? hand.split(' ') : ['g1']))
  expect(found('g1 r2')).toContainEqual({ do: 'challenge', by: 2, guilty: true })
  expect(found('g1 b2')).toContainEqual({ do: 'challenge', by: 2, guilty: false })
  expect(found('g1 b2 r2')).toContainEqual({ do: 'challenge', by: 2, guilty: false }) // drawn since
})

it('U6.2: everybody else may catch', () => {
  const scene: Scene = { hands: [2] }
  expect(acts('a r1', 1, 'r1', scene)).toEqual(['catch 0'])
  expect(acts('a r1', 2, 'b2', scene)).toEqual(['draw', 'catch 0'])
  expect(acts('a r1', 0, 'b1', scene)).toEqual([])
})

it('between rounds anybody may be drawn to begin, with any card; at the end of one hands are counted', () => {
  expect(acts('', 1, '', { fresh: true })).toHaveLength(53)
  const counting: Scene = { options: { points: 500 }, hands: [1, 2, 2] }
  expect(acts('a r1', 1, 'r9 b5', counting)).toEqual(['count r9,b5'])
  expect(acts('a r1', 0, '', counting)).toEqual([])
  expect(acts('ends', 1, 'r1')).toEqual([])
  expect(acts('b leaves', 1, 'r1')).toEqual([])
})

it('tells the listed chances as events, and which of them an act takes', () => {
  const { after } = told('a joker+4 g', { hands: [2] })
  expect(simulated.chances(after)).toEqual([
    { do: 'catch', by: 1, of: 0 },
    { do: 'catch', by: 2, of: 0 },
    { do: 'challenge', by: 2, guilty: false },
  ])
  expect(simulated.takes?.(after, { do: 'challenge', by: 2, guilty: true })).toEqual([
    { do: 'challenge', by: 2, guilty: false },
  ])
  expect(simulated.takes?.(after, { do: 'catch', by: 2, of: 0 })).toEqual([{ do: 'catch', by: 2, of: 0 }])
  expect(simulated.takes?.(after, { do: 'draw', by: 2 })).toEqual([])
})

it('names hidden zones, counts what lies open, and exchanges nothing', () => {
  const { after } = told('a r1')
  expect([0, 1, 2, 3].map((zone) => simulated.zoneName(after, zone))).toEqual(['hand 0', 'hand 1', 'hand 2', 'stock'])
  const { open, zones } = simulated.counted(after)
  expect(open).toEqual(['r1', 'r5'])
  expect([...zones].map(([zone, { unknown }]) => [zone, unknown])).toEqual([[0, 6], [1, 7], [2, 7], [3, 86]]) // biome-ignore format: by zone
  expect(simulated.exchanges(after)).toEqual([[], [], []])
})

it('can be played to an end, honestly or not', () => {
  const random = seeded(7)
  const ends = Array.from({ length: 20 }, () => {
    const header = randomHeader(mauMau, random, { options: { points: null } })
    const players = header.players.map((_, i) => (i === 0 ? dishonestPlayer(randomPlayer, 0.5) : randomPlayer))
    return simulateGame(mauMau, header, { players, random, leaving: 0.002 }).places
  })
  expect(ends.filter((places) => places.includes(1)).length).toBeGreaterThan(5)
})
