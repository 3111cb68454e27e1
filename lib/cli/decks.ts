import { join } from 'node:path'
import { getSystemErrorMap } from 'node:util'
import type { FaceDeck } from '@/lib/vision/deck'
import { DeckError, LARGEST_FILE, readDeck } from '@/lib/vision/deck-file'
import { root } from './export'
import { type Input, openInput } from './input'

/** The games whose cards we have drawn ourselves (public/decks). */
export const OWN_DECKS = ['mezza', 'mau-mau', 'misch-masch', 'merge'] as const

/** Where what the nets see of our own decks is kept. */
export const ownDeckFile = (game: string) => join(root, 'models', 'decks', `${game}.json`)

/**
 * Reads a deck: one of our own by its game's name, or a file.
 *
 * @throws DeckError where there is none.
 */
export function openDeck(name: string, file: string): FaceDeck {
  const own = OWN_DECKS.some((game) => game === name)
  return readDeck(textOf(own ? ownDeckFile(name) : file))
}

function textOf(path: string): string {
  let input: Input | undefined
  try {
    input = openInput(path)
    const chunks: Buffer[] = []
    let size = 0
    for (const chunk of input.chunks()) {
      size += chunk.length
      if (size > LARGEST_FILE) throw new DeckError('the file is too large for a deck')
      chunks.push(Buffer.from(chunk))
    }
    // Without the byte order mark that some editors write.
    return new TextDecoder().decode(Buffer.concat(chunks))
  } catch (error) {
    const known = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0)
    if (!known) throw error
    throw new DeckError(`cannot be read: ${known[1]} (our own: ${OWN_DECKS.join(', ')})`)
  } finally {
    input?.close()
  }
}
