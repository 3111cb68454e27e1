import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { exported, root } from '../../lib/cli/export'

/**
 * Puts a module on a page of the app as `window[name]`, for tests that ask it without a screen.
 *
 * @param source of the module, in TypeScript.
 * @param define what stands in place of names in it, as esbuild takes it.
 */
export async function addModule(
  page: Page,
  name: string,
  source: string,
  define: Record<string, string> = {},
): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    define,
    // Named where Emscripten's code asks whether it runs in Node.
    external: ['fs', 'path', 'perf_hooks', 'os', 'worker_threads', 'util', 'crypto', 'ws'],
    tsconfig: join(root, 'tsconfig.json'),
  })
  await page.addScriptTag({ content: `${outputFiles[0]?.text};window.${name} = ${name}` })
}

/** Where the app serves the recogniser from. */
export const recogniserAddress = (): string => `/recogniser/${readdirSync(join(exported, 'recogniser'))[0]}`
