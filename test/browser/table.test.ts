import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { someOf } from '../long'
import { cutOff, LOOKS, smallTargets } from './look'
import { accessibilityFaultsUpright, type PhoneOptions, phone } from './support'

const SEVEN = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Friederike', 'Greta']
const play = (by: number, ...cards: string[]) => ({ do: 'play', by, cards })

/** Brings a table as a log, which opens it. */
async function sit(players: readonly string[], events: readonly object[] = [], options: PhoneOptions = {}) {
  const { page, context } = await phone(options)
  await page.goto('/')
  const lines = [{ kiebitz: 1, game: 'mezza', players }, ...events].map((line) => JSON.stringify(line))
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.waitForURL('**/table/?id=*')
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  return { page, context }
}

const key = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Cards|Karten)$/ }).getByRole('button', { name, exact: true })
const seat = (page: Page, name: string) =>
  page.getByRole('list', { name: /^(Players|Spieler)$/ }).getByRole('button', { name: new RegExp(`^${name},?`) })
const line = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const status = (page: Page) => page.getByRole('status').first()

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaultsUpright(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

/** The keypad and the line above it share the screen without covering each other. */
async function expectNoOverlap(page: Page): Promise<void> {
  const boxes = await page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON()
    const seats = document.querySelector('main ul')
    const referee = document.querySelector('h2')?.closest('section')
    const keypad = document.querySelector('main [role=group]')?.parentElement
    return { seats: box(seats), referee: box(referee), keypad: box(keypad), height: innerHeight, width: innerWidth }
  })
  expect(boxes.seats.bottom).toBeLessThanOrEqual(boxes.referee.top + 1)
  const beside = boxes.width > boxes.height
  if (!beside) expect(boxes.referee.bottom).toBeLessThanOrEqual(boxes.keypad.top + 1)
  expect(boxes.keypad.bottom).toBeLessThanOrEqual(boxes.height + 1)
}

describe.each(
  someOf([
    ['a small phone', { viewport: { width: 360, height: 640 } }],
    ['portrait', { viewport: { width: 390, height: 844 } }],
    ['landscape', { viewport: { width: 844, height: 390 } }],
  ] as const),
)('on %s', (_, size) => {
  test.each(LOOKS)('the table is whole and sound in %s, %s', async (locale, colorScheme) => {
    const { page } = await sit(SEVEN, [play(0, '½'), play(1, '6½')], { ...size, locale, colorScheme })
    await expectNoOverlap(page)
    await expectSound(page)
  })

  test('logging face-up cards and the opening are whole and sound in German', async () => {
    const { page } = await sit(SEVEN, [], { ...size, locale: 'de-DE' })
    await expectNoOverlap(page)
    await expectSound(page)
    await page.getByRole('button', { name: 'Ohne offene Karten starten' }).tap()
    await expectNoOverlap(page)
    await expectSound(page)
    await key(page, 'Eins').tap()
    await page.getByRole('dialog').waitFor()
    await expectSound(page)
  })
})

test('long names are to be read in full, also at seven seats on a small phone', async () => {
  const names = ['Alexandra', 'Ben', 'Christopher', 'Dora', 'Maximilian', 'Friederike', 'Großmutter']
  const { page } = await sit(names, [], { viewport: { width: 360, height: 640 } })
  const shown = page.getByRole('list', { name: 'Players' }).getByText(/^[A-Z]\p{Ll}+$/u)
  expect(await shown.allTextContents()).toEqual(names)
  const cut = await shown.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
})

test('face-up cards are logged player by player, and one can be skipped', async () => {
  const { page } = await sit(['Ana', 'Ben'])
  await page.getByRole('button', { name: 'Skip Ana' }).tap()
  for (const name of ['nine', 'joker', 'seven']) await key(page, name).tap()
  await expect.poll(() => seat(page, 'Ben').getAttribute('aria-label')).toContain('face up: nine, joker, seven')
  await expect.poll(() => seat(page, 'Ana').getAttribute('aria-label')).toContain('3 cards face up')
})

test('the first card asks whose it is; the referee says who is next and what is asked', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await key(page, 'one').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Cem' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn1 or higher')
  await expect.poll(() => status(page).textContent()).toContain('legal: Cem: a one')
  await expect.poll(() => status(page).textContent()).toContain('Ana’s turn, one or higher')
})

test('a sheet that was answered goes with the verdict, so that nothing in it can be tapped twice', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'])
  await page.getByRole('button', { name: 'Start without face-up cards' }).tap()
  await key(page, 'one').tap()
  const open = page.evaluate(() => {
    const told = () => document.querySelector('[role=status]')?.textContent
    const before = told()
    return new Promise<number>((resolve) => {
      const changed = () => told() !== before && resolve(document.querySelectorAll('dialog').length)
      new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Cem' }).tap()
  expect(await open).toBe(0)
})

test('a key that does not fit explains itself; taken back changes nothing, standing is applied', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '7')])
  expect(await key(page, 'five').getAttribute('aria-description')).toBe('does not fit')
  await key(page, 'five').tap()
  const sheet = page.getByRole('alertdialog')
  await expect.poll(() => sheet.textContent()).toContain('Rule M3.2')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Take back')
  await expectSound(page)
  await sheet.getByRole('button', { name: 'Take back' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await line(page).textContent()).toBe('Cem’s turn7 or higher')
  expect(await status(page).textContent()).toContain('The five does not fit. Taken back. Cem’s turn')
  await key(page, 'five').tap()
  await sheet.getByRole('button', { name: 'Let it stand' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn5 or higher')
  expect(await status(page).textContent()).toContain('The five does not fit. It stands.')
  // That 5 was in hand when somebody opened with a 7.
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).tap()
  // The play and its ruling are undone together: nobody is asked again.
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Cem’s turn7 or higher')
  expect(await sheet.count()).toBe(0)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn5 or higher')
  expect(await sheet.count()).toBe(0)
})

test('what was mis-tapped is struck once, however often that is tapped, and the move before it stays', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '7')])
  await key(page, 'eight').tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn8 or higher')
  await key(page, 'five').tap()
  const sheet = page.getByRole('alertdialog')
  await sheet.getByRole('button', { name: 'Mis-tapped: strike it' }).evaluate((it: HTMLElement) => {
    it.click()
    it.click()
  })
  await sheet.waitFor({ state: 'detached' })
  // It is undone: redo asks again.
  await page.getByRole('button', { name: 'Redo' }).tap()
  await sheet.getByRole('button', { name: 'Mis-tapped: strike it' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await line(page).textContent()).toBe('Ana’s turn8 or higher')
  expect(await status(page).textContent()).toContain('Cem: an eight')
})

test('what a log that was brought along ends with can be struck, too', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '7'), play(2, '5')])
  const sheet = page.getByRole('alertdialog')
  await sheet.getByRole('button', { name: 'Mis-tapped: strike it' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await line(page).textContent()).toBe('Cem’s turn7 or higher')
})

test('what cannot be is explained and not recorded', async () => {
  const nines = { do: 'face-up', by: 0, cards: ['9', '9', '9'] }
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [nines, play(0, '½'), play(1, '9')])
  const version = await page.getByRole('main').getAttribute('data-version')
  await key(page, 'nine').tap()
  await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('fifth 9')
  await expectSound(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tap again' }).tap()
  expect(await page.getByRole('main').getAttribute('data-version')).toBe(version)
})

test('a lit player snatches; several ½ are asked for, the number is offered', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem', 'Dora'], [play(0, '½'), play(1, '6½')])
  await expect.poll(() => seat(page, 'Dora').getAttribute('aria-label')).toContain('may snatch with a half')
  await seat(page, 'Dora').tap()
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'two halves' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ben’s turn7 or higher')
  await expect.poll(() => page.getByRole('main').textContent()).toContain('6½ + ½ = 7')
})

test('a tap that comes before the frame with the rest of the table meets all of it', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem', 'Dora'], [play(0, '½')])
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await key(page, 'six and a half').tap()
  await expect.poll(() => status(page).textContent()).toContain('Ben: a six and a half')
  // Lit by now, though nobody has seen it yet.
  await seat(page, 'Dora').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'two halves' }).tap()
  await expect.poll(() => line(page).textContent()).toBe('Ben’s turn7 or higher')
})

test('holding a key lays several: slide to the number and let go', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '½')], { hasTouch: false, isMobile: false })
  const box = await key(page, 'eight').boundingBox()
  if (!box) throw new Error('no key')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 30, { steps: 3 })
  const three = await page
    .getByRole('group', { name: 'How many? eight' })
    .getByRole('button', { name: '3' })
    .boundingBox()
  if (!three) throw new Error('no number')
  await page.mouse.move(three.x + three.width / 2, three.y + three.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => status(page).textContent()).toContain('Ben: three eights')
})

test('five ½ at once are told as one play, on a small phone, too', async () => {
  const pile = [play(0, '½', '½'), play(1, '5'), { do: 'pick-up', by: 2 }]
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [...pile, play(0, '9½'), play(1, '9½')], {
    viewport: { width: 360, height: 640 },
  })
  const four = page.getByRole('group', { name: 'How many at once?' }).getByText('4', { exact: true })
  await four.tap()
  await key(page, 'half').tap()
  const sheet = page.getByRole('dialog', { name: 'How many? ½' })
  await sheet.getByRole('button', { name: 'four halves' }).waitFor()
  await expectSound(page)
  await sheet.getByRole('button', { name: 'five halves' }).tap()
  await expect.poll(() => status(page).textContent()).toContain('legal: Cem: five halves')
  // M4.8: more than four clear the pile as well.
  await expect.poll(() => line(page).textContent()).toBe('Cem’s turnany card')
  await page.getByText('new pile', { exact: true }).waitFor()
})

test('the whole table works by keyboard', async () => {
  const { page } = await sit(['Ana', 'Ben'], [play(0, '½')])
  await key(page, 'eight').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn8 or higher')
  await page.getByRole('radio', { name: '1' }).focus()
  await page.keyboard.press('ArrowRight')
  await key(page, 'nine').focus()
  await page.keyboard.press(' ')
  await expect.poll(() => status(page).textContent()).toContain('Ana: two nines')
})

test('the back button closes what lies over the table, and only then leaves it', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '½')])
  const url = page.url()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(url)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

describe('what was acknowledged is kept', () => {
  test('a tab killed right after the verdict has lost nothing', async () => {
    const { page, context } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '½')])
    await key(page, 'eight').tap()
    await expect.poll(() => line(page).textContent()).toBe('Cem’s turn8 or higher')
    const again = await killed(page, context)
    await expect.poll(() => line(again).textContent()).toBe('Cem’s turn8 or higher')
  })

  test('an open question is asked again', async () => {
    const { page, context } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '8')])
    await key(page, 'two').tap()
    await page.getByRole('alertdialog').waitFor()
    const again = await killed(page, context)
    await again.getByRole('alertdialog').waitFor()
  })

  /** Ends the tab's process without a word, and opens its table in another. */
  async function killed(page: Page, context: BrowserContext): Promise<Page> {
    const url = page.url()
    const session = await context.newCDPSession(page)
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')])
    const again = await context.newPage()
    await again.goto(url)
    return again
  }
})

test('the screen before stays until the table is there, with nothing blank between', async () => {
  const { page } = await phone()
  await page.goto('/')
  const picker = page.locator('input[type=file]')
  await picker.waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => seen.add(`${location.pathname} ${document.querySelector('main') ? 'shown' : 'blank'}`)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
  const buffer = Buffer.from(`${JSON.stringify({ kiebitz: 1, game: 'mezza', players: ['Ana', 'Ben'] })}\n`)
  await picker.setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer })
  await page.getByRole('main').and(page.locator('[data-version]')).waitFor()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toContain('/table/ shown')
  expect(seen.filter((one) => one.endsWith('blank'))).toEqual([])
})

test('a second tab is told, reads along, and can take over', async () => {
  const { page, context } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '½')])
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByText('Here you are reading along').waitFor()
  await key(page, 'eight').tap()
  await expect.poll(() => line(second).textContent()).toBe('Cem’s turn8 or higher')
  await key(second, 'nine').tap()
  await second.getByRole('button', { name: 'Play on here' }).tap()
  await page.getByText('Here you are reading along').waitFor()
  await second.getByText('Here you are reading along').waitFor({ state: 'detached' })
  await expect.poll(() => line(second).textContent()).toBe('Cem’s turn8 or higher')
  await key(second, 'nine').tap()
  await expect.poll(() => line(page).textContent()).toBe('Ana’s turn9 or higher')
})

test('the screen stays awake while the table is open', async () => {
  const { page } = await sit(['Ana', 'Ben'])
  const url = page.url()
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(kind)
          return { release: async () => asked.push('released') }
        },
      },
    })
  })
  await page.goto(url)
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toContain('screen')
})

const leave = (by: number) => ({ do: 'leave', by })

test('the end tells the places, and the next game has the same seats', async () => {
  const { page } = await sit(['Ana', 'Ben', 'Cem'], [play(0, '½'), leave(1), leave(2)])
  const result = page.getByRole('region', { name: 'Result' })
  await expect
    .poll(() => result.getByRole('listitem').allTextContents())
    .toEqual(['1.Ana', '–Bengave up', '–Cemgave up'])
  await expectSound(page)
  const before = page.url()
  await result.getByRole('button', { name: 'Next game' }).tap()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect.poll(() => seat(page, 'Cem').isVisible()).toBe(true)
  await expect.poll(() => line(page).textContent()).toContain('lowest card')
})

test('a second tap on the next game starts no second one', async () => {
  const { page } = await sit(['Ana', 'Ben'], [play(0, '½'), leave(1)])
  const before = page.url()
  await page.getByRole('button', { name: 'Next game' }).dblclick()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.goto('/')
  const tables = page.getByRole('link', { name: /Ana, Ben/ })
  await tables.first().waitFor()
  expect(await tables.count()).toBe(2)
})
