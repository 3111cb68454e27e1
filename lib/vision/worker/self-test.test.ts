import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readNetFile, startBackend } from '@/lib/cli/vision'
import { loadNet, type Net } from '../net'
import { deviation, isRight } from './self-test'

// WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

beforeAll(startBackend)

describe.each(['finder', 'refiner', 'reader'] as const)('the self-test of the %s', (name) => {
  it('passes what computes rightly, to 16 bits, and nothing else', async () => {
    const { run, dispose } = await loadNet(name, readNetFile)
    const changed =
      (change: (value: number) => number): Net =>
      async (input, shape) =>
        Object.fromEntries(
          Object.entries(await run(input, shape)).map(([output, values]) => [output, values.map(change)]),
        )
    expect(await deviation(name, run, readNetFile)).toBeLessThan(1e-3)
    const halfPrecision = changed((value) => Math.round(value * 512) / 512)
    expect(await isRight(name, halfPrecision, readNetFile)).toBe(true)
    for (const wrong of [(value: number) => value * 1.2 + 0.1, () => 0, () => Number.NaN]) {
      expect(await isRight(name, changed(wrong), readNetFile)).toBe(false)
    }
    const empty: Net = async () => ({})
    expect(await isRight(name, empty, readNetFile)).toBe(false)
    dispose()
  })
})
