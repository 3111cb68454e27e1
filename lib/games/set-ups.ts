import type { GameId } from '@/lib/referee/game'
import type { AnySetUp } from '@/lib/referee/laid-out'

/** The games of the registry, for who lays out positions of them: no table does, and only who asks the referee loads it. */
const LOADERS: Readonly<Partial<Record<GameId, () => Promise<AnySetUp>>>> = {
  mezza: () => import('./mezza/set-up').then(({ setUp }) => setUp as AnySetUp),
  'mau-mau': () => import('./mau-mau/set-up').then(({ setUp }) => setUp as AnySetUp),
  'misch-masch': () => import('./misch-masch/set-up').then(({ setUp }) => setUp as AnySetUp),
  merge: () => import('./merge/set-up').then(({ setUp }) => setUp as AnySetUp),
}

/** How positions of a game are laid out that somebody asks about; undefined where nobody plays it here. */
export async function loadSetUp(id: string): Promise<AnySetUp | undefined> {
  return LOADERS[id as GameId]?.()
}
