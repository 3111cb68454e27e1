import type { Engine } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { PublicTable } from '@/lib/referee/game'
import { isApplied } from '@/lib/referee/record'

/** The state that an act leads to, judged by what lies open. */
export function afterwards<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  { judge, apply }: Pick<Engine<Options, Event, State, Table>, 'judge' | 'apply'>,
  state: State,
  event: Event,
): State {
  const ruling = judge(state, event)
  return isApplied(event, ruling) ? apply(state, event, ruling) : state
}
