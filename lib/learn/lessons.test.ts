import { describe, expect, test } from 'vitest'
import { loadGame, loadRules } from '@/lib/games/load'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, PublicTable } from '@/lib/referee/game'
import { openPosition } from '@/lib/referee/record'
import { lessonsOf, loadCourse } from './course'
import {
  answered,
  answerOf,
  attempt,
  type Exercise,
  isMoveStep,
  movesOf,
  openExercise,
  play,
  stepOf,
  tableOf,
} from './exercise'
import { at } from './predicate'
import type { AskStep, Lesson, MoveStep } from './schema'

const GAMES = [
  { id: 'mezza', least: 30, clauses: /^M[1-9]\./ },
  { id: 'mau-mau', least: 8, clauses: /^U[4-6]\./ },
  { id: 'misch-masch', least: 8, clauses: /^A[4-6]\./ },
  { id: 'merge', least: 8, clauses: /^G4\./ },
] as const

/** A step of a lesson as it is met by who has done all before it. */
interface Met<Step> {
  readonly exercise: Exercise
  readonly step: Step
}

/** Does a lesson from end to end, choosing the first move that succeeds. */
function walk(game: AnyGame, lesson: Lesson): { moves: Met<MoveStep>[]; asks: Met<AskStep>[]; end: Exercise } {
  const moves: Met<MoveStep>[] = []
  const asks: Met<AskStep>[] = []
  let exercise = openExercise(game, lesson)
  for (let step = stepOf(exercise); step; step = stepOf(exercise)) {
    if (isMoveStep(step)) {
      moves.push({ exercise, step })
      const here = { exercise, step }
      const solved = movesOf(exercise, step)
        .map((move) => attempt(here.exercise, here.step, move))
        .find(({ outcome }) => outcome === 'success')
      if (!solved) throw new Error(`${lesson.id}: step ${exercise.step + 1} cannot be solved`)
      exercise = solved.after
    } else {
      asks.push({ exercise, step })
      exercise = answered(exercise)
    }
  }
  return { moves, asks, end: exercise }
}

const cardsOf = (move: AnyEvent): readonly string[] => {
  const { cards, card } = move as AnyEvent & { readonly cards?: readonly string[]; readonly card?: string }
  return cards ?? (card === undefined ? [] : [card])
}

describe.each(GAMES)('the lessons of $id', async ({ id, least, clauses }) => {
  const game = (await loadGame(id)) as AnyGame
  const course = await loadCourse(id)
  const lessons = lessonsOf(course)
  const rules = (await loadRules(id)).flatMap((chapter) => chapter.rules.flatMap((rule) => rule.clauses))

  test('are enough, each by a name of its own, and about clauses that can be looked up', () => {
    expect(course.game).toBe(id)
    expect(lessons.length).toBeGreaterThanOrEqual(least)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
    for (const lesson of lessons) for (const clause of lesson.clauses) expect(rules, lesson.id).toContain(clause)
  })

  test('say with every step what helps, and of later ones something else than of the first', () => {
    for (const { id: name, hint, steps } of lessons) {
      const hints = [hint, ...steps.slice(1).map((step) => step.hint)]
      for (const language of ['de', 'en'] as const) {
        const texts = hints.map((each) => each?.[language])
        expect(texts, name).not.toContain(undefined)
        expect(new Set(texts).size, name).toBe(texts.length)
      }
    }
  })

  test('are about every clause', () => {
    const taught = new Set(lessons.flatMap((lesson) => lesson.clauses))
    expect(rules.filter((clause) => clauses.test(clause) && !taught.has(clause))).toEqual([])
  })

  describe.each(lessons.map((lesson) => ({ name: lesson.id, lesson })))('$name', ({ lesson }) => {
    test('can be done', () => {
      expect(lesson.log[0].game).toBe(id)
      const { end, moves, asks } = walk(game, lesson)
      expect(stepOf(end)).toBeUndefined()
      expect(moves.length + asks.length).toBe(lesson.steps.length)
    })

    test('judges what is wrong to be wrong, and says why with a clause that can be looked up', () => {
      for (const { exercise, step } of walk(game, lesson).moves) {
        const attempts = movesOf(exercise, step).map((move) => attempt(exercise, step, move))
        expect(attempts.filter(({ outcome }) => outcome === 'failure')).not.toEqual([])
        for (const { move, outcome, after } of attempts) {
          const { ruling, event, before } = move
          // Whatever is not asked for is a mistake, or allowed and said to be.
          if (outcome === 'aside') expect(ruling.verdict).toBe('legal')
          if (outcome === 'failure') expect(after.record).toBe(exercise.record)
          if (ruling.verdict === 'legal') continue
          const told = { names: exercise.header.players, state: before, event }
          for (const language of ['de', 'en'] as const) {
            const { title, text, clause } = game.words.fault(told, ruling.code, language)
            expect(title.length * text.length).toBeGreaterThan(0)
            expect(rules).toContain(clause)
          }
        }
      }
    })

    test('asks for what the table can tell, and offers the answer once', () => {
      for (const { exercise, step } of walk(game, lesson).asks) {
        expect(at(tableOf(exercise), step.ask)).toBeDefined()
        expect(step.options.filter((option) => option === answerOf(exercise, step))).toHaveLength(1)
        expect(new Set(step.options).size).toBe(step.options.length)
      }
    })

    test('lets nobody lay what they do not hold', () => {
      for (const { exercise, step } of walk(game, lesson).moves) {
        const hand = exercise.seen[`hand ${lesson.you}`]
        for (const move of movesOf(exercise, step)) {
          const { from, do: verb } = move as AnyEvent & { readonly from?: string }
          if (!hand || hand.length === 0 || move.by !== lesson.you || verb === 'face-up' || (from && from !== 'hand'))
            continue
          const left = hand.slice()
          for (const card of cardsOf(move)) {
            expect(left, `${lesson.id}: ${JSON.stringify(move)}`).toContain(card)
            left.splice(left.indexOf(card), 1)
          }
        }
      }
    })

    test('has a clock only where others can act when the time is up', () => {
      for (const { exercise, step } of walk(game, lesson).moves) {
        if (!step.clock) continue
        const late = play(exercise, step.clock.late)
        expect(late.record.moves.length).toBeGreaterThan(exercise.record.moves.length)
        for (const { ruling } of late.record.moves) expect(ruling.verdict).toBe('legal')
        // By then it is too late.
        for (const move of movesOf(exercise, step)) expect(attempt(late, step, move).outcome).not.toBe('success')
      }
    })

    test('shows cards that can lie there', () => {
      const exercise = openExercise(game, lesson)
      const { header, record } = exercise
      const { state } = openPosition(game, header)
      const table = tableOf(exercise) as PublicTable & { players: readonly { hand: number }[] }
      const hand = lesson.hidden[`hand ${lesson.you}`]
      const held = table.players[lesson.you]?.hand as number
      // Hands of Merge are too large to be shown whole.
      if (hand && id === 'merge') expect(hand.length).toBeLessThan(held)
      else if (hand) expect(hand.length).toBe(held)
      expect(record.start.state).toEqual(state)
      // No more of any card than the deck has, with all that lay open before.
      const counts = new Map<string, number>()
      const count = (card: string) => counts.set(card, (counts.get(card) ?? 0) + 1)
      const last = record.moves.at(-1)
      const { open, zones } = game.simulated.counted(last ? last.after : state)
      const you = (zone: number) => game.simulated.zoneName(state, zone) === `hand ${lesson.you}`
      for (const card of open) count(card)
      for (const [zone, { known }] of zones) if (!(hand && you(zone))) for (const card of known) count(card)
      for (const card of Object.values(lesson.hidden).flat()) count(card)
      for (const [card, copies] of game.deck(header.options, header.players.length)) {
        expect(counts.get(card) ?? 0).toBeLessThanOrEqual(copies)
      }
    })
  })
})
