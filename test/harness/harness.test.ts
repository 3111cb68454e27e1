import { describe, expect, it } from 'vitest'
import { GAMES, mezza } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { LEGAL } from '@/lib/referee/verdict'
import { seeded } from '@/lib/simulate/random'
import type { SimulatedGame } from '@/lib/simulate/table'
import { checkGame, type Figures } from './check'
import { anyGame } from './games'
import { compareWithWorlds, SMALL } from './small'

// Many more: npm run harness

const check = (game: AnyGame, simulated: SimulatedGame<unknown, AnyEvent>, reload = 0.02): Figures =>
  checkGame(game, simulated, { random: seeded(1), reload, tries: 1 })

/** What happens in simulated games: in some nothing is claimed, and where all act at once nothing is out of turn. */
const HAPPENS: Readonly<Record<GameId, readonly (keyof Figures)[]>> = {
  mezza: ['dishonest', 'atOnce', 'proven', 'chances', 'tried'],
  'mau-mau': ['dishonest', 'proven', 'chances', 'tried'],
  'misch-masch': ['chances', 'tried'],
  merge: ['tried'],
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const games = Array.from({ length: id === 'mezza' ? 20 : 12 }, (_, seed) => anyGame(game, seed))

  it('is judged alike however it is come by, and nobody is wrongly accused', { timeout: 60_000 }, () => {
    const all = games.map((simulated) => check(game, simulated))
    const sum = (of: keyof Figures) => all.reduce((total, figures) => total + figures[of], 0)
    // What never happened was not tested.
    for (const of of HAPPENS[id]) expect(sum(of), of).toBeGreaterThan(0)
    for (const end of ['end', 'leave'])
      expect(games.some(({ events }) => events.some((one) => one.do === end))).toBe(true)
  })

  it('is reloaded and judged anew after each event', { timeout: 60_000 }, () => {
    const short = games.toSorted((a, b) => a.events.length - b.events.length).slice(0, 3)
    for (const simulated of short) check(game, simulated, 1)
  })
})

describe('on small decks', () => {
  it.each(SMALL.map((kind, i) => [[...kind.deck].flat().join(' '), i, kind] as const))(
    'is judged exactly as all deals have it: %s',
    { timeout: 60_000 },
    (_, i, kind) => {
      const found = Array.from({ length: 8 }, (_, game) => compareWithWorlds(kind, game * SMALL.length + i))
      for (const of of ['proven', 'atOnce', 'impossible'] as const) {
        expect(found.reduce((sum, one) => sum + one[of], 0)).toBeGreaterThan(0)
      }
    },
  )
})

describe('a game with a fault in it does not pass', () => {
  const broken: Record<string, Partial<AnyGame>> = {
    'too few chances': { simulated: { ...(mezza.simulated as AnyGame['simulated']), chances: () => [] } },
    'a legal play refused': {
      judge: (state, event, allows) => {
        const ruling = mezza.judge(state as never, event as never, allows)
        const sevens = 'cards' in event && (event.cards as string[])[0] === '7'
        return ruling.verdict === 'legal' && sevens ? { verdict: 'illegal', code: 'too-low' } : ruling
      },
    },
    'a claim nobody made': {
      hidden: {
        ...(mezza.hidden as AnyGame['hidden']),
        claim: (state, event) => {
          const claim = mezza.hidden.claim(state as never, event as never)
          return claim && { ...claim, cards: [...claim.cards, '5'] }
        },
      },
    },
    'a draw that is not told': {
      hidden: {
        ...(mezza.hidden as AnyGame['hidden']),
        movements: (before, event, after) =>
          mezza.hidden.movements(before as never, event as never, after as never).filter(({ kind }) => kind !== 'draw'),
      },
    },
    'an end that is none': { table: (state) => ({ ...mezza.table(state as never), over: false }) as never },
    'a state that changes': {
      apply: (state, event) => Object.assign(state as object, mezza.apply(state as never, event as never, LEGAL)),
    },
  }
  const games = Array.from({ length: 10 }, (_, seed) => anyGame(mezza as AnyGame, seed))

  it.each(Object.keys(broken))('%s', (fault) => {
    const game = { ...(mezza as AnyGame), ...broken[fault] }
    expect(() => {
      for (const simulated of games) check(game, simulated)
    }).toThrow('into this log')
  })
})
