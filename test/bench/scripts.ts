import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/**
 * How much JavaScript a page loads until it is there and the network is quiet: each script once, its service worker's
 * not among them. In bytes, as `gzip -9` would send it.
 */
export async function scriptBytes(page: Page, address: string, ready: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) scripts.set(pathname, response.body())
  })
  await page.goto(address)
  await page.locator(ready).waitFor()
  await page.waitForLoadState('networkidle')
  let bytes = 0
  for (const body of await Promise.all(scripts.values())) bytes += gzipSync(body, { level: 9 }).length
  return bytes
}
