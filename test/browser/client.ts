import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { exported, root } from '../../lib/cli/export'
import type * as client from '../../lib/vision/worker/client'

declare global {
  interface Window {
    /** The recogniser's client, where a test has put it on the page. */
    client: typeof client
  }
}

/** Puts the recogniser's client on a page of the app, for tests that ask it without a screen. */
export async function addClient(page: Page): Promise<void> {
  const [content] = readdirSync(join(exported, 'recogniser'))
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/vision/worker/client.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'client',
    define: { 'process.env.KIEBITZ_RECOGNISER': JSON.stringify(`/recogniser/${content}`) },
  })
  const [script] = outputFiles ?? []
  if (!script) throw new Error('The client could not be bundled.')
  await page.addScriptTag({ content: `${script.text};window.client = client` })
}
