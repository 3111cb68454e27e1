import type { MergeTable } from '@/lib/games/merge/engine'
import { as, clockwise, type Topics, type Wanted } from './topics'

export const merge: Topics = {
  basic: new Set(['G4.1']),
  allowedBy(_, move) {
    if (move.do === 'place' || move.do === 'merge') return 'G4.1'
    return move.do === 'take-pile' ? 'G4.2' : move.do === 'split' ? 'G4.4' : move.do === 'stop' ? 'G4.5' : null
  },
  turning: new Set(),
  inTurn: null,
  next: clockwise,
  // G3: what becomes of a pile.
  after({ before, event, after }) {
    if (event.do === 'lay-out' || event.do === 'leave' || event.do === 'end') return []
    if (event.do === 'stop') {
      return [{ kind: 'place', path: `players.${event.by}.place`, clause: 'G4.6', others: [2, 3] }]
    }
    const { players } = as<MergeTable>(before)
    return players.flatMap(({ piles: { length } }, by): readonly Wanted[] =>
      length === as<MergeTable>(after).players[by]?.piles.length && by !== event.by
        ? []
        : [
            {
              kind: 'piles',
              path: `players.${by}.piles.length`,
              clause: event.do === 'split' ? 'G4.4' : 'G3',
              others: [length - 2, length - 1, length, length + 1],
            },
          ],
    )
  },
}
