import '@/lib/cards/coloured-names'
import { MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import type { Engine } from '@/lib/referee/engine'
import { apply } from './apply'
import type { MauMauEvent } from './event'
import { claim, dealt, movements } from './hidden'
import { judge } from './judge'
import type { MauMauOptions } from './options'
import { type MauMauState, open } from './state'
import { type MauMauTable, table } from './table'
import { words } from './words'

/** Mau Mau as its table plays it (mau-mau.md). */
export const mauMau: Engine<MauMauOptions, MauMauEvent, MauMauState, MauMauTable> = {
  id: 'mau-mau',
  optionNames: ['points', 'pairs', 'direction', 'secondsPerTurn'],
  deck: () => MAU_MAU_DECK,
  open,
  judge,
  apply,
  loadSlips: async () => (await import('./slips')).slips,
  hidden: { dealt, movements, claim },
  table,
  words,
}

export type { MauMauEvent } from './event'
export type { MauMauMemory } from './memory'
export type { MauMauOptions } from './options'
export { rankingPoints as mauMauRankingPoints } from './ranking'
export { hasSaid as mauMauHasSaid, type MauMauState } from './state'
export type { MauMauChance, MauMauTable, MauMauTablePlayer } from './table'

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMauMauMemory = () => import('./memory')
