import { describe, expect, it, vi } from 'vitest'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { type MezzaState, seatOf, zoneInUse } from '@/lib/games/mezza/state'
import { judgeOpenly } from '@/lib/referee/record'
import { disagreement } from './agree'
import { openTable } from './boardgame'
import { type Game, simulateGames } from './games'
import { longestTasks } from './main-thread'
import { percentile, race } from './race'
import { dealUno, playUno, recordUno } from './uno'

const games = simulateGames(40, 7)

describe('the simulated games', () => {
  it('are the same for the same seed', () => {
    expect(simulateGames(3, 7)).toEqual(games.slice(0, 3))
    expect(simulateGames(3, 8)).not.toEqual(games.slice(0, 3))
  })

  it('are legal to their end, and the same games to boardgame.io', () => {
    expect(games.slice(0, 10).map(disagreement).filter(Boolean)).toEqual([])
  })

  it('have all that can happen at an honest table', () => {
    const seen = new Set(games.flatMap(happenings))
    expect([...seen].sort()).toEqual(
      [
        ...['blind', 'face-up', 'full', 'hand', 'once', 'own-nine-half', 'pick-up', 'quick-play', 'several'],
        ...['short', 'snatch', 'until-covered', 'up'],
      ].sort(),
    )
  })
})

describe("boardgame.io's Mezza", () => {
  // Counting copies and known cards is left out there; all else must be refused alike.
  const leftOut = ['no-such-card', 'must-play']

  it('refuses what the judge finds illegal', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const [game] = games as [Game, ...Game[]]
    const wrong: MezzaEvent[] = [
      ...game.header.players.map((_, by): MezzaEvent => ({ do: 'pick-up', by })),
      ...['½', '1', '4', '7', '9½', 'joker'].flatMap((card) =>
        game.header.players.map((_, by): MezzaEvent => ({ do: 'play', by, cards: [card] })),
      ),
    ]
    const table = openTable(game.header)
    let state = mezza.open(game.header)
    let refused = 0
    for (const [index, event] of game.events.entries()) {
      const tried = wrong[index % wrong.length] as MezzaEvent
      const { code } = mezza.judge(state, tried)
      if (code && !leftOut.includes(code)) {
        const before = table.state()._stateID
        table.move(tried)
        expect(table.state()._stateID, `${code} before event ${index + 1}`).toBe(before)
        refused++
      }
      table.move(event)
      state = judgeOpenly(mezza, state, event).after
    }
    expect(refused).toBeGreaterThan(20)
  })
})

describe("uno-engine's games", () => {
  it('play again as they were recorded, to their end', () => {
    for (const game of recordUno(5, 7)) {
      const engine = dealUno(game.seed)
      const ended = vi.fn()
      engine.on('end', ended)
      playUno(engine, game)
      expect(ended).toHaveBeenCalledOnce()
    }
  })
})

describe('race', () => {
  it('gives each contender a figure a round, over whole batches', () => {
    const prepared = vi.fn()
    const two = () => {
      prepared()
      return () => 2
    }
    const rates = race({ one: () => () => 1, two }, { rounds: 3, ms: 1 })
    expect(rates.one).toHaveLength(3)
    expect(rates.two).toHaveLength(3)
    expect(prepared.mock.calls.length).toBeGreaterThan(3)
  })
})

describe('percentile', () => {
  it.each([
    [50, 2],
    [95, 4],
    [25, 1],
    [0, 1],
  ])('%i percent of 4, 1, 3, 2 do not exceed', (percent, figure) => {
    expect(percentile([4, 1, 3, 2], percent)).toBe(figure)
  })
})

describe('the longest tasks', () => {
  it('are those of each stretch, also where they began before it', () => {
    const tasks = [
      { start: 0, duration: 12_000 },
      { start: 14_000, duration: 3_000 },
      { start: 30_000, duration: 5_000 },
    ]
    const watched = { tasks, marks: () => [] }
    expect(longestTasks(watched, [10_000, 20_000, 28_000, 40_000])).toEqual([12, 0, 5])
  })
})

/** What happens in a game, and under which house rules. */
function happenings({ header, events }: Game): string[] {
  const { variant, fourHolds, nineHalfOnItself } = header.options
  let state = mezza.open(header)
  const seen: string[] = [variant, fourHolds, ...(nineHalfOnItself ? [] : ['own-nine-half'])]
  for (const event of events) {
    seen.push(...kinds(state, event))
    state = judgeOpenly(mezza, state, event).after
  }
  return seen
}

function kinds(state: MezzaState, event: MezzaEvent): string[] {
  if (event.do !== 'play') return [event.do]
  if (event.from === 'down') return ['blind']
  const outOfTurn = state.opened && state.turn !== event.by
  return [
    zoneInUse(seatOf(state, event.by)),
    ...(event.cards.length > 1 ? ['several'] : []),
    ...(outOfTurn ? [state.last === event.by ? 'quick-play' : 'snatch'] : []),
  ]
}
