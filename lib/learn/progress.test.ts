import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_PROGRESS, openProgress, PROGRESS_KEY, parseProgress, withLesson } from './progress'

function device(stored: Record<string, string> = {}) {
  const page = new EventTarget()
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  }
  return { stored, page, browser: { storage: () => storage, page } }
}

test('keeps what was learnt, and tells who listens', () => {
  const { browser, stored } = device()
  const store = openProgress(browser)
  let heard = 0
  const stop = store.subscribe(() => heard++)
  store.change((now) => withLesson(withLesson(now, 'a'), 'a'))
  store.change((now) => ({ ...now, clock: 'off', asked: 2, right: 1, slots: { 'mezza M4.4': { box: 1, due: 9 } } }))
  stop()
  store.change((now) => withLesson(now, 'b'))
  expect(heard).toBe(2)
  expect(openProgress(browser).get()).toEqual({
    done: ['a', 'b'],
    clock: 'off',
    asked: 2,
    right: 1,
    slots: { 'mezza M4.4': { box: 1, due: 9 } },
  })
  expect(Object.keys(stored)).toEqual([PROGRESS_KEY])
})

test('hears of what another tab learnt', () => {
  const { browser, stored, page } = device()
  const store = openProgress(browser)
  stored[PROGRESS_KEY] = JSON.stringify({ done: ['x'] })
  page.dispatchEvent(Object.assign(new Event('storage'), { key: PROGRESS_KEY }))
  expect(store.get().done).toEqual(['x'])
})

test('goes on where nothing can be stored', () => {
  const store = openProgress({
    storage: () => {
      throw new Error('blocked')
    },
    page: new EventTarget(),
  })
  store.change((now) => withLesson(now, 'a'))
  expect(store.get().done).toEqual(['a'])
})

test('makes sense of anything that may be stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { asked, right, done, slots } = parseProgress(text)
      expect(right).toBeLessThanOrEqual(asked)
      for (const id of done) expect(typeof id).toBe('string')
      for (const { box, due } of Object.values(slots)) expect(box + due).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(parseProgress('{"slots":{"a":{"box":1},"b":null},"done":[1,"c"],"clock":"fast","asked":-1}')).toEqual({
    ...NO_PROGRESS,
    done: ['c'],
  })
})
