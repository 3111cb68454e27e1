import type { Picture } from '../picture'
import type { Photo } from './protocol'
import { RecogniserError } from './trouble'

/**
 * A photo is looked at in the half, the quarter or the eighth of its size while its longer side stays at least this: a
 * card that is too small to be read then is too small to be found.
 */
const LONG_ENOUGH = 1200

/** A photo's size, and its pixels, or means of 2×2, 4×4 or 8×8 of them. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  readonly picture: Picture
}

/**
 * Decodes a photo the way it is meant to be looked at (EXIF orientation). A frame that was given is closed.
 *
 * @throws RecogniserError `no-picture`
 */
export async function decode(photo: Photo): Promise<DecodedPhoto> {
  const whole = photo instanceof Blob ? await bitmapOf(photo) : photo
  try {
    const { width, height } = whole
    let shrink = 1
    while (shrink < 8 && Math.max(width, height) / (shrink * 2) >= LONG_ENOUGH) shrink *= 2
    const [across, down] = [Math.max(1, Math.floor(width / shrink)), Math.max(1, Math.floor(height / shrink))]
    const context = new OffscreenCanvas(across, down).getContext('2d', { willReadFrequently: true })
    if (!context) throw new RecogniserError('broken', 'there is no canvas')
    // What shines through a picture is neither light nor dark.
    context.fillStyle = '#808080'
    context.fillRect(0, 0, across, down)
    context.imageSmoothingQuality = 'medium'
    context.drawImage(whole, 0, 0, across, down)
    return { width, height, picture: context.getImageData(0, 0, across, down) }
  } finally {
    whole.close()
  }
}

async function bitmapOf(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo)
  } catch {
    throw new RecogniserError('no-picture')
  }
}
