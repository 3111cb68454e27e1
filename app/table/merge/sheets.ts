import { later } from '@/app/parts/later'

// As in ../sheets.ts.

export const SplitSheet = later(() => import('./split-sheet').then((sheet) => sheet.SplitSheet))

export const StopSheet = later(() => import('./stop-sheet').then((sheet) => sheet.StopSheet))

export const MemorySheet = later(() => import('./memory-sheet').then((sheet) => sheet.MemorySheet))

export const MergeResult = later(() => import('./result').then((result) => result.MergeResult))

export const loadSheets = () => Promise.all([SplitSheet.load(), StopSheet.load()])
