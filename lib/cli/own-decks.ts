import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Face, teach } from '@/lib/vision/deck'
import { deckText } from '@/lib/vision/deck-file'
import type { Picture } from '@/lib/vision/picture'
import type { CardColour, Numeral, Reading } from '@/lib/vision/reading'
import type { Recogniser } from '@/lib/vision/recogniser'
import { rectangle } from '@/lib/vision/warp'
import { OWN_DECKS, ownDeckFile } from './decks'
import { drawnBack, drawnCards } from './drawn'
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
      faces.push(await known(card, [picture, afar], numeral, colour, recogniser))
    }
    const back = await known('back', drawnBack(game), null, null, recogniser)
    const path = ownDeckFile(game)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, deckText({ faces, back }))
  }
  return 0
}

/** What the nets see of a drawing; what it shows we know better than any net can read it. */
async function known(
  label: string,
  views: readonly Picture[],
  numeral: Numeral | null,
  colour: CardColour | null,
  recogniser: Recogniser,
): Promise<Face> {
  const readings = await Promise.all(views.map((view) => readUpright(view, recogniser)))
  const [face] = teach(readings.map((reading) => ({ label, reading }))).faces
  return { ...(face as Face), numeral: numeral ?? 'other', colour: colour ?? 'none', suit: null }
}

async function readUpright(picture: Picture, recogniser: Recogniser): Promise<Reading> {
  const [reading] = await recogniser.read(picture, [rectangle(0, 0, picture.width, picture.height)])
  // It is drawn right way up, whatever the net thinks of it.
  return { ...(reading as Reading), up: 1 }
}
