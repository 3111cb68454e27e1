import { describe, expect, it } from 'vitest'
import { seeded } from './random'
import { Truth } from './truth'

const STOCK = 0
const HAND = 1
const truth = new Truth(new Map([[STOCK, ['1', '2', '3']], [HAND, ['5', '6', '5', '7']]])) // biome-ignore format: two zones
const followed = (...movements: Parameters<Truth['follow']>[0]) => truth.follow(movements)

describe('truth', () => {
  it('is a deal of the whole deck', () => {
    const deck = new Map([['a', 3], ['b', 2]] as const) // biome-ignore format: a deck
    const { zones } = Truth.deal(deck, new Map([[STOCK, 3], [HAND, 2]]), seeded(1)) // biome-ignore format: two zones
    expect([...zones].map(([zone, cards]) => [zone, cards.length])).toEqual([[STOCK, 3], [HAND, 2]]) // biome-ignore format: two zones
    expect([...zones.values()].flat().sort().join('')).toBe('aaabb')
    const deals = [1, 2, 3, 4, 5, 6].map((seed) => Truth.deal(deck, new Map([[STOCK, 5]]), seeded(seed)).cards(STOCK))
    expect(new Set(deals.map(String)).size).toBeGreaterThan(1)
  })

  it('follows what is seen, drawn and taken up', () => {
    expect(followed({ kind: 'reveal', zone: HAND, cards: ['5'] }).cards(HAND)).toEqual(['5', '6', '7'])
    const drawn = followed({ kind: 'draw', from: STOCK, to: HAND, count: 2 })
    expect(drawn.cards(HAND)).toEqual(['5', '6', '5', '7', '1', '2'])
    expect(drawn.cards(STOCK)).toEqual(['3'])
    expect(
      followed({ kind: 'take', zone: HAND, cards: ['9'] })
        .cards(HAND)
        .at(-1),
    ).toBe('9')
    expect(truth.cards(HAND)).toEqual(['5', '6', '5', '7'])
    expect(followed()).toBe(truth)
  })

  it('does not take what cannot be', () => {
    expect(() => followed({ kind: 'reveal', zone: HAND, cards: ['6', '6'] })).toThrow('6 is not among 5 5 7')
    expect(() => followed({ kind: 'draw', from: STOCK, to: HAND, count: 4 })).toThrow('4 cards drawn of 3')
    expect(() => followed({ kind: 'amend', zone: HAND, was: ['5'], now: ['6'] })).toThrow('never wrong')
  })

  it('bears a claim where none of its zones holds any of its cards', () => {
    const bears = (zones: number[], cards: string[]) => truth.bears({ code: 'must-play', zones, cards })
    expect(bears([HAND], ['1', '8'])).toBe(true)
    expect(bears([HAND], ['8', '6'])).toBe(false)
    expect(bears([HAND, STOCK], ['1', '8'])).toBe(false)
  })
})
