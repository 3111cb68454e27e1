import { expect, test } from 'vitest'
import { archiveFile } from './archive-file'
import { bring, count, saved } from './archive-taps'
import { phone, sheetsLeft } from './support'

/** Thousands of rows are written, on a busy machine; milliseconds. */
const SLOW = { timeout: 60_000 }

test('a tab killed in the middle of an import leaves nothing of it, and the page answers meanwhile', async () => {
  const { page, context } = await phone()
  await page.goto('/scores/storage/')
  await bring(page, archiveFile(2, 5))
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'Done' }).click()
  // Running tables: each of their moves is a row of its own. So many that some seconds are left to kill the tab in.
  const many = archiveFile(6000, 20, false)
  // Counted from when the page has the file: the browser itself stands still while a test hands over a large one.
  await page.evaluate(() => {
    const waits: number[] = []
    Object.assign(window, { waits })
    let before = performance.now()
    const chosen = () => {
      waits.length = 0
      before = performance.now()
    }
    document.addEventListener('change', chosen, { capture: true })
    setInterval(() => {
      waits.push(performance.now() - before)
      before = performance.now()
    }, 20)
  })
  // Ready beforehand: on a busy machine the import gets far ahead of what is seen of it here.
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await bring(page, many)
  await page.getByText('Writing into the book').waitFor()
  // Of all the time and not in milliseconds: a busy machine takes longer for everything.
  let standstill = 1
  const written = async () => {
    const now = await page.getByRole('progressbar').evaluate((bar) => {
      const { waits } = window as unknown as { waits: number[] }
      const whole = waits.reduce((sum, wait) => sum + wait, 0)
      return { share: Number(bar.getAttribute('value')), standstill: Math.max(...waits) / whole }
    })
    standstill = now.standstill
    return now.share
  }
  await expect.poll(written, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0.05)
  void cdp.send('Page.crash').catch(() => undefined)
  await crashed
  expect(standstill).toBeLessThan(0.25)
  await page.close()

  const again = await context.newPage()
  await again.goto('/scores/storage/')
  await expect.poll(() => count(again, 'Tables')).toBe('2')
  await bring(again, archiveFile(600, 20, false))
  // Two of them were there before, with other moves: both versions are kept.
  await again.getByRole('dialog', { name: 'Imported' }).getByText('2 tables go on differently').waitFor(SLOW)
  await again.getByRole('button', { name: 'Done' }).click()
}, 120_000)

test('on a full device an import says so, and loses nothing', async () => {
  const { page, context } = await phone()
  await page.goto('/scores/storage/')
  // Before anything is written: Chromium remembers for a while how much room there was.
  const { origin } = new URL(page.url())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 })
  await bring(page, archiveFile(2, 5))
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'Done' }).click()
  await bring(page, archiveFile(800, 20, false))
  const refused = page.getByRole('alertdialog', { name: 'Not imported' })
  await refused.getByText('There is no room left on the device.').waitFor(SLOW)
  await page.keyboard.press('Escape')
  await sheetsLeft(page)
  expect(await count(page, 'Tables')).toBe('2')
  await cdp.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await expect.poll(() => count(page, 'Tables')).toBe('2')
  const archive = await saved(page, 'Back up everything')
  expect(archive.buffer.length).toBeGreaterThan(500)
}, 120_000)
