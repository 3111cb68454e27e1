import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { root } from '@/lib/cli/export'

/** Where the benchmarks keep what they build; git ignores it. */
export const cache = join(root, '.cache', 'bench')

/**
 * Runs `NAME.process.ts` as code ships: bundled (a loader that compiles while it runs adds names to every closure), in
 * production mode, in a process that does nothing else. Options go in as JSON, figures come out as JSON.
 */
export async function runCompiled<Options, Figures>(name: string, options: Options): Promise<Figures> {
  const outfile = join(cache, `${name}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.process.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: join(root, 'tsconfig.json'),
  })
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', outfile, JSON.stringify(options)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}
