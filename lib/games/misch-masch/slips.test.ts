import { expect, it } from 'vitest'
import { positionAt, replay } from '@/lib/referee/record'
import { likelySlips } from '@/lib/referee/slips'
import { mischMasch } from './index'
import { slips } from './slips'
import { eventOf, eventsOf, NAMES, sceneStart } from './telling.fixture'
import { words } from './words'

const HEADER = { game: 'misch-masch', players: NAMES.slice(0, 3), options: mischMasch.options.parse({}) } as const

/** What is offered for the last of some events, of which the others have happened. */
function offered(lines: string): string[] {
  const events = eventsOf(lines)
  const tapped = events.at(-1)
  if (!tapped) throw new Error('nothing was tapped')
  const position = positionAt(replay(mischMasch, HEADER, events.slice(0, -1)))
  return likelySlips(mischMasch, position, tapped).map(
    ({ event, legal }) =>
      `${words.event({ names: NAMES, state: position.state, event }, 'en')}${legal ? '' : ' (illegal)'}`,
  )
}

it.each<[what: string, lines: string, offers: string[]]>([
  ['the key beside', 'up KE / a PK / b LP / a PK', ['Ana interjects: pelipard']],
  ['the halves swapped', 'up KE / a PK / c PK', ['Cem interjects: crococan']],
  ['nothing turned up yet', 'a KE', ['Turned up: crocophant']],
  ['turned up for played', 'up KE / a PK / up DP', ['Ben: dolcan']],
  ['somebody who has left', 'up KE / a leaves / a PK', ['Ben: pelidile', 'Cem: pelidile']],
  ['a draw by the wrong player', 'up KE / a PK / c draws', ['Ben draws', 'Ana draws (illegal)']],
])('offers what may have been meant: %s', (_what, lines, offers) => {
  const found = offered(lines)
  for (const offer of offers) expect(found).toContain(offer)
  expect(found.length).toBeLessThanOrEqual(3)
})

it('offers nothing for giving up or stopping', () => {
  for (const line of ['a leaves', 'ends']) expect(slips(sceneStart({}), eventOf(line))).toEqual([])
})

it('offers each card once, and never what was tapped', () => {
  for (const line of ['a KE', 'a D-', 'a KK', 'a -L', 'up KE']) {
    const found = slips(sceneStart({}), eventOf(line)).map(({ event }) => JSON.stringify(event))
    expect(new Set(found).size).toBe(found.length)
    expect(found).not.toContain(JSON.stringify(eventOf(line)))
  }
})

it('has none for a chameleon or a stranger’s card but the player', () => {
  for (const line of ['a cham', 'a xyz']) {
    const found = slips(sceneStart({}), eventOf(`${line}`)).filter(({ event }) => event.do === 'play')
    expect(found).toHaveLength(2)
  }
})
