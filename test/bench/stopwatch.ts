import type { Page } from 'playwright-core'
import { tableScreen } from './phone'

/** What the page's own stopwatch keeps. */
export interface Stopwatch {
  /** From the finger's coming down on a card to the frame with the verdict, in ms, one for each such tap. */
  readonly taps: number[]
  /** How often the verdict has changed. */
  verdicts: number
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

/** Starts at the finger, as the system saw it; stops once the frame after the verdict's change has been drawn. */
export async function startStopwatch(page: Page): Promise<void> {
  const { keys, verdict } = tableScreen(page)
  await page.evaluate(
    ([keys, verdict]) => {
      window.stopwatch = { taps: [], verdicts: 0 }
      let began: number | undefined
      document.addEventListener(
        'pointerdown',
        ({ target, timeStamp }) => {
          began = (target as Element).closest(keys) ? timeStamp : undefined
        },
        true,
      )
      let told = document.querySelector(verdict)?.textContent
      new MutationObserver(() => {
        const before = told
        told = document.querySelector(verdict)?.textContent
        if (told === before) return
        const from = began
        began = undefined
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            if (from !== undefined) window.stopwatch.taps.push(performance.now() - from)
            window.stopwatch.verdicts++
          }
          port2.postMessage(undefined)
        })
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    [keys, verdict] as const,
  )
}

/** How soon and how often the page is asked for a verdict, in ms: late and seldom, because its answer takes time too. */
const POLLING = 250

/** What the stopwatch shows once so many verdicts have fallen. */
export async function readStopwatch(page: Page, verdicts: number): Promise<Stopwatch> {
  await page.waitForTimeout(POLLING)
  const shown = await page.waitForFunction(
    (verdicts) => window.stopwatch.verdicts >= verdicts && window.stopwatch,
    verdicts,
    { polling: POLLING },
  )
  return (await shown.jsonValue()) as Stopwatch
}
