import type { Page } from 'playwright-core'
import { LONG, oneOf } from '../long'

const EVERY_SIZE = [
  [360, 640, 'light'],
  [390, 844, 'dark'],
  [844, 390, 'dark'],
] as const

/** What most screens are looked at on: where everything flows and scrolls, what fits on the smallest fits. */
export const SIZES = LONG ? EVERY_SIZE : EVERY_SIZE.slice(0, 1)

/** What tables are looked at in: first the longer words, and the colours that are the harder to tell apart. */
export const LOOKS = oneOf([
  ['de-DE', 'dark'],
  ['en-GB', 'light'],
] as const)

// Where a sheet is open, both look at the topmost one only: what it covers cannot be tapped.

/** What can be tapped and is smaller than a thumb needs, 48 px in both directions; a test expects nothing. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    // Radio buttons and check boxes are tapped by their labels.
    for (const target of top.querySelectorAll<HTMLElement>(
      'a, button, summary, label, input:not([type=radio], [type=checkbox])',
    )) {
      if (!target.checkVisibility() || target.matches('label:not(:has(input))')) continue
      const { width, height } = target.getBoundingClientRect()
      // Rounded as a screen of whole pixels does.
      if (Math.round(width) < 48 || Math.round(height) < 48)
        found.push(`${Math.round(width)}×${Math.round(height)} ${target.ariaLabel ?? target.innerText} ${target.id}`)
    }
    return found
  })
}

/** Texts that do not fit into what they stand in, and things beyond the sides of the screen; a test expects nothing. */
export async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.sr-only, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const box = parent.closest('a, button, label, li, main, dialog')?.getBoundingClientRect()
      const fits = !box || (left >= box.left - 0.5 && right <= box.right + 0.5)
      if (!fits || left < 0 || right > innerWidth) found.push(text.textContent)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return found
  })
}

/**
 * What lies over something else on a table, and what no scrolling brings into view: seats, the referee's line, the pile
 * and the keys, as much of them as is to be seen. A test expects nothing.
 */
export async function covered(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Part {
      readonly name: string
      readonly box: DOMRect
    }
    const found: string[] = []
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
    const scroller = (element: Element) => {
      let around = element.parentElement
      while (around && !scrolls(around)) around = around.parentElement
      return around
    }
    const seen = (name: string, element: Element | null | undefined): Part[] => {
      if (!element) return []
      const box = element.getBoundingClientRect()
      const window = scroller(element)?.getBoundingClientRect() ?? box
      const [left, right] = [Math.max(box.left, window.left), Math.min(box.right, window.right)]
      const [top, bottom] = [Math.max(box.top, window.top), Math.min(box.bottom, window.bottom)]
      return [{ name, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) }]
    }
    const main = document.querySelector('main')
    const referee = main?.querySelector('section:has(h2)')
    const pile = [...(main?.querySelectorAll('section') ?? [])].find(
      (each) => each !== referee && !each.contains(referee ?? null),
    )
    const keys = main?.querySelector('.table-keys')
    const parts = [
      ...seen('the seats', main?.querySelector('ul')),
      ...seen('the line', referee?.querySelector('h2')),
      ...seen('the pile', pile?.closest('.table-keys') ? null : pile),
      ...seen('the keys', keys),
    ]
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 1 && high > 1) found.push(`${one.name} and ${other.name}: ${Math.round(wide)}×${Math.round(high)}`)
      }
    }
    for (const element of main?.querySelectorAll('*') ?? []) {
      if (!scrolls(element)) continue
      const top = element.getBoundingClientRect().top - element.scrollTop
      for (const child of element.children) {
        if (child.getBoundingClientRect().top < top - 1) found.push(`out of reach: ${child.textContent?.slice(0, 40)}`)
      }
    }
    return found
  })
}
