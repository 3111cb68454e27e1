import type { io } from '@tensorflow/tfjs-core'
import * as z from 'zod/mini'

/** Reads one of the nets' files by its path below `models/weights`; rejects where there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>

export const OUTPUTS = {
  finder: ['dense'],
  refiner: ['corners', 'card'],
  reader: ['numeral', 'colour', 'suit', 'up', 'embedding'],
} as const

export type NetName = keyof typeof OUTPUTS

const model = z.object({
  format: z.literal('graph-model'),
  modelTopology: z.record(z.string(), z.unknown()),
  signature: z.optional(z.record(z.string(), z.unknown())),
  weightsManifest: z.array(
    z.object({ paths: z.array(z.string()), weights: z.array(z.looseObject({ name: z.string() })) }),
  ),
})

/** A net's files as TensorFlow.js takes them. */
export async function artifactsOf(name: NetName, read: ReadFile): Promise<io.ModelArtifacts> {
  const { modelTopology, signature, weightsManifest } = model.parse(await json(`${name}/model.json`, read))
  const files = await Promise.all(weightsManifest.flatMap(({ paths }) => paths).map((path) => read(`${name}/${path}`)))
  return {
    format: 'graph-model',
    modelTopology,
    ...(signature && { signature }),
    weightSpecs: weightsManifest.flatMap(({ weights }) => weights) as unknown as io.WeightsManifestEntry[],
    weightData: joined(files),
  }
}

const temperature = z.number().check(z.positive())
const calibration = z.object({ numeral: temperature, colour: temperature, suit: temperature })

/** Temperatures by which the reader's logits are divided, so that 90 % sure is right nine times in ten (Guo et al. 2017). */
export type Calibration = z.infer<typeof calibration>

export async function readCalibration(read: ReadFile): Promise<Calibration> {
  return calibration.parse(await json('reader/calibration.json', read))
}

async function json(path: string, read: ReadFile): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await read(path)))
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole.buffer
}
