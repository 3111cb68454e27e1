import { describe, expect, test } from 'vitest'
import { cutOff, SIZES, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

test('language and colours follow the device until one chooses, at once and for good', async () => {
  const { page } = await phone({ locale: 'de-AT', colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()

  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(background).not.toBe(dark)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await background()).not.toBe(dark)
  await page.getByRole('radio', { name: 'As the device' }).nth(1).check()
  await expect.poll(background).toBe(dark)
  await page.getByRole('radio', { name: 'As the device' }).first().check()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
})

test('it is quiet until somebody wants it otherwise, and each effect can be tried', async () => {
  const { page } = await phone()
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    Object.defineProperty(navigator, 'vibrate', { value: (pulses: number[]) => heard.push(pulses) })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value)
      start.call(this, when)
    }
    const voice = (lang: string, localService: boolean) => ({ lang, localService, default: false, name: lang })
    // The first would send what it is to say over the network.
    speechSynthesis.getVoices = () => [voice('en-US', false), voice('en-GB', true)] as SpeechSynthesisVoice[]
    speechSynthesis.speak = ({ text, lang }) => heard.push([text, lang])
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {} })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0))
  await page.goto('/settings/')
  for (const name of ['Sound', 'Vibration', 'Voice'])
    expect(await page.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false')
  expect(await heard()).toEqual([])

  await page.getByRole('button', { name: 'Try: Sound' }).click()
  expect(await heard()).toEqual([880])
  await page.getByRole('button', { name: 'Try: Vibration' }).click()
  expect(await heard()).toEqual([[140, 80, 140]])
  await page.getByRole('button', { name: 'Try: Voice' }).click()
  expect(await heard()).toEqual([['Ben’s turn: seven or higher.', 'en-GB']])

  await page.getByRole('switch', { name: 'Voice' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect.poll(() => page.getByRole('switch', { name: 'Voice' }).getAttribute('aria-checked')).toBe('true')
  expect(await page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false')

  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await page.getByText('Dieses Gerät hat keine eigene deutsche Stimme.').waitFor()
  expect(await page.getByRole('button', { name: 'Probe: Stimme' }).isDisabled()).toBe(true)
})

test('says what is stored and whether it is safe', async () => {
  const { page } = await phone()
  await page.addInitScript(() => {
    let promised = false
    navigator.storage.estimate = async () => ({ usage: 1_440_000 })
    navigator.storage.persisted = async () => promised
    navigator.storage.persist = async () => {
      promised = true
      return true
    }
  })
  await page.goto('/settings/')
  await page.getByText('Kiebitz uses 1.4 MB on this device.').waitFor()
  await page.getByText(/^Version \d+\.\d+\.\d+/).waitFor()
  const ask = page.getByRole('button', { name: 'Keep the tables for good' })
  await ask.click()
  await page.getByText('The browser has promised to keep the tables').waitFor()
  expect(await ask.count()).toBe(0)
})

test('back goes where one came from, and home from nowhere', async () => {
  const { page } = await phone()
  await page.goto('/settings/')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'New table' }).click()
  await page.waitForURL('**/new/')
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(href: string): void } } }
    next.router.push('/settings/')
  })
  await page.waitForURL('**/settings/')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/new/')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

describe.each(SIZES)('at %i×%i, %s', (width, height, colorScheme) => {
  test('the screen is whole, in German', async () => {
    const { page } = await phone({ viewport: { width, height }, colorScheme, locale: 'de-DE' })
    await page.goto('/settings/')
    await page.getByText('Tische dauerhaft behalten').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  })
})
