import type { Voice } from '@/lib/cards/voice'
import type { ProofExplanation, Proven } from '@/lib/referee/game'
import type { MergeEvent } from './event'
import type { MergeState } from './state'

/** Nothing in Merge claims anything of hidden cards, so that nothing is ever proven: said should it be asked. */
export function proof({ moves, refutation }: Proven<MergeEvent, MergeState>, v: Voice): ProofExplanation {
  return {
    title: v.say('Gegen die Regeln', 'Against the rules'),
    text: v.say(
      'Was inzwischen zu sehen war, lässt nichts anderes zu.',
      'What has been seen since leaves no other way.',
    ),
    clause: 'G5',
    events: [...new Set([refutation.event, moves.length])],
  }
}
