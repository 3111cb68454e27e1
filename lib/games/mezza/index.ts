import type { Game } from '@/lib/referee/game'
import { booked } from './booked'
import { choices } from './choices'
import { mezza as engine } from './engine'
import type { MezzaEvent } from './event'
import { fault } from './faults'
import { type MezzaOptions, options, players } from './options'
import { event } from './schema'
import { simulated } from './simulated'
import { slips } from './slips'
import type { MezzaState } from './state'
import type { MezzaTable } from './table'

/** Mezza, complete (mezza.md). */
export const mezza: Game<MezzaOptions, MezzaEvent, MezzaState, MezzaTable> = {
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
