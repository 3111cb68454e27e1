import type { Page } from 'playwright-core'

/** Of the screens to look at, from the smallest to the flattest, the first and the last; all of them with `EVERY_SIZE=1`. */
export function someOf<Size>(all: readonly Size[]): readonly Size[] {
  return process.env.EVERY_SIZE ? all : all.filter((_, index) => index === 0 || index === all.length - 1)
}

/** What most screens are looked at on. */
export const SIZES = someOf([
  [360, 640, 'light'],
  [390, 844, 'dark'],
  [844, 390, 'dark'],
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
