import type { FaceDeck } from '../deck'
import { readDeck } from '../deck-file'
import { BASE } from './client'

/** What our own printed cards of a game look like; undefined where that cannot be had now: numbers are read without. */
export async function loadOwnDeck(game: string): Promise<FaceDeck | undefined> {
  try {
    const response = await fetch(`${BASE}/decks/${game}.json`)
    return response.ok ? readDeck(await response.text()) : undefined
  } catch {
    return undefined
  }
}
