import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { root } from '@/lib/cli/export'
import { serve } from '@/lib/cli/server'
import { CHROMIUM_FLAGS, getChromium } from '../../chromium.mjs'
export default async function () {
  const directory = '/tmp/bb/page'
  await build({ entryPoints: [join(import.meta.dirname, 'tmp-page.ts')], outfile: join(directory, 'page.js'), bundle: true, minify: true, platform: 'browser', format: 'iife', define: { 'process.env.NODE_ENV': '"production"' }, tsconfig: join(root, 'tsconfig.json') })
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Book</title><script src="page.js"></script>')
  const server = await serve({ directory, host: '127.0.0.1', port: 4711 })
  const context = await chromium.launchPersistentContext('/tmp/bb/profile', { executablePath: getChromium(), args: CHROMIUM_FLAGS } as never)
  const page = await context.newPage()
  await page.goto('http://127.0.0.1:4711/')
  if (process.env.FILL) { const b = Date.now(); await page.evaluate(() => (window as any).tmp.fill(10000)); console.log('filled', Date.now() - b) }
  const devtools = await context.newCDPSession(page)
  for (const rate of [1, 4, 4, 4]) {
    await page.goto('http://127.0.0.1:4711/')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    console.log(rate, JSON.stringify(await page.evaluate(() => (window as any).tmp.look())))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await context.close(); await server.close()
  return 0
}
