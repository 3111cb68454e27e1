import { mauMau } from '@/lib/games/mau-mau'
import { merge } from '@/lib/games/merge'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { mischMasch } from '@/lib/games/misch-masch'
import type { AnyEvent } from '@/lib/referee/event'
import { type MauMauGame, randomGame as randomMauMau } from '../arbitrary/mau-mau'
import { type MergeGame, randomGame as randomMerge } from '../arbitrary/merge'
import { type MezzaGame, randomGame as randomMezza } from '../arbitrary/mezza'
import { type MischMaschGame, randomGame as randomMischMasch } from '../arbitrary/misch-masch'
import { simulateGames } from '../bench/games'
import { difference, type Played } from './compare'
import { ReferenceMauMau } from './mau-mau'
import { ReferenceMerge } from './merge'
import { ReferenceMezza } from './mezza'
import { ReferenceMischMasch } from './misch-masch'

/** A game's judge and its reference, and games of which both can be asked. */
interface Pair {
  /** That many random games, or some more. */
  played(count: number, seed: number): Iterable<Played<AnyEvent>>
  /** The log up to the first event that both judge differently; null where there is none. */
  difference(played: Played<AnyEvent>): string | null
}

/** How long random games are at most. */
const LONGEST = 400

export const mezzaPair = {
  *played(count: number, seed: number): Iterable<MezzaGame> {
    for (let i = 0; i < count; i++) yield randomMezza(seed + i, LONGEST)
    yield* simulateGames(count / 10, seed)
  },
  difference(played: MezzaGame): string | null {
    const { players, options } = played.header
    return difference<MezzaEvent>(mezza, new ReferenceMezza(players.length, options), played)
  },
}

export const mauMauPair = {
  *played(count: number, seed: number): Iterable<MauMauGame> {
    for (let i = 0; i < count; i++) yield randomMauMau(seed + i, LONGEST)
  },
  difference(played: MauMauGame): string | null {
    const { players, options } = played.header
    return difference(mauMau, new ReferenceMauMau(players.length, options), played)
  },
}

export const mergePair = {
  *played(count: number, seed: number): Iterable<MergeGame> {
    for (let i = 0; i < count; i++) yield randomMerge(seed + i, LONGEST)
  },
  difference(played: MergeGame): string | null {
    const { players, options } = played.header
    return difference(merge, new ReferenceMerge(players.length, options), played)
  },
}

export const mischMaschPair = {
  *played(count: number, seed: number): Iterable<MischMaschGame> {
    for (let i = 0; i < count; i++) yield randomMischMasch(seed + i, LONGEST)
  },
  difference(played: MischMaschGame): string | null {
    const { players, options } = played.header
    return difference(mischMasch, new ReferenceMischMasch(players.length, options), played)
  },
}

/** Every game that has a reference, by its id. */
export const PAIRS: ReadonlyMap<string, Pair> = new Map<string, Pair>([
  ['mezza', mezzaPair],
  ['merge', mergePair],
  ['mau-mau', mauMauPair],
  ['misch-masch', mischMaschPair],
])
