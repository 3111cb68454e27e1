import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from './support'

/** All that a page can know of what was there before it. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: (await cookieStore.getAll()).length,
    before: history.length - 1,
  }))

// Tried again, a test would have a phone that was never another's.
describe('what a test of this file leaves on its phone', { retry: 0 }, () => {
  const pages: Page[] = []
  let set: Page | undefined

  for (const turn of ['first', 'second'])
    test(`is not there for the next (the ${turn} of two)`, async () => {
      const { page } = await phone()
      pages.push(page)
      // Pages of the app itself would write, too.
      await page.goto('/settings/index.txt')
      expect(await traces(page)).toEqual({ local: 0, session: 0, databases: 0, caches: 0, cookies: 0, before: 1 })
      await page.evaluate(async () => {
        localStorage.left = sessionStorage.left = 'left'
        await cookieStore.set('left', 'left')
        await caches.open('left')
        await new Promise((resolve) => {
          indexedDB.open('left').onsuccess = resolve
        })
      })
      await page.goto('/learn/index.txt')
      expect(await traces(page)).toEqual({ local: 1, session: 1, databases: 1, caches: 1, cookies: 1, before: 2 })
    })

  test('is nothing but the page itself, which is the same one', () => {
    expect(pages[1]).toBe(pages[0])
  })

  for (const turn of ['first', 'second'])
    test(`is never on a phone whose clock was set (the ${turn} of two)`, async () => {
      const { page } = await phone()
      await page.clock.setFixedTime('2026-01-01')
      expect(page).not.toBe(set)
      set = page
    })
})
