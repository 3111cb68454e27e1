import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { root } from '../../lib/cli/export'
import { someOf } from '../long'
import { cutOff, SIZES, smallTargets } from './look'
import { accessibilityFaults, keptOffline, offlinePhone, ownServer, phone } from './support'

/** To draw many sheets takes a while on a busy machine; milliseconds. */
const SLOW = 180_000

/** CSS pixels of a millimetre. */
const MM = 96 / 25.4

/** Taps "print"; what the browser would print is there when it asks for it. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: boolean[] = []
    Object.assign(window, { printed: log })
    window.print = () => {
      log.push([...document.querySelectorAll<HTMLImageElement>('.print-sheet img')].every((one) => one.complete))
    }
  })
  await page.getByRole('button', { name: /^(Print|Drucken)/ }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed: boolean[] }).printed), { timeout: 60_000 })
    .toEqual([true])
}

/** The pages of what the browser would print, each with its width and height in millimetres. */
async function pagesOf(page: Page): Promise<(readonly [number, number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes.length).toBe(count)
  const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  return boxes.map(([, width, height]) => [mm(width), mm(height)] as const)
}

/** Each page's cards: which file lies at which of its nine places, and how large, in millimetres. */
function laid(page: Page) {
  return page.evaluate((mm) => {
    const round = (pixels: number) => Math.round((pixels / mm) * 10) / 10
    return [...document.querySelectorAll('.print-sheet')].map((sheet) => {
      const paper = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('img')].map((card) => {
        const { left, top, width, height } = card.getBoundingClientRect()
        const file = new URL(card.src).pathname
        return [file, round(left - paper.left), round(top - paper.top), round(width), round(height)] as const
      })
    })
  }, MM)
}

test(
  'a whole deck on A4, both sides: nine a sheet in true size, with backs behind the cards',
  async () => {
    const { page } = await phone({ locale: 'de-DE' })
    await page.goto('/')
    await page.getByRole('link', { name: 'Karten drucken' }).click()
    await page.getByRole('heading', { name: 'Vorschau: 8 Blätter' }).waitFor()
    await print(page)
    expect(await pagesOf(page)).toEqual(Array.from({ length: 16 }, () => [210, 297]))

    await page.emulateMedia({ media: 'print' })
    const pages = await laid(page)
    expect(pages.map((cards) => cards.length)).toEqual([...Array(14).fill(9), 5, 5])
    const fronts = pages.filter((_, index) => index % 2 === 0).flat()
    expect(fronts.filter(([file]) => file === '/decks/mezza/half.svg').length).toBe(12)
    expect(fronts.filter(([file]) => file === '/decks/mezza/9-half.svg').length).toBe(4)
    expect(new Set(fronts.map(([file]) => file)).size).toBe(15)
    expect(pages[0]?.[0]).toEqual(['/decks/mezza/joker.svg', 10.5, 16.5, 63, 88])
    expect(pages[0]?.[8]).toEqual(['/decks/mezza/half.svg', 136.5, 192.5, 63, 88])
    // Turned over its long edge, what was left is right.
    for (let sheet = 0; sheet < pages.length; sheet += 2) {
      const places = (pages[sheet] ?? []).map(([, left, top]) => [round(210 - left - 63), top]).sort()
      expect((pages[sheet + 1] ?? []).map(([, left, top]) => [left, top]).sort()).toEqual(places)
      expect(new Set(pages[sheet + 1]?.map(([file]) => file))).toEqual(new Set(['/decks/mezza/back.svg']))
    }
  },
  SLOW,
)

const round = (value: number) => Math.round(value * 10) / 10

test(
  'what is on the paper is what was drawn, with cut marks and a line of 5 cm',
  async () => {
    const { page } = await phone({ viewport: { width: 900, height: 1200 }, isMobile: false })
    await page.goto('/print/?game=merge')
    await page.getByRole('radio', { name: 'For 4 players' }).check()
    await print(page)
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.print-sheet').first()
    const seen = await sheet.screenshot()
    const { width, height } = await sharp(seen).metadata()
    expect([width, height]).toEqual([Math.round(210 * MM), Math.round(297 * MM)])

    const [cards] = await laid(page)
    expect(cards?.length).toBe(9)
    for (const [file, left, top] of cards ?? []) {
      const place = { left: Math.round(left * MM), top: Math.round(top * MM), width: 238, height: 332 }
      const here = await sharp(seen).extract(place).removeAlpha().raw().toBuffer()
      const drawn = new Resvg(readFileSync(join(root, 'public', file), 'utf8'), {
        background: '#fff',
        fitTo: { mode: 'width', value: 238 },
        font: { loadSystemFonts: false },
      })
      const wanted = await sharp(drawn.render().asPng())
        .resize(place.width, place.height, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer()
      let off = 0
      for (let at = 0; at < here.length; at++) off += Math.abs((here[at] ?? 0) - (wanted[at] ?? 0))
      // Two renderers round edges differently; another card, or one a millimetre off, is five times as far.
      expect(off / here.length, file).toBeLessThan(4)
    }

    // Beside every cut there is ink, at both of its ends, and nowhere else on the rim.
    const { data } = await sharp(seen).greyscale().raw().toBuffer({ resolveWithObject: true })
    const dark = (x: number, y: number) => {
      let least = 255
      for (let near = -1; near <= 1; near++) {
        least = Math.min(least, data[Math.round(y * MM) * width + Math.round(x * MM) + near] ?? 255)
        least = Math.min(least, data[(Math.round(y * MM) + near) * width + Math.round(x * MM)] ?? 255)
      }
      return least < 225
    }
    for (const x of [10.5, 73.5, 136.5, 199.5]) expect([dark(x, 14), dark(x, 283)]).toEqual([true, true])
    for (const y of [16.5, 104.5, 192.5, 280.5]) expect([dark(8, y), dark(202, y)]).toEqual([true, true])
    expect([dark(42, 14), dark(8, 60), dark(202, 150), dark(42, 283)]).toEqual([false, false, false, false])
    const line = await page
      .locator('.print-sheet svg path')
      .first()
      .evaluate((path) => {
        const { width } = path.getBoundingClientRect()
        return width
      })
    expect(line / MM).toBeCloseTo(50, 0)
  },
  SLOW,
)

test(
  'every game on Letter, with backs that are printed afterwards, or without',
  async () => {
    const { page } = await phone({ locale: 'en-US' })
    for (const [game, cards] of someOf([
      ['Mezza', 68],
      ['Mau Mau', 108],
      ['Misch Masch', 78],
      ['Merge', 80],
    ] as const)) {
      await page.goto('/new/')
      await page.getByRole('radio', { name: game }).check()
      await page.getByRole('link', { name: 'No cards at hand? Print some' }).click()
      expect(await page.getByRole('radio', { name: game }).isChecked()).toBe(true)
      expect(await page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true)
      const sheets = Math.ceil(cards / 9)
      await page.getByRole('radio', { name: 'Turn by hand' }).check()
      await page.getByText(`Print pages 1 to ${sheets} first.`).waitFor()
      expect((await laid(page)).length).toBe(2 * sheets)
      await page.getByRole('radio', { name: 'None' }).check()
      expect((await laid(page)).flat().length).toBe(cards)
    }
    await page.getByRole('radio', { name: 'Each card once' }).check()
    expect((await laid(page)).flat().length).toBe(40)
    await print(page)
    expect(await pagesOf(page)).toEqual(Array.from({ length: 5 }, () => [216, 279]))
  },
  SLOW,
)

test(
  'a deck that was printed once can be printed again without network; another says what it needs',
  async () => {
    const server = await ownServer()
    const { page, context } = await offlinePhone({ origin: server.origin })
    await page.goto('/')
    await keptOffline(page)
    await page.goto('/print/?game=mau-mau')
    await print(page)
    await context.setOffline(true)
    await server.close()
    await page.reload()
    await page.getByRole('heading', { name: 'Preview: 12 sheets' }).waitFor()
    await print(page)
    await page.getByRole('radio', { name: 'Merge' }).check()
    await page.getByText('The cards are not on this device yet.').waitFor()
    expect(await page.getByRole('heading', { name: /^Preview/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Print/ }).isDisabled()).toBe(true)
  },
  SLOW,
)

describe.each(SIZES)('at %i×%i, %s', (width, height, colorScheme) => {
  test('the screen is whole, in German', async () => {
    const { page } = await phone({ viewport: { width, height }, colorScheme, locale: 'de-DE' })
    await page.goto('/print/')
    await page.getByRole('heading', { name: 'Vorschau: 8 Blätter' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect([...(await smallTargets(page)), ...(await cutOff(page))]).toEqual([])
  })
})
