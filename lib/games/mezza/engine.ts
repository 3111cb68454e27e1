import { mezzaDeck } from '@/lib/cards/mezza'
import type { Engine } from '@/lib/referee/engine'
import { apply } from './apply'
import type { MezzaEvent } from './event'
import { claim, dealt, movements } from './hidden'
import { judge } from './judge'
import type { MezzaOptions } from './options'
import { type MezzaState, open } from './state'
import { type MezzaTable, table } from './table'
import { words } from './words'

/** Mezza as its table plays it (mezza.md). */
export const mezza: Engine<MezzaOptions, MezzaEvent, MezzaState, MezzaTable> = {
  id: 'mezza',
  optionNames: ['variant', 'fourHolds', 'nineHalfOnItself'],
  deck: ({ variant }) => mezzaDeck(variant),
  open,
  judge,
  apply,
  loadSlips: async () => (await import('./slips')).slips,
  hidden: { dealt, movements, claim },
  table,
  words,
}

export type { MezzaEvent, Zone as MezzaZone } from './event'
export { keysInRow as mezzaKeysInRow } from './keys'
export type { MezzaMemory } from './memory'
export { type MezzaState, zoneInUse as mezzaZoneInUse } from './state'
export type { MezzaChance, MezzaTable, MezzaTablePlayer } from './table'

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMezzaMemory = () => import('./memory')
