import { readdirSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import type { Deck } from '../deck'
import { MAU_MAU_DECK } from '../mau-mau'
import { mergeDeck } from '../merge'
import { mezzaDeck } from '../mezza'
import { halfAnimal, halfCardOf, isMischMaschCard, MISCH_MASCH_DECK } from '../misch-masch'
import { PRINTED_DECKS } from './decks'
import type { PrintedDeck } from './face'
import { entriesOf, filesOf } from './files'
import { CARD, cardSvg } from './svg'

const PLAYED_WITH: Readonly<Record<string, Deck>> = {
  mezza: mezzaDeck('full'),
  'mau-mau': MAU_MAU_DECK,
  'misch-masch': MISCH_MASCH_DECK,
  merge: mergeDeck(12),
}

const decks = Object.entries(PRINTED_DECKS)
const sides = decks.flatMap(([game, deck]) => [
  ...deck.faces.map(({ card, drawing }) => ({ game, card, drawing })),
  { game, card: 'back', drawing: deck.back },
])

/** A half card is counted by the name that says nothing of its side. */
function counted(game: string, card: string): string {
  const half = game === 'misch-masch' && isMischMaschCard(card) ? halfAnimal(card) : null
  return half ? halfCardOf(half) : card
}

const font = { loadSystemFonts: false }

/** Four bytes a pixel. */
const pixels = (svg: string, aMillimetre: number) =>
  new Resvg(svg, { font, fitTo: { mode: 'width', value: CARD.width * aMillimetre } }).render().pixels

test('every game has a deck', () => {
  expect(Object.keys(PRINTED_DECKS).sort()).toEqual(Object.keys(PLAYED_WITH).sort())
})

describe.each(decks)('%s', (game: string, deck: PrintedDeck) => {
  test('every card of the game has one face, in as many copies as the game is played with', () => {
    const printed = deck.faces.map(({ card, copies }): [string, number] => [counted(game, card), copies])
    expect(printed.length).toBe(new Set(printed.map(([card]) => card)).size)
    expect(new Map(printed)).toEqual(new Map(PLAYED_WITH[game]))
  })

  test('what a face is said to show is what its card is', () => {
    for (const { card, numeral, colour } of entriesOf(deck)) {
      const coloured = game === 'mau-mau' || game === 'merge'
      const shown = coloured ? card.replace(/^[rbgy]/, '') : card
      expect(numeral).toBe(/^(\d+½?|½)$/.test(shown) ? shown : null)
      expect(colour?.charAt(0) ?? null).toBe(coloured && shown !== card ? card.charAt(0) : null)
    }
  })

  test('no two faces are alike', () => {
    expect(new Set(deck.faces.map(({ drawing }) => drawing)).size).toBe(deck.faces.length)
  })

  test('public/decks is what the code draws; else `npm run decks`', () => {
    const folder = new URL(`../../../public/decks/${game}/`, import.meta.url)
    const files = filesOf(deck)
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
    for (const [name, text] of files) expect(readFileSync(new URL(name, folder), 'utf8') === text, name).toBe(true)
    expect(JSON.parse(files.get('index.json') ?? '')).toEqual(entriesOf(deck))
  })

  test('its files have names that every system and address takes', () => {
    for (const name of filesOf(deck).keys()) expect(name).toMatch(/^[a-z0-9-]+\.(svg|json)$/)
  })

  test('the back is the same either way up', () => {
    const image = pixels(cardSvg(deck.back), 4)
    let unlike = 0
    for (let at = 0; at < image.length; at += 4) {
      const opposite = image.length - 4 - at
      for (let channel = 0; channel < 3; channel++) {
        if (Math.abs((image[at + channel] ?? 0) - (image[opposite + channel] ?? 0)) > 32) unlike++
      }
    }
    // Edges of shapes are rounded to pixels not quite alike.
    expect(unlike / image.length).toBeLessThan(0.002)
  })
})

describe('a file stands on its own', () => {
  test.each(sides)('$game $card', ({ drawing }) => {
    const svg = cardSvg(drawing)
    // The renderer reads nothing but well-formed XML.
    expect(() => new Resvg(svg, { font })).not.toThrow()
    expect(new Set(svg.match(/<[a-zA-Z]+/g))).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|font|url\((?!#)|href="(?!#)/)
    const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [, name] of svg.matchAll(/(?:href="|url\()#([a-z]+)/g)) expect(names).toContain(name)
  })
})

test('all decks together are smaller than 400 kB', () => {
  const size = decks.flatMap(([, deck]) => [...filesOf(deck).values()]).reduce((sum, text) => sum + text.length, 0)
  expect(size).toBeLessThan(400_000)
})

test('on white cards nothing stands in the outer 2 mm, where a crooked cut would take it', () => {
  const { width, height } = CARD
  for (const { game, card, drawing } of sides.filter(({ game }) => game === 'mezza' || game === 'mau-mau')) {
    const image = pixels(cardSvg(drawing, 0), 1)
    const inked: string[] = []
    // The outermost millimetre holds the line of the edge; the one beside it nothing.
    for (let x = 1; x < width - 1; x++) {
      for (let y = 1; y < height - 1; y++) {
        if (x > 1 && x < width - 2 && y > 1 && y < height - 2) continue
        const at = 4 * (y * width + x)
        if (image[at] !== 255 || image[at + 1] !== 253 || image[at + 2] !== 248) inked.push(`${x} ${y}`)
      }
    }
    expect(inked, `${game} ${card}`).toEqual([])
  }
})
