import type { Game } from '@/lib/referee/game'
import { booked } from './booked'
import { choices } from './choices'
import { mischMasch as engine } from './engine'
import type { MischMaschEvent } from './event'
import { fault } from './faults'
import { type MischMaschOptions, options, players } from './options'
import { event } from './schema'
import { simulated } from './simulated'
import { slips } from './slips'
import type { MischMaschState } from './state'
import type { MischMaschTable } from './table'

/** Misch Masch, complete (misch-masch.md). */
export const mischMasch: Game<MischMaschOptions, MischMaschEvent, MischMaschState, MischMaschTable> = {
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
