import { expect, it } from 'vitest'
import { positionAt, replay } from '@/lib/referee/record'
import { likelySlips } from '@/lib/referee/slips'
import type { MezzaEvent } from './event'
import { mezza } from './index'
import { slips } from './slips'
import { eventOf, NAMES, sceneStart } from './telling.fixture'
import { words } from './words'

const HEADER = {
  game: 'mezza',
  players: NAMES.slice(0, 3),
  options: { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true },
} as const

/** What is offered for the last of some events, of which the others have happened. */
function offered(lines: string): string[] {
  const events = lines.split('/').map((line) => eventOf(line.trim()))
  const tapped = events.pop()
  if (!tapped) throw new Error('nothing was tapped')
  const position = positionAt(replay(mezza, HEADER, events))
  return likelySlips(mezza, position, tapped).map(
    ({ event, legal }) =>
      `${words.event({ names: NAMES, state: position.state, event }, 'en')}${legal ? '' : ' (illegal)'}`,
  )
}

it.each<[what: string, lines: string, offers: string[]]>([
  ['a 6 tapped for a 9', 'a 7 / c 8 / a 6', ['Ana: 9', 'Ana: 9½']],
  ['a fifth 6', 'a 6 6 / b 6 / c 6 6', ['Cem: 9, 9', 'Cem: 6½, 6½', 'Cem: 6']],
  ['more cards than the hand holds', 'a 3 / b 6 6 6 6', ['Ben: 6, 6, 6', 'Ben: 6, 6']],
  ['somebody who has given up', 'c leaves / a 5 / c 8', ['Ben: 8', 'Ana: 8 (illegal)']],
  ['a pick-up by the wrong player', 'a 5 / b 6 / b takes', ['Cem picks up the pile (2 cards)']],
  ['from the wrong place', 'a 5 / b up 6', ['Ben: 6']],
  [
    'three face-up cards, one of them a fifth copy',
    'a shows 9 9 9 / b shows 9 9 7',
    ['Ben, face up: 6, 9, 7', 'Ben, face up: 9½, 9, 7', 'Ben, face up: 8, 9, 7'],
  ],
])('offers what may have been meant: %s', (_what, lines, offers) => {
  expect(offered(lines).slice(0, offers.length)).toEqual(offers)
})

it('offers nothing once the game is over', () => {
  expect(offered('a 5 / ends / b 6')).toEqual([])
})

it('changes one thing at a time, and nothing but what a slip changes', () => {
  const state = sceneStart({})
  const event: MezzaEvent = { do: 'play', by: 0, cards: ['6', '6'], from: 'hand', at: '2026-11-20T18:00:00.000Z' }
  for (const slip of slips(state, event)) {
    expect(slip.event).toMatchObject({ do: 'play', at: event.at })
    expect(slip.event).not.toEqual(event)
    expect(slip.cost).toBeGreaterThan(0)
  }
})
