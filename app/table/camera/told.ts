import type { Language } from '@/lib/cards/language'
import { judgeEvent } from '@/lib/referee/record'
import type { PhotographedTable, Proposal } from '@/lib/vision/fuse/fuse'

/** What a proposal would be, in the referee's words. */
export interface Told {
  readonly what: string
  /** Why it is illegal, where that can be said. */
  readonly fault: string | null
}

export function toldOf({ event }: Proposal, { game, header, position }: PhotographedTable, language: Language): Told {
  const context = { names: header.players, state: position.state, event }
  const { ruling } = judgeEvent(game, position, event)
  return {
    what: game.words.event(context, language),
    fault: ruling.code === undefined ? null : game.words.fault(context, ruling.code, language).title,
  }
}
