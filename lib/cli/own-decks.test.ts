import { beforeAll, describe, expect, it, vi } from 'vitest'
import { likelihoods, match } from '@/lib/vision/deck'
import type { Recogniser } from '@/lib/vision/recogniser'
import { rectangle } from '@/lib/vision/warp'
import { OWN_DECKS, openDeck } from './decks'
import { drawnBack, drawnCards } from './drawn'
import { openRecogniser } from './vision'

// WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let recogniser: Recogniser

beforeAll(async () => {
  recogniser = await openRecogniser()
})

describe.each(OWN_DECKS)('our own deck of %s', (game) => {
  it('is kept as the nets that we have see it: every card is known by sight, for certain', async () => {
    const deck = openDeck(game, game)
    const cards = [...drawnCards(game)]
    expect(deck.faces.map(({ label }) => label)).toEqual(cards.map(({ card }) => card))
    for (const { card, picture } of cards) {
      const [reading] = await recogniser.read(picture, [rectangle(0, 0, picture.width, picture.height)])
      const seen = match(reading!, deck)
      expect(seen.card).toBe(card)
      expect(seen.match).toBeGreaterThan(0.5)
    }
  })

  it('is known from behind, near and afar, and is none of its cards then', async () => {
    const deck = openDeck(game, game)
    for (const picture of drawnBack(game)) {
      const [reading] = await recogniser.read(picture, [rectangle(0, 0, picture.width, picture.height)])
      expect(likelihoods(reading!, deck).back).toBeGreaterThan(0.5)
      expect(match(reading!, deck).card).toBeNull()
    }
  })
})
