import { expect, it } from 'vitest'
import { deckSize } from '@/lib/cards/deck'
import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import { memory } from './memory'
import { sceneStart, told } from './telling.fixture'

it('knows nothing before the first card', () => {
  const { cards, hidden, players, chances } = memory(sceneStart({}))
  expect(hidden).toBe(deckSize(MISCH_MASCH_DECK))
  expect(cards.every((each) => each.hidden === each.copies)).toBe(true)
  expect(players).toEqual([1, 2, 3].map(() => ({ place: null, known: [], unknown: 7 })))
  expect(chances).toEqual([])
})

it('counts every card that does not lie open and is not known', () => {
  const { after } = told('up LO / a KL / d LK / c LK / d -K!', { players: 4, options: { interject: 'in-order' } })
  const { cards, hidden, players } = memory(after)
  const left = (card: string) => cards.find((each) => each.card === card)?.hidden
  expect([left('LK'), left('KL'), left('K½'), left('D½'), left('KK')]).toEqual([0, 1, 0, 1, 1])
  expect(players[3]).toEqual({ place: null, known: ['LK'], unknown: 5 })
  const places = players.reduce((sum, { unknown }) => sum + unknown, 0)
  expect(hidden).toBe(places + after.stock)
})

it('says how probable a chance is', () => {
  const probable = (lines: string) =>
    memory(told(lines).after).chances.map(({ kind, probability }) => [kind, probability])
  // 76 cards nobody knows, two of them are it: 6 or 7 of them in that hand.
  const none = (places: number) => ((76 - places) * (75 - places)) / (76 * 75)
  expect(probable('up KE / a PK').map(([kind, probability]) => [kind, Number(probability).toFixed(9)])).toEqual([
    ['interject', (1 - none(6)).toFixed(9)],
    ['interject', (1 - none(7)).toFixed(9)],
  ])
  expect(probable('up KE / a cham')).toEqual([['follow', 1]])
})

it('A4.3: of the cards that may have been drawn says how many fit', () => {
  const chances = memory(told('up K- / a cham / b draws').after).chances
  expect(chances).toMatchObject([{ kind: 'play-drawn', probability: 1 }])
  // On a half card: ten with that half below, the real animal, and the chameleons; of 77.
  const half = memory(told('up K- / a draws!').after).chances
  expect(half).toMatchObject([{ kind: 'play-drawn', probability: (10 + 1 + 6) / 77 }])
})

it('knows a card that came back to be in that hand', () => {
  const { after } = told('up LO / a KL / d LK / c LK / d KL', { players: 4, options: { interject: 'in-order' } })
  const probable = memory(after).chances.map(({ by, probability }) => [by, probability])
  expect(probable).toEqual([[1, 0], [2, 0], [3, 1]]) // biome-ignore format: by seat
})
