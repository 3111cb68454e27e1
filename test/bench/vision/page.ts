import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { setBackend } from '@tensorflow/tfjs-core'
import type { Quad } from '@/lib/vision/polygon'
import { decode } from '@/lib/vision/worker/decode'
import { type Stages, timeStages } from './stages'

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
    async () => (await decode(photo)).picture,
    cards,
    rounds,
    () => performance.now(),
  )
}
