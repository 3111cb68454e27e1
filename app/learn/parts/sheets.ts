import { later } from '@/app/parts/later'

/** The rules are looked up now and then: they are loaded when they are opened. */
export const RulesSheet = later(() => import('@/app/table/rules-sheet').then((sheet) => sheet.RulesSheet))
