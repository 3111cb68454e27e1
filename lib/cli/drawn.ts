import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import * as z from 'zod/mini'
import type { Picture } from '@/lib/vision/picture'
import { CARD_COLOURS, NUMERALS } from '@/lib/vision/reading'
import { root } from './export'

const list = z.array(
  z.object({
    card: z.string(),
    file: z.string(),
    numeral: z.nullable(z.enum(NUMERALS)),
    colour: z.nullable(z.enum(CARD_COLOURS)),
  }),
)

/** One of our own cards, drawn. */
export interface DrawnCard extends Omit<z.infer<typeof list>[number], 'file'> {
  /** It fills the picture, right way up. */
  readonly picture: Picture
  /** The same as small as a card is that lies across a table. */
  readonly afar: Picture
}

/** Pixels of a drawn card from top to bottom: twice what the reader sees. */
const HEIGHT = 288
const AFAR = 54

/** The faces of one of our own decks (public/decks), drawn as pixels. */
export function* drawnCards(game: string): Generator<DrawnCard> {
  const folder = join(root, 'public', 'decks', game)
  for (const { file, ...card } of list.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))) {
    const svg = readFileSync(join(folder, file), 'utf8')
    yield { ...card, picture: drawn(svg, HEIGHT), afar: drawn(svg, AFAR) }
  }
}

/** The back of one of our own decks: near, and as small as a card that lies across a table. */
export function drawnBack(game: string): readonly [Picture, Picture] {
  const svg = readFileSync(join(root, 'public', 'decks', game, 'back.svg'), 'utf8')
  return [drawn(svg, HEIGHT), drawn(svg, AFAR)]
}

/** On grey, which is what the nets take for nothing. */
function drawn(svg: string, height: number): Picture {
  const { width, pixels } = new Resvg(svg, {
    background: '#808080',
    fitTo: { mode: 'height', value: height },
    font: { loadSystemFonts: false },
  }).render()
  return { width, height, data: new Uint8Array(pixels) }
}
