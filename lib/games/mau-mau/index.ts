import type { Game } from '@/lib/referee/game'
import { booked } from './booked'
import { choices } from './choices'
import { mauMau as engine } from './engine'
import type { MauMauEvent } from './event'
import { fault } from './faults'
import { type MauMauOptions, options, players } from './options'
import { event } from './schema'
import { simulated } from './simulated'
import { slips } from './slips'
import type { MauMauState } from './state'
import type { MauMauTable } from './table'

/** Mau Mau, complete (mau-mau.md). */
export const mauMau: Game<MauMauOptions, MauMauEvent, MauMauState, MauMauTable> = {
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
