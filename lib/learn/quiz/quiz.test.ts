import { describe, expect, test } from 'vitest'
import { GAMES as ALL } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { judgeEvent, judgeOpenly, positionAt, replay, stateOf } from '@/lib/referee/record'
import { randomHeader } from '@/lib/simulate/header'
import { playerOf } from '@/lib/simulate/players'
import { positionsOf } from '@/lib/simulate/positions'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { questionsOf } from './ask'
import { chapterOf } from './may'
import { Pool } from './pool'
import { answerAt, isAboutMoves, type MovesQuestion, type Question } from './question'
import { TOPICS } from './topics'

/** Every clause that a position can decide, and seeds of games in which they all come up. */
const EXPECTED: Readonly<Record<string, { readonly seeds: readonly number[]; readonly clauses: string }>> = {
  mezza: {
    // How many cards there are and how many may play (M1.1, M1.3) no position decides; M5.4 is said with M5.1.
    seeds: [88, 26, 32],
    clauses: `M1.2 M1.4 M2.1 M2.2 M2.3 M3.1 M3.2 M3.3 M3.4 M3.5 M3.6 M3.7 M3.8 M4.1 M4.2 M4.3 M4.4 M4.5 M4.6 M4.7 M4.8
      M5.1 M5.2 M5.3 M6.1 M6.2 M6.3 M7.1 M7.2 M7.3 M7.4 M8.1 M8.2 M8.3 M8.4 M9.1 M9.2 M9.3`,
  },
  'mau-mau': {
    seeds: [19],
    // U4.3: what is shuffled anew nobody sees; U7.1 to U7.6: a round is over, and there is nothing to decide.
    clauses: 'U4.1 U4.2 U4.4 U5.1 U5.2 U5.3 U5.4 U5.5 U5.6 U5.7 U6.1 U6.2 U7.7',
  },
  'misch-masch': { seeds: [7, 3], clauses: 'A4.1 A4.2 A4.3 A4.5 A5.1 A5.2 A5.3 A5.4 A6.1 A6.2' },
  merge: { seeds: [1], clauses: 'G3 G4.1 G4.2 G4.3 G4.4 G4.5' },
}

/** Other games of Mau Mau are not for three. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'mau-mau': { pairs: false, points: null },
}

function questionsFrom(game: AnyGame, seed: number): Question[] {
  const random = seeded(seed)
  const seats = game.id === 'merge' ? 3 : 2 + (seed % 3)
  const header = randomHeader(game, random, { players: seats, options: OPTIONS[game.id] ?? {} })
  const players = header.players.map(() => playerOf(game, random() < 0.5 ? 'random' : 'sensible'))
  const longest = game.id === 'merge' ? 60 : 200
  const simulated = simulateGame(game, header, { players, random, longest, leaving: 0.005 })
  return [...positionsOf(game, simulated)].flatMap((scene) => questionsOf(game, scene, random))
}

describe.each(ALL.map((game) => ({ id: game.id, game })))('the quiz of $id', ({ id, game }) => {
  const { seeds, clauses } = EXPECTED[id]!
  const questions = seeds.flatMap((seed) => questionsFrom(game, seed))
  const some = questions.filter((_, i) => i % 23 === 0)
  const { basic } = TOPICS[game.id]

  test('is about every clause that a position can decide', () => {
    const found = new Set(questions.map(({ clause }) => clause))
    expect(clauses.split(/\s+/).filter((clause) => !found.has(clause))).toEqual([])
  })

  test('is the same from the same seed', () => {
    expect(JSON.stringify(questionsFrom(game, 1))).toBe(JSON.stringify(questionsFrom(game, 1)))
  })

  test('has as its answer what the judge says, who has read the log', () => {
    const kinds = new Set<string>()
    for (const question of some) {
      kinds.add(question.kind)
      const record = replay(game, question.header, question.events)
      expect(stateOf(record)).toEqual(question.state)
      if (isAboutMoves(question)) expectOneDecides(game, question, record)
      else {
        const { event, options, path, right } = question
        const table = game.table(event ? judgeOpenly(game, question.state, event).after : question.state)
        const answer = answerAt(table, path)
        expect(options.filter((option) => option === answer)).toHaveLength(1)
        expect(options[right]).toBe(answer)
        expect(new Set(options).size).toBe(options.length)
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['may', 'not']))
  })

  /** One move is allowed, or one is not; and beside what goes without saying one clause decides. */
  function expectOneDecides(game: AnyGame, question: MovesQuestion, record: ReturnType<typeof replay>) {
    const table = game.table(stateOf(record))
    const told = question.moves.map((move, index) => {
      const code = codeOf(game, question, move, record)
      // What another player's hand shows, the question itself must know.
      if (question.by !== null) expect(code === null).toBe(question.codes[index] === null)
      expect((question.codes[index] === null) === (index === question.right)).toBe(question.kind === 'may')
      const event = { names: question.header.players, state: question.state, event: move }
      const kept = question.codes[index]
      return kept ? game.words.fault(event, kept, 'en').clause : TOPICS[game.id].allowedBy(table, move)
    })
    const right = told[question.right]
    const others = new Set(told.filter((_, index) => index !== question.right))
    if (question.kind === 'not') {
      expect(right).toBe(question.clause)
      for (const other of others) {
        expect(other === null || basic.has(other) || chapterOf(other) === chapterOf(question.clause)).toBe(true)
      }
      return
    }
    expect(others.size).toBe(1)
    const [against] = others
    expect([against, right]).toContain(question.clause)
    const also = [against, right].filter((clause) => clause !== question.clause && !basic.has(clause as string))
    for (const clause of also) expect(chapterOf(clause as string)).toBe(chapterOf(question.clause))
  }

  test('says what was drawn where the answer hangs on it', () => {
    for (const question of questions) {
      if (!isAboutMoves(question) || question.kind !== 'may' || !['M8.1', 'A4.3'].includes(question.clause)) continue
      const [drawn] = question.drawn
      expect(drawn).toBeDefined()
      expect(question.hand).toContain(drawn)
    }
  })

  test('asks whose turn it is only where one clause says so', () => {
    for (const { kind, events, header, clause } of some) {
      if (kind !== 'turn') continue
      const record = replay(game, header, events)
      const { before, event, after } = record.moves.at(-1)!
      const told = { names: header.players, state: before, event }
      const turning = game.words
        .effects(told, after, 'de')
        .map((effect) => effect.clause)
        .filter((each) => TOPICS[game.id].turning.has(each))
      expect(new Set(turning).size).toBeLessThan(2)
      const refined = TOPICS[game.id].turnBy?.(game.table(before), event, game.table(after))
      expect(clause).toBe(refined ?? turning[0] ?? TOPICS[game.id].inTurn)
    }
  })
})

/** Why a move is refused by the judge with all the evidence, or because the player's own hand belies what it claims. */
function codeOf(
  game: AnyGame,
  { hand, by, state }: MovesQuestion,
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
