import type { BrowserContext, Page } from 'playwright-core'

/**
 * What leaves more behind in a context, or on its page, than emptying takes away. Playwright itself listens by other
 * names than `on`.
 */
const LASTING = {
  context: [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'on',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: [
    'addInitScript',
    'close',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'on',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Something of the app's server without a script: while it is open nothing is at work that could write. */
const STILL = '/index.txt'

/**
 * For a page that is alone in a context of its own and fresh: what makes it as good as fresh again. A process that has
 * loaded the app once loads it again in a third of the time.
 *
 * @param origin the only one that the page goes to.
 * @returns empties storage, databases, caches, cookies and history, and answers true; false where something was done to
 * the page that stays, or where it is still on its way elsewhere.
 */
export async function renewal(context: BrowserContext, page: Page, origin: string): Promise<() => Promise<boolean>> {
  const session = await context.newCDPSession(page)
  let lasts = false
  const watch = <T extends object>(watched: T, names: readonly (keyof T)[]) => {
    for (const name of names) {
      const usual = watched[name] as (...given: unknown[]) => unknown
      const noted = (...given: unknown[]) => {
        lasts = true
        return usual.apply(watched, given)
      }
      Object.defineProperty(watched, name, { value: noted })
    }
  }
  watch(context, LASTING.context)
  watch(page, LASTING.page)
  watch(page.clock, LASTING.clock)

  return async () => {
    if (lasts || context.pages().length !== 1) return false
    const still = origin + STILL
    // A test may end on the way to somewhere: a sheet that was closed goes back in the history by itself.
    const left = await page.goto(still).catch(() => null)
    if (!left) return false
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    return page.url() === still
  }
}
