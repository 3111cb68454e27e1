import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { root } from '../../lib/cli/export'

/** A card of one of our own decks on a table. */
export interface Laid {
  readonly game: string
  /** Or "back", face down. */
  readonly card: string
  /** Its middle, in shares of the scene. */
  readonly x: number
  readonly y: number
  /** Its height in pixels. */
  readonly height: number
  /** Degrees clockwise. */
  readonly turned?: number
}

export interface Scene {
  readonly width?: number
  readonly height?: number
  readonly table?: string
  readonly cards: readonly Laid[]
  /** Pixels by which it is blurred. */
  readonly blur?: number
  /** How much of the light is there, 0 to 1. */
  readonly light?: number
}

const drawn = new Map<string, Buffer>()

function drawnCard(game: string, card: string, height: number): Buffer {
  const key = `${game} ${card} ${height}`
  const known = drawn.get(key)
  if (known) return known
  const folder = join(root, 'public', 'decks', game)
  const list: { card: string; file: string }[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const file = card === 'back' ? 'back.svg' : list.find((one) => one.card === card)?.file
  if (!file) throw new Error(`${game} has no card ${card}`)
  const png = new Resvg(readFileSync(join(folder, file), 'utf8'), {
    fitTo: { mode: 'height', value: height },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
  drawn.set(key, png)
  return png
}

/** Photographs a table from above: a JPEG. */
export async function photographed({
  width = 1280,
  height = 960,
  table = '#6b4a33',
  cards,
  blur,
  light = 1,
}: Scene): Promise<Buffer> {
  const layers = await Promise.all(
    cards.map(async ({ game, card, x, y, height: tall, turned = 0 }) => {
      const { data, info } = await sharp(drawnCard(game, card, tall))
        .rotate(turned, { background: '#00000000' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [left, top] = [Math.round(x * width - info.width / 2), Math.round(y * height - info.height / 2)]
      return { input: data, raw: info, left, top }
    }),
  )
  const lying = await sharp({ create: { width, height, channels: 3, background: table } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = sharp(lying.data, { raw: lying.info }).linear(light, 0)
  return await (blur ? seen.blur(blur) : seen).jpeg({ quality: 92 }).toBuffer()
}

/** Cards side by side in the middle of the table, large. */
export function inRow(game: string, cards: readonly string[], height = 420): Scene {
  const step = 1 / (cards.length + 1)
  return {
    cards: cards.map((card, index) => ({ game, card, x: step * (index + 1), y: 0.5, height, turned: 3 * index - 2 })),
  }
}
