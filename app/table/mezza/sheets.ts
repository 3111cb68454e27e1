import { later } from '@/app/parts/later'

// As in ../sheets.ts.

export const WhoSheet = later(() => import('./who-sheet').then((sheet) => sheet.WhoSheet))

export const ChanceSheet = later(() => import('./chance-sheet').then((sheet) => sheet.ChanceSheet))

export const MezzaResult = later(() => import('./result').then((result) => result.MezzaResult))

export const loadSheets = () => Promise.all([WhoSheet.load(), ChanceSheet.load()])
