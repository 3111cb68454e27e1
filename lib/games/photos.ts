import type { AnyEvent } from '@/lib/referee/event'
import type { GameId } from '@/lib/referee/game'
import type { Photographed } from '@/lib/referee/photographed'

/** What photos of a game can show, its types not known here. */
export type AnyPhotographed = Photographed<AnyEvent, unknown>

/** The games of the registry, for who takes moves from photos; few tables do, and only those load it. */
const LOADERS: Readonly<Partial<Record<GameId, () => Promise<AnyPhotographed>>>> = {
  mezza: () => import('./mezza/photographed').then(({ photographed }) => photographed as AnyPhotographed),
  'mau-mau': () => import('./mau-mau/photographed').then(({ photographed }) => photographed as AnyPhotographed),
  'misch-masch': () => import('./misch-masch/photographed').then(({ photographed }) => photographed as AnyPhotographed),
  merge: () => import('./merge/photographed').then(({ photographed }) => photographed as AnyPhotographed),
}

/** What photos of a game's table can show; undefined where nobody plays it here. */
export async function loadPhotographed(id: string): Promise<AnyPhotographed | undefined> {
  return LOADERS[id as GameId]?.()
}
