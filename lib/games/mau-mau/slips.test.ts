import { expect, it } from 'vitest'
import { positionAt, replay } from '@/lib/referee/record'
import { likelySlips } from '@/lib/referee/slips'
import { mauMau } from './index'
import { options } from './options'
import { slips } from './slips'
import { eventOf, NAMES, sceneStart } from './telling.fixture'
import { words } from './words'

const HEADER = { game: 'mau-mau', players: NAMES.slice(0, 3), options: options.parse({}) } as const

/** What is offered for the last of some events, of which the others have happened. */
function offered(lines: string): string[] {
  const events = lines.split('/').map((line) => eventOf(line.trim()))
  const tapped = events.pop()
  if (!tapped) throw new Error('nothing was tapped')
  const position = positionAt(replay(mauMau, HEADER, events))
  return likelySlips(mauMau, position, tapped).map(
    ({ event, legal }) =>
      `${words.event({ names: NAMES, state: position.state, event }, 'en')}${legal ? '' : ' (illegal)'}`,
  )
}

it.each<[what: string, lines: string, offers: string[]]>([
  ['another colour', 'a starts r5 / a b7', ['Ana: red 7']],
  ['a 6 for a 9', 'a starts r6 / a b9', ['Ana: red 9', 'Ana: blue 6']],
  [
    'a colour that was not named',
    'a starts r6 / a joker',
    ['Ana: joker, red', 'Ana: joker, blue', 'Ana: joker, green'],
  ],
  ['the wrong player', 'a starts r5 / b draws', ['Ana draws a card']],
  ['the wrong card turned up', 'a starts joker+4', ['Ana begins, turned up: joker']],
  ['another card', 'a starts r0 / a r0', ['Ana: blue 0', 'Ana: green 0', 'Ana: yellow 0']],
])('offers what may have been meant: %s', (_what, lines, offers) => {
  expect(offered(lines).slice(0, offers.length)).toEqual(offers)
})

it('offers another finding, another who is caught, another card of a count', () => {
  const costs = (line: string) => slips(sceneStart({}), eventOf(line)).map(({ event }) => JSON.stringify(event))
  expect(costs('a finds guilty')).toContain(JSON.stringify(eventOf('a finds fine')))
  expect(costs('a catches b')).toContain(JSON.stringify(eventOf('a catches c')))
  expect(costs('a catches b')).toContain(JSON.stringify(eventOf('c catches b')))
  expect(costs('a counts r5 b1')).toContain(JSON.stringify(eventOf('a counts r5 g1')))
  expect(costs('a leaves')).toEqual([])
  expect(costs('ends')).toEqual([])
})

it('changes one thing at a time', () => {
  for (const line of ['a joker g', 'a r6', 'b draws', 'a catches b', 'a counts r5 r5', 'c finds fine', 'a starts r6']) {
    const event = { ...eventOf(line), at: '2026-11-20T18:00:00.000Z' }
    for (const slip of slips(sceneStart({}), event)) {
      expect(slip.event).toMatchObject({ do: event.do, at: event.at })
      expect(slip.event).not.toEqual(event)
      expect(slip.cost).toBeGreaterThan(0)
    }
  }
})
