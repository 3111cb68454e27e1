import type { Voice } from '@/lib/cards/voice'
import type { ProofExplanation, Proven } from './game'

/** For games in which nothing claims anything of hidden cards, so that nothing is ever proven: said should it be asked. */
export function unproven({ moves, refutation }: Proven<unknown, unknown>, clause: string, v: Voice): ProofExplanation {
  return {
    title: v.say('Gegen die Regeln', 'Against the rules'),
    text: v.say(
      'Was inzwischen zu sehen war, lässt nichts anderes zu.',
      'What has been seen since leaves no other way.',
    ),
    clause,
    events: [...new Set([refutation.event, moves.length])],
  }
}
