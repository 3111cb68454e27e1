import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { root } from '@/lib/cli/export'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../chromium.mjs'
import { fetchUnoDeck, UNO_DECK } from './unodeck'

const USAGE = 'Usage: npm run carddecks [-- --from FOLDER]... [--out FOLDER]'
/** Where Debian's kdegames-card-data-kf5, gnome-cards-data and aisleriot lay their decks: a folder each, and a file each. */
const FROM = ['/usr/share/carddecks', '/usr/share/aisleriot/cards']
const PACKAGES = 'kdegames-card-data-kf5 gnome-cards-data aisleriot'
const SUFFIX = '.svgz'
const OUT = join(root, 'models', 'data', 'carddecks')
/** Pixels of a card from top to bottom. */
const HEIGHT = 480
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const SUITS = ['club', 'diamond', 'heart', 'spade']
/** What KDE's card games call a drawing (libkdegames, KCardDeck), and what GNOME's do (Aisleriot). */
const CARDS = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({ card: `${rank}_${suit}`, ids: [`${rank}_${suit}`, `${suit}_${rank}`] })),
)
const LEFT_OUT = [
  // Not a deck of rectangles: its cards are cables with plugs, and numbered in binary.
  'svg-future',
  // Those that KDE has, too, and those that are others once more: as pixels, or nearly the same.
  ...['dondorf', 'ornamental', 'paris', 'tigullio', 'anglo_bitmap', 'gnomangelo_bitmap', 'Атласные'],
]

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
  const missing = asked.from.filter((folder) => !existsSync(folder))
  if (missing.length > 0) {
    console.error(`No decks at ${missing.join(', ')}: apt-get install --no-install-recommends ${PACKAGES}`)
    return 2
  }
  if (asked.uno) {
    const kept = fetchUnoDeck(join(asked.out, UNO_DECK))
    console.log(kept === undefined ? `${UNO_DECK}: left out, npm gave none` : `${UNO_DECK}: ${kept} cards`)
  }
  const executablePath = findHeadlessChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  try {
    for (const path of asked.from.flatMap(pathsIn)) {
      const deck = basename(path, SUFFIX)
      const drawings = LEFT_OUT.includes(deck) ? undefined : drawingsOf(path)
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

function options(args: string[]): { from: string[]; uno: boolean; out: string } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string', multiple: true }, out: { type: 'string' } },
    })
    return { from: values.from ?? FROM, uno: values.from === undefined, out: values.out ?? OUT }
  } catch {
    return undefined
  }
}

/** What lies in a folder, by name. */
const pathsIn = (folder: string) => {
  const names = readdirSync(folder).sort()
  return names.map((name) => join(folder, name))
}

/** Writes every card of a deck as PNG, by its name; returns how many there were. */
async function drawDeck(page: Page, drawings: string, to: string): Promise<number> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  await page.setContent(
    `<style>body { margin: 0 } svg { position: absolute; inset: 0 auto auto 0 }</style>
     <div style="opacity: 0">${drawings}</div><svg id="one" preserveAspectRatio="none"></svg>`,
  )
  let drawn = 0
  for (const { card, ids } of CARDS) {
    const width = await page.evaluate(showCard, { ids, height: HEIGHT })
    if (width === undefined) continue
    const clip = { x: 0, y: 0, width, height: HEIGHT }
    writeFileSync(join(to, `${card}.png`), await page.screenshot({ clip, omitBackground: true }))
    drawn += 1
  }
  return drawn
}

/** The one drawing that has all cards, or the one in a folder, without what stands before it; undefined where there is none, but pictures. */
function drawingsOf(path: string): string | undefined {
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]
  const file = files.find((name) => name.endsWith(SUFFIX))
  if (!file) return undefined
  const text = gunzipSync(readFileSync(file)).toString()
  return text.slice(text.search(/<svg[\s>]/))
}

/** In the page: a card alone, to its edges. Returns its width in pixels; undefined where the deck has no such card. */
function showCard({ ids, height }: { ids: string[]; height: number }): number | undefined {
  const one = document.querySelector<SVGSVGElement>('#one')
  const card = ids.find((id) => document.getElementById(id))
  if (!one || card === undefined) return undefined
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
