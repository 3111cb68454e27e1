import { createReadStream } from 'node:fs'
import { getSystemErrorMap } from 'node:util'
import sharp from 'sharp'
import type { Picture } from '@/lib/vision/picture'
import { type Quad, quadOf } from '@/lib/vision/polygon'

// One photo after another, each of another size: nothing is worth keeping, and one core is what a phone has.
sharp.cache(false)
sharp.concurrency(1)

/**
 * A photo is decoded at the half, the quarter or the eighth of its size while its longer side stays at least this: the
 * decoder does that for nothing, and a card that is too small to be read then is too small to be found.
 */
const LONG_ENOUGH = 1200

/** No photo has nearly as many bytes. What is longer is not held in memory. */
const MOST_BYTES = 256 * 1024 * 1024
const CHUNK = 1024 * 1024

/** Decoders of hostile files take no more than this many pixels. */
const MOST_PIXELS = 200_000_000

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** A photo as it is meant to be looked at (EXIF orientation). */
export interface Photo {
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
  /** Its pixels, or means of 2×2, 4×4 or 8×8 of them. */
  readonly picture: Picture
}

/** Why a file is no photo: one line. */
export class PhotoError extends Error {}

/**
 * Reads a photo.
 *
 * @param path a file of JPEG, PNG or WebP; null for standard input.
 * @throws PhotoError where it cannot be read.
 */
export async function readPhoto(path: string | null): Promise<Photo> {
  const bytes = await bytesOf(path)
  try {
    return await decoded(bytes)
  } catch (error) {
    if (error instanceof PhotoError) throw error
    throw new PhotoError(`cannot be read: ${error instanceof Error ? firstLine(error.message) : 'damaged'}`)
  }
}

async function bytesOf(path: string | null): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of path === null ? standardInput() : createReadStream(path, { highWaterMark: CHUNK })) {
      size += chunk.length
      if (size > MOST_BYTES) throw new PhotoError('the file is too large')
      chunks.push(chunk)
    }
  } catch (error) {
    const known = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0)
    if (!known) throw error
    throw new PhotoError(`cannot be read: ${known[1]}`)
  }
  return Buffer.concat(chunks)
}

/** Nothing more where it has been given up: `-` may be asked for twice. */
const standardInput = () => (process.stdin.readableAborted ? [] : process.stdin)

async function decoded(bytes: Buffer): Promise<Photo> {
  if (bytes.length === 0) throw new PhotoError('the file is empty')
  try {
    // Warnings are for files that phones write every day; what is cut off or broken is refused.
    return await pixelsOf(bytes, 'error')
  } catch (error) {
    if (!lacksEnd(bytes)) throw error
    try {
      // Where nothing but its end mark is missing, all is there. The mark hides what else is, but for a warning.
      return await pixelsOf(Buffer.concat([bytes, JPEG_END]), 'warning')
    } catch {
      throw error
    }
  }
}

const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])

const lacksEnd = (bytes: Buffer) => bytes.subarray(0, 2).equals(JPEG_START) && !bytes.subarray(-2).equals(JPEG_END)

async function pixelsOf(bytes: Buffer, failOn: 'error' | 'warning'): Promise<Photo> {
  const source = sharp(bytes, { failOn, limitInputPixels: MOST_PIXELS })
  const { format, autoOrient } = await source.metadata()
  if (!FORMATS.has(format)) throw new PhotoError('not a JPEG, PNG or WebP picture')
  const { width, height } = autoOrient
  let shrink = 1
  while (shrink < 8 && Math.max(width, height) / (shrink * 2) >= LONG_ENOUGH) shrink *= 2
  if (shrink > 1) {
    const [across, down] = [Math.max(1, Math.floor(width / shrink)), Math.max(1, Math.floor(height / shrink))]
    source.resize(across, down, { fit: 'fill', fastShrinkOnLoad: true, kernel: 'linear' })
  }
  const { data, info } = await source
    .autoOrient()
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 4) throw new PhotoError(`cannot be read: ${info.channels} channels`)
  return { width, height, picture: { width: info.width, height: info.height, data } }
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? ''

/** Corners in the picture as corners in the photo. */
export function inPhoto(quad: Quad, { width, height, picture }: Photo): Quad {
  const [scaleX, scaleY] = [width / picture.width, height / picture.height]
  return quadOf((index) => [quad[index as 0][0] * scaleX, quad[index as 0][1] * scaleY])
}
