import { describe, expect, it } from 'vitest'
import { accessibilityFaults, phone } from './support'

// Much is looked at in each: a busy machine takes its time.
describe('the rules', { timeout: 240_000 }, () => {
  it('are searched in both languages, without caring for marks, and each clause has a link', async () => {
    const { page } = await phone()
    await page.goto('/learn/rules/?game=mezza#M7.1')
    await page.getByRole('heading', { name: 'Mezza: the rules' }).waitFor()
    const lit = page.locator('li[aria-current]')
    await lit.waitFor()
    expect(await lit.textContent()).toContain('M7.1')
    await expect.poll(() => lit.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    const search = page.getByRole('searchbox')
    await search.fill('HOCHSTE karte')
    await page.getByText('One rule').waitFor()
    expect(await page.getByRole('link', { name: 'Link to rule M4.6' }).isVisible()).toBe(true)
    await search.fill('nonsense xyz')
    await page.getByText('Nothing found').waitFor()
    await search.fill('M3.2')
    await page.getByRole('link', { name: 'Link to rule M3.2' }).tap()
    expect(page.url()).toMatch(/#M3\.2$/)
  })

  it('are tried where they stand, and from there in a position of one’s own', async () => {
    const { page } = await phone({ locale: 'de-DE', colorScheme: 'dark' })
    await page.goto('/learn/rules/?game=mezza')
    await page.getByRole('searchbox').fill('M3.2')
    await page.getByText('Ausprobieren').tap()
    await page.getByRole('button', { name: 'eine Fünf' }).tap()
    await page.getByText('Nicht erlaubt.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'eine Sechs' }).tap()
    await page.getByText('Erlaubt.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Selbst umbauen' }).tap()
    await page.getByRole('heading', { name: 'Frag den Schiedsrichter' }).waitFor()
    await page.getByText('Erlaubt', { exact: true }).waitFor()
  })

  it.each(['mau-mau', 'misch-masch', 'merge'])('of %s stand there too', async (id) => {
    const { page } = await phone()
    await page.goto(`/learn/rules/?game=${id}`)
    await page.locator('summary').first().waitFor()
    for (const one of await page.locator('summary').all()) await one.tap()
    expect(await page.getByText('Tap a move.').count()).toBeGreaterThan(1)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('are those of Mezza where the address names no game, whatever stands behind its #', async () => {
    const { page } = await phone()
    await page.goto('/learn/rules/?game=chess#%3Cscript%3E')
    await page.getByRole('heading', { name: 'Mezza: the rules' }).waitFor()
  })
})
