import { Dexie } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import type { DeckRow } from './database'
import {
  deckFor,
  deleteDeck,
  keepDeck,
  listDecks,
  playWithDeck,
  purgeDecks,
  renameDeck,
  restoreDeck,
  rewriteDeck,
  watchDecks,
} from './decks'
import { device, failureCode, value } from './fixture'

const deck = (name: string, game = 'mezza') => ({ game, name, text: `{"${name}":1}`, cards: ['8', '9½'] })

describe('decks', () => {
  it('are kept as they came, the last changed first, for every tab', async () => {
    const on = device()
    const book = on.tab()
    const first = value(await keepDeck(deck('Red'), book))
    on.wait(1000)
    const second = value(await keepDeck(deck('Blue', 'merge'), book))
    expect(value(await listDecks(on.tab()))).toEqual([second, first])
    expect(first).toMatchObject({ ...deck('Red'), inUse: true, created: first.changed })
    on.wait(1000)
    value(await renameDeck(first.id, 'Reds', book))
    const rewritten = value(await rewriteDeck(first.id, ({ cards }) => ({ text: '{}', cards: [...cards, '0'] }), book))
    expect(rewritten).toMatchObject({ name: 'Reds', text: '{}', cards: ['8', '9½', '0'], created: first.created })
    expect(value(await listDecks(book)).map(({ name }) => name)).toEqual(['Reds', 'Blue'])
  })

  it('tables are played with the one that was taught last, until another is chosen, or none', async () => {
    const book = device().tab()
    const inUse = async (game: string) => value(await deckFor(game, book))?.name
    expect(await inUse('mezza')).toBeUndefined()
    const red = value(await keepDeck(deck('Red'), book))
    await keepDeck(deck('Blue'), book)
    await keepDeck(deck('Other', 'merge'), book)
    expect([await inUse('mezza'), await inUse('merge'), await inUse('mau-mau')]).toEqual(['Blue', 'Other', undefined])
    value(await playWithDeck('mezza', red.id, book))
    expect([await inUse('mezza'), await inUse('merge')]).toEqual(['Red', 'Other'])
    value(await playWithDeck('mezza', undefined, book))
    expect([await inUse('mezza'), await inUse('merge')]).toEqual([undefined, 'Other'])
    expect(value(await listDecks(book)).filter((row) => row.inUse).length).toBe(1)
  })

  it('a new one without cards is not in use before it knows one', async () => {
    const book = device().tab()
    const red = value(await keepDeck(deck('Red'), book))
    const { id } = value(await keepDeck({ ...deck('New'), text: '', cards: [] }, book))
    expect(value(await deckFor('mezza', book))?.id).toBe(red.id)
    value(await renameDeck(id, 'Newer', book))
    expect(value(await deckFor('mezza', book))?.id).toBe(red.id)
    value(await rewriteDeck(id, () => ({ text: '{}', cards: ['8'] }), book))
    expect(value(await deckFor('mezza', book))?.id).toBe(id)
    // What is taught later does not take it back into use.
    value(await playWithDeck('mezza', undefined, book))
    value(await rewriteDeck(id, () => ({ text: '{}', cards: ['8', '9'] }), book))
    expect(value(await deckFor('mezza', book))).toBeUndefined()
  })

  it('can be taken back after they were deleted, and are gone when purged', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await keepDeck(deck('Red'), book))
    value(await deleteDeck(id, book))
    expect(value(await listDecks(book))).toEqual([])
    expect(value(await deckFor('mezza', book))).toBeUndefined()
    expect(failureCode(await renameDeck(id, 'x', book))).toBe('missing')
    expect(failureCode(await playWithDeck('mezza', id, book))).toBe('missing')
    value(await restoreDeck(id, book))
    expect(value(await deckFor('mezza', book))?.id).toBe(id)

    value(await deleteDeck(id, book))
    await keepDeck(deck('Blue'), book)
    // Another has taken its place meanwhile.
    expect(value(await restoreDeck(id, book)).inUse).toBe(false)
    expect(value(await deckFor('mezza', book))?.name).toBe('Blue')

    value(await deleteDeck(id, book))
    on.wait(10)
    expect(value(await purgeDecks(book.now(), book))).toBe(1)
    expect(failureCode(await restoreDeck(id, book))).toBe('missing')
    expect(value(await listDecks(book)).map(({ name }) => name)).toEqual(['Blue'])
  })

  it('are told to whoever watches, whichever tab changes them', async () => {
    const on = device()
    // Dexie's live queries ask the page itself whether there is IndexedDB.
    Object.assign(Dexie.dependencies, { indexedDB: on.factory, IDBKeyRange })
    const told: string[][] = []
    const stop = watchDecks((outcome) => told.push(value(outcome).map((row: DeckRow) => row.name)), on.tab())
    await vi.waitFor(() => expect(told.at(-1)).toEqual([]))
    await keepDeck(deck('Red'), on.tab())
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Red']))
    stop()
  })
})
