import { later } from '@/app/parts/later'

// As in ../sheets.ts.

export const ActSheet = later(() => import('./act-sheet').then((sheet) => sheet.ActSheet))

export const BeginSheet = later(() => import('./begin-sheet').then((sheet) => sheet.BeginSheet))

export const ChallengeSheet = later(() => import('./challenge-sheet').then((sheet) => sheet.ChallengeSheet))

export const ColourSheet = later(() => import('./colour-sheet').then((sheet) => sheet.ColourSheet))

export const CountPanel = later(() => import('./count-panel').then((panel) => panel.CountPanel))

export const MauMauResult = later(() => import('./result').then((result) => result.MauMauResult))

export const MemorySheet = later(() => import('./memory-sheet').then((sheet) => sheet.MemorySheet))

export const loadSheets = () =>
  Promise.all([ActSheet.load(), BeginSheet.load(), ChallengeSheet.load(), ColourSheet.load(), CountPanel.load()])
