import type { Game } from '@/lib/referee/game'
import { booked } from './booked'
import { choices } from './choices'
import { merge as engine } from './engine'
import type { MergeEvent } from './event'
import { fault } from './faults'
import { type MergeOptions, options, players } from './options'
import { event } from './schema'
import { simulated } from './simulated'
import { slips } from './slips'
import type { MergeState } from './state'
import type { MergeTable } from './table'

/** Merge, complete (merge.md). */
export const merge: Game<MergeOptions, MergeEvent, MergeState, MergeTable> = {
  ...engine,
  slips,
  words: { ...engine.words, fault },
  options,
  choices,
  event,
  players,
  simulated,
  booked,
}
