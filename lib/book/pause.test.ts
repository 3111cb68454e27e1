import { expect, it } from 'vitest'
import { breather } from './pause'

it('lets work go on for a while, then lets others come, then go on again', async () => {
  let clock = 0
  const breathe = breather(() => clock)
  clock = 7
  expect(breathe()).toBeUndefined()
  clock = 9
  const pause = breathe()
  expect(pause).toBeInstanceOf(Promise)
  clock = 30
  await pause
  expect(breathe()).toBeUndefined()
})
