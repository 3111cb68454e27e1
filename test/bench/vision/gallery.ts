import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Picture, Pyramid } from '@/lib/vision/picture'
import type { Quad } from '@/lib/vision/polygon'
import { expectedNumeral, isColourRight, isFound, isReadRight } from './metrics'
import type { CardOutcome, Outcome } from './outcome'
import { cropToSharp, rectify, toSharp } from './raster'
import type { Sighting } from './truth'

/** What can go wrong with a card, in the order in which the pictures of it are written. */
export const FAULTS = ['missed', 'loose', 'stray', 'numeral', 'colour'] as const
export type Fault = (typeof FAULTS)[number]

/** A tile: the picture at the left, rectified cards with what was read on them at the right. */
const TILE = { width: 960, height: 640, picture: 640 }
const CARDS = { across: 2, down: 2, width: 140, height: 210 }
const ONE_CARD = { across: 1, down: 1, width: 300, height: 450 }
const SHEET = { across: 3, down: 3, width: 480, height: 320 }
const TRUTH = '#00e676'
const FOUND = '#ff9100'
const WRONG = '#ff1744'

/**
 * Pictures of everything that went wrong, to be looked at: `FOLDER/SET/FAULT/NAME.jpg`, one for each picture with such
 * a fault (for numerals and colours one for each card), and sheets of nine, `FOLDER/SET-FAULT-1.jpg` and so on. Green is
 * what is there, orange what was found, red what the picture is about; a dot marks where a card's top left is thought.
 */
export class Gallery {
  /** Of the next sheet, and how many there were in all. */
  private readonly tiles = new Map<string, Buffer[]>()
  private readonly counts = new Map<string, number>()

  constructor(private readonly folder: string) {}

  async add(outcome: Outcome, pixels: Picture): Promise<void> {
    for (const fault of FAULTS) {
      const wrong = faulty(outcome, fault)
      const groups = fault === 'numeral' || fault === 'colour' ? wrong.map((card) => [card]) : [wrong]
      for (const [index, group] of groups.entries()) {
        if (group.length > 0) await this.write(outcome, pixels, fault, group, index)
      }
    }
  }

  private async write(outcome: Outcome, pixels: Picture, fault: Fault, wrong: readonly Wrong[], index: number) {
    const { set, name } = outcome.picture
    const tile = await draw(outcome, pixels, wrong)
    const folder = join(this.folder, set, fault)
    mkdirSync(folder, { recursive: true })
    const file = `${name.replaceAll(/[^\w.-]+/g, '-').replace(/\.\w+$/, '')}-${index + 1}.jpg`
    writeFileSync(join(folder, file), tile)
    const key = `${set}-${fault}`
    const tiles = this.tiles.get(key) ?? []
    this.tiles.set(key, tiles)
    tiles.push(await sharp(tile).resize(SHEET.width).raw().toBuffer())
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    if (tiles.length === SHEET.across * SHEET.down) await this.writeSheet(key, tiles)
  }

  private async writeSheet(key: string, tiles: Buffer[]): Promise<void> {
    const raw = { width: SHEET.width, height: SHEET.height, channels: 3 } as const
    const sheet = sharp({
      create: {
        width: SHEET.width * Math.min(SHEET.across, tiles.length),
        height: SHEET.height * Math.ceil(tiles.length / SHEET.across),
        channels: 3,
        background: '#000',
      },
    }).composite(
      tiles.splice(0).map((input, i) => ({
        input,
        raw,
        left: (i % SHEET.across) * SHEET.width,
        top: Math.floor(i / SHEET.across) * SHEET.height,
      })),
    )
    const number = Math.ceil((this.counts.get(key) as number) / (SHEET.across * SHEET.down))
    await sheet.jpeg({ quality: 85 }).toFile(join(this.folder, `${key}-${number}.jpg`))
  }

  /** Writes the sheets that are not full, and says how many pictures there are of each kind. */
  async close(): Promise<ReadonlyMap<string, number>> {
    for (const [key, tiles] of this.tiles) if (tiles.length > 0) await this.writeSheet(key, tiles)
    return this.counts
  }
}

/** Something wrong: a card with what was found there, or a find with no card. */
type Wrong = Partial<CardOutcome>

function faulty({ picture, cards, strays }: Outcome, fault: Fault): readonly Wrong[] {
  switch (fault) {
    case 'missed':
      return cards.filter((card) => !isFound(card))
    case 'loose':
      return cards.filter((card) => isFound(card) && card.iou < 0.75)
    case 'stray':
      return picture.outlines === 'count' ? [] : strays.map((seen) => ({ seen }))
    case 'numeral':
      return cards.filter((card) => isFound(card) && card.truth.numeral !== undefined && !isReadRight(card))
    case 'colour':
      return cards.filter((card) => isFound(card) && card.truth.colour !== undefined && !isColourRight(card))
  }
}

async function draw(outcome: Outcome, pixels: Picture, wrong: readonly Wrong[]): Promise<Buffer> {
  const scale = TILE.picture / Math.max(pixels.width, pixels.height)
  const width = Math.round(pixels.width * scale)
  const height = Math.round(pixels.height * scale)
  const pyramid = new Pyramid(pixels)
  const grid = wrong.length === 1 ? ONE_CARD : CARDS
  const crops = await Promise.all(
    wrong.slice(0, grid.across * grid.down).map(async (card, i) => {
      const quad = card.seen?.corners ?? card.truth?.outline
      const left = TILE.picture + 10 + (i % grid.across) * (grid.width + 10)
      const top = 10 + Math.floor(i / grid.across) * (grid.height + 90)
      const input =
        quad &&
        (await cropToSharp(rectify(pyramid, quad, grid.width, grid.height))
          .raw()
          .toBuffer())
      return { input, left, top, text: captions(card), bottom: top + grid.height }
    }),
  )
  const marks = outlines(outcome, wrong, scale)
  const texts = crops.flatMap(({ left, bottom, text }) =>
    text.map((line, i) => `<text x="${left}" y="${bottom + 20 + i * 20}" font-size="17">${escaped(line)}</text>`),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}"
    font-family="DejaVu Sans, sans-serif" fill="#fff">${marks}${texts.join('')}
    <text x="6" y="${TILE.height - 8}" font-size="18" stroke="#000" stroke-width="4" paint-order="stroke">${escaped(
      `${outcome.picture.set} ${outcome.picture.name}`,
    )}</text></svg>`
  const picture = await toSharp(pixels).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return await sharp({ create: { width: TILE.width, height: TILE.height, channels: 3, background: '#222' } })
    .composite([
      { input: picture, raw: rawOf({ width, height }), left: 0, top: 0 },
      ...crops.flatMap(({ input, left, top }) => (input ? [{ input, raw: rawOf(grid), left, top }] : [])),
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}

const rawOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  ({ width, height, channels: 3 }) as const

function outlines({ cards, strays }: Outcome, wrong: readonly Wrong[], scale: number): string {
  const blamed = new Set(wrong.flatMap(({ truth, seen }) => [truth, seen]))
  const truths = cards.flatMap(({ truth }) =>
    truth.outline ? [outline(truth.outline, scale, blamed.has(truth) ? TRUTH : '#00e67680', 3)] : [],
  )
  const sightings = [...cards.flatMap(({ seen }) => seen ?? []), ...strays].map(
    (seen) => outline(seen.corners, scale, blamed.has(seen) ? WRONG : FOUND, 2) + dot(seen.corners, scale),
  )
  return [...truths, ...sightings].join('')
}

const outline = (quad: Quad, scale: number, colour: string, width: number) =>
  `<polygon points="${quad.map(([x, y]) => `${x * scale},${y * scale}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const dot = ([[x, y]]: Quad, scale: number) => `<circle cx="${x * scale}" cy="${y * scale}" r="5" fill="${FOUND}"/>`

/** What is there, what was read, how surely. */
function captions({ truth, seen, iou }: Wrong): readonly string[] {
  const there = truth && `is ${truth.face ?? ''} ${said(expectedNumeral({ truth, iou: 1 }))} ${said(truth.colour)}`
  const read = seen && `read ${said(seen.numeral)} ${said(seen.colour)} ${sure(seen)}`
  return [there, read, iou === undefined ? undefined : `IoU ${iou.toFixed(2)}`].filter((line) => line !== undefined)
}

const said = (value: string | null | undefined) => (value === undefined ? '?' : (value ?? 'none'))

const sure = ({ confidence }: Sighting) => confidence.toFixed(2)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
