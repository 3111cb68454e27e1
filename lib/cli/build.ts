import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { getManifest } from '@serwist/build'
import { build as bundle } from 'esbuild'
import { beginExport, exported, isFresh, root } from './export'
import { layOutOcr } from './ocr-files'
import { gatherRecogniser, layOutRecogniser, TARGET } from './recogniser-files'

/** Kept when they are first wanted: pictures of cards, and what reads digits. The screen /decks/ lies beside the pictures. */
const LATER = ['decks/*/*.{svg,json}', 'ocr/*']

/** `npm run build [-- --if-stale]`: Next's pages, the recogniser beside them, then the service worker, which must know every file. */
export default async function build(args: string[] = []): Promise<number> {
  if (args.includes('--if-stale') && isFresh()) return 0
  const { sources, done } = beginExport()
  const recogniser = await gatherRecogniser()
  const next = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      KIEBITZ_SOURCES: sources,
      KIEBITZ_RECOGNISER: recogniser,
    },
  })
  if (next.status !== 0) return next.status ?? 1
  layOutRecogniser(recogniser)
  layOutOcr()
  await archiveWorker()
  await serviceWorker(recogniser)
  done()
  return 0
}

/**
 * The thread in which archives are packed and read. Next's own way to workers hands them what to load behind the `#` of
 * their address, which is lost where the service worker answers.
 */
async function archiveWorker(): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'app/scores/storage/archive-worker.ts')],
    outfile: join(exported, 'archive-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

async function serviceWorker(recogniser: string): Promise<void> {
  const { manifestEntries, count, size, warnings } = await getManifest({
    globDirectory: exported,
    // The .txt files are what a link loads instead of the page; without them every link offline is a full page load.
    globPatterns: ['**/*.{html,txt,js,css,woff2,png,svg,webmanifest}'],
    // The recogniser is kept by who has used it.
    globIgnores: ['sw.js', '_not-found/**', '404/**', 'recogniser/**', ...LATER],
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
    target: TARGET,
    define: {
      'process.env.KIEBITZ_RECOGNISER': JSON.stringify(recogniser),
      'self.__SW_MANIFEST': JSON.stringify(manifestEntries),
      'self.__SW_LATER': JSON.stringify(
        Object.fromEntries(revisions.map(({ url, revision }) => [`/${url}`, revision ?? ''])),
      ),
      'process.env.NODE_ENV': '"production"',
    },
  })
  console.error(`The service worker keeps ${count} files (${Math.round(size / 1024)} KB) for offline use.`)
}
