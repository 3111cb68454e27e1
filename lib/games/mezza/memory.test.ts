import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { tokenOf } from './card'
import { mezza } from './index'
import { memory } from './memory'
import { type MezzaState, unaccounted } from './state'
import { eventOf, type Scene, sceneStart } from './telling.fixture'

function stateAfter(lines: string, scene: Scene = {}): MezzaState {
  return lines
    .split('/')
    .reduce((state, line) => judgeOpenly(mezza, state, eventOf(line.trim())).after, sceneStart(scene))
}

it('knows what was taken up, and counts what is hidden', () => {
  const { players, cards, hidden } = memory(stateAfter('a 3 / b 5 5 / c takes / a ½'))
  expect(players).toEqual([
    { place: null, known: [], unknown: 3 },
    { place: null, known: [], unknown: 3 },
    { place: null, known: ['3', '5', '5'], unknown: 3 },
  ])
  expect(cards.find(({ card }) => card === '5')).toEqual({ card: '5', hidden: 2, copies: 4 })
  expect(cards.find(({ card }) => card === '½')).toEqual({ card: '½', hidden: 11, copies: 12 })
  expect(hidden).toBe(68 - 4)
})

describe('how probable a chance is', () => {
  it.each<[lines: string, kind: string, probability: number]>([
    ['a 5', 'quick-play', 3 / 67],
    ['a 5 5', 'quick-play', 1 - (64 * 63) / (66 * 65)],
    ['a 5 / b 6½', 'snatch', 1 - (54 * 53 * 52) / (66 * 65 * 64)],
  ])('by the share of deals: %s', (lines, kind, probability) => {
    const chance = memory(stateAfter(lines)).chances.find((each) => each.kind === kind)
    expect(chance?.probability).toBeCloseTo(probability, 12)
  })

  it('is certain where the card is known', () => {
    const seats = [{ hand: 1, up: '8 8 2' }, {}, {}]
    expect(memory(stateAfter('a 8', { stock: 0, seats })).chances).toEqual([
      { kind: 'quick-play', by: 0, card: '8', sure: true, probability: 1 },
    ])
    const snatch = { hand: 3, known: '½' }
    const { chances } = memory(stateAfter('a 5 / b 6½', { seats: [snatch, {}, {}] }))
    expect(chances.find(({ by, kind }) => by === 0 && kind === 'snatch')?.probability).toBe(1)
  })

  it('agrees with every deal of a few hidden cards', () => {
    // All but six cards lie open: two are in Ana's hand, just drawn, the others are face down.
    const base = stateAfter('a 5')
    for (const left of [
      ['5', '5', '6', '7', '8', '9'],
      ['5', '6', '6', '7', '7', '½'],
      ['½', '½', '½', '5', '5', '5'],
    ]) {
      const open = sceneStart({}).visible.map((_, card) => {
        const copies = memory(base).cards.find((each) => each.card === tokenOf(card))?.copies ?? 0
        return copies - left.filter((each) => each === tokenOf(card)).length
      })
      const state: MezzaState = { ...base, visible: open, drawn: 2 }
      expect(unaccounted(state, 8)).toBe(left.filter((each) => each === tokenOf(8)).length)
      let deals = 0
      let held = 0
      for (const [i, one] of left.entries()) {
        for (const [j, other] of left.entries()) {
          if (i === j) continue
          deals++
          if (one === '5' || other === '5') held++
        }
      }
      const chance = memory(state).chances.find(({ kind }) => kind === 'quick-play')
      expect(chance?.probability).toBeCloseTo(held / deals, 12)
    }
  })
})
