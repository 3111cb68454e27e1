import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Box, boxArea, commonBox, quadOfBox } from './boxes'
import type { Kind, TrueCard, TruePicture } from './truth'

/** Boxes that have more than this part of the smaller in common are cards that overlap. */
const OVERLAP = 0.03
/** Nearer to the picture's border than this part of its side, a box touches it. */
const BORDER = 0.004
/** Parts of the picture that a small card covers at most, and a large one at least. */
export const SMALL = 0.02
export const LARGE = 0.25

const Row = z.object({ file: z.string(), labels: z.string(), boxes: z.string() })
type Row = z.infer<typeof Row>

/** Width and height in pixels, after EXIF orientation. */
export type SizeOf = (path: string) => Promise<{ readonly width: number; readonly height: number }>

/**
 * Real photographs and what they show, from `manifest.csv`: labels `7H` (rank and suit), `7` (rank only) or
 * `2-red-solid-oval` (SET: number, colour, filling, shape); upright boxes `label cx cy w h` as parts of the picture's
 * sides. Undefined where there is no such manifest.
 */
export async function readPhotos(folder: string, sizeOf: SizeOf): Promise<readonly TruePicture[] | undefined> {
  const manifest = join(folder, 'manifest.csv')
  if (!existsSync(manifest)) return undefined
  const rows = parseCsv(readFileSync(manifest, 'utf8')).map((row) => Row.parse(row))
  return await Promise.all(
    rows.map(async (row) => {
      const path = join(folder, row.file)
      return pictureOf(row, path, row.boxes.trim() === '' ? { width: 1, height: 1 } : await sizeOf(path))
    }),
  )
}

function pictureOf(row: Row, path: string, size: { readonly width: number; readonly height: number }): TruePicture {
  const picture = { set: dirname(row.file), name: row.file, path }
  if (row.boxes.trim() === '') {
    const cards = parts(row.labels).map((label): TrueCard => ({ ...readLabel(label), ...SEEN, kinds: [] }))
    return { ...picture, outlines: 'count', cards }
  }
  const boxes = parts(row.boxes).map(readBox)
  const cards = boxes.map(({ label, box }, i): TrueCard => {
    const others = boxes.filter((_, j) => j !== i).map((other) => other.box)
    return { ...readLabel(label), ...SEEN, outline: quadOfBox(scaled(box, size)), kinds: kindsOf(box, others) }
  })
  return { ...picture, outlines: 'boxes', cards }
}

const SEEN = { undecidable: false, ignored: false }

const parts = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function readBox(text: string): { readonly label: string; readonly box: Box } {
  const [label, ...numbers] = text.split(/\s+/)
  const [x, y, width, height] = z.array(z.coerce.number()).length(4).parse(numbers) as [number, number, number, number]
  const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
  return { label: label as string, box: commonBox(box, { left: 0, top: 0, right: 1, bottom: 1 }) }
}

const scaled = (box: Box, { width, height }: { readonly width: number; readonly height: number }): Box => ({
  left: box.left * width,
  top: box.top * height,
  right: box.right * width,
  bottom: box.bottom * height,
})

function kindsOf(box: Box, others: readonly Box[]): readonly Kind[] {
  const overlapped = others.some(
    (other) => boxArea(commonBox(box, other)) > OVERLAP * Math.min(boxArea(box), boxArea(other)),
  )
  const edge = Math.min(box.left, box.top, 1 - box.right, 1 - box.bottom) < BORDER
  return [
    ...(overlapped || edge ? [] : (['clear'] as const)),
    ...(overlapped ? (['overlapped'] as const) : []),
    ...(edge ? (['edge'] as const) : []),
    ...(boxArea(box) < SMALL ? (['small'] as const) : []),
    ...(boxArea(box) > LARGE ? (['large'] as const) : []),
  ]
}

const SUIT_COLOURS: Readonly<Record<string, string | null>> = { H: 'red', D: 'red', S: null, C: null }

/** What there is to be read on a card of that name. A rank alone names no face, for its suit is not known. */
export function readLabel(label: string): Pick<TrueCard, 'numeral' | 'colour' | 'face'> {
  const [, rank, suit] = /^(10|[2-9AJQK])([HDSC])?$/.exec(label) ?? []
  if (rank === undefined) return { numeral: null, face: label, ...(/-red-/.test(label) && { colour: 'red' }) }
  const numeral = /\d/.test(rank) ? rank : null
  return suit === undefined ? { numeral } : { numeral, colour: SUIT_COLOURS[suit] ?? null, face: label }
}

/** Rows by the names of the first one. A field in double quotes may hold commas, and `""` for a quote (RFC 4180). */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(fields)
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])))
}

const fields = (line: string): readonly string[] =>
  // With a comma behind it, every field ends alike, the last one and empty ones too.
  [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
