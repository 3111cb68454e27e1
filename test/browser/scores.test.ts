import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bringLogs, EVENINGS, fillBook, NOW, shortLog } from './filled-book'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

/** Many screens, each looked at by axe, on a busy machine. */
const LONG = 240_000

/** Everything that a screen must be, whatever it shows. */
async function lookAt(page: Page, what: string) {
  expect(await accessibilityFaults(page), what).toEqual([])
  expect(await smallTargets(page), what).toEqual([])
  expect(await cutOff(page), what).toEqual([])
}

const counted = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const names = (page: Page) => page.getByRole('table', { name: 'Standings' }).getByRole('rowheader').allInnerTexts()
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const games = (page: Page) => page.getByRole('list', { name: 'Games, the last one first' }).getByRole('listitem')

async function filledPhone(options: Parameters<typeof phone>[0] = {}) {
  const { page } = await phone(options)
  await page.clock.setFixedTime(NOW)
  await fillBook(page)
  return page
}

test(
  'an empty book says what to do, in German, and a game is entered, corrected, deleted and brought back',
  async () => {
    const { page } = await phone({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 640 } })
    await page.goto('/')
    await page.getByRole('link', { name: 'Ergebnisse' }).click()
    await page.getByText('Noch steht nichts im Buch.').waitFor()
    await lookAt(page, 'empty')
    await page.getByRole('link', { name: 'Spiel eintragen' }).click()

    // By keyboard alone: who won first.
    const save = page.getByRole('button', { name: 'Eintragen', exact: true })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.focus()
    for (const who of ['Ana', 'Ben']) {
      await page.keyboard.type(who)
      await page.keyboard.press('Enter')
    }
    // What is typed and not added plays too.
    await page.keyboard.type('Cem')
    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Eingetragen: Mezza, Sieg für Ana').waitFor()

    // The next one of the evening, by points: Mau Mau's table found them. Known people are offered.
    await page.getByText('Mau Mau').click()
    await page.getByText('Nach Punkten').click()
    await page.getByRole('button', { name: 'Ana hinzufügen' }).click()
    await page.getByRole('button', { name: 'Ben hinzufügen' }).click()
    await page.getByText('Es fehlen noch Punkte.').waitFor()
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Punkte von Ana' }).fill('120')
    await page.getByRole('textbox', { name: 'Punkte von Ben' }).fill('510')
    await lookAt(page, 'points')
    await save.click()
    await page.getByText('Eingetragen: Mau Mau, Sieg für Ben').waitFor()

    await page.goto('/scores/games/')
    const list = page.getByRole('list', { name: 'Spiele, das letzte zuerst' }).getByRole('listitem')
    await list.nth(1).waitFor()
    expect(await list.first().innerText()).toContain('Ben (510 Punkte)\n2. Ana (120 Punkte)\nMau Mau')
    await list.first().getByRole('button').click()
    await page.getByRole('link', { name: 'Berichtigen' }).click()
    await page.getByRole('textbox', { name: 'Punkte von Ana' }).fill('600')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Gespeichert.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'Punkte von Ana' }).inputValue()).toBe('600')

    await page.getByRole('button', { name: 'Dieses Spiel löschen' }).click()
    await page.getByRole('button', { name: 'Löschen', exact: true }).click()
    await page.getByText('Das Spiel ist gelöscht.').waitFor()
    await page.getByRole('button', { name: 'Zurückholen' }).click()
    await page.getByRole('button', { name: 'Speichern' }).waitFor()

    await page.goto('/scores/?game=mau-mau')
    // U7.4: 20 for who won, 10 lost.
    await page.getByRole('row', { name: /Ana.* 20/ }).waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toContain('Ranglisten\u00adpunkte')
    await lookAt(page, 'standings')
  },
  LONG,
)

test(
  'standings are of the games that are chosen, and the choice stands in the address',
  async () => {
    const page = await filledPhone()
    await page.goto('/scores/')
    await counted(page, `${EVENINGS.length} games`)
    expect(await rows(page).count()).toBe(5)

    await page.getByRole('combobox', { name: 'Game' }).selectOption('Misch Masch')
    await counted(page, '2 games')
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Last 30 days')
    await counted(page, '1 game')
    expect((await names(page)).map((text) => text.split('\n').at(-1)).sort()).toEqual(['Ana', 'Ben', 'Cem'])
    expect(new URL(page.url()).search).toBe('?game=misch-masch&time=days30')
    await page.reload()
    await counted(page, '1 game')
    expect(await rows(page).count()).toBe(4)

    // To a person and back: the choice is still there.
    await page.getByRole('link', { name: 'Cem' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cem' }).waitFor()
    await page
      .getByRole('button', { name: 'Back' })
      .or(page.getByRole('link', { name: 'Back' }))
      .click()
    await expect.poll(() => page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('misch-masch')

    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: 'Who was there' }).click()
    await page.getByRole('button', { name: 'Dora' }).click()
    await page.getByRole('button', { name: 'Cem' }).click()
    const both = EVENINGS.filter(({ players }) => players.includes('Cem') && players.includes('Dora'))
    await counted(page, `${both.length} games`)
    await lookAt(page, 'with two')
    await page.getByRole('button', { name: 'With Cem, Dora' }).click()
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Own dates')
    await page.getByLabel('From').fill('2026-11-06')
    await page.getByLabel('To').fill('2026-11-06')
    await counted(page, '2 games')
    expect(new URL(page.url()).searchParams.get('time')).toBe('2026-11-06..2026-11-06')

    // By wins; who has as many shares the rank.
    await page.goto('/scores/?by=wins')
    await expect.poll(() => page.getByRole('combobox', { name: 'Ordered by' }).inputValue()).toBe('wins')
    const lines = await rows(page).allInnerTexts()
    const wins = lines.slice(1).map((line) => Number(/(\d+)\s*wins?/.exec(line)?.[1]))
    expect(wins).toEqual(wins.toSorted((one, other) => other - one))
    expect(wins.reduce((sum, count) => sum + count)).toBe(EVENINGS.length)

    // What the referee saw, at the table where somebody cheated.
    const seen = page.getByRole('region', { name: 'What the referee saw' })
    expect(await seen.getByText('Of those, proven later').locator('..').innerText()).toMatch(/Dora 8/)
    await seen
      .getByRole('link', { name: /^Record: 8 in one game, Dora/ })
      .first()
      .waitFor()
  },
  LONG,
)

test(
  'a long list holds only what is on the screen, and all of it can be reached',
  async () => {
    const { page } = await phone()
    await page.clock.setFixedTime(NOW)
    const first = Date.parse('2024-01-01T20:00:00+01:00')
    const count = 70
    const logs = Array.from({ length: count }, (_, index) =>
      shortLog({ players: ['Ana', 'Ben'], began: new Date(first + index * 86_400_000).toISOString() }, index),
    )
    await bringLogs(page, logs)
    await page.goto('/scores/games/')
    await page.getByText(`${count} games`).waitFor({ timeout: 45_000 })
    await games(page).first().waitFor()
    expect(await games(page).count()).toBeLessThan(30)
    expect(await games(page).first().getAttribute('aria-setsize')).toBe(`${count}`)
    await lookAt(page, 'long list')
    const oldest = games(page).and(page.locator(`[aria-posinset="${count}"]`))
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4000)
          return oldest.count()
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(1)
    expect(await oldest.innerText()).toContain('1 Jan 2024')
    expect(await games(page).count()).toBeLessThan(30)

    // The keyboard goes on where the screen ends.
    await page.goto('/scores/games/')
    await games(page).first().getByRole('link').focus()
    for (let step = 0; step < 40; step++) await page.keyboard.press('Tab')
    const focused = page.locator('li:focus-within')
    expect(await focused.getAttribute('aria-posinset')).toBe('21')

    // Deleting asks, and can be undone.
    await page.goto('/scores/games/')
    await games(page).first().getByRole('button').click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByText(`${count - 1} games`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${count} games`).waitFor()
  },
  LONG,
)

test(
  'a person is renamed everywhere, painted, pictured, merged with another and taken apart again',
  async () => {
    const page = await filledPhone({ viewport: { width: 844, height: 390 } })
    await page.goto('/scores/enter/')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    for (const who of ['Benni', 'Elif']) {
      await name.fill(who)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Enter it' }).click()
    await page.getByText('Entered: Mezza, won by Benni').waitFor()

    await page.goto('/scores/people/')
    await page.getByRole('link', { name: 'Elif' }).waitFor()
    await lookAt(page, 'people')
    await page.getByRole('link', { name: /Ben$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor()
    const against = page.getByRole('table', { name: 'Against the others' }).getByRole('row')
    await against.nth(3).waitFor()
    expect(await against.count()).toBe(4)
    await lookAt(page, 'person')

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Somebody else has this name.').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Benjamin')
    await page.getByText('Orange').click()
    await lookAt(page, 'edit')
    const picture = await page.screenshot()
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('slider', { name: 'Nearer' }).fill('2')
    await lookAt(page, 'crop')
    await page.getByRole('button', { name: 'Keep it like this' }).click()
    await page.getByRole('button', { name: 'Remove the picture' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('heading', { level: 1, name: 'Benjamin' }).waitFor()
    const size = await page
      .locator('main img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      })
    expect(size).toEqual([256, 256])

    // Who sat at one table with somebody is somebody else.
    const merge = page.getByRole('button', { name: 'Merge with somebody' })
    await merge.click()
    await page.getByRole('button', { name: 'Ana' }).click()
    await page.getByRole('button', { name: 'Merge them' }).click()
    await page.getByText('Ana and Benjamin have sat at one table').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await merge.click()
    await page.getByRole('button', { name: 'Benni' }).click()
    await lookAt(page, 'merge')
    await page.getByRole('button', { name: 'Merge them' }).click()
    await page.getByRole('status').getByText('Merged with Benni').waitFor()
    await against.nth(4).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Benni stands alone again.').waitFor()
    await expect.poll(() => against.count()).toBe(4)

    // Everywhere: at the games that were logged as Ben, and in the standings.
    await page.getByRole('link', { name: 'All games of Benjamin' }).click()
    await expect.poll(() => games(page).first().innerText()).toContain('Benjamin')
    await page.goto('/scores/')
    await page.getByRole('rowheader', { name: 'Benjamin' }).waitFor()
  },
  LONG,
)
