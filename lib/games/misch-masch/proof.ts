import type { Voice } from '@/lib/cards/voice'
import type { ProofExplanation, Proven } from '@/lib/referee/game'
import type { MischMaschEvent } from './event'
import type { MischMaschState } from './state'

/** Nothing in Misch Masch claims anything of hidden cards (A4.3), so that nothing is ever proven: said should it be asked. */
export function proof({ moves, refutation }: Proven<MischMaschEvent, MischMaschState>, v: Voice): ProofExplanation {
  return {
    title: v.say('Gegen die Regeln', 'Against the rules'),
    text: v.say(
      'Was inzwischen zu sehen war, lässt nichts anderes zu.',
      'What has been seen since leaves no other way.',
    ),
    clause: 'A4.3',
    events: [...new Set([refutation.event, moves.length])],
  }
}
