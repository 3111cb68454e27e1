import { expect, test } from 'vitest'
import { accessibilityFaults, keptOffline, offlinePhone, phone } from './support'

test('a phone may install it', async () => {
  const { page, context } = await offlinePhone()
  await page.goto('/')
  await keptOffline(page)
  const chromium = await context.newCDPSession(page)
  const { errors } = await chromium.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
  // Every phone of these tests is a private window, and that is all that Chromium may have against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const broken = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const manifest = await (await fetch(link?.href ?? '')).json()
    const apple = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')
    const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: apple?.href, sizes: '180x180' }]
    const found = await Promise.all(
      icons.map(async ({ src, sizes }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob())
        return `${bitmap.width}x${bitmap.height}` === sizes ? [] : [src]
      }),
    )
    return found.flat()
  })
  expect(broken).toEqual([])
})

test('the page may talk to nobody but its server', async () => {
  const { page, problems } = await offlinePhone()
  await page.goto('/')
  const answer = await page.evaluate(() => fetch('https://elsewhere.invalid/').catch((error: Error) => error.name))
  expect(answer).toBe('TypeError')
  // Refused by the page's own policy, before anything was sent.
  expect(problems.splice(0).join('\n')).toMatch(/^(?!.*left the phone).*violates.*Content Security Policy/)
})

test.each(['/', '/new/', '/table/', '/no/such/page/'])('axe finds nothing wrong with %s', async (path) => {
  const { page } = await phone()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor() // the words have come
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page)).toEqual([])
})
