import * as fc from 'fast-check'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { mersenne } from 'pure-rand/generator/mersenne'
import { CELL, CHANNELS, UNIT, WAYS } from './finder'
import type { NetName, ReadFile } from './models'
import type { Picture } from './picture'
import { contains, type Point, type Quad, quadOf } from './polygon'

/** Each net's input, and of each output what is said of any picture, or in any of the finder's cells, before the weights have their say. */
const SHAPES = {
  finder: {
    input: [1, -1, -1, 3],
    outputs: { dense: [1, 1, ...WAYS.map(([x, y]) => 0.4 * Math.abs(x) + 0.6 * Math.abs(y))] },
  },
  refiner: { input: [-1, 128, 96, 3], outputs: { corners: zeros(8), card: [3, -1] } },
  reader: {
    input: [-1, 144, 96, 3],
    outputs: { numeral: [...zeros(17), -20], colour: zeros(5), up: zeros(1), embedding: zeros(64), suit: zeros(5) },
  },
} as const

const WEIGHT = 0.3

/**
 * Nets of the shapes of the real ones, with random weights, as their files: for what must hold whatever the nets say.
 *
 * @param seed other weights for another seed.
 */
export function randomNets(seed: number): ReadFile {
  const generator = mersenne(seed)
  const random = () => uniformFloat64(generator) * 2 - 1
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const name of Object.keys(SHAPES) as NetName[]) {
    const { model, weights } = netOf(name, random)
    files.set(`${name}/model.json`, new TextEncoder().encode(JSON.stringify(model)))
    files.set(`${name}/weights.bin`, new Uint8Array(weights.buffer))
  }
  files.set('reader/calibration.json', new TextEncoder().encode('{"numeral":1,"colour":1,"suit":1}'))
  return async (path) => {
    const file = files.get(path)
    if (!file) throw new Error(`there is no ${path}`)
    return file
  }
}

interface GraphNode {
  readonly name: string
  readonly op: string
  readonly input?: readonly string[]
  readonly attr: Readonly<Record<string, unknown>>
}

function netOf(name: NetName, random: () => number): { model: object; weights: Float32Array<ArrayBuffer> } {
  const { input } = SHAPES[name]
  const outputs: readonly (readonly [string, readonly number[]])[] = Object.entries(SHAPES[name].outputs)
  const nodes: GraphNode[] = [{ name: 'input', op: 'Placeholder', attr: { ...FLOAT, shape: shapeAttribute(input) } }]
  const weights: { name: string; shape: readonly number[]; values: readonly number[] }[] = []
  const constant = (constantName: string, shape: readonly number[], values: readonly number[]): string => {
    weights.push({ name: constantName, shape, values })
    nodes.push({ name: constantName, op: 'Const', attr: { dtype: { type: 'DT_FLOAT' } } })
    return constantName
  }
  const drawn = (constantName: string, shape: readonly number[], scale: number): string => {
    const count = shape.reduce((product, length) => product * length, 1)
    return constant(
      constantName,
      shape,
      Array.from({ length: count }, () => random() * scale),
    )
  }
  const conv = (convName: string, from: string, side: number, ins: number, outs: number): string => {
    const filter = drawn(`${convName}/filter`, [side, side, ins, outs], (WEIGHT * 3) / side)
    const steps = { list: { i: ['1', `${side}`, `${side}`, '1'] } }
    const ones = { list: { i: ['1', '1', '1', '1'] } }
    const [padding, layout] = [{ s: btoa('SAME') }, { s: btoa('NHWC') }]
    const attr = { ...FLOAT, strides: steps, dilations: ones, padding, data_format: layout }
    nodes.push({ name: convName, op: 'Conv2D', input: [from, filter], attr })
    return convName
  }
  const biased = (output: string, from: string, bias: readonly number[]): void => {
    const by = constant(`${output}/bias`, [bias.length], bias)
    nodes.push({ name: output, op: 'BiasAdd', input: [from, by], attr: { ...FLOAT, data_format: { s: btoa('NHWC') } } })
  }
  if (name === 'finder') {
    for (const [output, bias] of outputs) biased(output, conv(`${output}/conv`, 'input', 8, 3, bias.length), bias)
  } else {
    const features = conv('features', 'input', 16, 3, 32)
    weights.push({ name: 'axes', shape: [2], values: [1, 2] })
    nodes.push({ name: 'axes', op: 'Const', attr: { dtype: { type: 'DT_INT32' } } })
    nodes.push({ name: 'mean', op: 'Mean', input: [features, 'axes'], attr: { ...FLOAT, keep_dims: { b: false } } })
    for (const [output, bias] of outputs) {
      const matrix = drawn(`${output}/matrix`, [32, bias.length], WEIGHT)
      const attr = { ...FLOAT, transpose_a: { b: false }, transpose_b: { b: false } }
      nodes.push({ name: `${output}/product`, op: 'MatMul', input: ['mean', matrix], attr })
      biased(output, `${output}/product`, bias)
    }
  }
  const model = {
    format: 'graph-model',
    modelTopology: { node: nodes, versions: { producer: 1 } },
    weightsManifest: [
      {
        paths: ['weights.bin'],
        weights: weights.map(({ name, shape }) => ({ name, shape, dtype: name === 'axes' ? 'int32' : 'float32' })),
      },
    ],
  }
  return { model, weights: packed(weights) }
}

function zeros(count: number): readonly number[] {
  return Array<number>(count).fill(0)
}

const FLOAT = { T: { type: 'DT_FLOAT' }, dtype: { type: 'DT_FLOAT' } }

const shapeAttribute = (shape: readonly number[]) => ({ shape: { dim: shape.map((size) => ({ size: `${size}` })) } })

/** Weights one after another; whole numbers as their bits. */
function packed(weights: readonly { name: string; values: readonly number[] }[]): Float32Array<ArrayBuffer> {
  const parts = weights.map(({ name, values }) =>
    name === 'axes' ? new Float32Array(Int32Array.from(values).buffer) : Float32Array.from(values),
  )
  return new Float32Array(new Uint8Array(parts.flatMap((part) => [...new Uint8Array(part.buffer)])).buffer)
}

/** A grey picture by its pixels' brightness, 0 to 255. */
export function pictureOf(width: number, height: number, grey: (x: number, y: number) => number): Picture {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) data.fill(grey(x, y), at, at + 4)
  }
  return { width, height, data }
}

/** A picture that gets redder to the right, greener downwards, and bluer to both. */
export function gradient(width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4)
      data.set(
        gradientAt([x + 0.5, y + 0.5]).map((value) => value * 255),
        at,
      )
  }
  return { width, height, data }
}

/** The colour of `gradient` at a place, each of three 0 to 1. */
export function gradientAt([x, y]: Point): [number, number, number] {
  return [x / 1000, y / 1000, (x + y) / 2000]
}

/** A card as a camera may see it, in a picture of 400 by 400: anywhere, of any size and slant, some of it outside perhaps. */
export const anyQuad: fc.Arbitrary<Quad> = fc
  .record({
    x: fc.integer({ min: 20, max: 380 }),
    y: fc.integer({ min: 20, max: 380 }),
    width: fc.integer({ min: 20, max: 160 }),
    aspect: fc.double({ min: 1.3, max: 1.7, noNaN: true }),
    angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    slant: fc.array(fc.double({ min: -0.12, max: 0.12, noNaN: true }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ x, y, width, aspect, angle, slant }) =>
    quadOf((index) => {
      const across = ((index === 1 || index === 2 ? 0.5 : -0.5) + (slant[2 * index] as number)) * width
      const along = ((index >= 2 ? 0.5 : -0.5) + (slant[2 * index + 1] as number)) * width * aspect
      return [
        x + Math.cos(angle) * across - Math.sin(angle) * along,
        y + Math.sin(angle) * across + Math.cos(angle) * along,
      ]
    }),
  )

/** By how many pixels a cell is wrong about how far its card reaches. */
export type Noise = () => number

/** What a finder without fault says of cards on its canvas; later cards lie upon earlier ones. */
export function denseOf(cards: readonly Quad[], columns: number, rows: number, noise: Noise = () => 0): Float32Array {
  const dense = new Float32Array(columns * rows * CHANNELS).fill(-8)
  for (let cell = 0; cell < columns * rows; cell++) {
    const centre: Point = [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL]
    const card = cards.findLast((quad) => contains(quad, centre))
    if (!card) continue
    const reaches = WAYS.map(([across, down]) => {
      const far = card.map(([x, y]) => (x - centre[0]) * across + (y - centre[1]) * down)
      return (Math.max(...far) + noise()) / UNIT
    })
    dense.set([6, 3, ...reaches], cell * CHANNELS)
  }
  return dense
}
