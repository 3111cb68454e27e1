import { describe, expect, it } from 'vitest'
import { type MezzaEvent, type MezzaState, mauMau, mezza, mezzaZoneInUse } from '@/lib/games/registry'
import { replay } from '@/lib/referee/record'
import { randomHeader, type Wish } from './header'
import { dishonestPlayer, type Player, randomPlayer } from './player'
import { seeded } from './random'
import { sensibleMezza } from './sensible-mezza'
import { type Seating, simulateGame } from './table'

const random: Player<MezzaEvent, MezzaState> = randomPlayer as never

function game(seed: number, more: Partial<Seating<MezzaEvent, MezzaState>> = {}, player = random, wish?: Wish) {
  const source = seeded(seed)
  const header = randomHeader(mezza, source, wish)
  const players = header.players.map(() => player)
  return simulateGame(mezza, header, { players, random: source, longest: 250, ...more })
}

const seeds = Array.from({ length: 30 }, (_, seed) => seed)

describe('a simulated game', () => {
  it('is the same for the same seed', () => {
    expect(game(7)).toEqual(game(7))
    expect(game(7)).not.toEqual(game(8))
  })

  it('has every number of players, option and house rule', () => {
    const headers = Array.from({ length: 200 }, (_, seed) => randomHeader(mezza, seeded(seed)))
    expect(new Set(headers.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4, 5, 6, 7]))
    expect(new Set(headers.map(({ options }) => JSON.stringify(options))).size).toBe(8)
  })

  it('has those that are wished for, where that can be', () => {
    const { players, options } = randomHeader(mezza, seeded(1), { players: 3, options: { variant: 'short' } })
    expect([players.length, options.variant]).toEqual([3, 'short'])
    for (let seed = 0; seed < 50; seed++) {
      expect(randomHeader(mezza, seeded(seed), { players: 7 }).players).toHaveLength(7)
      expect(randomHeader(mauMau, seeded(seed), { players: 3 }).options.pairs).toBe(false)
    }
    expect(() => randomHeader(mezza, seeded(1), { players: 7, options: { variant: 'short' } })).toThrow(
      '2 to 6 players',
    )
    expect(() => randomHeader(mezza, seeded(1), { options: { variant: 'tiny' } })).toThrow('no such option')
  })

  it('of honest players is legal to its end', () => {
    for (const seed of seeds) {
      const { header, events, dishonest, places } = game(seed, {}, seed % 2 ? random : sensibleMezza)
      expect(dishonest).toEqual([])
      const { moves } = replay(mezza, header, events)
      expect(moves.filter(({ ruling, proven }) => ruling.verdict !== 'legal' || proven.length > 0)).toEqual([])
      expect(events.at(-1)?.do === 'end' || !places.includes(null)).toBe(true)
    }
  })

  it('has all that can happen at an honest table', () => {
    const seen = new Set<string>()
    for (const seed of seeds) {
      const { header, events } = game(seed, { leaving: seed < 10 ? 0.02 : 0 })
      for (const { event, before } of replay(mezza, header, events).moves)
        for (const kind of kinds(before, event)) seen.add(kind)
    }
    seen.delete('end')
    expect([...seen].sort()).toEqual(
      [
        'face-up',
        'leave',
        'pick-up',
        'several',
        'hand',
        'up',
        'unlogged',
        'blind',
        'quick',
        'quick up',
        'snatch',
      ].sort(),
    )
  })

  it('of dishonest players is dishonest where they cheat, and taken back or not where that is seen at once', () => {
    const cheats = { falsely: 0, atOnce: 0, stood: 0, opened: 0 }
    for (let seed = 0; seed < 100; seed++) {
      const { header, events, dishonest } = game(seed, { longest: 80 }, dishonestPlayer(random, 1))
      const { moves } = replay(mezza, header, events)
      moves.forEach(({ event, ruling }, i) => {
        if (ruling.verdict !== 'legal') expect(dishonest).toContain(i + 1)
        if (!dishonest.includes(i + 1)) return
        cheats.falsely++
        if (event.do === 'play') cheats.opened++
        if (ruling.verdict === 'illegal') cheats[event.ruling === 'stands' ? 'stood' : 'atOnce']++
      })
    }
    for (const count of Object.values(cheats)) expect(count).toBeGreaterThan(1)
  })

  it('is stopped where it goes on and on', () => {
    const { events, places } = game(1, { longest: 5 })
    expect(events).toHaveLength(5)
    expect(events.at(-1)).toEqual({ do: 'end' })
    expect(places).toContain(null)
  })

  it('is dealt after the players have exchanged cards', () => {
    const player = { ...random, exchange: () => [['1', '1', '1'], ['2', '2', '2']] } // biome-ignore format: hand, face-up
    const { deal } = game(1, { longest: 1 }, player, { players: 2 })
    expect([0, 1].map((zone) => deal.get(zone))).toEqual([['1', '1', '1'], ['2', '2', '2']]) // biome-ignore format: hand, face-up
  })
})

function kinds(state: MezzaState, event: MezzaEvent): string[] {
  if (event.do !== 'play') return [event.do]
  const seat = state.seats[event.by] as MezzaState['seats'][number]
  const zone = mezzaZoneInUse(seat)
  if (zone === 'down') return ['blind']
  const outOfTurn = state.opened && state.turn !== event.by
  const quick = zone === 'up' ? 'quick up' : 'quick'
  return [
    zone,
    ...(zone === 'up' && typeof seat.up === 'number' ? ['unlogged'] : []),
    ...(event.cards.length > 1 ? ['several'] : []),
    ...(outOfTurn ? [state.last === event.by ? quick : 'snatch'] : []),
  ]
}
