import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/cli/export'
import { cache } from './compile'
import { READY } from './phone'

const FILES = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.js': `export default ${JSON.stringify({ output: 'export', turbopack: { root } })}`,
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': `export default () => <${READY.bare}>Bare</${READY.bare}>`,
}

/** The folder of the smallest static export there is, by the versions of Next and React that the app uses. Built once. */
export function bareExport(): string {
  const versions = ['next', 'react', 'react-dom'].map((name) => `${name}-${versionOf(name)}`)
  const folder = join(cache, versions.join('_'))
  const exported = join(folder, 'out')
  if (existsSync(join(exported, 'index.html'))) return exported
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('The bare page could not be built: see the output above.')
  return exported
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
}
