import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { root } from '../../lib/cli/export'
import type * as decoding from '../../lib/vision/worker/decode'
import { phone } from './support'

vi.setConfig({ testTimeout: 120_000 })

declare global {
  interface Window {
    decoding: typeof decoding
  }
}

const [WIDTH, HEIGHT] = [2401, 1799]
const COLOURS = ['red', 'green', 'blue', 'white']

/** A photo whose corners are of four colours: clockwise from the top left, as its pixels lie in the file. */
async function photo(width = WIDTH, height = HEIGHT): Promise<Sharp> {
  const [half, rest] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const parts = [
    { left: 0, top: 0, background: '#f00' },
    { left: half, top: 0, background: '#0f0' },
    { left: half, top: rest, background: '#00f' },
    { left: 0, top: rest, background: '#fff' },
  ].map(({ left, top, background }) => ({
    left,
    top,
    input: {
      create: { width: left ? width - half : half, height: top ? height - rest : rest, channels: 3, background },
    },
  })) as OverlayOptions[]
  const whole = sharp({ create: { width, height, channels: 3, background: '#888' } }).composite(parts)
  return sharp(await whole.png({ compressionLevel: 1 }).toBuffer())
}

/** A page that can decode, as the recogniser's worker does. */
async function decodingPage(): Promise<Page> {
  const { page } = await phone()
  await page.goto('/settings/')
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/vision/worker/decode.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'decoding',
  })
  await page.addScriptTag({ content: `${outputFiles[0]?.text};window.decoding = decoding` })
  return page
}

/**
 * Decodes a file as what the recogniser looks at.
 *
 * @returns the photo's size, the picture's, its colours clockwise from the top left, and whether a whole photo was decoded.
 */
async function decoded(page: Page, file: Buffer) {
  return await page.evaluate(async (base64) => {
    let whole = false
    const real = window.createImageBitmap
    window.createImageBitmap = ((...given: Parameters<typeof real>) => {
      whole = true
      return real(...given)
    }) as typeof real
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    try {
      const { width, height, picture } = await window.decoding.decode(new Blob([bytes]))
      const colourAt = (x: number, y: number) => {
        const at = 4 * (Math.floor(y * picture.height) * picture.width + Math.floor(x * picture.width))
        const bits = [0, 1, 2].map((channel) => ((picture.data[at + channel] as number) > 128 ? 1 : 0)).join('')
        return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[bits] ?? bits
      }
      const colours = [colourAt(0.1, 0.1), colourAt(0.9, 0.1), colourAt(0.9, 0.9), colourAt(0.1, 0.9)]
      return { size: [width, height], picture: [picture.width, picture.height], colours, whole }
    } finally {
      window.createImageBitmap = real
    }
  }, file.toString('base64'))
}

test('decodes JPEGs at half their size, the way they are meant to be looked at', async () => {
  const page = await decodingPage()
  const picture = await photo()
  // By EXIF's tag: how often the colours move on clockwise.
  const turns = { 1: 0, 3: 2, 6: 1, 8: 3 }
  for (const [orientation, turn] of Object.entries(turns)) {
    const file = await picture
      .clone()
      .withMetadata({ orientation: Number(orientation) })
      .jpeg()
      .toBuffer()
    const onSide = turn % 2 === 1
    expect(await decoded(page, file), `orientation ${orientation}`).toEqual({
      size: onSide ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT],
      picture: onSide ? [899, 1200] : [1200, 899],
      colours: [...COLOURS.slice(4 - turn), ...COLOURS.slice(0, 4 - turn)],
      whole: false,
    })
  }
})

test('decodes what is to be cut out at no less than its size', async () => {
  const page = await decodingPage()
  const file = (await (await photo(4000, 3000)).jpeg().toBuffer()).toString('base64')
  const [across, decodedAcross] = await page.evaluate(async (base64) => {
    const real = ImageDecoder.prototype.decode
    let pixels = 0
    ImageDecoder.prototype.decode = async function decode(...given) {
      const result = await real.apply(this, given)
      pixels = result.image.codedWidth
      return result
    }
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { picture } = await window.decoding.decodeFinely(new Blob([bytes]))
    ImageDecoder.prototype.decode = real
    return [picture.width, pixels] as const
  }, file)
  expect(across).toBe(2400)
  expect(decodedAcross).toBe(2500)
})

test('decodes whole what cannot be decoded at half its size', async () => {
  const page = await decodingPage()
  const picture = await photo()
  const expected = { size: [WIDTH, HEIGHT], picture: [1200, 899], colours: COLOURS, whole: true }
  const mirrored = await picture.clone().withMetadata({ orientation: 2 }).jpeg().toBuffer()
  expect(await decoded(page, mirrored)).toEqual({ ...expected, colours: ['green', 'red', 'white', 'blue'] })
  expect(await decoded(page, await picture.clone().png().toBuffer())).toEqual(expected)
  expect(await decoded(page, await picture.clone().webp().toBuffer())).toEqual(expected)
  const small = await picture.clone().resize(1000, 750, { fit: 'fill' }).jpeg().toBuffer()
  expect(await decoded(page, small)).toEqual({ ...expected, size: [1000, 750], picture: [1000, 750] })
})

test('decodes JPEGs of every kind', async () => {
  const page = await decodingPage()
  const picture = await photo()
  const expected = { size: [WIDTH, HEIGHT], picture: [1200, 899], colours: COLOURS, whole: false }
  expect(await decoded(page, await picture.clone().jpeg({ progressive: true }).toBuffer())).toEqual(expected)
  expect(await decoded(page, await picture.clone().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer())).toEqual(expected)
  const cmyk = await picture.clone().toColourspace('cmyk').jpeg().toBuffer()
  expect(await decoded(page, cmyk)).toMatchObject({ ...expected, colours: ['red', expect.anything(), 'blue', 'white'] })
  const grey = await picture.clone().greyscale().jpeg().toBuffer()
  expect(await decoded(page, grey)).toMatchObject({ ...expected, colours: expect.anything() })
})

test('refuses what is cut off', async () => {
  const page = await decodingPage()
  const file = await (await photo()).jpeg().toBuffer()
  for (const bytes of [2, 100, 600, Math.floor(0.7 * file.length)]) {
    await expect(decoded(page, file.subarray(0, bytes))).rejects.toThrow('no-picture')
  }
})
