import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { getManifest } from '@serwist/build'
import { build as bundle } from 'esbuild'
import { beginExport, exported, isFresh, root } from './export'

/** Kept when they are first wanted: cards to print and to recognise. */
const LATER = ['decks/**']

/** `npm run build [-- --if-stale]`: Next's pages, then the service worker, which must know every file of them. */
export default async function build(args: string[] = []): Promise<number> {
  if (args.includes('--if-stale') && isFresh()) return 0
  const { sources, done } = beginExport()
  const next = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', KIEBITZ_SOURCES: sources },
  })
  if (next.status !== 0) return next.status ?? 1
  await serviceWorker()
  done()
  return 0
}

async function serviceWorker(): Promise<void> {
  const { manifestEntries, count, size, warnings } = await getManifest({
    globDirectory: exported,
    // The .txt files are what a link loads instead of the page; without them every link offline is a full page load.
    globPatterns: ['**/*.{html,txt,js,css,woff2,png,svg,webmanifest}'],
    globIgnores: ['sw.js', '_not-found/**', '404/**', ...LATER],
    // Next names these by their content.
    dontCacheBustURLsMatching: /^_next\/static\//,
  })
  const later = await getManifest({
    globDirectory: exported,
    globPatterns: LATER,
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
  })
  if (warnings.length + later.warnings.length > 0) throw new Error([...warnings, ...later.warnings].join('\n'))
  const revisions = (later.manifestEntries ?? []).map((entry) => (typeof entry === 'string' ? { url: entry } : entry))
  await bundle({
    entryPoints: [join(root, 'app/sw.ts')],
    outfile: join(exported, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: {
      'self.__SW_MANIFEST': JSON.stringify(manifestEntries),
      'self.__SW_LATER': JSON.stringify(
        Object.fromEntries(revisions.map(({ url, revision }) => [`/${url}`, revision ?? ''])),
      ),
      'process.env.NODE_ENV': '"production"',
    },
  })
  console.error(`The service worker keeps ${count} files (${Math.round(size / 1024)} KB) for offline use.`)
}
