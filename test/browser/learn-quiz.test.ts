import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { parseProgress } from '../../lib/learn/progress'
import { oneOf } from '../long'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

const WORDS = {
  de: {
    locale: 'de-DE',
    choose: 'Was wählst du?',
    next: 'Nächste Frage',
    verdict: /^(Richtig!|Nein\.)$/,
    rule: /^Regel M/,
  },
  en: {
    locale: 'en-GB',
    choose: 'What do you choose?',
    next: 'Next question',
    verdict: /^(Right!|No\.)$/,
    rule: /^Rule M/,
  },
} as const

const progress = async (page: Page) => parseProgress(await page.evaluate(() => localStorage.getItem('kiebitz-learn')))

describe.each(oneOf(['de', 'en'] as const))('the quiz, in %s', (language) => {
  test('asks one question after the other, says what decides, and keeps what to ask again', async () => {
    const words = WORDS[language]
    const { page } = await phone({ locale: words.locale })
    await page.goto('/learn/quiz/?game=mezza')
    let right = 0
    for (let asked = 1; asked <= 6; asked++) {
      const keys = page.getByRole('region', { name: words.choose }).getByRole('button')
      await keys.first().waitFor()
      if (asked === 1) expect(await accessibilityFaults(page)).toEqual([])
      await keys.nth(asked % (await keys.count())).click()
      const verdict = page.getByRole('status').getByText(words.verdict)
      await verdict.waitFor()
      if (/^R/.test(await verdict.innerText())) right++
      const clause = (await page.getByRole('button', { name: words.rule }).innerText()).replace(/^\S+ /, '')
      const kept = await progress(page)
      expect(kept).toMatchObject({ asked, right })
      expect(Object.keys(kept.slots)).toContain(`mezza ${clause}`)
      if (asked === 1) expect(await accessibilityFaults(page)).toEqual([])
      // The way on has the focus.
      await page.keyboard.press('Enter')
    }
    await page.reload()
    await page.getByText(language === 'de' ? `${right} von 6 richtig` : `${right} of 6 right`).waitFor()
  }, 120_000)
})

test('what was missed comes back', async () => {
  const { page } = await phone()
  await page.addInitScript(() => {
    const slots = { 'mezza M4.4': { box: 0, due: 8 } }
    if (!localStorage.getItem('kiebitz-learn'))
      localStorage.setItem('kiebitz-learn', JSON.stringify({ asked: 9, right: 3, slots }))
  })
  await page.goto('/learn/quiz/?game=mezza')
  const keys = page.getByRole('region', { name: 'What do you choose?' }).getByRole('button')
  await keys.first().click()
  await page.getByRole('button', { name: 'Rule M4.4' }).click()
  await page.getByRole('dialog').locator('[aria-current=true]').waitFor()
})

test.each(['mau-mau', 'misch-masch', 'merge'])('%s has a quiz', async (game) => {
  const { page } = await phone({ viewport: { width: 360, height: 640 }, colorScheme: 'dark', locale: 'de-DE' })
  await page.goto(`/learn/quiz/?game=${game}`)
  const keys = page.getByRole('region', { name: 'Was wählst du?' }).getByRole('button')
  await keys.first().click()
  await page.getByRole('button', { name: 'Nächste Frage' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
})
