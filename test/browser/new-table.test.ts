import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cutOff, SIZES, smallTargets } from './look'
import { accessibilityFaults, phone } from './support'

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const deck = (page: Page, name: 'Full' | 'Short') => page.getByRole('radio', { name: new RegExp(`^${name}`) })

async function type(page: Page, ...names: string[]) {
  for (const name of names) {
    await field(page).fill(name)
    await field(page).press('Enter')
  }
}

/** The names as they sit, by the buttons that rename them. */
async function seats(page: Page): Promise<string[]> {
  return await page.getByRole('button', { name: /^Rename / }).allInnerTexts()
}

/** Starts, and gives the header of the table that was begun. */
async function begun(page: Page): Promise<Record<string, unknown>> {
  await start(page).click()
  await page.waitForURL('**/table/?id=*')
  const header = await page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('id') ?? ''
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kiebitz')
      opening.onsuccess = () => resolve(opening.result)
    })
    return await new Promise<string>((resolve) => {
      const getting = db.transaction('tables').objectStore('tables').get(id)
      getting.onsuccess = () => {
        db.close()
        resolve(getting.result.header)
      }
    })
  })
  return JSON.parse(header)
}

test('a first table: names by the keyboard, the short deck proposed for three, back goes home', async () => {
  const { page } = await phone()
  await page.goto('/')
  await page.getByRole('link', { name: 'New table' }).click()
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.getByText('The same group again?').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await start(page).isDisabled()).toBe(true)
  await page.getByText('2 more players and you can start').waitFor()

  await page.keyboard.type(' Ana ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ben')
  await page.keyboard.press('Enter')
  // A name need not be added: who is typed plays.
  await page.keyboard.type('Cem')
  await page.getByText('proposed for 3 players').waitFor()
  expect(await deck(page, 'Short').isChecked()).toBe(true)
  const header = await begun(page)
  expect(header).toEqual({
    kiebitz: 1,
    game: 'mezza',
    players: ['Ana', 'Ben', 'Cem'],
    options: { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true },
    started: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a group that has played here is seated by one tap, with its options', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben', 'Cem', 'Dora')
  expect(await deck(page, 'Full').isChecked()).toBe(true)
  await deck(page, 'Short').check()
  await page.getByText('House rules').click()
  await page.getByRole('radio', { name: /^does not fit/ }).check()
  const first = await begun(page)
  expect(first.options).toEqual({ variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: false })
  const id = new URL(page.url()).searchParams.get('id')

  await page.goto('/')
  await page.getByRole('link', { name: 'New table' }).click()
  const chip = page.getByRole('button', { name: 'Ana, Ben, Cem, Dora · Mezza · Short' })
  await chip.click()
  expect(await chip.getAttribute('aria-pressed')).toBe('true')
  expect(await accessibilityFaults(page)).toEqual([])
  const second = await begun(page)
  expect([second.players, second.options]).toEqual([first.players, first.options])

  await page.goto(`/new/?again=${id}`)
  await page.getByRole('button', { name: 'Rename Dora' }).waitFor()
  await page.getByRole('button', { name: 'Remove Dora' }).click()
  await page.getByRole('button', { name: 'Add Dora' }).waitFor()
  expect(await page.getByText('9½ on 9½ does not fit').count()).toBe(1)
  const third = await begun(page)
  expect([third.players, third.options]).toEqual([['Ana', 'Ben', 'Cem'], first.options])
})

test('names of earlier tables are offered while one types', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben', 'Marianna')
  await begun(page)
  await page.goto('/new/')
  const offers = page.getByRole('button', { name: /^Add ./ })
  await expect.poll(() => offers.allInnerTexts()).toEqual(['Ana', 'Ben', 'Marianna'])
  expect(await field(page).evaluate((input) => input === document.activeElement), 'no keyboard unasked').toBe(false)
  await page.getByRole('button', { name: 'Add Ben' }).click()
  await field(page).fill('an')
  expect(await offers.allInnerTexts()).toEqual(['Ana', 'Marianna'])
  await page.getByRole('button', { name: 'Add Marianna' }).click()
  expect(await seats(page)).toEqual(['Ben', 'Marianna'])
  expect(await field(page).inputValue()).toBe('')
})

test('seats change places by buttons, which keep the focus, and by dragging', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben', 'Cem', 'Dora')
  await page.getByRole('button', { name: 'Dora one seat up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await seats(page)).toEqual(['Ana', 'Dora', 'Ben', 'Cem'])
  await page.getByText('Dora: seat 2').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  expect(await seats(page)).toEqual(['Dora', 'Ana', 'Ben', 'Cem'])
  // At the top there is only the way down.
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Dora one seat down')

  const grip = async (index: number) => {
    const box = await page.getByTitle('Drag to another seat').nth(index).boundingBox()
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 24 }
  }
  const [from, to] = [await grip(0), await grip(2)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  expect(await seats(page)).toEqual(['Ana', 'Ben', 'Dora', 'Cem'])

  // By finger, and given up half way.
  const touch = await page.context().newCDPSession(page)
  const send = (kind: string, points: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type: kind as 'touchStart', touchPoints: points as [] })
  await send('touchStart', [await grip(3)])
  await send('touchMove', [{ ...(await grip(0)), y: (await grip(0)).y - 10 }])
  await send('touchEnd', [])
  await expect.poll(() => seats(page)).toEqual(['Cem', 'Ana', 'Ben', 'Dora'])
  await send('touchStart', [await grip(0)])
  await send('touchMove', [await grip(2)])
  await send('touchCancel', [])
  expect(await seats(page)).toEqual(['Cem', 'Ana', 'Ben', 'Dora'])
  expect((await begun(page)).players).toEqual(['Cem', 'Ana', 'Ben', 'Dora'])
})

test('a name can be had once; it can be changed where it sits', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben', 'ana')
  await page.getByRole('alert').filter({ hasText: '“Ana” is already at the table' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Start does not swallow it either.
  await start(page).click()
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await seats(page)).toEqual(['Ana', 'Ben'])
  await field(page).fill('')
  await field(page).press('Enter')
  await page.getByText('Please type a name').waitFor()

  await page.getByRole('button', { name: 'Rename Ben' }).click()
  const name = page.getByRole('textbox', { name: 'New name for Ben' })
  await name.fill('ANA')
  await name.press('Enter')
  await page.getByText('“Ana” is already').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await name.press('Escape')
  expect(await seats(page)).toEqual(['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Rename Ben' }).click()
  await name.fill('  Ben   Junior ')
  // Going on to Start keeps what was typed.
  expect((await begun(page)).players).toEqual(['Ana', 'Ben Junior'])
})

test('no more can sit down than can play', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'A', 'B', 'C', 'D', 'E', 'F', 'G')
  await page.getByText('The table is full: 7 can play.').waitFor()
  expect(await field(page).count()).toBe(0)
  await deck(page, 'Short').check()
  await page.getByText('With these cards, 6 can play at most.').waitFor()
  expect(await start(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Remove G' }).click()
  expect((await begun(page)).players).toHaveLength(6)
})

test('what is chosen stays chosen, whatever would be proposed', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben')
  await deck(page, 'Full').check()
  await type(page, 'Cem')
  expect(await deck(page, 'Full').isChecked()).toBe(true)
  expect(await page.getByText('proposed for').count()).toBe(0)
  expect((await begun(page)).options).toMatchObject({ variant: 'full' })
})

test('a full device says so and begins no table', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await start(page).click()
  await page.getByRole('alert').filter({ hasText: 'There is no room left on the device' }).waitFor()
  expect(await start(page).isEnabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('who renames and removes by keyboard keeps the focus', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'Ana', 'Ben', 'Cem')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Rename Ben')
  await page.getByRole('textbox', { name: 'New name for Ben' }).fill('Bea')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Rename Bea')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Rename Bea')

  await press('Remove Ana')
  await expect.poll(focused).toBe('Remove Bea')
  await press('Remove Cem')
  await expect.poll(focused).toBe('Remove Bea')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a name that is typed stays in sight where fewer can play', async () => {
  const { page } = await phone()
  await page.goto('/new/')
  await type(page, 'A', 'B', 'C', 'D', 'E', 'F')
  await deck(page, 'Full').check()
  await field(page).fill('G')
  await deck(page, 'Short').check()
  await page.getByText('With these cards, 6 can play at most.').waitFor()
  expect(await field(page).inputValue()).toBe('G')
  await field(page).fill('')
  await page.getByText('The table is full: 6 can play.').waitFor()
  expect(await start(page).isEnabled()).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('The table is full')
})

test('who looks for cards to print, or loads the page anew, finds the table as it was', async () => {
  const { page } = await phone()
  await page.goto('/')
  await page.getByRole('link', { name: 'New table' }).click()
  await type(page, 'Ana', 'Ben', 'Cem')
  await deck(page, 'Full').check()
  await field(page).fill('Do')
  await page.locator('a[href^="/print/"]').click()
  await page.waitForURL('**/print/**')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/new/')
  await expect.poll(() => seats(page)).toEqual(['Ana', 'Ben', 'Cem'])
  await page.reload()
  await expect.poll(() => seats(page)).toEqual(['Ana', 'Ben', 'Cem'])
  expect(await deck(page, 'Full').isChecked()).toBe(true)
  expect(await field(page).inputValue()).toBe('Do')
  expect((await begun(page)).players).toEqual(['Ana', 'Ben', 'Cem', 'Do'])
  await page.goto('/new/')
  await field(page).waitFor()
  expect(await seats(page)).toEqual([])
})

describe.each(SIZES)('at %i×%i, %s', (width, height, colorScheme) => {
  test('the screen is whole, in German and with the longest names', async () => {
    const { page } = await phone({ viewport: { width, height }, colorScheme, locale: 'de-DE' })
    await page.goto('/new/')
    await type(
      page,
      'Maximiliane-Theodora',
      'Rindfleischetikettierungsüberwachung',
      'Anneliese von und zu Hohenstein',
      'Jo',
    )
    await page.getByText('Hausregeln').click()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
    await page.getByRole('button', { name: 'Los geht’s' }).click()
    await page.waitForURL('**/table/**')
    await page.goto('/new/')
    await page.getByText('Wieder diese Runde?').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  })
})
