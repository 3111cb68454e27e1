import { expect, test, vi } from 'vitest'
import type { loadNet } from '../../lib/vision/net'
import type { tensorBackend } from '../../lib/vision/worker/backends'
import { addModule, recogniserAddress } from './bundle'
import { phone } from './support'

// A graphics processor that a program plays.
vi.setConfig({ testTimeout: 180_000 })

declare global {
  interface Window {
    nets: { readonly tensorBackend: typeof tensorBackend; readonly loadNet: typeof loadNet; programs(): number }
  }
}

const SCRIPT = `
export { tensorBackend } from '@/lib/vision/worker/backends'
export { loadNet } from '@/lib/vision/net'
import { backend } from '@tensorflow/tfjs-core'
export const programs = () => Object.keys(backend().binaryCache).length
`

test('WebGL compiles its programs once, however many cards there are to be read', async ({ skip }) => {
  const { page } = await phone()
  await page.goto('/settings/')
  const hasWebGl = await page.evaluate(() => new OffscreenCanvas(1, 1).getContext('webgl2') !== null)
  skip(!hasWebGl, 'this Chromium has no WebGL')
  await addModule(page, 'nets', SCRIPT)
  const seen = await page.evaluate(async (base) => {
    const { tensorBackend, loadNet, programs } = window.nets
    // What this Chromium has is only played, and would be refused.
    const { getParameter } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value = getParameter.call(this, name)
      return typeof value === 'string' ? value.replace(/swiftshader|llvmpipe/gi, 'Graphics') : value
    }
    const started = await tensorBackend('webgl', '').start()
    const reader = await loadNet('reader', async (path) => {
      return new Uint8Array(await (await fetch(`${base}/nets/${path}`)).arrayBuffer())
    })
    const counts: number[] = []
    for (const cards of [2, 3, 5]) {
      await reader.run(new Float32Array(cards * 144 * 96 * 3).fill(0.5), [cards, 144, 96, 3])
      counts.push(programs())
    }
    return { started, counts }
  }, recogniserAddress())
  expect(seen.started).toBe(true)
  const [first] = seen.counts
  expect(first).toBeGreaterThan(0)
  expect(seen.counts).toEqual([first, first, first])
})
