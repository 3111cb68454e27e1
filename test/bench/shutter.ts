import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRow, photographed } from '../browser/scene'
import { openChromium, openPhone, sitDown } from './phone'

/** What was measured of photos taken at a table, in milliseconds. */
export interface ShutterTimes {
  /** From the shutter to the proposal, one for each photo. */
  readonly proposals: readonly number[]
  /** The longest time that the page could not answer a finger meanwhile; 0 where it was never over 50. */
  readonly blocked: number
}

/** Takes photos of two cards with Chromium's fake camera, at a table of the app that is served at `origin`. */
export async function timeShutter(origin: string, photos: number): Promise<ShutterTimes> {
  const camera = join(tmpdir(), `kiebitz-shutter-${process.pid}.mjpeg`)
  const frame = await photographed(inRow('mezza', ['8', '8']))
  await writeFile(camera, Buffer.concat([frame, frame]))
  const browser = await openChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ])
  if (!browser) throw new Error('There is no Chromium here.')
  try {
    const page = await openPhone(browser, origin)
    await page.context().grantPermissions(['camera'])
    await sitDown(page, ['Ana', 'Ben'])
    await page.getByRole('button', { name: 'Camera' }).tap()
    // What loads and warms up is not timed: it happens once.
    await page.getByRole('progressbar', { includeHidden: true }).waitFor({ state: 'detached', timeout: 120_000 })
    await page.evaluate(() => {
      const tasks: number[] = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      }).observe({ type: 'longtask' })
      Object.assign(window, { tasks })
    })
    for (let photo = 1; photo <= photos; photo++) {
      await page.getByRole('button', { name: 'Take a photo' }).tap({ timeout: 60_000 })
      await page.getByRole('button', { name: /^Card 2: eight/ }).waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: 'New photo' }).tap()
    }
    const proposals = await page.evaluate(() =>
      performance.getEntriesByName('shutter to proposal').map(({ duration }) => duration),
    )
    const blocked = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
    return { proposals, blocked }
  } finally {
    await browser.close()
    await rm(camera, { force: true })
  }
}
