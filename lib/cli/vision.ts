import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { setBackend } from '@tensorflow/tfjs-core'
import type { ReadFile } from '@/lib/vision/models'
import { loadRecogniser, type Recogniser } from '@/lib/vision/recogniser'
import { root } from './export'

/** Where the trained nets are; `KIEBITZ_NETS` names another folder, to measure other nets. */
export const netsFolder = () => process.env.KIEBITZ_NETS || join(root, 'models', 'weights')

/** Reads the nets' files in Node. */
export const readNetFile: ReadFile = async (path) => new Uint8Array(await readFile(join(netsFolder(), path)))

/** Sets TensorFlow.js to WebAssembly, which in Node runs on one core. */
export async function startBackend(): Promise<void> {
  const wasm = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))
  setWasmPaths(`${wasm}${sep}`)
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const listening = events.map((event) => process.listeners(event as 'uncaughtException'))
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly could not be started')
  // Emscripten's listeners throw errors again from its own code, of which Node then prints all 40,000 characters.
  events.forEach((event, index) => {
    for (const listener of process.listeners(event as 'uncaughtException')) {
      if (!listening[index]?.includes(listener)) process.removeListener(event, listener)
    }
  })
}

/** The recogniser in Node. */
export async function openRecogniser(): Promise<Recogniser> {
  await startBackend()
  return loadRecogniser(readNetFile)
}
