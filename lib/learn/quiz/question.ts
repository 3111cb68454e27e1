import type { Language } from '@/lib/cards/language'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, FaultExplanation, Header, PublicTable } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import type { CardsIn } from '@/lib/referee/simulated'
import { at } from '../predicate'

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

/** "Which of these may Ben do now?", "Which of these is not allowed now?" */
export interface MovesQuestion extends Asked {
  readonly kind: 'may' | 'not'
  /** Whose moves they are; null where several players have one. */
  readonly by: number | null
  /** The player's cards; none where several players are asked about. */
  readonly hand: readonly string[]
  /** Those among them that the player has just drawn, where it matters. */
  readonly drawn: readonly string[]
  readonly moves: readonly AnyEvent[]
  /** By move: why it is refused; null for what is allowed. */
  readonly codes: readonly (string | null)[]
  /** Index of the one that is allowed, or of the one that is not. */
  readonly right: number
}

/** What a table can be asked about. */
export const ASKED_OF_TABLE = ['turn', 'rank', 'need', 'stock', 'penalty', 'hand', 'place', 'piles'] as const

/** "Whose turn is it now?", "How many cards does Ben hold then?": the table has the answer. */
export interface TableQuestion extends Asked {
  readonly kind: (typeof ASKED_OF_TABLE)[number]
  /** Where the public table says it. */
  readonly path: string
  readonly options: readonly (number | string)[]
  readonly right: number
  /** What is done now, and the answer is what the table says afterwards; left out: what it says as it is. */
  readonly event?: AnyEvent
}

export type Question = MovesQuestion | TableQuestion

export const isAboutMoves = (question: Question): question is MovesQuestion =>
  question.kind === 'may' || question.kind === 'not'

/**
 * What a table says at a path, as an answer to choose: a need as `min 7`, `max 4` or `any`, a number or a word as it is.
 */
export function answerAt(table: PublicTable, path: string): number | string | undefined {
  const found = at(table, path)
  if (path === 'need') {
    const [limit] = Object.entries((found ?? {}) as Readonly<Record<string, string>>)
    return limit ? `${limit[0]} ${limit[1]}` : 'any'
  }
  return typeof found === 'number' || typeof found === 'string' ? found : undefined
}

/** Why a move of a question is refused, in the referee's words; there must be something against it. */
export function faultIn(game: AnyGame, question: MovesQuestion, index: number, language: Language): FaultExplanation {
  const { header, state, moves, codes } = question
  const event = moves[index] as AnyEvent
  return game.words.fault({ names: header.players, state, event }, codes[index] ?? '', language)
}

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
