import { GAME_CARDS } from '@/lib/cards/game-cards'
import { DeckError, type DeckFile, readDeck } from './deck-file'

/** A deck that somebody brought as a file. */
export interface BroughtDeck {
  readonly deck: DeckFile
  /** The games whose cards it may be of: those that have all of its cards; more than one where the file does not say. */
  readonly games: readonly string[]
}

/**
 * Reads a deck file for the app, where a card is a card of a game and nothing else.
 *
 * @throws DeckError where it is no deck file, or is not of a game's cards.
 */
export function readBrought(text: string): BroughtDeck {
  const deck = readDeck(text)
  const { game, faces } = deck
  if (game !== undefined) {
    const cards = Object.hasOwn(GAME_CARDS, game) ? GAME_CARDS[game] : undefined
    if (!cards) throw new DeckError(`there is no game called ${JSON.stringify(game)}`)
    const stranger = faces.find(({ label }) => !cards.includes(label))
    if (stranger) throw new DeckError(`${game} has no card ${JSON.stringify(stranger.label)}`)
    return { deck, games: [game] }
  }
  const games = Object.keys(GAME_CARDS).filter((id) => faces.every(({ label }) => GAME_CARDS[id]?.includes(label)))
  if (games.length === 0) {
    const stranger = faces.find(({ label }) => !Object.values(GAME_CARDS).some((cards) => cards.includes(label)))
    throw new DeckError(
      stranger ? `no game has a card ${JSON.stringify(stranger.label)}` : 'its cards are of several games',
    )
  }
  return { deck, games }
}
