import type { AnyGame, GameId } from '@/lib/referee/game'
import type { RuleChapter } from '@/lib/referee/rules'

interface Loaders {
  readonly game: () => Promise<AnyGame>
  /** Its short rules. */
  readonly rules: () => Promise<readonly RuleChapter[]>
}

/** The games of the registry, each in files of its own: a phone loads the one that is played on it, when it must. */
const LOADERS: Readonly<Partial<Record<GameId, Loaders>>> = {
  mezza: {
    game: () => import('./mezza').then(({ mezza }) => mezza),
    rules: () => import('./mezza/rules').then(({ rules }) => rules),
  },
  'mau-mau': {
    game: () => import('./mau-mau').then(({ mauMau }) => mauMau),
    rules: () => import('./mau-mau/rules').then(({ rules }) => rules),
  },
  'misch-masch': {
    game: () => import('./misch-masch').then(({ mischMasch }) => mischMasch),
    rules: () => import('./misch-masch/rules').then(({ rules }) => rules),
  },
  merge: {
    game: () => import('./merge').then(({ merge }) => merge),
    rules: () => import('./merge/rules').then(({ rules }) => rules),
  },
}

const loaders = (id: string): Loaders | undefined => LOADERS[id as GameId]

/** A whole game; undefined where nobody plays it here. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return loaders(id)?.game()
}

/** A game's short rules, for who wants to look something up. */
export async function loadRules(id: string): Promise<readonly RuleChapter[]> {
  return (await loaders(id)?.rules()) ?? []
}
