import { join } from 'node:path'
import { root } from '@/lib/cli/export'
import { barePart } from './bare'
import { cutOuts } from './cut-out'
import { readPhotos } from './photos'
import { sizeOf } from './raster'
import { readSynthetic } from './synthetic'
import type { TruePicture } from './truth'

export const SYNTHETIC = join(root, 'models', 'data', 'held-out')
/** Cards on photographed tables, of our own drawing and of others', in models/data; and what puts them there. */
const ON_PHOTOGRAPHS = [
  ['on-photographs', 'on_photographs'],
  ['carddecks-on-photographs', 'carddecks'],
] as const
export const FIXTURES = join(root, 'test', 'fixtures', 'vision')

/** Photographs without cards, and synthetic pictures without any. */
const BARE = 'bare tables'
/** Photographs, each of which one card fills. */
const FILLED = 'cut out'

/**
 * All pictures there are to be measured, by the name of their set. What is not there is said, and left out; without the
 * large synthetic sets the small ones of the tests stand for them.
 */
export async function readSets(photosFolder: string): Promise<ReadonlyMap<string, readonly TruePicture[]>> {
  const photos = await readPhotos(photosFolder, sizeOf)
  if (!photos) console.log(`No photographs at ${photosFolder}: measured without them.`)
  const synthetic = await readSynthetic(SYNTHETIC, sizeOf)
  if (!synthetic) {
    console.log(
      `No synthetic pictures at ${SYNTHETIC} (python -m models.kiebitz.measure.held_out): only those of the tests.`,
    )
  }
  const onPhotographs: TruePicture[] = []
  for (const [name, command] of ON_PHOTOGRAPHS) {
    const folder = join(root, 'models', 'data', name)
    const pictures = await readSynthetic(folder, sizeOf)
    if (!pictures) console.log(`No cards on photographs at ${folder} (python -m models.kiebitz.measure.${command}).`)
    onPhotographs.push(...(pictures ?? []))
  }
  const sets = new Map<string, TruePicture[]>()
  const add = (picture: TruePicture) => sets.set(picture.set, [...(sets.get(picture.set) ?? []), picture])
  for (const photo of photos ?? []) add(photo)
  for (const photo of photos ?? []) {
    const size = await sizeOf(photo.path)
    const part = barePart(photo, size)
    if (part) add({ ...photo, set: BARE, part, outlines: 'quads', cards: [] })
    for (const picture of cutOuts(photo, size)) add({ ...picture, set: FILLED })
  }
  for (const picture of synthetic ?? (await readSynthetic(FIXTURES, sizeOf)) ?? []) add(picture)
  for (const picture of onPhotographs) add(picture)
  return sets
}
