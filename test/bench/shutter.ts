import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRow, photographed } from '../browser/scene'
import { longestTasks, watchMainThread } from './main-thread'
import { openChromium, openPhone, sitDown } from './phone'

/** What was measured of photos taken at a table, in milliseconds. */
export interface ShutterTimes {
  /** From the shutter to the proposal, one for each photo. */
  readonly proposals: readonly number[]
  /** The longest time that the page could not answer a finger, from each photo until the next. */
  readonly blocked: readonly number[]
  /** The same, while what reads the photos is loaded and warms up. */
  readonly loading: number
}

export interface ShutterOptions {
  readonly photos: number
  /** How many times slower than this machine the phone is. */
  readonly slowdown?: number
  /** Pictures of twelve megapixels are picked instead. */
  readonly picked?: boolean
}

/** Two cards as a camera's stream shows them, and as its own app photographs them. */
const SCENE = inRow('mezza', ['8', '8'])
const LARGE = inRow('mezza', ['8', '8'], 1300)

/** Takes photos of two cards with Chromium's fake camera, at a table of the app that is served at `origin`. */
export async function timeShutter(
  origin: string,
  { photos, slowdown = 1, picked = false }: ShutterOptions,
): Promise<ShutterTimes> {
  const camera = join(tmpdir(), `kiebitz-shutter-${process.pid}.mjpeg`)
  const frame = await photographed(SCENE)
  await writeFile(camera, Buffer.concat([frame, frame]))
  const picture = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: picked ? await photographed({ ...LARGE, width: 4000, height: 3000 }) : frame,
  }
  const browser = await openChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ])
  if (!browser) throw new Error('There is no Chromium here.')
  try {
    const page = await openPhone(browser, origin)
    await page.context().grantPermissions(['camera'])
    await sitDown(page, ['Ana', 'Ben'])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const watched = await watchMainThread(page)
    const mark = (name: string) => page.evaluate((name) => void performance.mark(name), name)
    await mark('opened')
    await page.getByRole('button', { name: 'Camera' }).tap()
    // What loads and warms up happens once.
    await page.getByRole('button', { name: 'Take a photo', disabled: false }).waitFor({ timeout: 60_000 })
    await page.getByRole('progressbar', { includeHidden: true }).waitFor({ state: 'detached', timeout: 120_000 })
    await mark('loaded')
    for (let photo = 1; photo <= photos; photo++) {
      if (picked) await page.locator('input[type=file]').setInputFiles(picture)
      else await page.getByRole('button', { name: 'Take a photo' }).tap({ timeout: 60_000 })
      await page.getByRole('button', { name: /^Card 2: eight/ }).waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: 'New photo' }).tap()
    }
    await mark('done')
    const proposals = await page.evaluate(() =>
      performance.getEntriesByName('shutter to proposal').map(({ duration }) => duration),
    )
    const seen = await watched()
    return {
      proposals,
      blocked: longestTasks(seen, [...seen.marks('shutter'), ...seen.marks('done')]),
      loading: Math.max(...longestTasks(seen, [...seen.marks('opened'), ...seen.marks('loaded')])),
    }
  } finally {
    await browser.close()
    await rm(camera, { force: true })
  }
}
