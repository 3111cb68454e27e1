import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mezza } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import {
  gameKept,
  type KeptGame,
  keepPractice,
  loadPractice,
  PRACTICE_KEY,
  readGame,
  readPractice,
  writePractice,
} from './kept'

const game = mezza as AnyGame
const kept: KeptGame = {
  header: {
    game: 'mezza',
    players: ['Kim', 'Ana'],
    options: { variant: 'short', fourHolds: 'once', nineHalfOnItself: false },
  },
  me: 0,
  seed: 7,
  exchanged: [
    ['1', '2', '½'],
    ['joker', '0', '9½'],
  ],
  events: [
    { do: 'face-up', by: 0, cards: ['joker', '0', '9½'] } as never,
    { do: 'play', by: 1, cards: ['½'] } as never,
  ],
}

describe('what is kept of practice', () => {
  it('is read as it was written', () => {
    const practice = readPractice(writePractice({ pace: 'brisk', name: 'Zoë', game: kept }))
    expect([practice.pace, practice.name, gameKept(practice)]).toEqual(['brisk', 'Zoë', 'mezza'])
    expect(readGame(practice, game)).toEqual(kept)
    const none = readPractice(writePractice({ pace: 'calm', name: '', game: null }))
    expect([none.pace, gameKept(none), readGame(none, game)]).toEqual(['calm', null, null])
  })

  it.each([
    ['another seat', { me: 2 }],
    ['an event of no game', { events: [{ do: 'fly', by: 0 }] }],
    ['an event of nobody', { events: [{ do: 'pick-up', by: 2 }] }],
    ['another game', { header: { ...kept.header, game: 'mau-mau' } }],
    ['options that there are not', { header: { ...kept.header, options: { variant: 'long' } } }],
    ['too few players', { header: { ...kept.header, players: ['Kim'] } }],
    ['no seed', { seed: 'x' }],
  ])('is no game where it has %s', (_, changes) => {
    const text = writePractice({ pace: 'usual', name: '', game: { ...kept, ...changes } as KeptGame })
    expect(readGame(readPractice(text), game)).toBeNull()
  })

  it('is nothing where it is garbage, and nothing is ever thrown', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ version: 1, game: value })),
    )
    fc.assert(
      fc.property(garbage, (text) => {
        const practice = readPractice(text)
        gameKept(practice)
        expect(readGame(practice, game)).toBeNull()
      }),
      { seed: Number(process.env.SEED ?? 1), numRuns: 500 },
    )
  })

  it('is kept on the device where that lets us', () => {
    const stored = new Map<string, string>()
    const storage = () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    })
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(keepPractice({ pace: 'calm', name: 'Kim', game: kept }, storage)).toBe(true)
    expect([...stored.keys()]).toEqual([PRACTICE_KEY])
    expect(readGame(loadPractice(storage), game)).toEqual(kept)
    expect(keepPractice({ pace: 'calm', name: 'Kim', game: kept }, blocked)).toBe(false)
    expect(loadPractice(blocked).game).toBeNull()
  })
})
