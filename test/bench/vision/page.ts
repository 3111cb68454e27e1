import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { setBackend } from '@tensorflow/tfjs-core'
import type { Picture } from '@/lib/vision/picture'
import type { Quad } from '@/lib/vision/polygon'
import { type Stages, timeStages } from './stages'

/** Longer side in pixels at which a photo is looked at, as `recognise` does with one of twelve megapixels. */
const LONGEST = 2000

declare global {
  interface Window {
    timeStages(cards: readonly Quad[], rounds: number): Promise<Stages>
  }
}

/** What the page that is timed in Chromium does when the test asks it to. */
window.timeStages = async (cards, rounds) => {
  setWasmPaths('/wasm/')
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly could not be started')
  const photo = await (await fetch('/photo.jpg')).blob()
  const readFile = async (path: string) => new Uint8Array(await (await fetch(`/nets/${path}`)).arrayBuffer())
  return await timeStages(
    readFile,
    () => decoded(photo),
    cards,
    rounds,
    () => performance.now(),
  )
}

async function decoded(photo: Blob): Promise<Picture> {
  const whole = await createImageBitmap(photo)
  const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height))
  const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  return context.getImageData(0, 0, width, height)
}
