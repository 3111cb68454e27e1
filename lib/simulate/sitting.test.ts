import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { positionAt } from '@/lib/referee/record'
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

function setting(id: string, seed: number): Setting {
  const header = { game: id as GameId, players: ['Kim', 'Ana', 'Ben'], options: OPTIONS[id] }
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

describe.each([
  ['mezza', 600],
  ['mau-mau', 600],
  ['misch-masch', 600],
  ['merge', 150],
])('a practice game of %s', (id, longest) => {
  it('is played to its end, nobody ever doing what is not allowed', () => {
    for (const seed of [1, 2, 3]) {
      const { game, record } = played(setting(id, seed), longest)
      if (id !== 'merge') expect(game.table(positionAt(record).state).over).toBe(true)
      expect(record.moves.every(({ ruling }) => ruling.verdict === 'legal')).toBe(true)
      expect(record.moves.length).toBeGreaterThan(8)
    }
  })

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
})

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
