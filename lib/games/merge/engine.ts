import '@/lib/cards/coloured-names'
import { mergeDeck } from '@/lib/cards/merge'
import type { Engine } from '@/lib/referee/engine'
import { apply } from './apply'
import type { MergeEvent } from './event'
import { claim, dealt, movements } from './hidden'
import { judge } from './judge'
import type { MergeOptions } from './options'
import { type MergeState, open } from './state'
import { type MergeTable, table } from './table'
import { words } from './words'

/** Merge as its table plays it (merge.md). */
export const merge: Engine<MergeOptions, MergeEvent, MergeState, MergeTable> = {
  id: 'merge',
  optionNames: ['dealer'],
  deck: (_options, players) => mergeDeck(players),
  open,
  judge,
  apply,
  loadSlips: async () => (await import('./slips')).slips,
  hidden: { dealt, movements, claim },
  table,
  words,
}

export type { Answer as MergeAnswer } from './answers'
export type { MergeEvent } from './event'
export type { MergeMemory } from './memory'
export { fitsOn as mergeFitsOn, maySplit as mergeMaySplit, mayStop as mergeMayStop } from './questions'
export type { MergeState } from './state'
export type { MergeTable } from './table'

/** The answers in words are asked for rarely: they are loaded then. */
export const loadMergeAnswers = () => import('./answers')

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMergeMemory = () => import('./memory')
