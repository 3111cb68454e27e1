import { expect, test } from 'vitest'
import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import { GAME_CARDS } from '@/lib/cards/game-cards'
import { GAMES, isKnown, progress } from './games'

test('every game can be taught whole, and our own printed deck is a whole one', () => {
  expect([...GAMES].sort()).toEqual(Object.keys(GAME_CARDS).sort())
  for (const game of GAMES) {
    const { all } = progress(game, [])
    expect(progress(game, GAME_CARDS[game] ?? [])).toEqual({ known: all, all })
    const printed = PRINTED_DECKS[game]?.faces.map(({ card }) => card) ?? []
    expect(progress(game, printed)).toEqual({ known: all, all })
    expect(printed.length).toBe(all)
  }
})

test('the two half cards of an animal count as one', () => {
  expect(progress('misch-masch', ['D-', '-D', 'DE'])).toEqual({ known: 2, all: 43 })
  expect(isKnown('misch-masch', ['D-'], '-D')).toBe(true)
  expect(isKnown('misch-masch', ['D-'], 'DD')).toBe(false)
  expect(isKnown('mezza', ['8'], '9')).toBe(false)
})
