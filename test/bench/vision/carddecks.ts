import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { root } from '@/lib/cli/export'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../chromium.mjs'

const USAGE = 'Usage: npm run carddecks [-- --from FOLDER] [--out FOLDER]'
/** Where Debian's kdegames-card-data-kf5 lays its decks. */
const FROM = '/usr/share/carddecks'
const OUT = join(root, 'models', 'data', 'carddecks')
/** Pixels of a card from top to bottom. */
const HEIGHT = 480
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const SUITS = ['club', 'diamond', 'heart', 'spade']
/** What KDE's card games call the drawings of a deck (libkdegames, KCardDeck). */
const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}_${suit}`))
/** Not a deck of rectangles: its cards are cables with plugs, and numbered in binary. */
const LEFT_OUT = 'svg-future'

/**
 * `npm run carddecks`: decks that others have drawn, each card as a picture, for `models/kiebitz/measure/carddecks.py`. They
 * are measured with, and not part of Kiebitz.
 */
export default async function drawCardDecks(args: string[]): Promise<number> {
  const asked = options(args)
  if (!asked) {
    console.error(USAGE)
    return 2
  }
  if (!existsSync(asked.from)) {
    console.error(`No decks at ${asked.from}: apt-get install --no-install-recommends kdegames-card-data-kf5`)
    return 2
  }
  const executablePath = findHeadlessChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  try {
    for (const deck of readdirSync(asked.from).sort()) {
      const drawings = deck === LEFT_OUT ? undefined : drawingsOf(join(asked.from, deck))
      if (drawings === undefined) {
        console.log(`${deck}: left out`)
        continue
      }
      const page = await browser.newPage({ viewport: { width: HEIGHT, height: HEIGHT } })
      console.log(`${deck}: ${await drawDeck(page, drawings, join(asked.out, deck))} cards`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return 0
}

function options(args: string[]): { from: string; out: string } | undefined {
  try {
    const { values } = parseArgs({ args, options: { from: { type: 'string' }, out: { type: 'string' } } })
    return { from: values.from ?? FROM, out: values.out ?? OUT }
  } catch {
    return undefined
  }
}

/** Writes every card of a deck as PNG, by its name; returns how many there were. */
async function drawDeck(page: Page, drawings: string, to: string): Promise<number> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  await page.setContent(
    `<style>body { margin: 0 } svg { position: absolute; inset: 0 auto auto 0 }</style>
     <div style="visibility: hidden">${drawings}</div><svg id="one" preserveAspectRatio="none"></svg>`,
  )
  let drawn = 0
  for (const card of CARDS) {
    const width = await page.evaluate(showCard, { card, height: HEIGHT })
    if (width === undefined) continue
    const clip = { x: 0, y: 0, width, height: HEIGHT }
    writeFileSync(join(to, `${card}.png`), await page.screenshot({ clip, omitBackground: true }))
    drawn += 1
  }
  return drawn
}

/** The one drawing that has all cards, without what stands before it; undefined where a deck has none, but pictures. */
function drawingsOf(folder: string): string | undefined {
  const file = statSync(folder).isDirectory() && readdirSync(folder).find((name) => name.endsWith('.svgz'))
  if (!file) return undefined
  const text = gunzipSync(readFileSync(join(folder, file))).toString()
  return text.slice(text.search(/<svg[\s>]/))
}

/** In the page: a card alone, to its edges. Returns its width in pixels; undefined where the deck has no such card. */
function showCard({ card, height }: { card: string; height: number }): number | undefined {
  const one = document.querySelector<SVGSVGElement>('#one')
  if (!one || !document.getElementById(card)) return undefined
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${card}`)
  one.replaceChildren(use)
  const box = use.getBBox()
  const width = Math.round((height * box.width) / box.height)
  one.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  one.setAttribute('width', `${width}`)
  one.setAttribute('height', `${height}`)
  return width
}
