import { mezza } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { type Player, randomPlayer } from './player'
import { sensibleMezza } from './sensible-mezza'

/** A player whose events and states are not known here; method parameters are bivariant, so every player is one. */
export type AnyPlayer = Player<AnyEvent, unknown>

export const STYLES_OF_PLAY = ['random', 'sensible'] as const

export type StyleOfPlay = (typeof STYLES_OF_PLAY)[number]

/** A player of that style; undefined where nobody plays this game so. */
export function playerOf(game: AnyGame, style: StyleOfPlay): AnyPlayer | undefined {
  if (style === 'random') return randomPlayer
  return game.id === mezza.id ? sensibleMezza : undefined
}
