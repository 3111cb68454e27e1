import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptOffline, offlinePhone, ownServer } from './support'

test('after one visit the app works without network and without its server', async () => {
  const server = await ownServer()
  const { page, context } = await offlinePhone({ origin: server.origin })
  await page.goto('/no/such/page/')
  const notFound = await text(page)
  expect(notFound).toContain('There is no such page.')
  await page.goto('/')
  await keptOffline(page)
  await context.setOffline(true)
  await server.close()
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // "Aborted" is what the app did not care to read, not what it could not have.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(`${request.method()} ${request.url()}`)
  })

  await page.reload()
  expect(await text(page)).not.toBe('')

  await mark(page)
  for (const href of ['/new/', '/table/?id=x', '/', '/table/?id=y&move=3', '/new/']) {
    await follow(page, href)
    expect(await isMarked(page), `${href} was a full page load`).toBe(true)
    expect(await text(page)).not.toBe('')
  }

  for (const href of ['/table/?id=never-seen', '/new', '/new/?from=home', '/index.html']) {
    const response = await page.goto(href)
    expect([href, response?.status()]).toEqual([href, 200])
    expect(await text(page)).not.toBe('')
    expect(await text(page)).not.toBe(notFound)
  }
  expect(failed, 'needed, but not kept for offline use').toEqual([])

  const unknown = await page.goto('/no/such/page/')
  expect(unknown?.status()).toBe(404)
  expect(await text(page)).toBe(notFound)
})

/** What the screen says once it has settled. */
async function text(page: Page): Promise<string> {
  await page.waitForLoadState('load')
  await expect.poll(() => page.locator('body').innerText()).not.toBe('')
  return await page.locator('body').innerText()
}

/** Puts a mark on the window; a full page load wipes it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

async function isMarked(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'marked' in window)
}

/** Goes to another screen as a link does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } }
    next.router.push(target)
  }, href)
  await page.waitForFunction((target) => location.href.endsWith(target), href)
}
