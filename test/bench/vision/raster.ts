import sharp from 'sharp'
import { readPhoto } from '@/lib/cli/photo'
import type { Picture, Pyramid } from '@/lib/vision/picture'
import { type Quad, quadOf } from '@/lib/vision/polygon'
import { type Crop, rectangle, warp } from '@/lib/vision/warp'
import type { TruePicture } from './truth'

/** The pixels of a picture as `recognise` sees them, and what there is to be found, in these pixels. */
export interface Seen {
  readonly truth: TruePicture
  readonly pixels: Picture
}

export async function load(truth: TruePicture): Promise<Seen> {
  const { width, height, picture } = await readPhoto(truth.path)
  const { part } = truth
  if (part) return { truth, pixels: partOf(picture, part) }
  const [across, down] = [picture.width / width, picture.height / height]
  const cards = truth.cards.map(({ outline, ...card }) => ({
    ...card,
    ...(outline && { outline: quadOf((i) => [outline[i as 0][0] * across, outline[i as 0][1] * down]) }),
  }))
  return { truth: { ...truth, cards }, pixels: picture }
}

function partOf({ width, data }: Picture, part: NonNullable<TruePicture['part']>): Picture {
  const pixels = new Uint8Array(part.width * part.height * 4)
  for (let row = 0; row < part.height; row++) {
    const from = ((part.top + row) * width + part.left) * 4
    pixels.set(data.subarray(from, from + part.width * 4), row * part.width * 4)
  }
  return { width: part.width, height: part.height, data: pixels }
}

/** Width and height in pixels, after EXIF orientation; the pixels are not decoded. */
export async function sizeOf(path: string): Promise<{ readonly width: number; readonly height: number }> {
  return (await sharp(path).metadata()).autoOrient
}

export const toSharp = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 4 } })

export const cropToSharp = ({ width, height, data }: Crop) =>
  sharp(
    Uint8Array.from(data, (value) => Math.round(value * 255)),
    { raw: { width, height, channels: 3 } },
  )

/** What lies in the quad, seen from straight above: its first corner becomes the top left one. */
export function rectify(pyramid: Pyramid, corners: Quad, width: number, height: number): Crop {
  const crop = { width, height, data: new Float32Array(width * height * 3) }
  warp(pyramid, corners, rectangle(0, 0, width, height), crop)
  return crop
}

/** The crop as a photo of its own. */
export function cropToPicture({ width, height, data }: Crop): Picture {
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++)
    pixels.set(
      data.subarray(3 * i, 3 * i + 3).map((v) => Math.round(v * 255)),
      4 * i,
    )
  return { width, height, data: pixels }
}

/** Brightness of each pixel, 0 to 1 (ITU-R BT.601). */
export function greys({ width, height, data }: Crop): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, i) =>
      0.299 * (data[i * 3] as number) + 0.587 * (data[i * 3 + 1] as number) + 0.114 * (data[i * 3 + 2] as number),
  )
}
