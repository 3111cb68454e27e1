import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deckText, type Face, teach } from '@/lib/vision/deck'
import type { Picture } from '@/lib/vision/picture'
import type { Reading } from '@/lib/vision/reading'
import type { Recogniser } from '@/lib/vision/recogniser'
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
    for (const { card, numeral, colour, picture, afar } of drawnCards(game)) {
      const readings = await Promise.all([picture, afar].map((view) => readUpright(view, recogniser)))
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

async function readUpright(picture: Picture, recogniser: Recogniser): Promise<Reading> {
  const [reading] = await recogniser.read(picture, [rectangle(0, 0, picture.width, picture.height)])
  // It is drawn right way up, whatever the net thinks of it.
  return { ...(reading as Reading), up: 1 }
}
