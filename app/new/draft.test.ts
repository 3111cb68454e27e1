import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, keepDraft, loadDraft, readDraft } from './draft'

const draft: Draft = {
  again: null,
  game: 'mezza',
  players: ['Ana', 'Ben'],
  answered: { variant: 'short' },
  memory: false,
  typed: ' Ce',
}

function device() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
}

describe('a table that is not begun yet', () => {
  it('is found again until it has begun', () => {
    const storage = device()
    keepDraft(draft, storage)
    expect(loadDraft(null, storage)).toEqual(draft)
    keepDraft(undefined, storage)
    expect(loadDraft(null, storage)).toBeUndefined()
  })

  it('is another one where it begins with another table', () => {
    const storage = device()
    keepDraft({ ...draft, again: 'a' }, storage)
    expect(loadDraft('a', storage)?.players).toEqual(['Ana', 'Ben'])
    expect(loadDraft('b', storage)).toBeUndefined()
    expect(loadDraft(null, storage)).toBeUndefined()
  })

  it('is had before a game is chosen', () => {
    const { game, ...rest } = { ...draft, answered: {} }
    expect(readDraft(JSON.stringify(rest))).toEqual({ ...rest, game: undefined })
  })

  it.each([
    ['a game that there is not', { game: 'chess' }],
    ['a name twice', { players: ['Ana', 'ana'] }],
    ['a name of nothing', { players: [''] }],
    ['a name with space around it', { players: [' Ana'] }],
    ['a name that is none', { players: [7] }],
    ['more than can sit', { players: Array.from({ length: 13 }, (_, i) => `P${i}`) }],
    ['a memory that is no answer', { memory: 'yes' }],
  ])('is none with %s', (_, change) => {
    expect(readDraft(JSON.stringify({ ...draft, ...change }))).toBeUndefined()
  })

  it('forgets answers that its game does not take', () => {
    expect(readDraft(JSON.stringify({ ...draft, answered: { variant: 'huge' } }))?.answered).toEqual({})
  })

  it('is none where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError')
    }
    expect(() => keepDraft(draft, blocked)).not.toThrow()
    expect(loadDraft(null, blocked)).toBeUndefined()
  })

  it('is none in garbage of any kind', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDraft(text)).toBeUndefined()
      }),
    )
  })
})
