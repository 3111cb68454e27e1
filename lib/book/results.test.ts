import { expect, it } from 'vitest'
import { loadGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/referee/game'
import { playerOf } from '@/lib/simulate/players'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { device, value } from './fixture'
import { listPeople } from './people'
import { countResults, enterGame, listResults, readResult, takeIn } from './results'
import { standings } from './standings'
import { importTable } from './tables'

it('smoke', async () => {
  const book = device().tab()
  const game = (await loadGame('mezza')) as AnyGame
  const players = ['Ana', 'Ben', 'Cem']
  const header = { game: 'mezza' as const, players, options: game.options.parse({}) }
  const random = seeded(3)
  const one = simulateGame(game, header, { players: players.map(() => playerOf(game, 'sensible')), random })
  const row = value(
    await importTable(
      { header: JSON.stringify({ kiebitz: 1, ...header }), game: 'mezza', players, over: true, status: '' },
      one.events.map((event) => JSON.stringify(event)),
      book,
    ),
  )
  expect(value(await takeIn(book))).toBe(1)
  expect(value(await takeIn(book))).toBe(0)
  console.log(value(await readResult(row.id, book)))
  value(
    await enterGame(
      {
        game: 'mezza',
        ended: 5,
        seats: [
          { name: 'ana', place: 1, points: null },
          { name: 'Dora', place: 2, points: 3 },
        ],
      },
      book,
    ),
  )
  console.dir(value(await standings({}, book)), { depth: 5 })
  console.log(
    value(await listPeople(book)),
    value(await countResults({}, book)),
    value(await listResults({ game: 'mezza' }, { limit: 1 }, book)),
  )
})
