import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { root } from '@/lib/cli/export'
import { readPhoto } from '@/lib/cli/photo'
import { serve } from '@/lib/cli/server'
import { netsFolder, readNetFile, startBackend } from '@/lib/cli/vision'
import { Pyramid } from '@/lib/vision/picture'
import { type Point, type Quad, quadOf } from '@/lib/vision/polygon'
import { cache } from '../compile'
import { openChromium } from '../phone'
import { median, processorTime } from '../race'
import type { Rivals } from './measure'
import { rectify, sizeOf } from './raster'
import { FIXTURES } from './sets'
import { STAGES, type Stages, timeStages } from './stages'
import { readSynthetic } from './synthetic'

export interface Speed {
  /** Milliseconds of each step, medians: of processor time in Node, by the clock in Chromium, where there is one. */
  readonly node: Medians
  readonly chromium?: Medians
  /** The same photo by OpenCV.js, and its three cards by tesseract.js, in Node. */
  readonly rivals?: number
}
type Medians = Readonly<Record<keyof Stages, number>>

const ROUNDS = 15
const RIVAL_ROUNDS = 3
const PIXELS = 12_000_000

/** Times how long a photo of twelve megapixels with three cards takes. */
export async function measureSpeed(rivals: Rivals | undefined): Promise<Speed> {
  const { path, cards } = await largePhoto()
  await startBackend()
  const decode = async () => (await readPhoto(path)).picture
  const node = mediansOf(await timeStages(readNetFile, decode, cards, ROUNDS, processorTime))
  const chromium = await inChromium(path, cards)
  return {
    node,
    ...(chromium && { chromium }),
    ...(rivals && { rivals: await timeRivals(path, cards, rivals) }),
  }
}

const mediansOf = (stages: Stages): Medians =>
  Object.fromEntries(STAGES.map((stage) => [stage, median(stages[stage])])) as Medians

/** The test picture with three cards, enlarged and with the noise of a camera; where its cards are, in parts of it. */
async function largePhoto(): Promise<{ readonly path: string; readonly cards: readonly Quad[] }> {
  const three = (await readSynthetic(FIXTURES, sizeOf))?.find(({ set }) => set === 'three')
  if (!three) throw new Error(`There is no picture of three cards in ${FIXTURES}.`)
  const { width, height } = await sizeOf(three.path)
  const scale = Math.sqrt(PIXELS / (width * height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const noise = {
    ...size,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 6 },
  } as const
  const path = join(cache, 'three-cards.jpg')
  mkdirSync(cache, { recursive: true })
  await sharp(three.path)
    .resize(size)
    .composite([{ input: await sharp({ create: noise }).png().toBuffer(), blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toFile(path)
  const cards = three.cards.flatMap(({ outline }) =>
    outline ? [quadOf((i) => [(outline[i] as Point)[0] / width, (outline[i] as Point)[1] / height])] : [],
  )
  return { path, cards }
}

async function inChromium(photo: string, cards: readonly Quad[]): Promise<Medians | undefined> {
  const browser = await openChromium()
  if (!browser) {
    console.log('There is no Chromium here: timed in Node only. To name one: CHROMIUM_PATH=/path/to/chromium')
    return undefined
  }
  const server = await serve({ directory: await buildPage(photo), host: '127.0.0.1', port: 0 })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.port}/`)
    return mediansOf(
      await page.evaluate(([quads, rounds]) => window.timeStages(quads, rounds), [cards, ROUNDS] as const),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The folder of a page that does nothing but wait to be timed: lib/vision as a browser gets it, the nets, the photo. */
async function buildPage(photo: string): Promise<string> {
  const folder = join(cache, 'vision-page')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // Named where Emscripten's code asks whether it runs in Node.
    external: ['fs', 'path', 'perf_hooks', 'os', 'worker_threads', 'util', 'crypto', 'ws'],
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  const wasm = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))
  cpSync(wasm, join(folder, 'wasm'), { recursive: true, filter: (path) => path === wasm || path.endsWith('.wasm') })
  cpSync(netsFolder(), join(folder, 'nets'), { recursive: true })
  cpSync(photo, join(folder, 'photo.jpg'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Kiebitz</title><script type="module" src="/page.js"></script>',
  )
  return folder
}

async function timeRivals(path: string, cards: readonly Quad[], { contours, ocr }: Rivals): Promise<number> {
  const ms: number[] = []
  for (let round = 0; round < RIVAL_ROUNDS; round++) {
    const began = processorTime()
    const { picture } = await readPhoto(path)
    await contours(picture)
    const pyramid = new Pyramid(picture)
    for (const card of cards) {
      const quad = quadOf((i) => [(card[i] as Point)[0] * picture.width, (card[i] as Point)[1] * picture.height])
      await ocr.read(rectify(pyramid, quad, 192, 288))
    }
    ms.push(processorTime() - began)
  }
  return median(ms)
}
