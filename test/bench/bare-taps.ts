import type { Page } from 'playwright-core'
import { READY, tableScreen } from './phone'
import { readStopwatch, startStopwatch } from './stopwatch'

/**
 * What no page can do without: times taps on a page of one key, which writes a row of a table's size durably and changes
 * one word. The table does the same and judges, and draws a table.
 *
 * @param slowdown how many times slower than this machine the phone is.
 * @returns milliseconds, in the order of the taps.
 */
export async function timeBareTaps(
  page: Page,
  { taps, slowdown }: { taps: number; slowdown: number },
): Promise<readonly number[]> {
  await page.goto('/')
  await layKey(page)
  await startStopwatch(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const key = await page.locator(tableScreen(page).keys).boundingBox()
  if (!key) throw new Error('The bare page has no key')
  let times: readonly number[] = []
  while (times.length < taps) {
    await page.touchscreen.tap(key.x + key.width / 2, key.y + key.height / 2)
    times = (await readStopwatch(page, times.length + 1)).taps
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

/** Puts a key, a verdict and a database on the page, of the selectors that the table has. */
async function layKey(page: Page): Promise<void> {
  const { keys, verdict } = tableScreen(page)
  await page.setContent(
    `<meta name="viewport" content="width=device-width">
    <div role="group" aria-label="Cards"><button style="width:10rem;height:6rem">8</button></div><p role="status">0</p>`,
  )
  await page.locator(READY.table).waitFor()
  await page.evaluate(
    ([keys, verdict]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bare', 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { keyPath: 'id' })
        opening.onsuccess = () => {
          let count = 0
          document.querySelector(keys)?.addEventListener('pointerup', () => {
            const writing = opening.result.transaction('rows', 'readwrite', { durability: 'strict' })
            writing.objectStore('rows').put({ id: 'row', text: 'x'.repeat(300), count: ++count })
            writing.commit()
            writing.oncomplete = () => {
              const shown = document.querySelector(verdict)
              if (shown) shown.textContent = `${count}`
            }
          })
          resolve()
        }
      }),
    [keys, verdict] as const,
  )
}
