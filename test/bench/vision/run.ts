import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@/lib/cli/export'
import { openRecogniser } from '@/lib/cli/vision'
import { openContours } from './contours'
import { figuresPage } from './figures'
import { Gallery } from './gallery'
import { measure, type SetFigures } from './measure'
import { openOcr } from './ocr'
import { readSets } from './sets'
import { measureSpeed } from './speed'
import { report } from './tables'

const USAGE =
  'npm run bench:vision [-- --photos DIR] [--sets NAME,…] [--limit N] [--alone] [--no-speed] [--gallery DIR] [--json FILE] [--figures FILE]'

interface Asked {
  /** Where the real photographs lie. */
  readonly photos: string
  /** Only these sets; all where undefined. */
  readonly sets: readonly string[] | undefined
  /** So many pictures of each set at most. */
  readonly limit: number
  /** Without rivals. */
  readonly alone: boolean
  /** With a photo of twelve megapixels timed, here and in a browser. */
  readonly speed: boolean
  readonly gallery: string | undefined
  readonly json: string | undefined
  /** Where the figures are written as Markdown. */
  readonly figures: string | undefined
}

/** `npm run bench:vision`: how well and how fast cards are found, read and matched, beside the usual ways to do that. */
export default async function bench(args: string[]): Promise<number> {
  const asked = parsed(args)
  if (!asked) {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  const sets = [...(await readSets(asked.photos))].filter(([name]) => asked.sets?.includes(name) ?? true)
  const recogniser = await openRecogniser()
  const rivals = asked.alone ? undefined : { contours: await openContours(), ocr: await openOcr() }
  const gallery = asked.gallery === undefined ? undefined : new Gallery(asked.gallery)
  const figures = new Map<string, SetFigures>()
  for (const [name, pictures] of sets) {
    figures.set(name, await measure(name, pictures.slice(0, asked.limit), recogniser, rivals, gallery))
  }
  const speed = asked.speed ? await measureSpeed(rivals) : undefined
  await rivals?.ocr.close()
  console.log(report(figures, speed))
  for (const [kind, pictures] of (await gallery?.close()) ?? []) console.log(`${kind}: ${pictures} pictures`)
  if (asked.json !== undefined)
    writeFileSync(asked.json, `${JSON.stringify({ sets: Object.fromEntries(figures), speed }, null, 1)}\n`)
  if (asked.figures !== undefined) writeFileSync(asked.figures, figuresPage(figures))
  return 0
}

function parsed(args: string[]): Asked | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        photos: { type: 'string', default: process.env.KIEBITZ_PHOTOS || join(root, '..', 'shared', 'photos') },
        sets: { type: 'string' },
        limit: { type: 'string', default: '1000000' },
        alone: { type: 'boolean', default: false },
        'no-speed': { type: 'boolean', default: false },
        gallery: { type: 'string' },
        json: { type: 'string' },
        figures: { type: 'string' },
      },
    })
    const limit = Number(values.limit)
    if (!Number.isInteger(limit) || limit < 1) return undefined
    const { photos, alone, gallery, json, figures } = values
    return { photos, sets: values.sets?.split(','), limit, alone, speed: !values['no-speed'], gallery, json, figures }
  } catch {
    return undefined
  }
}
