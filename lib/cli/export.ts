import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Where the built app lies. */
export const exported = join(root, 'out')

const stampFile = join(root, '.cache', 'export')
const inputs = [
  ...[
    'app',
    'lib',
    'public',
    'models/weights',
    'models/decks',
    'lib/cli/build.ts',
    'lib/cli/recogniser-files.ts',
    'lib/cli/ocr-files.ts',
    'next.config.js',
    'postcss.config.mjs',
    'tsconfig.json',
  ],
  ...['package.json', 'package-lock.json'],
]
const notInTheApp = (path: string) => /\.test\.tsx?$/.test(path) || path === 'lib/cli'

/** True when the export is there and was built from the sources as they are now. */
export function isFresh(): boolean {
  return existsSync(join(exported, 'sw.js')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources()
}

/** To be called before a build: from here on the export is stale until `done` is called. */
export function beginExport(): { readonly sources: string; done(): void } {
  const stamp = sources()
  rmSync(stampFile, { force: true })
  return {
    sources: stamp,
    done() {
      mkdirSync(join(root, '.cache'), { recursive: true })
      writeFileSync(stampFile, stamp)
    },
  }
}

/** A hash over everything that the export is made from. */
function sources(): string {
  const hash = createHash('sha256')
  for (const input of inputs) add(input)
  return hash.digest('hex')

  function add(path: string): void {
    if (notInTheApp(path)) return
    const file = join(root, path)
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`)
    } else {
      const content = readFileSync(file)
      hash.update(`${path}\n${content.length}\n`).update(content)
    }
  }
}
