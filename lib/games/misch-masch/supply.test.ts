import { expect, it } from 'vitest'
import { supplies } from './supply'
import { type Scene, told } from './telling.fixture'

/** "b2 c1 shuffle 2 c1" */
function suppliedBy(lines: string, scene: Scene = {}): string {
  const { before, event } = told(lines, scene)
  return supplies(before, event)
    .map((step) => (step.kind === 'shuffle' ? `shuffle ${step.count}` : `${'abcdef'.charAt(step.by)}${step.count}`))
    .join(' ')
}

it.each<[clause: string, lines: string, scene: Scene, steps: string]>([
  ['A4.3', 'up KE / a PK / b draws', {}, 'b1'],
  ['A4.4', 'up KE / a PK / b draws', { stock: 1 }, 'shuffle 1 b1'],
  ['A4.4', 'up KE / a draws!', { stock: 1 }, ''],
  ['A4.4', 'up LE / a EL / b LL!', { stock: 2 }, 'c1 shuffle 2 c1 a1'],
  ['A5.2', 'up LE / b LL', { players: 6 }, 'c2 d2 e2 f2 a2'],
  ['A5.2', 'up LE / d leaves / b LL', { players: 6, options: { othersDraw: 1 } }, 'c1 e1 f1 a1'],
  ['A5.2', 'up LE / b EE', { hands: [6, 7, 6] }, 'c2 a2 b2'],
  ['A5.2', 'up LE / b EE', {}, 'b2'],
  ['A5.2', 'up LE / b EE', { options: { realAnimals: 'others-one' } }, 'c1 a1'],
  ['A5.4', 'up LE / b EE', { hands: [7, 1] }, ''],
  ['A4.1', 'up LL', {}, ''],
  ['A7', 'a LL!', {}, ''],
])('%s: %s %j', (_clause, lines, scene, steps) => {
  expect(suppliedBy(lines, scene)).toBe(steps)
})
