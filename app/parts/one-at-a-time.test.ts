import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time'

test('a second tap does nothing while the first is under way, whatever it is on', async () => {
  const act = oneAtATime()
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const first = vi.fn(() => promise)
  const second = vi.fn(async () => {})
  act(first)
  act(first)
  act(second)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  resolve()
  await promise
  act(second)
  expect(second).toHaveBeenCalledTimes(1)
})

test('what could not be done can be tried again', async () => {
  const act = oneAtATime()
  const refused = vi.fn(() => Promise.reject(new Error('no')))
  act(refused)
  await vi.waitFor(() => {
    act(refused)
    expect(refused).toHaveBeenCalledTimes(2)
  })
})
