import type { Picture } from '../picture'
import { pixelsOf } from './frame-pixels'
import { type Opened, openJpeg } from './jpeg'
import type { Frame, Photo } from './protocol'
import { RecogniserError } from './trouble'

/**
 * A photo is looked at in the half, the quarter or the eighth of its size while its longer side stays at least this: a
 * card that is too small to be read then is too small to be found.
 */
const LONG_ENOUGH = 1200

/** The longer side of a photo out of which cards are cut, to be looked at and for a reader of text. */
const FINE = 2400

/** A photo's size, and its pixels, or means of 2×2, 4×4 or 8×8 of them. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  readonly picture: Picture
}

/** What photos are drawn on that must be made smaller: a canvas that was drawn on before is drawn on much faster. */
let canvas: OffscreenCanvas | undefined

/**
 * Decodes a photo the way it is meant to be looked at (EXIF orientation). A frame that was given is closed. The picture
 * lasts until the next photo is decoded.
 *
 * @throws RecogniserError `no-picture`
 */
export function decode(photo: Photo): Promise<DecodedPhoto> {
  return draw(photo, (longer) => {
    let shrink = 1
    while (shrink < 8 && longer / (shrink * 2) >= LONG_ENOUGH) shrink *= 2
    return 1 / shrink
  })
}

/** The same, with more of its pixels. */
export function decodeFinely(photo: Photo): Promise<DecodedPhoto> {
  return draw(photo, (longer) => Math.min(1, FINE / longer))
}

async function draw(photo: Photo, scaleOf: (longer: number) => number): Promise<DecodedPhoto> {
  const { image, width, height, frame } = photo instanceof Blob ? await open(photo, scaleOf) : opened(photo)
  try {
    const scale = scaleOf(Math.max(width, height))
    const [across, down] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))]
    const copied = frame && (await pixelsOf(frame.image, frame.turn, across, down))
    return { width, height, picture: copied ?? drawn(image, across, down) }
  } finally {
    image.close()
  }
}

function drawn(image: Frame, width: number, height: number): Picture {
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new RecogniserError('broken', 'there is no canvas')
  // What shines through a picture is neither light nor dark.
  context.fillStyle = '#808080'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

async function open(photo: Blob, scaleOf: (longer: number) => number): Promise<Opened> {
  return (await openJpeg(photo, scaleOf)) ?? opened(await bitmapOf(photo))
}

function opened(image: Frame): Opened {
  if (!('displayWidth' in image)) return { image, width: image.width, height: image.height }
  return { image, width: image.displayWidth, height: image.displayHeight }
}

async function bitmapOf(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo)
  } catch {
    throw new RecogniserError('no-picture')
  }
}
