import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgeOpenly, positionAt, replay } from '@/lib/referee/record'
import { likelySlips } from '@/lib/referee/slips'
import { mergeGames } from '@/test/arbitrary/merge'
import type { MergeEvent } from './event'
import { merge } from './index'
import { slips } from './slips'
import { eventOf, FIRST, NAMES } from './telling.fixture'
import { words } from './words'

const HEADER = { game: 'merge', players: NAMES.slice(0, 3), options: {} } as const
const LAID_OUT = FIRST.slice(0, 3).map((cards, by): MergeEvent => ({ do: 'lay-out', by, cards: cards.split(' ') }))

/** What is offered for the last of some events, of which the others have happened. */
function offered(lines: string, before: readonly MergeEvent[] = LAID_OUT): string[] {
  const events = lines.split('/').map((line) => eventOf(line.trim()))
  const tapped = events.pop()
  if (!tapped) throw new Error('nothing was tapped')
  const position = positionAt(replay(merge, HEADER, [...before, ...events]))
  return likelySlips(merge, position, tapped).map(
    ({ event, legal }) =>
      `${words.event({ names: NAMES, state: position.state, event }, 'en')}${legal ? '' : ' (illegal)'}`,
  )
}

it.each<[what: string, lines: string, offers: string[]]>([
  ['a card that fits the other pile', 'a g6 on 1', ['Ana: green 6 on pile 2 (green 7)']],
  ['a red 9 tapped for a red 6', 'b r9 on 3', ['Ben: red 6 on pile 3 (red 5)']],
  ['another colour', 'c g10 on 5', ['Cem: green 10 on pile 6 (yellow 10)']],
  ['the player before whom the pile lies', 'a r6 on 3', ['Ben: red 6 on pile 3 (red 5)']],
  [
    'a pile that was taken for another',
    'a tops 3',
    ['Ben takes the red 5 from pile 3', 'Ana takes the red 3 from pile 1'],
  ],
  ['a whole pile for its top card', 'a takes 1', ['Ana takes the red 3 from pile 1']],
  ['a split at the wrong place', 'a r4 on 1 / b splits 1 under 2 r4', ['Ben: split, 1 off pile 1 (red 4), with red 4']],
  [
    'a split with the wrong card',
    'a r4 on 1 / b splits 1 under 1 r3',
    ['Ben: split, 1 off pile 1 (red 4), with red 4'],
  ],
  ['a merge by the wrong player', 'a merges 3 on 4', ['Ben: merge, pile 3 (red 5) onto pile 4 (blue 5)']],
])('offers what may have been meant: %s', (_what, lines, offers) => {
  expect(offered(lines).slice(0, offers.length)).toEqual(offers)
})

it('offers somebody else for the lay-out, and other cards', () => {
  expect(offered('a lays r3 g7 / a lays r5 b5', [])[0]).toBe('Ben lays out: red 5, blue 5')
  expect(offered('a lays r3 r3 / b lays r3 b5', []).every((line) => line.startsWith('Ben lays out: '))).toBe(true)
})

it('offers nothing once the game is over', () => {
  expect(offered('ends / b r6 on 3')).toEqual([])
})

it('changes one thing at a time, and nothing but what a slip changes', async () => {
  await fc.assert(
    fc.property(mergeGames, ({ header, events }) => {
      let state = merge.open(header)
      for (const event of events as readonly MergeEvent[]) {
        for (const slip of slips(state, event)) {
          const changed = Object.entries(slip.event).filter(
            ([field, value]) => JSON.stringify(value) !== JSON.stringify(event[field as keyof MergeEvent]),
          )
          expect(changed).toHaveLength(1)
          expect(slip.cost).toBeGreaterThan(0)
        }
        state = judgeOpenly(merge, state, event).after
      }
    }),
    { seed: 4, numRuns: 10 },
  )
})
