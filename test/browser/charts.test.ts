import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Evening, fillBook, NOW } from './filled-book'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

/** Every screen is looked at by axe, on a busy machine. */
const LONG = 240_000

/** Two evenings in two years, one of them with two games, and a third person at some of them. */
const EVENINGS: readonly Evening[] = [
  { game: 'misch-masch', players: ['Ana', 'Ben'], began: '2025-12-27T23:30:00+01:00' },
  { game: 'misch-masch', players: ['Ana', 'Ben', 'Cem'], began: '2026-11-06T19:00:00+01:00' },
  { game: 'mezza', players: ['Ben', 'Cem', 'Ana'], began: '2026-11-06T20:00:00+01:00' },
]

async function lookAt(page: Page, what: string) {
  expect(await accessibilityFaults(page), what).toEqual([])
  expect(await smallTargets(page), what).toEqual([])
  expect(await cutOff(page), what).toEqual([])
}

async function charts(options: Parameters<typeof phone>[0] = {}): Promise<Page> {
  const { page } = await phone(options)
  await page.clock.setFixedTime(NOW)
  await fillBook(page, EVENINGS)
  await page.goto('/scores/charts/')
  await page.locator('.u-over').nth(1).waitFor()
  return page
}

/** How many pixels of a chart are painted in other colours than most are. */
const painted = (page: Page, chart: number) =>
  page
    .locator('.uplot canvas')
    .nth(chart)
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, width, height)
      let count = 0
      for (let i = 3; i < data.length; i += 4) if ((data[i] as number) > 0) count++
      return count
    })

test(
  'ratings and places are drawn, read game by game, by who is chosen, and as tables that say the same',
  async () => {
    const page = await charts({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 640 } })
    const rating = page.getByRole('region', { name: 'Wertung' })
    const places = page.getByRole('region', { name: 'Plätze' })
    await lookAt(page, 'charts')
    expect(await painted(page, 0)).toBeGreaterThan(2000)

    // The table of the first chart says what the slider says of the same game.
    await rating.getByRole('button', { name: 'Als Tabelle lesen' }).click()
    const head = await rating.getByRole('columnheader').allInnerTexts()
    expect([...head].slice(1).sort()).toEqual(['Ana', 'Ben', 'Cem'])
    const rows = rating.getByRole('table').getByRole('row')
    expect(await rows.count()).toBe(EVENINGS.length + 1)
    const slider = rating.getByRole('slider', { name: 'Welches Spiel' })
    await slider.focus()
    const legend = rating.getByRole('list', { name: 'Kurven' }).getByRole('button')
    for (const [key, row] of [
      ['End', 1],
      ['ArrowLeft', 2],
      ['Home', 3],
    ] as const) {
      await page.keyboard.press(key)
      const cells = await rows.nth(row).getByRole('cell').allInnerTexts()
      for (const [index, cell] of cells.entries()) {
        if (cell === '–') continue
        const button = legend.filter({ hasText: head[index + 1] ?? '' })
        expect(await button.innerText()).toContain(cell)
      }
    }
    expect(await slider.getAttribute('aria-valuetext')).toBe('Spiel 1 von 3, 27.12.2025')
    // Cem was not there yet.
    expect(await legend.filter({ hasText: 'Cem' }).textContent()).toContain('noch nicht dabei')

    // Hidden in one chart, hidden in both; two lines are left, and then their bands are there.
    await rating.getByText('Bei höchstens zwei Kurven').waitFor()
    await legend.filter({ hasText: 'Cem' }).click()
    await rating.getByText('Das Band reicht bis zur besten Schätzung').waitFor()
    expect(await places.getByRole('button', { name: 'Cem' }).getAttribute('aria-pressed')).toBe('false')
    expect(await rating.getByRole('columnheader').count()).toBe(3)

    await page.getByRole('button', { name: 'Nach Datum' }).click()
    expect(await page.getByRole('button', { name: 'Nach Datum' }).getAttribute('aria-pressed')).toBe('true')
    await page.locator('.u-over').nth(1).waitFor()
    expect(await painted(page, 0)).toBeGreaterThan(2000)

    // Of one game alone.
    await page.getByRole('combobox', { name: 'Spiel' }).selectOption('Mezza')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Spiel 1 von 1, 06.11.2026')
    await places.getByRole('link', { name: 'Dieses Spiel ansehen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mezza' }).waitFor()
  },
  LONG,
)

test(
  'the calendar shows a year at a glance, a month large, and the games of an evening, nights included',
  async () => {
    const page = await charts({ viewport: { width: 844, height: 390 } })
    const calendar = page.getByRole('region', { name: 'Game evenings' })
    await calendar.getByText('2 games on one evening.').waitFor()
    const evening = calendar.getByRole('button', { name: /6 November 2026: 2 games$/ })
    expect(await evening.getAttribute('aria-pressed')).toBe('true')
    const games = calendar.getByRole('region', { name: /6 November 2026/ }).getByRole('listitem')
    await expect.poll(() => games.count()).toBe(2)
    await lookAt(page, 'calendar')

    await calendar.getByRole('button', { name: 'One year back' }).focus()
    await page.keyboard.press('Enter')
    await calendar.getByText('One game on one evening. Most in December: 1.').waitFor()
    await calendar.getByRole('button', { name: 'December: 1 game' }).click()
    // It went on into the night, and counts for the evening on which it began.
    await calendar.getByRole('button', { name: /27 December 2025: 1 game$/ }).click()
    await expect.poll(() => calendar.getByRole('listitem').filter({ hasText: 'Misch Masch' }).count()).toBe(1)
    await calendar.getByRole('link', { name: /Misch Masch/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Misch Masch' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
  LONG,
)

test('an empty book has nothing to draw and says what to do', async () => {
  const { page } = await phone()
  await page.goto('/scores/charts/')
  await page.getByText(/^Nothing stands in the book yet/).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  await lookAt(page, 'empty')
})
