import { expect, it } from 'vitest'
import type { HiddenZone } from '@/lib/referee/evidence'
import { mischMasch } from './index'
import { type Scene, sceneStart, told } from './telling.fixture'

const { simulated } = mischMasch

const four: Scene = { players: 4, options: { interject: 'in-order' } }

it('counts what lies open, what is known and what is not', () => {
  const { open, zones } = simulated.counted(told('up LO / a KL / d LK / c LK / d -K!', four).after)
  expect([...open].sort()).toEqual(['KL', 'K½', 'LK', 'LO'])
  expect([...zones]).toEqual([
    [0, { known: [], unknown: 6 }],
    [1, { known: [], unknown: 7 }],
    [2, { known: [], unknown: 6 }],
    [3, { known: ['LK'], unknown: 5 }],
    [4, { known: [], unknown: 49 }],
  ])
})

it('names hidden zones, and exchanges nothing', () => {
  const state = sceneStart({ players: 2 })
  expect([0, 1, 2].map((zone) => simulated.zoneName(state, zone))).toEqual(['hand 0', 'hand 1', 'stock'])
  expect(simulated.exchanges(state)).toEqual([[], []])
})

/** What somebody can do after some events with those cards; the stock's are `PO` and `D½`. */
function acts(lines: string, by: number, hand: string, scene: Scene = {}, others = ''): readonly string[] {
  const state = lines === '' ? sceneStart(scene) : told(lines, scene).after
  const stock = state.seats.length
  const cards = (zone: HiddenZone) =>
    (zone === stock ? 'PO D½' : zone === by ? hand : others).split(' ').filter((card) => card !== '')
  return simulated.acts(state, by, cards).map((event) => {
    return event.do === 'play' || event.do === 'turn-up' ? `${event.do === 'play' ? '' : 'up '}${event.card}` : event.do
  })
}

it.each<[what: string, found: readonly string[], expected: readonly string[]]>([
  ['the first card is turned up', acts('', 1, 'KE LO'), ['up PO']],
  ['opening', acts('up KE', 1, 'KE EL DK PK PK cham'), ['DK', 'EL', 'PK', 'cham']],
  ['opening with nothing that fits', acts('up KE', 1, 'KE LO'), ['up PO']],
  ['somebody else has something that fits', acts('up KE', 1, 'KE LO', {}, 'EL'), []],
  ['on turn', acts('up KE / a PK', 1, 'KE LO KP'), ['KE', 'KP', 'draw']],
  ['a half card whose side nobody has seen', acts('up KE / a KK', 1, 'K½'), ['K-', '-K', 'draw']],
  [
    'a half card whose side has been seen',
    acts('up -K / a KL / b KK! / c draws / a draws', 1, 'K½', { stock: 2 }),
    ['-K', 'draw'],
  ],
  ['out of turn', acts('up KE / a PK', 2, 'KE LO KP cham'), ['KP']],
  ['out of turn where nobody interjects', acts('up KE / a PK', 2, 'KP', { options: { interject: 'none' } }), []],
  ['on their own chameleon', acts('up KE / a cham', 0, 'LO cham D½'), ['D-', '-D', 'LO', 'cham']],
  ['the card just drawn', acts('up KE / a PK / b draws', 1, 'KD DP DK KP EP'), ['EP', 'KP']],
  ['the card just drawn does not fit', acts('up KE / a PK / b draws', 1, 'KD EP LO'), []],
  ['before somebody else', acts('up LO / a KL / d LK', 2, 'LK KL LO', four), ['KL', 'LK']],
  ['who has left', acts('up KE / a leaves', 0, 'PK'), []],
  ['after the end', acts('up KE / ends', 0, 'PK'), []],
])('acts: %s', (_what, found, expected) => {
  expect(found).toEqual(expected)
})

const chances = (lines: string, scene: Scene = {}) => simulated.chances(told(lines, scene).after)

it('tells the listed chances as events', () => {
  expect(chances('up KE')).toEqual([])
  expect(chances('up KE / a PK')).toEqual([
    { do: 'play', by: 0, card: 'KP' },
    { do: 'play', by: 2, card: 'KP' },
  ])
  const follows = chances('up -K / a cham')
  expect(follows).toHaveLength(47) // all but the half card that lies open, and its other side
  expect(follows).toContainEqual({ do: 'play', by: 0, card: '-D' })
  expect(follows).not.toContainEqual({ do: 'play', by: 0, card: 'K-' })
})

it('A4.3: tells the cards that may have been drawn, once each', () => {
  const found = chances('up KE / a PK / b draws')
  const drawn = found.filter((event) => event.do === 'play' && event.by === 1)
  expect(new Set(drawn.map((event) => JSON.stringify(event))).size).toBe(drawn.length)
  expect(drawn.every((event) => event.do === 'play' && /^(K|.P$|-P|cham)/.test(event.card))).toBe(true)
})

it('A6.2: tells also who may replace an interjection', () => {
  const found = chances('up LO / a KL / d LK', four)
  expect(found).toContainEqual({ do: 'play', by: 1, card: 'LK' })
  expect(found).toContainEqual({ do: 'play', by: 2, card: 'LK' })
  expect(found).not.toContainEqual({ do: 'play', by: 3, card: 'LK' })
})
