import * as z from 'zod/mini'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { readHeader } from '@/lib/referee/log'
import { LogError } from '@/lib/referee/log-error'
import { PACES, type Pace } from './pace'

/** A practice game as it is kept on the device: from this and nothing else it goes on. */
export interface KeptGame {
  readonly header: Header<unknown>
  readonly me: number
  readonly seed: number
  /** The person's zones after the exchange before the first event; null until then. */
  readonly exchanged: readonly (readonly string[])[] | null
  readonly events: readonly AnyEvent[]
}

/** What is kept between visits: how somebody likes to practise, and the game that runs. */
export interface KeptPractice {
  readonly pace: Pace
  readonly name: string
  /** As it was written; `readGame` reads it. */
  readonly game: unknown
}

const VERSION = 1
const LONGEST_NAME = 24
/** Nobody plays longer; what claims so is no game of ours. */
const MOST_EVENTS = 5000

const practice = z.object({
  version: z.literal(VERSION),
  pace: z._default(z.enum(PACES), 'usual'),
  name: z._default(z.string().check(z.maxLength(LONGEST_NAME)), ''),
  game: z._default(z.unknown(), null),
})

const game = z.object({
  header: z.record(z.string(), z.unknown()),
  me: z.int().check(z.nonnegative()),
  seed: z.int(),
  exchanged: z.nullable(z.array(z.array(z.string()))),
  events: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_EVENTS)),
})

const NOTHING: KeptPractice = { pace: 'usual', name: '', game: null }

/** Reads what was kept; whatever makes no sense is as if there were nothing. Never throws. */
export function readPractice(text: string | null): KeptPractice {
  try {
    const parsed = practice.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? { pace: parsed.data.pace, name: parsed.data.name, game: parsed.data.game } : NOTHING
  } catch {
    return NOTHING
  }
}

export function writePractice(kept: Omit<KeptPractice, 'game'> & { readonly game: KeptGame | null }): string {
  return JSON.stringify({ version: VERSION, ...kept })
}

/** Which game was kept; null where none was. */
export function gameKept({ game: kept }: KeptPractice): string | null {
  const parsed = game.safeParse(kept)
  return parsed.success && typeof parsed.data.header.game === 'string' ? parsed.data.header.game : null
}

/**
 * Reads the game that was kept, with the game it is of; null where it is none. Whether its events can have happened
 * shows when they are played again.
 */
export function readGame({ game: kept }: KeptPractice, of: AnyGame): KeptGame | null {
  const parsed = game.safeParse(kept)
  if (!parsed.success) return null
  const { header, me, seed, exchanged, events } = parsed.data
  try {
    const reader = readHeader(JSON.stringify({ kiebitz: 1, ...header }), (id) => (id === of.id ? of : undefined))
    if (me >= reader.header.players.length) return null
    const read = events.map((event, i) => reader.event(JSON.stringify(event), i + 2))
    return { header: reader.header, me, seed, exchanged, events: read }
  } catch (error) {
    if (error instanceof LogError) return null
    throw error
  }
}

/** The key in localStorage. */
export const PRACTICE_KEY = 'kiebitz-practice'

/** Asked anew each time: where storage is blocked, the mere touch throws. */
type Browser = () => Pick<Storage, 'getItem' | 'setItem'>

/** What was kept on this device. */
export function loadPractice(storage: Browser = () => localStorage): KeptPractice {
  try {
    return readPractice(storage().getItem(PRACTICE_KEY))
  } catch {
    return NOTHING
  }
}

/** Keeps it; false where the device lets us keep nothing. */
export function keepPractice(
  kept: Omit<KeptPractice, 'game'> & { readonly game: KeptGame | null },
  storage: Browser = () => localStorage,
): boolean {
  try {
    storage().setItem(PRACTICE_KEY, writePractice(kept))
    return true
  } catch {
    return false
  }
}
