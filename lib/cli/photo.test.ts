import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rectangle } from '@/lib/vision/warp'
import { inPhoto, type Photo, readPhoto } from './photo'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photo-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Red at the top left, green at the top right, blue at the bottom left, white at the bottom right. */
function quarters(width: number, height: number): Sharp {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [right, low] = [x >= width / 2, y >= height / 2]
      data.set(low ? (right ? [255, 255, 255] : [0, 0, 255]) : right ? [0, 255, 0] : [255, 0, 0], at)
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function read(bytes: Uint8Array): Promise<Photo> {
  const file = join(folder, 'photo')
  writeFileSync(file, bytes)
  return readPhoto(file)
}

/** The colours in the middle of each quarter, by a letter each. */
function seen({ picture: { width, height, data } }: Photo): string {
  const letter = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
    const bits = [...data.subarray(at, at + 3)].map((value) => (value > 230 ? 1 : value < 25 ? 0 : '?')).join('')
    return { '100': 'r', '010': 'g', '001': 'b', '111': 'w', '000': 'k' }[bits] ?? `(${bits})`
  }
  return letter(0.25, 0.25) + letter(0.75, 0.25) + letter(0.25, 0.75) + letter(0.75, 0.75)
}

const upright = { shown: 'rgbw', width: 60, height: 40 }
const onItsSide = { width: 40, height: 60 }

describe('a photo', () => {
  it.each([
    ['JPEG', () => quarters(60, 40).jpeg({ quality: 95 })],
    ['progressive JPEG', () => quarters(60, 40).jpeg({ progressive: true, quality: 95 })],
    [
      'JPEG of four inks',
      () => quarters(60, 40).toColourspace('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
    ],
    ['PNG', () => quarters(60, 40).png()],
    ['PNG with a palette', () => quarters(60, 40).png({ palette: true })],
    ['PNG of 16 bits', () => quarters(60, 40).toColourspace('rgb16').png()],
    ['WebP', () => quarters(60, 40).webp({ quality: 95 })],
  ])('may be a %s', async (_, made) => {
    const photo = await read(await made().toBuffer())
    const { width, height } = photo
    if (_.includes('inks')) expect({ width, height }).toEqual({ width: 60, height: 40 })
    else expect({ shown: seen(photo), width, height }).toEqual(upright)
    expect(photo.picture).toMatchObject({ width: 60, height: 40 })
  })

  it.each([
    [1, upright],
    [2, { ...upright, shown: 'grwb' }],
    [3, { ...upright, shown: 'wbgr' }],
    [4, { ...upright, shown: 'bwrg' }],
    [5, { ...onItsSide, shown: 'rbgw' }],
    [6, { ...onItsSide, shown: 'brwg' }],
    [7, { ...onItsSide, shown: 'wgbr' }],
    [8, { ...onItsSide, shown: 'gwrb' }],
  ])('is turned as its orientation %i says', async (orientation, expected) => {
    const photo = await read(await quarters(60, 40).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer())
    expect({ shown: seen(photo), width: photo.width, height: photo.height }).toEqual(expected)
  })

  it.each([
    ['JPEG', () => quarters(600, 400).jpeg()],
    ['progressive JPEG', () => quarters(600, 400).jpeg({ progressive: true })],
  ])('may be a %s of which nothing but the end mark is missing', async (_, made) => {
    const bytes = await made().toBuffer()
    const less = (missing: number) => read(bytes.subarray(0, bytes.length - missing))
    const shown = async (missing: number) => Buffer.from((await less(missing)).picture.data)
    const whole = await shown(0)
    for (const missing of [1, 2]) expect((await shown(missing)).equals(whole)).toBe(true)
    for (const missing of [3, 4, 8, 100]) await expect(less(missing)).rejects.toThrow('end of JPEG')
  })

  it('is grey where it shows nothing, and grey where it is', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
    expect([...(await read(await clear.png().toBuffer())).picture.data.subarray(0, 3)]).toEqual([128, 128, 128])
    const grey = await read(await quarters(60, 40).greyscale().png().toBuffer())
    const [red, green, blue] = grey.picture.data
    expect([green, blue]).toEqual([red, red])
  })
})

describe('a large photo', () => {
  it.each([
    [2399, 1000, 1],
    [2400, 1000, 2],
    [4032, 3024, 2],
    [4801, 3001, 4],
    [3, 2500, 2],
    [9700, 16, 8],
    [40_000, 8, 8],
  ])('of %i × %i is decoded at a %i-th, and says its own size', async (width, height, part) => {
    const photo = await read(await quarters(width, height).jpeg().toBuffer())
    expect(photo).toMatchObject({
      width,
      height,
      picture: { width: Math.floor(width / part), height: Math.floor(height / part) },
    })
    if (Math.min(width, height) > 100) expect(seen(photo)).toBe('rgbw')
  })

  it('is turned all the same', async () => {
    const photo = await read(await quarters(4032, 3024).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(photo).toMatchObject({ width: 3024, height: 4032, picture: { width: 1512, height: 2016 } })
    expect(seen(photo)).toBe('brwg')
  })

  it('has its corners where they are in the file', async () => {
    const photo = await read(await quarters(4801, 3001).jpeg().toBuffer())
    expect(inPhoto(rectangle(0, 0, 1200, 750), photo)).toEqual(rectangle(0, 0, 4801, 3001))
  })
})

describe('what is no photo', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['nothing', () => new Uint8Array(), /^the file is empty$/],
    ['text', () => Buffer.from('a photo of a card'), /^cannot be read: .*unsupported image format/],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /^not a JPEG, PNG or WebP/,
    ],
    ['a GIF', () => quarters(6, 4).gif().toBuffer(), /^not a JPEG, PNG or WebP picture$/],
    ['half a JPEG', async () => half(await quarters(600, 400).jpeg().toBuffer()), /^cannot be read: /],
    [
      'half a PNG',
      async () => half(await quarters(600, 400).png({ compressionLevel: 0 }).toBuffer()),
      /^cannot be read: /,
    ],
    [
      'half a WebP',
      async () => half(await quarters(600, 400).webp({ lossless: true }).toBuffer()),
      /^cannot be read: /,
    ],
    ['a picture without end', () => endless(), /^cannot be read: /],
  ])('is refused in one line: %s', async (_, made, fault) => {
    const refused = await read(await made()).then(
      () => 'read',
      (error: Error) => error.message,
    )
    expect(refused).toMatch(fault)
    expect(refused).not.toContain('\n')
  })

  it('is refused where it is larger than photos are', async () => {
    const file = join(folder, 'huge')
    writeFileSync(file, '')
    truncateSync(file, 3 * 2 ** 30)
    await expect(readPhoto(file)).rejects.toThrow(/^the file is too large$/)
  })

  it('is refused where there is nothing to read', async () => {
    await expect(readPhoto(join(folder, 'nowhere'))).rejects.toThrow('cannot be read: no such file or directory')
    await expect(readPhoto(folder)).rejects.toThrow('cannot be read: illegal operation on a directory')
  })
})

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

/** The header of a PNG of 60,000 by 60,000 pixels. */
async function endless(): Promise<Uint8Array> {
  const bytes = await quarters(6, 4).png().toBuffer()
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}
