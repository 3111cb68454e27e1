import { beforeAll, describe, expect, it, vi } from 'vitest'
import { match } from '@/lib/vision/deck'
import type { Recogniser } from '@/lib/vision/recogniser'
import { rectangle } from '@/lib/vision/warp'
import { OWN_DECKS, openDeck } from './decks'
import { drawnCards } from './drawn'
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
})
