import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deckText, type Face, teach } from '@/lib/vision/deck'
import { type Picture, Pyramid } from '@/lib/vision/picture'
import type { Reading } from '@/lib/vision/reading'
import type { Recogniser } from '@/lib/vision/recogniser'
import { shrink } from '@/lib/vision/shrink'
import { rectangle } from '@/lib/vision/warp'
import { OWN_DECKS, ownDeckFile } from './decks'
import { drawnCards } from './drawn'
import { openRecogniser } from './vision'

/**
 * `npm run own-decks`: what the nets see of the cards that we have drawn (public/decks), as deck files in models/decks;
 * after the cards or the nets have been changed.
 */
export default async function ownDecks(): Promise<number> {
  const recogniser = await openRecogniser()
  for (const game of OWN_DECKS) {
    const faces: Face[] = []
    for (const { card, numeral, colour, picture } of drawnCards(game)) {
      const views = [picture, shrunk(picture)]
      const readings = await Promise.all(views.map((view) => readUpright(view, recogniser)))
      const [face] = teach(readings.map((reading) => ({ label: card, reading }))).faces
      // What we drew is known better than any net can read it.
      if (face) faces.push({ ...face, numeral: numeral ?? 'other', colour: colour ?? 'none', suit: null })
    }
    const path = ownDeckFile(game)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, deckText({ faces }))
  }
  return 0
}

/** Pixels across a card that lies far away. */
const FAR = 44

/** The card as a photograph from afar shows it. */
function shrunk(picture: Picture): Picture {
  const [width, height] = [FAR, Math.round((FAR * picture.height) / picture.width)]
  const crop = { width, height, data: new Float32Array(width * height * 3) }
  shrink(new Pyramid(picture), 0, 0, width, height, crop)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  crop.data.forEach((value, at) => {
    data[Math.floor(at / 3) * 4 + (at % 3)] = value * 255
  })
  return { width, height, data }
}

async function readUpright(picture: Picture, recogniser: Recogniser): Promise<Reading> {
  const [reading] = await recogniser.read(picture, [rectangle(0, 0, picture.width, picture.height)])
  // It is drawn right way up, whatever the net thinks of it.
  return { ...(reading as Reading), up: 1 }
}
