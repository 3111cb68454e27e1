import type { GameId } from '@/lib/referee/game'
import { mauMau } from './mau-mau'
import { merge } from './merge'
import { mezza } from './mezza'
import { mischMasch } from './misch-masch'
import type { Topics } from './topics'

export type { Wanted } from './topics'

export const TOPICS: Readonly<Record<GameId, Topics>> = { mezza, 'mau-mau': mauMau, 'misch-masch': mischMasch, merge }
