import { describe, expect, test } from 'vitest'
import { GAMES as ALL } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { judgeEvent, positionAt, replay, stateOf } from '@/lib/referee/record'
import { randomHeader } from '@/lib/simulate/header'
import { randomPlayer } from '@/lib/simulate/player'
import { positionsOf } from '@/lib/simulate/positions'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { at } from '../predicate'
import { questionsOf } from './ask'
import { Pool } from './pool'
import type { Question } from './question'
import { TOPICS } from './topics'

/** Clauses that a few games must bring up. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  mezza: ['M3.2', 'M3.7', 'M4.1', 'M4.2', 'M4.3', 'M4.4', 'M4.5', 'M4.7', 'M4.8', 'M6.1', 'M6.2', 'M7.1'],
  'mau-mau': ['U4.1', 'U5.1', 'U5.2', 'U5.3', 'U5.4', 'U5.5'],
  'misch-masch': ['A4.2', 'A4.5', 'A5.1', 'A5.3', 'A6.1'],
  merge: ['G4.1', 'G4.2'],
}

/** Other games of Mau Mau are not for three. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { 'mau-mau': { pairs: false } }

const SEEDS = [1, 2, 3, 4]

function questionsFrom(game: AnyGame, seed: number): Question[] {
  const random = seeded(seed)
  const header = randomHeader(game, random, { players: 3, options: OPTIONS[game.id] ?? {} })
  const players = header.players.map(() => randomPlayer)
  const simulated = simulateGame(game, header, { players, random, longest: 80 })
  return [...positionsOf(game, simulated)].flatMap((scene) => questionsOf(game, scene, random))
}

describe.each(ALL.map((game) => ({ id: game.id, game })))('the quiz of $id', ({ id, game }) => {
  const questions = SEEDS.flatMap((seed) => questionsFrom(game, seed))

  test('is about many clauses', () => {
    const clauses = new Set(questions.map(({ clause }) => clause))
    expect((EXPECTED[id] ?? []).filter((clause) => !clauses.has(clause))).toEqual([])
  })

  test('is the same from the same seed', () => {
    expect(JSON.stringify(questionsFrom(game, 1))).toBe(JSON.stringify(questionsFrom(game, 1)))
  })

  test('has as its answer what the judge says, who has read the log', () => {
    for (const question of questions.filter((_, i) => i % 7 === 0)) {
      const record = replay(game, question.header, question.events)
      expect(stateOf(record)).toEqual(question.state)
      const table = game.table(stateOf(record))
      if (question.kind !== 'may') {
        expect(question.options.filter((option) => option === at(table, question.path))).toHaveLength(1)
        expect(question.options[question.right]).toBe(at(table, question.path))
        continue
      }
      const wrong = new Set<string>()
      question.moves.forEach((move, index) => {
        const code = codeOf(game, question, move, record)
        if (index === question.right) expect(code).toBeNull()
        else {
          expect(code).not.toBeNull()
          const told = { names: question.header.players, state: question.state, event: move }
          wrong.add(game.words.fault(told, code as string, 'en').clause)
        }
      })
      // One clause is against all the others, and beside what goes without saying one clause decides.
      expect(wrong.size).toBe(1)
      const right = question.moves[question.right] as AnyEvent
      const { basic, allowedBy } = TOPICS[game.id]
      const deciding = new Set([...wrong, allowedBy(table, right) as string])
      for (const clause of basic) if (deciding.size > 1) deciding.delete(clause)
      expect([...deciding]).toEqual([question.clause])
    }
  })

  test('asks whose turn it is only where one clause says so', () => {
    for (const { kind, events, header, clause } of questions) {
      if (kind !== 'turn') continue
      const record = replay(game, header, events)
      const { before, event, after } = record.moves.at(-1)!
      const told = { names: header.players, state: before, event }
      const turning = game.words
        .effects(told, after, 'de')
        .map((effect) => effect.clause)
        .filter((each) => TOPICS[game.id].turning.has(each))
      expect(new Set(turning).size).toBeLessThan(2)
      expect(clause).toBe(turning[0] ?? TOPICS[game.id].inTurn)
    }
  })
})

/** Why a move is refused by the judge with all the evidence, or because the player's own hand belies what it claims. */
function codeOf(
  game: AnyGame,
  { hand, by, state }: Extract<Question, { kind: 'may' }>,
  move: AnyEvent,
  record: ReturnType<typeof replay>,
): string | null {
  const { ruling } = judgeEvent(game, positionAt(record) as never, move)
  if (ruling.verdict !== 'legal') return ruling.code
  const claim = game.hidden.claim(state, move)
  const mine = claim?.zones.some((zone) => game.simulated.zoneName(state, zone) === `hand ${by}`)
  return claim && mine && hand.some((card) => claim.cards.includes(card)) ? claim.code : null
}

test('the pool keeps a fair sample, and gives each question once', () => {
  const pool = new Pool(seeded(1))
  const question = (n: number) => ({ clause: 'M3.2', kind: 'turn', right: n }) as unknown as Question
  pool.add(Array.from({ length: 600 }, (_, n) => question(n)))
  const taken = Array.from({ length: 7 }, () => pool.take('M3.2')?.right)
  expect(taken[6]).toBeUndefined()
  expect(new Set(taken).size).toBe(7)
  expect(taken.slice(0, 6).some((n) => (n as number) > 100)).toBe(true)
  expect(pool.clauses()).toEqual([])
})
