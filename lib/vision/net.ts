import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { type Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core'
import type { NetName, ReadFile } from './models'
import { artifactsOf, OUTPUTS } from './models'

/** Count, rows, columns, channels. */
export type Shape = readonly [number, number, number, number]

/** A trained net: what goes in as rows of numbers, what comes out by name. It holds no picture and leaves no tensor behind. */
export type Net = (input: Float32Array, shape: Shape) => Promise<Readonly<Record<string, Float32Array>>>

export interface LoadedNet {
  readonly run: Net
  dispose(): void
}

/** Reads a net and makes it ready for the backend that TensorFlow.js has been set to. */
export async function loadNet(name: NetName, read: ReadFile): Promise<LoadedNet> {
  const artifacts = await artifactsOf(name, read)
  const model = await loadGraphModel({ load: () => Promise.resolve(artifacts) })
  return { run: (input, shape) => run(model, OUTPUTS[name], input, shape), dispose: () => model.dispose() }
}

/** The three that read cards. */
export type Nets = Readonly<Record<NetName, LoadedNet>>

export async function loadNets(read: ReadFile): Promise<Nets> {
  const [finder, refiner, reader] = await Promise.all([
    loadNet('finder', read),
    loadNet('refiner', read),
    loadNet('reader', read),
  ])
  return { finder, refiner, reader }
}

async function run(model: GraphModel, outputs: readonly string[], input: Float32Array, shape: Shape) {
  const tensors = tidy(() => {
    const given = tensor4d(input, [...shape], 'float32')
    return model.execute({ input: given }, [...outputs]) as Tensor[] | Tensor
  })
  const list = Array.isArray(tensors) ? tensors : [tensors]
  try {
    const values = await Promise.all(list.map((tensor) => tensor.data<'float32'>()))
    return Object.fromEntries(outputs.map((output, index) => [output, values[index] as Float32Array]))
  } finally {
    for (const tensor of list) tensor.dispose()
  }
}
