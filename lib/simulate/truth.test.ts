import { describe, expect, it } from 'vitest'
import { seeded } from './random'
import { Truth } from './truth'

const STOCK = 0
const HAND = 1
const truth = Truth.of(new Map([[STOCK, ['1', '2', '3']], [HAND, ['5', '6', '5', '7']]])) // biome-ignore format: two zones
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

  it('shuffles as the deal has it: the same again, and not the same twice', () => {
    const shuffle = { kind: 'shuffle', zone: STOCK, cards: [...'abcdefghij'] } as const
    const once = followed(shuffle)
    expect(once.cards(STOCK).slice(0, 3)).toEqual(['1', '2', '3'])
    expect(once.cards(STOCK).slice(3).toSorted()).toEqual([...'abcdefghij'])
    expect(followed(shuffle).cards(STOCK)).toEqual(once.cards(STOCK))
    expect(once.follow([shuffle]).cards(STOCK).slice(13)).not.toEqual(once.cards(STOCK).slice(3))
  })

  it('deals all cards anew, so that what is turned up then lay where it is seen', () => {
    const zones = new Map([[STOCK, 4], [HAND, 3]]) // biome-ignore format: two zones
    for (const card of ['1', '2', '3', '5', '6', '7']) {
      const dealt = followed({ kind: 'deal', zones }, { kind: 'reveal', zone: STOCK, cards: [card] })
      expect([dealt.cards(STOCK).length, dealt.cards(HAND).length]).toEqual([3, 3])
      expect([card, ...dealt.cards(STOCK), ...dealt.cards(HAND)].toSorted().join('')).toBe('1235567')
    }
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
