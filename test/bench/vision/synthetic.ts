import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Quad, quadOf, sharedArea, signedArea } from '@/lib/vision/polygon'
import { rectangle } from '@/lib/vision/warp'
import { LARGE, SMALL } from './photos'
import type { Kind, TrueCard, TruePicture } from './truth'

/** Shares of a card that is seen: of one with less nothing is asked, of one with less than the next no numeral. */
const SEEN = 0.2
const LEGIBLE = 0.5
/** More of what lies in the picture than this is seen of a card that nothing lies on. */
const FREE = 0.97

const Point = z.tuple([z.number(), z.number()])
const Card = z.object({
  corners: z.tuple([Point, Point, Point, Point]),
  visible: z.number(),
  numeral: z.string(),
  colour: z.string(),
  ambiguous: z.boolean(),
  symmetric: z.boolean(),
  family: z.string(),
  key: z.string(),
})
const Manifest = z.array(z.object({ set: z.string(), file: z.string(), cards: z.array(Card) }))

/** Width and height in pixels, by path. */
type SizeOf = (path: string) => Promise<{ readonly width: number; readonly height: number }>

/**
 * Synthetic pictures and what they show (models/kiebitz/measure/held_out.py), from `manifest.json`. Undefined where there
 * is no such manifest.
 */
export async function readSynthetic(folder: string, sizeOf: SizeOf): Promise<readonly TruePicture[] | undefined> {
  const manifest = join(folder, 'manifest.json')
  if (!existsSync(manifest)) return undefined
  const rows = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const pictures: TruePicture[] = []
  for (const { set, file, cards } of rows) {
    const path = join(folder, file)
    const { width, height } = await sizeOf(path)
    const frame = rectangle(0, 0, width, height)
    pictures.push({ set, name: file, path, outlines: 'quads', cards: cards.map((card) => trueCard(card, frame)) })
  }
  return pictures
}

const NO_NUMERAL: ReadonlySet<string> = new Set(['blank', 'other'])

function trueCard(card: z.infer<typeof Card>, frame: Quad): TrueCard {
  const outline = quadOf((i) => card.corners[i as 0])
  const legible = card.visible >= LEGIBLE
  return {
    outline,
    ...(legible && { numeral: NO_NUMERAL.has(card.numeral) ? null : card.numeral }),
    ...(legible && { colour: card.colour === 'none' ? null : card.colour }),
    face: card.key,
    family: card.family,
    hasTop: !card.symmetric && legible,
    undecidable: card.ambiguous,
    ignored: card.visible < SEEN,
    kinds: kindsOf(outline, card.visible, frame),
  }
}

function kindsOf(outline: Quad, visible: number, frame: Quad): readonly Kind[] {
  const shared = sharedArea(outline, frame)
  const inside = shared / signedArea(outline)
  const covers = shared / signedArea(frame)
  const overlapped = visible < FREE * inside
  const edge = inside < 0.999
  return [
    ...(overlapped || edge ? [] : (['clear'] as const)),
    ...(overlapped ? (['overlapped'] as const) : []),
    ...(edge ? (['edge'] as const) : []),
    ...(covers < SMALL ? (['small'] as const) : []),
    ...(covers > LARGE ? (['large'] as const) : []),
  ]
}
