import { describe, expect, it } from 'vitest'
import { device, mezza, value } from './fixture'
import { recentGroups, recentNames } from './recent'
import { createTable, listTables } from './tables'

/** The list after these tables were begun, one a minute. */
async function after(...tables: Parameters<typeof mezza>[]) {
  const on = device()
  const book = on.tab()
  for (const table of tables) {
    on.wait(60_000)
    value(await createTable(mezza(...table), book))
  }
  return value(await listTables(book))
}

describe('recentGroups', () => {
  it('has each group once, as it last sat and with its last options, the last that played first', async () => {
    const rows = await after(
      [['Ana', 'Ben', 'Cem'], { variant: 'full' }],
      [['Ana', 'Ben'], { variant: 'short' }],
      [['Cem', 'Ana', 'Ben'], { variant: 'full', fourHolds: true }],
      [['Dana', 'Eva'], {}],
    )
    expect(recentGroups(rows)).toEqual([
      { game: 'mezza', players: ['Dana', 'Eva'], options: {}, memory: true },
      { game: 'mezza', players: ['Cem', 'Ana', 'Ben'], options: { variant: 'full', fourHolds: true }, memory: true },
      { game: 'mezza', players: ['Ana', 'Ben'], options: { variant: 'short' }, memory: true },
    ])
    expect(recentGroups(rows, 2)).toHaveLength(2)
  })

  it('keeps games apart, takes names as they are, and a header without options', () => {
    const row = (game: string, players: string[], header: object = {}) =>
      ({ game, players, header: JSON.stringify(header) }) as never
    const rows = [row('mezza', ['A', 'B']), row('mau-mau', ['A', 'B']), row('mezza', ['A,B']), row('mezza', ['a', 'B'])]
    expect(recentGroups(rows)).toHaveLength(4)
    expect(recentGroups(rows)[0]).toEqual({ game: 'mezza', players: ['A', 'B'], options: undefined, memory: true })
    expect(recentGroups([row('mezza', ['A', 'B'], { memory: false })])[0]?.memory).toBe(false)
  })
})

describe('recentNames', () => {
  it('has each name once, the last used first', async () => {
    const rows = await after([['Ana', 'Ben', 'Cem']], [['Dana', 'Ben']])
    expect(recentNames(rows)).toEqual(['Dana', 'Ben', 'Ana', 'Cem'])
    expect(recentNames(rows, 3)).toEqual(['Dana', 'Ben', 'Ana'])
  })
})
