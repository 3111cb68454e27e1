import { expect, test } from 'vitest'
import { GAME_IDS } from '@/lib/referee/game'
import { lessonsOf, loadCourse } from './course'
import { pathOf, placeOf } from './path'

test.each(GAME_IDS)('the way through %s leads past every lesson once, the finer points last', async (id) => {
  const course = await loadCourse(id)
  const path = pathOf(course)
  expect([...path.needed, ...path.finer].map((lesson) => lesson.id).sort()).toEqual(
    lessonsOf(course)
      .map((lesson) => lesson.id)
      .sort(),
  )
  for (const part of [path.needed, path.finer]) {
    const walked = []
    for (let at = part[0]; at; at = placeOf(path, at.id)?.next) walked.push(at)
    expect(walked).toEqual(part)
    const [first] = part
    expect(placeOf(path, first!.id)).toMatchObject({ finer: part === path.finer, number: 1, of: part.length })
  }
  expect(placeOf(path, 'nothing')).toBeUndefined()
})

test('ten minutes are enough for what a first game of Mezza needs', async () => {
  const { needed } = pathOf(await loadCourse('mezza'))
  // About twenty seconds each.
  expect(needed.length).toBeGreaterThanOrEqual(24)
  expect(needed.length).toBeLessThanOrEqual(30)
  const steps = needed.flatMap((lesson) => lesson.steps)
  expect(steps.length).toBeLessThanOrEqual(50)
})
