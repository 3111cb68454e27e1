import * as z from 'zod/mini'
import { type NetName, OUTPUTS, type ReadFile } from '../models'
import type { Net, Shape } from '../net'

/** What a net is known to answer (models/kiebitz/nets/export.py): PyTorch computed it from the same rounded weights. */
const parity = z.object({
  seed: z.number(),
  input: z.object({ shape: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  outputs: z.record(z.string(), z.object({ values: z.array(z.number()) })),
})

/** By how much an answer may be off, beside 1 or its own size: graphics processors of phones compute with 16 bits. */
const TOLERANCE = 0.03

/** How far a net's answer is from what is known, the worst of all numbers; infinite where it is not even of that shape. */
export async function deviation(name: NetName, net: Net, readFile: ReadFile): Promise<number> {
  const text = new TextDecoder().decode(await readFile(`${name}/parity.json`))
  const { seed, input, outputs } = parity.parse(JSON.parse(text))
  const given = await net(pseudoRandom(seed, input.shape), input.shape)
  let worst = 0
  for (const output of OUTPUTS[name]) {
    const [known, got] = [outputs[output]?.values, given[output]]
    if (!known || got?.length !== known.length) return Number.POSITIVE_INFINITY
    known.forEach((value, index) => {
      const off = Math.abs((got[index] as number) - value) / Math.max(1, Math.abs(value))
      // What is not a number is as wrong as can be.
      worst = Math.max(worst, Number.isNaN(off) ? Number.POSITIVE_INFINITY : off)
    })
  }
  return worst
}

/** True where a net answers what it is known to. */
export async function isRight(name: NetName, net: Net, readFile: ReadFile): Promise<boolean> {
  return (await deviation(name, net, readFile)) <= TOLERANCE
}

/** Numbers from 0 to 1, as Python makes them: the linear congruential generator of Numerical Recipes. */
export function pseudoRandom(seed: number, shape: Shape): Float32Array {
  let state = seed
  return Float32Array.from({ length: shape.reduce((product, length) => product * length, 1) }, () => {
    state = (Math.imul(1_664_525, state) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  })
}
