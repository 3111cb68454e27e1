import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptOffline, offlinePhone, ownServer } from './support'

test('a new version waits until the app is closed', {
  timeout: 90_000,
}, async () => {
  const server = await ownServer()
  const { page, context } = await offlinePhone({ origin: server.origin })
  await page.goto('/')
  await keptOffline(page)
  await publish(server.directory)
  await server.restart()
  await findUpdate(page)
  await page.reload()
  expect(await servedVersion(page)).toBe('first')

  await page.close()
  const versions = async () => {
    const next = await context.newPage()
    await next.goto('/')
    const version = await servedVersion(next)
    await next.close()
    return version
  }
  // Chromium lets a worker wait while the old one is busy, as it is with every page that looks.
  await expect.poll(versions, { timeout: 60_000, interval: 3000 }).toBe('second')
})

test('a new version comes at once when somebody asks for it, in every window', {
  timeout: 90_000,
}, async () => {
  const server = await ownServer()
  const { page, context } = await offlinePhone({ origin: server.origin })
  await page.goto('/')
  await keptOffline(page)
  const other = await context.newPage()
  await other.goto('/table/?id=x')
  await other.getByRole('heading').waitFor() // by then it listens
  await publish(server.directory)
  await server.restart()
  await findUpdate(page)
  expect(await servedVersion(other)).toBe('first')

  await other.evaluate(() => Object.assign(window, { before: true }))
  // What `useNewVersion` does. Chromium lets a worker wait while the old one is busy, so it is asked again.
  const ask = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
    })
  const reloaded = async () => {
    await ask().catch(() => undefined)
    return await other.evaluate(() => !('before' in window)).catch(() => false)
  }
  await expect.poll(reloaded, { timeout: 40_000, interval: 1000 }).toBe(true)
  for (const window of [page, other]) {
    await expect.poll(() => servedVersion(window).catch(() => 'loading'), { timeout: 10_000 }).toBe('second')
  }
})

/** Puts a second version in place of the first: another start page, and a service worker that knows it. */
async function publish(directory: string): Promise<void> {
  const page = join(directory, 'index.html')
  const worker = join(directory, 'sw.js')
  await writeFile(page, `${await readFile(page, 'utf8')}<!-- second version -->`)
  const before = await readFile(worker, 'utf8')
  const after = before.replace(/(url:"index\.html",revision:")[^"]*/, '$1second')
  expect(after).not.toBe(before)
  await writeFile(worker, after)
}

async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
}

async function servedVersion(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const text = await (await fetch('/index.html')).text()
    return text.includes('second version') ? 'second' : 'first'
  })
}
