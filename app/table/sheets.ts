import { later } from '@/app/parts/later'
import type { AnyEngine } from '@/lib/referee/engine'
import { loadRefusals } from './faults'

// Nobody needs these to look at a table: they are loaded when they are opened or, what a tap may bring up, with the first
// touch; and are kept offline like everything else.

export const QuestionSheet = later(() => import('./question-sheet').then((sheet) => sheet.QuestionSheet))

export const ImpossibleSheet = later(() => import('./question-sheet').then((sheet) => sheet.ImpossibleSheet))

/** Who plays by tapping needs none of it. */
export const CameraScreen = later(() => import('./camera/camera-screen').then((screen) => screen.CameraScreen))

export const MenuSheet = later(() => import('./menu-sheet').then((sheet) => sheet.MenuSheet))

export const ProofSheet = later(() => import('./proof-sheet').then((sheet) => sheet.ProofSheet))

export const MemorySheet = later(() => import('./mezza/memory-sheet').then((sheet) => sheet.MemorySheet))

export const MovesSheet = later(() => import('./moves/moves-sheet').then((sheet) => sheet.MovesSheet))

/** Few tables are read along with. */
export const ReadAlong = later(() => import('./read-along').then((note) => note.ReadAlong))

export const RulesSheet = later(() => import('./rules-sheet').then((sheet) => sheet.RulesSheet))

/** Loads what a tap that is against the rules is answered with. */
export const loadAnswers = (game: AnyEngine) =>
  Promise.all([QuestionSheet.load(), ImpossibleSheet.load(), loadRefusals(game), import('@/lib/book/amendment')])
