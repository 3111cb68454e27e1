import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import type { PrintedDeck } from '@/lib/cards/faces/face'
import { BACK, entriesOf, filesOf } from '@/lib/cards/faces/files'
import { cardSvg } from '@/lib/cards/faces/svg'
import { root } from './export'

const USAGE = 'Usage: npm run decks [-- --png FOLDER [--height PIXELS]]'
const DEFAULT_HEIGHT = 432
/** No face has letters; to look for fonts takes longer than to draw. */
const font = { loadSystemFonts: false }

/** `npm run decks`: draws public/decks anew, after a face has been changed; or every side of every card as pixels, for training. */
export default function drawDecks(args: string[]): number {
  const asked = options(args)
  if (asked === undefined) {
    console.error(USAGE)
    return 2
  }
  if (asked.png === undefined) writeSvgs(join(root, 'public', 'decks'))
  else writePngs(asked.png, asked.height)
  return 0
}

function options(args: string[]): { png: string | undefined; height: number } | undefined {
  try {
    const { values } = parseArgs({ args, options: { png: { type: 'string' }, height: { type: 'string' } } })
    const height = Number(values.height ?? DEFAULT_HEIGHT)
    return Number.isInteger(height) && height >= 16 && height <= 4096 ? { png: values.png, height } : undefined
  } catch {
    return undefined
  }
}

/** Nothing else stands in these folders: what is no longer a face goes. */
function writeSvgs(folder: string): void {
  for (const [game, deck] of Object.entries(PRINTED_DECKS)) {
    rmSync(join(folder, game), { recursive: true, force: true })
    mkdirSync(join(folder, game), { recursive: true })
    for (const [name, text] of filesOf(deck)) writeFileSync(join(folder, game, name), text)
  }
}

/** Cards to their edges, without round corners; in the index, backs stand as card "back". */
function writePngs(folder: string, height: number): void {
  const index = Object.entries(PRINTED_DECKS).flatMap(([game, deck]) => {
    mkdirSync(join(folder, game), { recursive: true })
    return sidesOf(deck).map(({ card, file, numeral, colour, drawing }) => {
      const png = `${game}/${file.replace('.svg', '.png')}`
      writeFileSync(
        join(folder, png),
        new Resvg(cardSvg(drawing, 0), { font, fitTo: { mode: 'height', value: height } }).render().asPng(),
      )
      return { game, card, file: png, numeral, colour }
    })
  })
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
}

const sidesOf = (deck: PrintedDeck) => [
  ...entriesOf(deck).map((entry, index) => ({ ...entry, drawing: deck.faces[index]?.drawing ?? '' })),
  { card: 'back', file: BACK, numeral: null, colour: null, drawing: deck.back },
]
