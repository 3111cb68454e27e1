import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import '@tensorflow/tfjs-backend-webgl'
import '@tensorflow/tfjs-backend-webgpu'
import { backend, env, getBackend, removeBackend, setBackend } from '@tensorflow/tfjs-core'
import { RecogniserError } from './trouble'

/** In the order in which they are tried: the fastest first, the one that runs everywhere last. */
export const BACKENDS = ['webgpu', 'webgl', 'wasm'] as const

export type BackendName = (typeof BACKENDS)[number]

/** Sets TensorFlow.js to a backend. */
export interface Backend {
  readonly name: BackendName
  /** False, or a rejection, where this device does not have it. */
  start(): Promise<boolean>
  /** Frees what it holds, for the next to be tried. */
  stop(): void
}

/** @param wasm the folder of the backend's WebAssembly files, with a slash at its end. */
export function tensorBackend(name: BackendName, wasm: string): Backend {
  return {
    name,
    async start() {
      if (name === 'webgpu' && !(await hasFastWebGpu())) return false
      if (name === 'webgl') {
        if (!hasFastWebGl()) return false
        // Else every other number of cards, and every other shape of a photo, has its programs compiled: hundreds, while somebody waits.
        env().set('WEBGL_USE_SHAPES_UNIFORMS', true)
      }
      if (name === 'wasm') {
        // Threads need headers that a static host does not send.
        env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
        setThreadsCount(1)
        setWasmPaths(wasm)
      }
      return setBackend(name)
    },
    stop() {
      if (getBackend() === name) removeBackend(name)
    },
  }
}

/** A graphics processor that a program only plays is slower than WebAssembly. */
async function hasFastWebGpu(): Promise<boolean> {
  const adapter = await (navigator as { gpu?: Gpu }).gpu?.requestAdapter()
  return Boolean(adapter && !(adapter.info?.isFallbackAdapter ?? adapter.isFallbackAdapter))
}

/** TypeScript does not know WebGPU; this is what we ask of it. */
interface Gpu {
  requestAdapter(): Promise<{
    readonly isFallbackAdapter?: boolean
    readonly info?: { readonly isFallbackAdapter?: boolean }
  } | null>
}

function hasFastWebGl(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  // Chromium's own takes itself for a real one.
  const named = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER
  const renderer = String(context.getParameter(named))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}

/** What TensorFlow.js computes with, as far as it can be lost. */
interface Losable {
  readonly gpgpu?: { readonly gl: WebGL2RenderingContext }
  readonly device?: { readonly lost: Promise<unknown> }
}

/**
 * Calls back when the graphics processor is taken from the backend that is set, as phones do that are short of memory or
 * lie in a pocket. What it is asked from then on is never answered.
 */
export function onLost(lost: () => void): void {
  const { gpgpu, device } = backend() as unknown as Losable
  gpgpu?.gl.canvas.addEventListener('webglcontextlost', lost)
  void device?.lost.then(lost)
}

/**
 * Starts the first backend that comes right with what is known: a graphics processor may be there and compute nonsense.
 *
 * @param check loads what it needs on the backend that has been started; false where the numbers are wrong.
 * @returns what `check` made on the backend that is right; null where none is.
 */
export async function firstRight<Made>(
  backends: readonly Backend[],
  check: (backend: Backend) => Promise<Made | null>,
): Promise<{ readonly name: BackendName; readonly made: Made } | null> {
  for (const backend of backends) {
    try {
      if (await backend.start()) {
        const made = await check(backend)
        if (made !== null) return { name: backend.name, made }
      }
    } catch (error) {
      // Another backend would not make our own files any better.
      if (error instanceof RecogniserError) throw error
      // What a driver throws is of as many kinds as there are drivers; the next backend is the answer to all.
    }
    try {
      backend.stop()
    } catch {
      // A lost device cannot even be let go.
    }
  }
  return null
}
