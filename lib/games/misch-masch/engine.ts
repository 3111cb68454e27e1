import '@/lib/cards/animal-names'
import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import type { Engine } from '@/lib/referee/engine'
import { apply } from './apply'
import type { MischMaschEvent } from './event'
import { claim, dealt, movements } from './hidden'
import { judge } from './judge'
import type { MischMaschOptions } from './options'
import { type MischMaschState, open } from './state'
import { type MischMaschTable, table } from './table'
import { words } from './words'

/** Misch Masch as its table plays it (misch-masch.md). */
export const mischMasch: Engine<MischMaschOptions, MischMaschEvent, MischMaschState, MischMaschTable> = {
  id: 'misch-masch',
  optionNames: ['interject', 'realAnimals', 'othersDraw', 'playDrawn'],
  deck: () => MISCH_MASCH_DECK,
  open,
  judge,
  apply,
  loadSlips: async () => (await import('./slips')).slips,
  hidden: { dealt, movements, claim },
  table,
  words,
}

export type { MischMaschEvent } from './event'
export type { MischMaschMemory } from './memory'
export type { MischMaschState } from './state'
export { supplies as mischMaschSupplies } from './supply'
export type { MischMaschChance, MischMaschTable } from './table'

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMischMaschMemory = () => import('./memory')
