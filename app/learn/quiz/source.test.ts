import { describe, expect, test } from 'vitest'
import { GAMES } from '@/lib/games/registry'
import { reviewed, type Slot } from '@/lib/learn/leitner'
import { QuizSource } from './source'

describe.each(GAMES.map((game) => ({ id: game.id, game })))('questions about $id', ({ id, game }) => {
  test('are about one clause after the other, and what was missed is soon asked again', async () => {
    const source = new QuizSource(game, 1)
    let slots: Readonly<Record<string, Slot>> = {}
    const asked: string[] = []
    for (let count = 1; count <= 12; count++) {
      const { clause } = await source.next(slots, count - 1)
      asked.push(clause)
      // Only the first one is not known.
      slots = { ...slots, [`${id} ${clause}`]: reviewed(slots[`${id} ${clause}`], count > 1, count) }
    }
    expect(asked.slice(1, 6)).toContain(asked[0])
    expect(new Set(asked).size).toBeGreaterThan(4)
  })
})
