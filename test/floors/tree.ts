import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The repository's own files, as `breaches` takes them. */
export function tree(): Map<string, string> {
  const files = new Map<string, string>()
  for (const top of ['app', 'lib', 'test']) {
    for (const entry of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      const path = `${top}/${entry.replaceAll('\\', '/')}`
      if (/\.(ts|tsx|mts|mjs|css|json)$/.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  return files
}
