import { describe, expect, it } from 'vitest'
import { findGame } from '../../lib/games/registry'
import { writeLink } from '../../lib/learn/ask/link'
import { firstQuestion, type Question } from '../../lib/learn/ask/question'
import type { AnyGame } from '../../lib/referee/game'
import { accessibilityFaults, keptOffline, offlinePhone, phone, sheetsLeft } from './support'

const mezza = findGame('mezza') as AnyGame

// Much is tapped and looked at in each: a busy machine takes its time.
describe('ask the referee', { timeout: 240_000 }, () => {
  it('answers about a position that is laid out by tapping, and the address says what was asked', async () => {
    const { page } = await phone()
    await page.goto('/learn/ask/')
    await page.getByText('Allowed', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    // A 9 on the pile, by Ben; Ana asks whether two 8s fit.
    await page.getByRole('button', { name: 'Lay a card on it' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'nine', exact: true }).tap()
    const middle = page.getByRole('region', { name: 'The pile' })
    await middle.getByRole('radio', { name: 'Ben' }).check()
    const cards = page.getByRole('group', { name: 'Which cards?' })
    for (let i = 0; i < 2; i++) {
      await cards.getByRole('button', { name: 'Which cards?: add a card' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'eight', exact: true }).tap()
    }
    await cards.getByRole('button', { name: 'Which cards?: remove half' }).tap()
    await page.getByText('Not allowed', { exact: true }).waitFor()
    await page.getByText('You need 9 or higher').waitFor()
    await sheetsLeft(page)
    const address = page.url()
    expect(address).toContain('?q=1.')
    expect(address.length).toBeLessThan(600)

    // The rule it rests on.
    await page.getByRole('button', { name: 'Rule M3.2' }).tap()
    expect(await page.getByRole('dialog').locator('[aria-current]').textContent()).toContain('M3.2')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()

    // Somebody’s cards.
    await page.getByRole('button', { name: 'Ana: change cards' }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Cards in hand: one fewer' }).tap()
    expect(await accessibilityFaults(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Close' }).tap()
    // Closing the sheet goes back in the history; the address is the new question's all the same.
    await sheetsLeft(page)
    await expect.poll(() => page.url()).not.toBe(address)
    await page.reload()
    await page.getByRole('button', { name: 'Ana: change cards' }).tap()
    await expect
      .poll(() => sheet.getByRole('group', { name: 'Cards in hand' }).getByRole('status').textContent())
      .toBe('2')
  })

  it('opens what somebody shared, in the language of who reads it, also offline', async () => {
    const first = firstQuestion(mezza)
    const question: Question = {
      ...first,
      laid: { ...first.laid, turn: 1, pile: [{ card: '9½', by: 2 }] },
      event: { do: 'play', by: 0, ...{ cards: ['½'] } },
    }
    const { page, context } = await offlinePhone({ locale: 'de-DE', colorScheme: 'dark' })
    await page.goto('/')
    await keptOffline(page)
    await context.setOffline(true)
    await page.goto(`/learn/ask/?q=${writeLink(question)}`)
    await page.getByText('Erlaubt', { exact: true }).waitFor()
    await page.getByText('Ana schnappt mit ½').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.getByRole('button', { name: /^Regel M/ }).count()).toBeGreaterThan(0)
  })

  it.each([
    ['1.garbage', 'This link is damaged'],
    ['9.AAAA', 'newer version'],
    [encodeURIComponent('<script>alert(1)</script>'), 'This link is damaged'],
    [writeLink({ ...firstQuestion(mezza), event: { do: 'draw', by: 0 } }), 'does not have'],
  ])('says clearly what is wrong with the link %s', async (link, text) => {
    const { page } = await phone()
    await page.goto(`/learn/ask/?q=${link}`)
    await page.getByRole('alert').getByText(text).waitFor()
    await page.getByRole('button', { name: 'Lay out a position' }).tap()
    await page.getByText('Allowed', { exact: true }).waitFor()
  })

  it('gives back what cannot be laid out, so that it can be mended', async () => {
    const first = firstQuestion(mezza)
    const link = writeLink({ ...first, laid: { ...first.laid, pile: Array(5).fill({ card: '8', by: 0 }) } })
    const { page } = await phone()
    await page.goto(`/learn/ask/?q=${link}`)
    await page.getByText('The game does not have so many of these.').waitFor()
    const off = page.getByRole('button', { name: 'Take the top off' })
    await off.tap()
    await off.tap()
    await page.getByText('The game does not have so many of these.').waitFor({ state: 'detached' })
    await page.getByText(/^(Not allowed|Allowed)$/).waitFor()
  })

  it.each(['mau-mau', 'misch-masch', 'merge'])('answers about %s', async (id) => {
    const { page } = await phone()
    await page.goto(`/learn/ask/?game=${id}`)
    await page.getByText('Allowed', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is asked by keyboard alone', async () => {
    const { page } = await phone()
    await page.goto('/learn/ask/')
    await page.getByRole('radio', { name: 'pick up' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Provided it is true').waitFor()
    await page.getByRole('button', { name: 'Ben: change cards' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
