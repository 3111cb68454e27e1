import { mezzaDeck } from '@/lib/cards/mezza'
import type { Game } from '@/lib/referee/game'
import { apply } from './apply'
import { choices } from './choices'
import { event, type MezzaEvent } from './event'
import { claim, dealt, movements } from './hidden'
import { judge } from './judge'
import { type MezzaOptions, options, players } from './options'
import { simulated } from './simulated'
import { slips } from './slips'
import { type MezzaState, open } from './state'
import { type MezzaTable, table } from './table'
import { words } from './words'

/** Mezza, complete (mezza.md). */
export const mezza: Game<MezzaOptions, MezzaEvent, MezzaState, MezzaTable> = {
  id: 'mezza',
  options,
  choices,
  event,
  players,
  deck: ({ variant }) => mezzaDeck(variant),
  open,
  judge,
  apply,
  slips,
  hidden: { dealt, movements, claim },
  table,
  simulated,
  words,
}
