import { expect, it } from 'vitest'
import { type Card, cardOf } from './card'
import { type Scene, told } from './telling.fixture'
import { type Way, wayOf } from './way'

const inOrder: Scene = { players: 4, options: { interject: 'in-order' } }

/** In what way somebody would lay a card after some events. */
it.each<[clause: string, lines: string, scene: Scene, by: number, card: string, way: Way]>([
  ['A4.1', 'up KE', {}, 2, 'EK', 'opening'],
  ['A4.5', 'up KE / a PK', {}, 1, 'LO', 'on-turn'],
  ['A6.1', 'up KE / a PK', {}, 1, 'KP', 'on-turn'],
  ['A6.1', 'up KE / a PK', {}, 0, 'KP', 'interjecting'],
  ['A6.1', 'up KE / a PK', {}, 0, 'KE', 'out-of-turn'],
  ['A6.2', 'up KE / a PK', { options: { interject: 'none' } }, 0, 'KP', 'out-of-turn'],
  ['A5.1', 'up KE / a cham', {}, 0, 'LO', 'follow'],
  ['A5.1', 'up KE / a cham', {}, 2, 'LO', 'out-of-turn'],
  ['A4.3', 'up KE / a PK / b draws', {}, 1, 'LO', 'play-drawn'],
  ['A4.6', 'up KE / a PK / b draws', {}, 1, 'KP', 'play-drawn'],
  ['A4.6', 'up KE / a cham / a draws!', {}, 0, 'LO', 'follow'],
  ['A6.2', 'up KE / a PK / d KP', inOrder, 1, 'KP', 'replacing'],
  ['A6.2', 'up KE / a PK / c KP', inOrder, 3, 'KP', 'too-late'],
  ['A6.2', 'up KE / a PK / c KP', inOrder, 2, 'KP', 'out-of-turn'],
  ['A6.2', 'up KE / a PK / c KP', inOrder, 0, 'PK', 'interjecting'],
  ['A6.2', 'up KE / a PK / d KP / c KP', inOrder, 3, 'KP', 'too-late'],
])('%s: %s %j, then seat %i with %s: %s', (_clause, lines, scene, by, card, way) => {
  expect(wayOf(told(lines, scene).after, by, cardOf(card) as Card)).toBe(way)
})
