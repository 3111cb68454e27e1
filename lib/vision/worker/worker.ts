import { memory } from '@tensorflow/tfjs-core'
import { lightOf } from '../light'
import { type ReadFile, readCalibration } from '../models'
import { loadNets } from '../net'
import { Pyramid } from '../picture'
import { type Quad, quadOf } from '../polygon'
import { type Recogniser, recogniserOf } from '../recogniser'
import { type Crop, rectangle, warp } from '../warp'
import { type BackendName, firstRight, onLost, tensorBackend } from './backends'
import { type DecodedPhoto, decode, decodeFinely } from './decode'
import { fetchFiles } from './files'
import type { Answers, FromWorker, Health, PhotoRead, Request, ToWorker } from './protocol'
import { isRight } from './self-test'
import { RecogniserError } from './trouble'

declare const self: DedicatedWorkerGlobalScope

/** The thread in which photos are decoded and read, one after the other. */
let opened: { readonly recogniser: Recogniser; readonly backend: BackendName } | undefined
let last: Promise<unknown> = Promise.resolve()
const waiting = new Set<number>()
let warming: ReturnType<typeof setTimeout> | undefined
/** Once open and asked for nothing this long, in ms, it warms up. */
const QUIET = 300

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data
  if ('cancel' in data) {
    waiting.delete(id)
    return
  }
  waiting.add(id)
  clearTimeout(warming)
  last = last.then(async () => {
    if (!waiting.delete(id)) return release(data.request)
    try {
      const answer = await answerTo(data.request)
      tell({ id, answer }, data.request.do === 'cut' ? (answer as Answers['cut']).map(({ data }) => data.buffer) : [])
    } catch (error) {
      const { trouble, message } =
        error instanceof RecogniserError ? error : new RecogniserError('broken', String(error))
      tell({ id, trouble, detail: message })
    }
  })
}

function tell(message: FromWorker, moved: Transferable[] = []): void {
  self.postMessage(message, moved)
}

function release(request: Request): void {
  if ('photo' in request && !(request.photo instanceof Blob)) request.photo.close()
}

function answerTo(request: Request): Promise<Answers[keyof Answers]> {
  switch (request.do) {
    case 'open':
      return open(request.base, request.backends)
    case 'recognise':
      return recognise(request)
    case 'read':
      return read(request)
    case 'cut':
      return cut(request)
    case 'health':
      return Promise.resolve(health())
  }
}

async function open(base: string, backends: readonly BackendName[]): Promise<Health> {
  // That this very script has come.
  tell({ progress: 0 })
  const readFile = await fetchFiles(base, (progress) => tell({ progress }))
  const wasm = `${base}wasm/`
  const right = await firstRight(
    backends.map((name) => tensorBackend(name, wasm)),
    ({ name }) => checked(name, readFile),
  )
  if (!right) throw new RecogniserError('unsupported')
  opened = { recogniser: right.made, backend: right.name }
  onLost(() => tell({ broken: `${right.name} was lost` }))
  if (right.name === 'wasm') warming = setTimeout(warmUp, QUIET)
  return health()
}

/** WebAssembly is ready without it: a first photo that is not awaited does as well. What fails here is told by that one. */
function warmUp(): void {
  last = last.then(() => ready().recogniser.warmUp()).catch(() => undefined)
}

/** The recogniser on the backend that is set; null where that computes something else than it should. */
async function checked(backend: BackendName, readFile: ReadFile): Promise<Recogniser | null> {
  const calibration = await readCalibration(readFile)
  const nets = await loadNets(readFile)
  const recogniser = recogniserOf(nets, calibration)
  for (const name of ['finder', 'refiner', 'reader'] as const) {
    if (await isRight(name, nets[name].run, readFile)) continue
    recogniser.dispose()
    return null
  }
  // A graphics processor compiles what the nets need, and may fail at it.
  if (backend !== 'wasm') await recogniser.warmUp()
  return recogniser
}

async function recognise({ photo, wish }: Request & { do: 'recognise' }): Promise<PhotoRead> {
  const decoded = await decode(photo)
  const pyramid = new Pyramid(decoded.picture)
  const cards = await ready().recogniser.recognise(pyramid, wish)
  const light = lightOf(pyramid)
  pyramid.release()
  return {
    width: decoded.width,
    height: decoded.height,
    cards: cards.map((card) => ({ ...card, corners: scaled(card.corners, decoded, 1) })),
    light,
  }
}

async function read({ photo, corners }: Request & { do: 'read' }): Promise<Answers['read']> {
  const decoded = await decode(photo)
  return ready().recogniser.read(
    decoded.picture,
    corners.map((quad) => scaled(quad, decoded, -1)),
  )
}

async function cut({ photo, corners, size }: Request & { do: 'cut' }): Promise<Answers['cut']> {
  const decoded = await decodeFinely(photo)
  const pyramid = new Pyramid(decoded.picture)
  const whole = rectangle(0, 0, size.width, size.height)
  const crops = corners.map((quad) => {
    const crop: Crop = { ...size, data: new Float32Array(size.width * size.height * 3) }
    warp(pyramid, scaled(quad, decoded, -1), whole, crop)
    return crop
  })
  pyramid.release()
  return crops
}

/** Corners in what is looked at as corners in the photo; with -1 the other way. */
function scaled(quad: Quad, { width, height, picture }: DecodedPhoto, power: 1 | -1): Quad {
  const [across, down] = [(width / picture.width) ** power, (height / picture.height) ** power]
  return quadOf((index) => [quad[index as 0][0] * across, quad[index as 0][1] * down])
}

function ready(): NonNullable<typeof opened> {
  if (!opened) throw new RecogniserError('closed')
  return opened
}

function health(): Health {
  return { backend: ready().backend, tensors: memory().numTensors }
}
