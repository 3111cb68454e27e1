import type { Page } from 'playwright-core'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import type * as decoding from '../../lib/vision/worker/decode'
import { someOf } from '../long'
import { addModule } from './bundle'
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
  await addModule(page, 'decoding', "export * from '@/lib/vision/worker/decode'")
  return page
}

/**
 * Decodes a file as what the recogniser looks at.
 *
 * @returns the photo's size, the picture's, its colours clockwise from the top left, whether a whole photo was decoded,
 *   and whether the picture was drawn on a canvas.
 */
async function decoded(page: Page, file: Buffer) {
  return await page.evaluate(async (base64) => {
    let whole = false
    let drawn = false
    const real = window.createImageBitmap
    const draw = OffscreenCanvasRenderingContext2D.prototype.drawImage
    OffscreenCanvasRenderingContext2D.prototype.drawImage = function drawImage(...given: unknown[]) {
      drawn = true
      return Reflect.apply(draw, this, given)
    }
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
      return { size: [width, height], picture: [picture.width, picture.height], colours, whole, drawn }
    } finally {
      window.createImageBitmap = real
      OffscreenCanvasRenderingContext2D.prototype.drawImage = draw
    }
  }, file.toString('base64'))
}

/** By EXIF's tag: how often the colours move on clockwise. */
const TURNS = { 1: 0, 3: 2, 6: 1, 8: 3 }

async function withOrientation(picture: Sharp, orientation: string): Promise<Buffer> {
  return await picture
    .clone()
    .withMetadata({ orientation: Number(orientation) })
    .jpeg()
    .toBuffer()
}

test('decodes JPEGs at half their size, the way they are meant to be looked at', async () => {
  const page = await decodingPage()
  for (const [width, height] of [[WIDTH, HEIGHT] as const, [2456, 1846] as const]) {
    const picture = await photo(width, height)
    const half = [Math.floor(width / 2), Math.floor(height / 2)]
    for (const [orientation, turn] of Object.entries(TURNS)) {
      const onSide = turn % 2 === 1
      expect(await decoded(page, await withOrientation(picture, orientation)), `orientation ${orientation}`).toEqual({
        size: onSide ? [height, width] : [width, height],
        picture: onSide ? [...half].reverse() : half,
        colours: [...COLOURS.slice(4 - turn), ...COLOURS.slice(0, 4 - turn)],
        whole: false,
        // Half an odd number of pixels is rounded, which only a canvas can.
        drawn: width % 2 === 1,
      })
    }
  }
})

test('copies the pixels that it would draw', async () => {
  const page = await decodingPage()
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const large = sharp({ create: { width: 2600, height: 1920, channels: 3, background: '#888', noise } })
  const coarse = await large.clone().resize(325, 240).resize(2600, 1920).png({ compressionLevel: 1 }).toBuffer()
  const files: [string, Buffer][] = [['wide gamut', await sharp(coarse).withIccProfile('p3').jpeg().toBuffer()]]
  for (const turn of someOf(Object.keys(TURNS))) files.push([turn, await withOrientation(sharp(coarse), turn)])
  for (const [name, file] of files) {
    const compared = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const decode = async () => {
        const { picture } = await window.decoding.decode(new Blob([bytes]))
        return { width: picture.width, height: picture.height, data: Uint8Array.from(picture.data) }
      }
      const real = VideoFrame.prototype.copyTo
      const decodeWith = async (copyTo: typeof real) => {
        VideoFrame.prototype.copyTo = copyTo
        try {
          return await decode()
        } finally {
          VideoFrame.prototype.copyTo = real
        }
      }
      const copied = await decode()
      const drawn = [
        await decodeWith(() => Promise.reject(new DOMException('not so', 'NotSupportedError'))),
        // A browser that does not know of formats.
        await decodeWith(() => Promise.resolve([])),
      ]
      const sizes = [copied, ...drawn].map(({ width, height }) => [width, height])
      const most = ({ data }: typeof copied) => {
        let far = 0
        for (let at = 0; at < data.length; at++)
          far = Math.max(far, Math.abs((data[at] as number) - (copied.data[at] as number)))
        return far
      }
      return { sizes, off: Math.max(...drawn.map(most)), bytes: copied.data.length }
    }, file.toString('base64'))
    const size = Number(name) >= 6 ? [960, 1300] : [1300, 960]
    expect(compared, name).toMatchObject({ sizes: [size, size, size], bytes: 4_992_000 })
    // Browsers may round colours of another gamut one way or the other.
    expect(compared.off, name).toBeLessThanOrEqual(2)
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
  const expected = { size: [WIDTH, HEIGHT], picture: [1200, 899], colours: COLOURS, whole: true, drawn: true }
  const mirrored = await picture.clone().withMetadata({ orientation: 2 }).jpeg().toBuffer()
  expect(await decoded(page, mirrored)).toEqual({ ...expected, colours: ['green', 'red', 'white', 'blue'] })
  expect(await decoded(page, await picture.clone().png().toBuffer())).toEqual(expected)
  expect(await decoded(page, await picture.clone().webp().toBuffer())).toEqual(expected)
  const small = await picture.clone().resize(1000, 750, { fit: 'fill' }).jpeg().toBuffer()
  expect(await decoded(page, small)).toEqual({ ...expected, size: [1000, 750], picture: [1000, 750] })
})

test('shows nothing of one photo through the next', async () => {
  const page = await decodingPage()
  const first = await (await photo(1000, 750)).png().toBuffer()
  const clear = { width: 1000, height: 750, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const
  const second = await sharp({ create: clear }).png().toBuffer()
  const pixels = await page.evaluate(
    async (files) => {
      let pixels: number[] = []
      for (const base64 of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const { data } = (await window.decoding.decode(new Blob([bytes]))).picture
        pixels = [...data.slice(0, 4), ...data.slice(-4)]
      }
      return pixels
    },
    [first.toString('base64'), second.toString('base64')],
  )
  expect(pixels).toEqual([128, 128, 128, 255, 128, 128, 128, 255])
})

test('decodes JPEGs of every kind', async () => {
  const page = await decodingPage()
  const picture = await photo()
  const expected = { size: [WIDTH, HEIGHT], picture: [1200, 899], colours: COLOURS, whole: false, drawn: true }
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
