import * as z from 'zod/mini'
import { findOffer } from '@/lib/games/offers'
import type { Answered } from './agreed'
import { sameNamed, tidy } from './seating'

/** A table that is not begun yet: who looks for cards to print, or loads the page anew, finds it again. */
export interface Draft {
  /** The earlier table that it began with. */
  readonly again: string | null
  readonly game: string | undefined
  readonly players: readonly string[]
  readonly answered: Answered
  readonly memory: boolean
  readonly typed: string
}

const KEY = 'kiebitz-new-table'
const LONGEST_NAME = 60
/** No game seats more. */
const MOST_PLAYERS = 12

const name = z.string().check(z.maxLength(LONGEST_NAME))

const written = z.object({
  again: z.nullable(z.string()),
  game: z.optional(z.string()),
  players: z.array(name).check(z.maxLength(MOST_PLAYERS)),
  answered: z.record(z.string(), z.unknown()),
  memory: z.boolean(),
  typed: name,
})

/** Reads what was kept; whatever makes no sense is as if there were nothing. Never throws. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const { data } = written.safeParse(JSON.parse(text ?? 'null'))
    if (!data) return undefined
    const { players, answered } = data
    const isName = (one: string, seat: number) =>
      one !== '' && one === tidy(one) && sameNamed(one, players.slice(0, seat)) === undefined
    const game = data.game === undefined ? undefined : findOffer(data.game)
    if (!players.every(isName) || (data.game !== undefined && !game)) return undefined
    const isAnswered = game ? game.options.safeParse(answered).success : Object.keys(answered).length === 0
    return { ...data, game: game?.id, answered: isAnswered ? answered : {} }
  } catch {
    return undefined
  }
}

/** Asked anew each time: where storage is blocked, the mere touch throws. */
type Browser = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was kept of the table that begins with that earlier one. */
export function loadDraft(again: string | null, storage: Browser = () => sessionStorage): Draft | undefined {
  try {
    const draft = readDraft(storage().getItem(KEY))
    return draft?.again === again ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps it as long as the app is open; undefined: the table has begun. */
export function keepDraft(draft: Draft | undefined, storage: Browser = () => sessionStorage): void {
  try {
    if (draft) storage().setItem(KEY, JSON.stringify(draft))
    else storage().removeItem(KEY)
  } catch {
    // A device that keeps nothing asks for the names once more.
  }
}
