import { describe, expect, it } from 'vitest'
import { type Backend, type BackendName, firstRight } from './backends'
import { RecogniserError } from './trouble'

/** Backends that say what happens to them. */
function backends(
  said: string[],
  fates: Readonly<Partial<Record<BackendName, 'absent' | 'throws'>>>,
): readonly Backend[] {
  return (['webgpu', 'webgl', 'wasm'] as const).map((name) => ({
    name,
    start: async () => {
      said.push(`start ${name}`)
      if (fates[name] === 'throws') throw new Error('the driver is out')
      return fates[name] !== 'absent'
    },
    stop: () => {
      said.push(`stop ${name}`)
    },
  }))
}

describe('of the backends', () => {
  it('the first is taken whose numbers are right', async () => {
    const said: string[] = []
    const right = await firstRight(backends(said, {}), async ({ name }) =>
      name === 'webgpu' ? null : `made on ${name}`,
    )
    expect(right).toEqual({ name: 'webgl', made: 'made on webgl' })
    expect(said).toEqual(['start webgpu', 'stop webgpu', 'start webgl'])
  })

  it('those are passed over that are not there or break', async () => {
    const check = async ({ name }: Backend) => {
      if (name === 'webgl') throw new Error('a shader does not compile')
      return name
    }
    expect(await firstRight(backends([], { webgpu: 'absent' }), check)).toMatchObject({ name: 'wasm' })
    expect(await firstRight(backends([], { webgpu: 'throws' }), check)).toMatchObject({ name: 'wasm' })
  })

  it('none is taken where all compute something else', async () => {
    expect(await firstRight(backends([], {}), async () => null)).toBeNull()
  })

  it('none can mend files of ours', async () => {
    const damaged = async () => {
      throw new RecogniserError('damaged')
    }
    await expect(firstRight(backends([], {}), damaged)).rejects.toMatchObject({ trouble: 'damaged' })
  })
})
