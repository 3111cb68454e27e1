import type { Colour } from '@/lib/cards/colours'
import { judgeOpenly, type OpenMove } from '@/lib/referee/record'
import type { MauMauEvent } from './event'
import { mauMau } from './index'
import { type MauMauOptions, options as optionsSchema } from './options'
import type { MauMauState } from './state'

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elias', 'Fritz', 'Grace', 'Hans', 'Ida', 'Jo']

/** A table, and what is different about a round that begins with a red 5 and Ana on turn: cards in hands, the stock. */
export interface Scene {
  readonly players?: number
  readonly options?: Partial<MauMauOptions>
  /** By seat. */
  readonly hands?: readonly number[]
  readonly stock?: number
  /** Points by seat. */
  readonly points?: readonly number[]
  /** Not begun yet. */
  readonly fresh?: true
}

export function sceneStart({ players = 3, options = {}, hands, stock, points, fresh }: Scene): MauMauState {
  const header = { game: 'mau-mau', players: NAMES.slice(0, players), options: optionsSchema.parse(options) } as const
  const opened = mauMau.open(header)
  const state = fresh ? opened : judgeOpenly(mauMau, opened, eventOf('a starts r5')).after
  return {
    ...state,
    stock: stock ?? state.stock,
    seats: state.seats.map((seat, i) => ({
      ...seat,
      hand: hands?.[i] ?? seat.hand,
      points: points?.[i] ?? seat.points,
    })),
  }
}

/**
 * An event in a few words: "a starts r5", "a r7", "b joker+4 g", "c draws", "c passes", "b last", "a catches b",
 * "c finds guilty", "c finds fine", "b counts r5 joker", "c leaves", "ends"; a `!` at the end: it stands.
 */
export function eventOf(line: string): MauMauEvent {
  const [who = '', verb = '', ...said] = line.replace('!', '').trim().split(' ')
  const by = seatOfLetter(who)
  const stands = line.endsWith('!') ? ({ ruling: 'stands' } as const) : {}
  if (who === 'ends') return { do: 'end', ...stands }
  switch (verb) {
    case 'starts':
      return { do: 'start', by, card: said[0] as string, ...stands }
    case 'draws':
      return { do: 'draw', by, ...stands }
    case 'passes':
      return { do: 'pass', by, ...stands }
    case 'last':
      return { do: 'last', by, ...stands }
    case 'catches':
      return { do: 'catch', by, of: seatOfLetter(said[0] as string), ...stands }
    case 'finds':
      return { do: 'challenge', by, guilty: said[0] === 'guilty', ...stands }
    case 'counts':
      return { do: 'count', by, cards: said, ...stands }
    case 'leaves':
      return { do: 'leave', by, ...stands }
    default:
      return { do: 'play', by, card: verb, ...(said[0] && { color: said[0] as Colour }), ...stands }
  }
}

const seatOfLetter = (letter: string) => letter.charCodeAt(0) - 'a'.charCodeAt(0)

export type Step = OpenMove<MauMauEvent, MauMauState>

/** Plays events, `/` between them, from a scene on; the last one's move. All before it must be applied. */
export function told(lines: string, scene: Scene = {}): Step {
  const moves: Step[] = []
  let state = sceneStart(scene)
  for (const line of lines.split('/')) {
    const before = moves.at(-1)
    if (before && before.after === before.before) throw new Error(`not applied, in: ${lines}`)
    const move = judgeOpenly(mauMau, state, eventOf(line.trim()))
    moves.push(move)
    state = move.after
  }
  return moves.at(-1) as Step
}
