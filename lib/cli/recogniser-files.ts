import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import type { ListedFile } from '@/lib/vision/worker/files'
import { FOLDER, LIST } from '@/lib/vision/worker/folder'
import { exported, root } from './export'

const folder = join(root, '.cache', 'recogniser')

/** What browsers without SIMD need in place of the other; nobody else fetches it. */
const WASM = ['tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm.wasm'] as const

/** Browsers that the app is built for. */
export const TARGET = ['chrome111', 'firefox111', 'safari16.4']

/**
 * Gathers what the recogniser's worker is made of, in a folder of its own: its script, the nets, WebAssembly, what our
 * own decks look like, and a list of it all.
 *
 * @returns the address under which the app serves that folder; it names its content.
 */
export async function gatherRecogniser(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await bundle({
    entryPoints: [fileURLToPath(new URL('../vision/worker/worker.ts', import.meta.url))],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    // Named where Emscripten's code asks whether it runs in Node.
    external: ['fs', 'path', 'perf_hooks', 'os', 'worker_threads', 'util', 'crypto', 'ws'],
    target: TARGET,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  cpSync(join(root, 'models', 'weights'), join(folder, 'nets'), { recursive: true })
  cpSync(join(root, 'models', 'decks'), join(folder, 'decks'), { recursive: true })
  const wasm = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))
  for (const file of WASM) cpSync(join(wasm, file), join(folder, 'wasm', file))
  const list = listed()
  writeFileSync(join(folder, LIST), JSON.stringify(list))
  const script = readFileSync(join(folder, 'worker.js'))
  const content = createHash('sha256').update(JSON.stringify(list)).update(script).digest('hex')
  return `${FOLDER}${content.slice(0, 16)}`
}

/** Puts what was gathered where the app serves it from. */
export function layOutRecogniser(address: string): void {
  cpSync(folder, join(exported, address), { recursive: true })
}

function listed(): readonly ListedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'worker.js' && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path))
      const always = path.startsWith('nets/') || path === `wasm/${WASM[0]}`
      const sha256 = createHash('sha256').update(content).digest('hex')
      return { path, bytes: content.length, sha256, when: always ? 'always' : 'wanted' }
    })
}
