import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { netsFolder, readNetFile, startBackend } from '@/lib/cli/vision'
import { OUTPUTS } from './models'
import { loadNet } from './net'
import { pseudoRandom } from './worker/self-test'

// WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// What PyTorch computed from the same rounded weights (models/kiebitz/nets/export.py).
const parity = z.object({
  seed: z.number(),
  input: z.object({ shape: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  outputs: z.record(z.string(), z.object({ shape: z.array(z.number()), values: z.array(z.number()) })),
})

beforeAll(startBackend)

describe.each(['finder', 'refiner', 'reader'] as const)('the %s', (name) => {
  it('computes in WebAssembly what it computes in PyTorch', async () => {
    const file = join(netsFolder(), name, 'parity.json')
    expect(existsSync(file)).toBe(true)
    const { seed, input, outputs } = parity.parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(Object.keys(outputs).sort()).toEqual([...OUTPUTS[name]].sort())
    const net = await loadNet(name, readNetFile)
    const given = await net.run(pseudoRandom(seed, input.shape), input.shape)
    net.dispose()
    for (const [output, { values }] of Object.entries(outputs)) {
      const got = given[output]!
      expect(got).toHaveLength(values.length)
      expect(Math.max(...values.map((value, index) => Math.abs(value - got[index]!)))).toBeLessThan(1e-4)
    }
  })
})
