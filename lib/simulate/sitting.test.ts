import { describe, expect, it } from 'vitest'
import type { MauMauTable } from '@/lib/games/mau-mau/engine'
import { findGame } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { positionAt } from '@/lib/referee/record'
import { otherwise } from './otherwise.fixture'
import { pick, seeded } from './random'
import {
  advice,
  answer,
  exchange,
  exchangeable,
  goOn,
  myMoment,
  type Setting,
  type Sitting,
  sitDown,
  whatNext,
} from './sitting'

const OPTIONS: Readonly<Record<string, unknown>> = {
  mezza: { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true },
  'mau-mau': { points: null, pairs: false, direction: 'clockwise', secondsPerTurn: null },
  'misch-masch': { interject: 'in-order', realAnimals: 'by-animal', othersDraw: 2, playDrawn: true },
  merge: {},
}

const NAMES = ['Kim', 'Ana', 'Ben', 'Cem', 'Dora']

function setting(id: string, seed: number, players = 3, options: object = {}): Setting {
  const header = {
    game: id as GameId,
    players: NAMES.slice(0, players),
    options: { ...(OPTIONS[id] as object), ...options },
  }
  return { game: findGame(id) as AnyGame, header, me: 0, seed }
}

/** Plays on until it is over, the person as they are advised; `see` is shown every moment. */
function played(setting: Setting, longest: number, see: (sitting: Sitting) => void = () => {}): Sitting {
  let sitting = sitDown(setting)
  for (let i = 0; i < longest; i++) {
    see(sitting)
    const next = whatNext(sitting)
    if (next.kind === 'over') return sitting
    if (next.kind === 'exchange') {
      sitting = exchange(sitting, exchangeable(sitting)) as Sitting
      continue
    }
    const mine = advice(sitting)
    const event = mine && (i % 3 === 0 || next.kind === 'wait') ? mine : next.kind === 'act' ? next.event : mine
    if (!event) throw new Error('nobody does anything')
    const done = answer(sitting, event)
    if (done.kind === 'refused') throw new Error(`${JSON.stringify(event)}: ${done.move.ruling.code}`)
    sitting = done.sitting
  }
  return sitting
}

describe('a whole practice game', () => {
  it.each([
    ['mezza', 2, {}],
    ['mezza', 3, { variant: 'full', fourHolds: 'once', nineHalfOnItself: false }],
    ['mezza', 4, { variant: 'full' }],
    ['mezza', 5, { variant: 'full' }],
    ['mau-mau', 2, {}],
    ['mau-mau', 5, { direction: 'counterclockwise' }],
    ['misch-masch', 2, {}],
    ['misch-masch', 4, { interject: 'first', realAnimals: 'others-one' }],
    ['merge', 3, {}],
    ['merge', 5, {}],
  ] as const)(
    'of %s with %i is played to its end, nobody ever doing what is not allowed: %o',
    (id, players, options) => {
      for (const seed of id === 'merge' ? [1] : [1, 2, 3]) {
        const { game, record } = played(setting(id, seed, players, options), 2000)
        expect(game.table(positionAt(record).state).over).toBe(true)
        expect(record.moves.every(({ ruling }) => ruling.verdict === 'legal')).toBe(true)
        // Everybody did something, the person too.
        const who = new Set(record.moves.map(({ event }) => event.by).filter((by) => by !== undefined))
        expect([...who].sort()).toEqual(NAMES.slice(0, players).map((_, by) => by))
      }
    },
  )

  it.each([
    [3, { points: 300, pairs: false }],
    [4, { points: 200, pairs: true }],
  ])('of Mau Mau for points with %i goes on from round to round until somebody has them: %o', (players, options) => {
    const { game, record } = played(setting('mau-mau', 2, players, options), 4000)
    const table = game.table(positionAt(record).state) as MauMauTable
    expect(table.over).toBe(true)
    const rounds = record.moves.filter(({ event }) => event.do === 'start').length
    expect(rounds).toBeGreaterThan(2)
    const winners = table.players.filter(({ place }) => place === 1)
    expect(winners).toHaveLength(options.pairs ? 2 : 1)
    for (const { points } of winners) expect(points).toBeGreaterThanOrEqual(options.points)
    for (const { place, points } of table.players) if (place !== 1) expect(points).toBeLessThan(options.points)
  })
})

describe.each(['mezza', 'mau-mau', 'misch-masch', 'merge'])('a practice game of %s', (id) => {
  it('goes on from what was kept of it, as if it had never been left', () => {
    const { exchanged, record, truth, ...whole } = played(setting(id, 4), 60)
    const events = record.moves.map(({ event }) => JSON.parse(JSON.stringify(event)) as AnyEvent)
    const again = goOn(setting(id, 4), exchanged, events)
    expect(again?.truth.zones).toEqual(truth.zones)
    expect(positionAt((again as Sitting).record).state).toEqual(positionAt(record).state)
    expect(whatNext(again as Sitting)).toEqual(whatNext({ ...whole, exchanged, record, truth }))
    // Another deal's events do not go with this one.
    expect(goOn(setting(id, 5), exchanged, events)).toBeNull()
  })

  it('never shows the person, nor the adviser, more than their own cards', () => {
    played(setting(id, 6), 80, (sitting) => {
      const { game, truth, me } = sitting
      const state = positionAt(sitting.record).state
      const { sight } = myMoment(sitting)
      const seen = game.simulated.sees(state, me).flatMap((zone) => [...truth.cards(zone)])
      expect(sight.all()).toEqual(seen)
    })
  })

  it('is advised on, and played on by the others, the same whatever cards they do not see', () => {
    const random = seeded(id.length)
    let moved = 0
    played(setting(id, 7), 60, (sitting) => {
      const { game, truth, me } = sitting
      const { state } = positionAt(sitting.record)
      // Who opens the table finds out aloud: who has the lowest card, or whether anybody has one that fits.
      if (game.table(state).over || game.table(state).turn === null) return
      const truthFor = (by: number) => otherwise(game, state, truth, by, random)
      const mine = truthFor(me)
      expect(advice({ ...sitting, truth: mine })).toEqual(advice(sitting))
      if (JSON.stringify([...mine.zones]) !== JSON.stringify([...truth.zones])) moved++
      // Who is on turn, with nobody else quicker; where all act at once chance says who is.
      const next = whatNext(sitting)
      if (game.table(state).turn === undefined || next.kind !== 'act' || next.pace !== 'turn' || isChance(next.event))
        return
      const other = whatNext({ ...sitting, truth: truthFor(next.event.by as number) })
      if (other.kind === 'act' && other.pace === 'turn') expect(other.event).toEqual(next.event)
    })
    expect(moved).toBeGreaterThan(10)
  })
})

/** What comes of it chance or the table finds only when it is done. */
const isChance = (event: AnyEvent & { from?: string }) => event.from === 'down' || event.do === 'challenge'

it('refuses what the hidden cards show to be against the rules: a pick-up although a card fits', () => {
  let sitting = sitDown(setting('mezza', 1))
  const zones = exchangeable(sitting)
  expect(exchange(sitting, [zones[0] ?? [], ['0', '0', '0']])).toBeNull()
  expect(exchange(sitting, [zones.flat(), []])).toBeNull()
  sitting = exchange(sitting, zones) as Sitting
  const random = seeded(1)
  let tried = 0
  for (let i = 0; i < 300 && tried < 3; i++) {
    const next = whatNext(sitting)
    if (next.kind === 'over') break
    const { honest } = myMoment(sitting)
    const state = positionAt(sitting.record).state as { pile: unknown }
    if (
      next.kind === 'wait' &&
      state.pile &&
      honest.every(({ do: verb, from }: AnyEvent & { from?: string }) => verb === 'play' && from === undefined)
    ) {
      const refused = answer(sitting, { do: 'pick-up', by: 0 })
      expect(refused.kind === 'refused' && refused.move.ruling).toEqual({ verdict: 'illegal', code: 'must-play' })
      tried++
    }
    const done = answer(sitting, next.kind === 'act' ? next.event : pick(random, honest))
    sitting = done.kind === 'done' ? done.sitting : sitting
  }
  expect(tried).toBe(3)
})
