import { describe, expect, test } from 'vitest'
import { mezza } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { lessonsOf, loadCourse } from './course'
import { attempt, type Exercise, isMoveStep, LessonError, movesOf, openExercise, stepOf, tableOf } from './exercise'
import type { Lesson, MoveStep } from './schema'

const game: AnyGame = mezza

const lesson = async (id: string) => lessonsOf(await loadCourse('mezza')).find((each) => each.id === id) as Lesson

function chosen(exercise: Exercise, index: number) {
  const step = stepOf(exercise) as MoveStep
  return attempt(exercise, step, movesOf(exercise, step)[index]!)
}

describe('an exercise', () => {
  test('judges with the learner’s cards in sight: who could play may not pick up', async () => {
    const exercise = openExercise(game, await lesson('mezza-must-play'))
    const { move, outcome, after } = chosen(exercise, 0)
    expect(move.event.do).toBe('pick-up')
    expect(move.ruling).toEqual({ verdict: 'illegal', code: 'must-play' })
    expect(outcome).toBe('failure')
    expect(after.record).toBe(exercise.record)
    // The table alone could not know it.
    const blind = openExercise(game, { ...(await lesson('mezza-must-play')), hidden: {} })
    expect(chosen(blind, 0).move.ruling.verdict).toBe('legal')
  })

  test('draws for the learner what lies next, and goes on with the next step', async () => {
    const exercise = openExercise(game, await lesson('mezza-quick'))
    expect(exercise.seen['hand 1']).toEqual(['2', '3', '8'])
    const { after, outcome } = chosen(exercise, 1)
    expect(outcome).toBe('success')
    expect(after.seen['hand 1']).toEqual(['2', '3', '8'])
    expect(after.seen.stock).toEqual(['6'])
    expect(after.step).toBe(1)
    expect(isMoveStep(stepOf(after)!)).toBe(true)
    expect(tableOf(after)).toMatchObject({ turn: 2, pile: ['½', '5', '8'] })
  })

  test('says of what is allowed and not asked for that it is neither', async () => {
    const exercise = openExercise(game, await lesson('mezza-seven'))
    const { outcome, move } = chosen(exercise, 2)
    expect(move.ruling.verdict).toBe('legal')
    expect(outcome).toBe('aside')
  })

  test('refuses data that its game cannot read', async () => {
    const good = await lesson('mezza-order')
    const open = (change: Partial<Lesson>) => () => openExercise(game, { ...good, ...change })
    const [header, ...events] = good.log
    expect(open({ log: [header, { do: 'dance' }] })).toThrow(LessonError)
    expect(open({ log: [{ ...header, options: { variant: 'long' } }, ...events] })).toThrow(LessonError)
    // Not legal: the 3 is lower.
    expect(open({ log: [header, ...events, { do: 'play', by: 1, cards: ['3'] }] })).toThrow('too-low')
  })
})
