import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import { type Player, randomPlayer } from './player'
import { sensibleMauMau } from './sensible-mau-mau'
import { sensibleMerge } from './sensible-merge'
import { sensibleMezza } from './sensible-mezza'
import { sensibleMischMasch } from './sensible-misch-masch'

/** A player whose events and states are not known here; method parameters are bivariant, so every player is one. */
export type AnyPlayer = Player<AnyEvent, unknown>

export const STYLES_OF_PLAY = ['random', 'sensible'] as const

export type StyleOfPlay = (typeof STYLES_OF_PLAY)[number]

const SENSIBLE: Readonly<Record<GameId, AnyPlayer>> = {
  mezza: sensibleMezza as AnyPlayer,
  'mau-mau': sensibleMauMau as AnyPlayer,
  'misch-masch': sensibleMischMasch as AnyPlayer,
  merge: sensibleMerge as AnyPlayer,
}

/** A player of that style. */
export function playerOf({ id }: Pick<AnyGame, 'id'>, style: StyleOfPlay): AnyPlayer {
  return style === 'random' ? randomPlayer : SENSIBLE[id]
}
