import { describe, expect, it } from 'vitest'
import { findGame, mezza } from '@/lib/games/registry'
import { readHeader } from '@/lib/referee/log'
import { beginTable } from './begin'
import { device, value } from './fixture'
import { keepsMemory } from './memory'
import { loadTable } from './table'
import { listTables } from './tables'

describe('beginTable', () => {
  it('writes out every option and the time, and reads as a log', async () => {
    const book = device().tab()
    const players = ['Ana', 'Ben', 'Cem']
    const row = value(await beginTable({ game: mezza, players, options: { variant: 'short' } }, book))
    const options = { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true }
    const header = { kiebitz: 1, game: 'mezza', players, options, started: '2026-11-20T18:00:00.000Z' }
    expect(row.header).toBe(JSON.stringify(header))
    expect(row).toMatchObject({ players, created: Date.UTC(2026, 10, 20, 18), events: 0, over: false, status: '' })
    expect(readHeader(row.header, findGame).header).toMatchObject({ players, options })
    expect(value(await loadTable(row.id, book)).row).toEqual(row)
  })

  it('notes that a table looks nothing up, which the reader of logs ignores', async () => {
    const book = device().tab()
    const round = { game: mezza, players: ['Ana', 'Ben'], options: {} }
    const off = value(await beginTable({ ...round, memory: false }, book))
    expect(JSON.parse(off.header)).toMatchObject({ memory: false })
    expect(keepsMemory(off.header)).toBe(false)
    expect(readHeader(off.header, findGame).header).not.toHaveProperty('memory')
    const on = value(await beginTable(round, book))
    expect(on.header).not.toContain('memory')
    expect(keepsMemory(on.header)).toBe(true)
  })

  it('begins no table that the game does not have', async () => {
    const book = device().tab()
    await expect(beginTable({ game: mezza, players: ['Ana'], options: {} }, book)).rejects.toThrow('not 2 to 7')
    await expect(beginTable({ game: mezza, players: ['Ana', 'Ana'], options: {} }, book)).rejects.toThrow('same name')
    expect(value(await listTables(book))).toEqual([])
  })
})
