import type { Language } from '@/lib/cards/language'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import type { CardsIn } from '@/lib/referee/simulated'

/** A position of a game whose cards are all known, and what was done in it. */
export interface Scene {
  readonly header: Header<unknown>
  /** All that happened before. */
  readonly events: readonly AnyEvent[]
  readonly state: unknown
  readonly cards: CardsIn
  readonly event: AnyEvent
}

interface Asked {
  /** The one clause that decides. */
  readonly clause: string
  readonly header: Header<unknown>
  /** The table log up to the position. */
  readonly events: readonly AnyEvent[]
  readonly state: unknown
}

/** "Which of these may Ben do now?" */
export interface MayQuestion extends Asked {
  readonly kind: 'may'
  readonly by: number
  /** The player's cards. */
  readonly hand: readonly string[]
  readonly moves: readonly AnyEvent[]
  /** By move: why it is refused; null for the one that is allowed. */
  readonly codes: readonly (string | null)[]
  /** Index of the one that is allowed. */
  readonly right: number
}

/** "Whose turn is it now?", "Which rank is in force now?": the table has the answer. */
export interface TableQuestion extends Asked {
  readonly kind: 'turn' | 'rank'
  /** Where the public table says it. */
  readonly path: 'turn' | 'top'
  readonly options: readonly (number | string)[]
  readonly right: number
}

export type Question = MayQuestion | TableQuestion

/** So many moves before a question are told. */
const TOLD = 2

/** The last moves before a question, in the referee's words. */
export function saidBefore(game: AnyGame, { header, events }: Question, language: Language): readonly string[] {
  let state = game.open(header)
  const said: string[] = []
  for (const event of events) {
    said.push(game.words.event({ names: header.players, state, event }, language))
    state = judgeOpenly(game, state, event).after
  }
  return said.slice(-TOLD)
}
