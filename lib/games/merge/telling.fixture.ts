import { judgeOpenly, type OpenMove } from '@/lib/referee/record'
import type { MergeEvent } from './event'
import { merge } from './index'
import type { MergeState } from './state'

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elias', 'Fritz', 'Grace', 'Hana', 'Iwo', 'Jan', 'Kaya', 'Lea']

/** Where a scene begins: all have laid out, unless `piles` is null. */
export interface Scene {
  readonly players?: number
  readonly dealer?: number
  /** By seat, its two first cards; null before the lay-out. */
  readonly piles?: readonly string[] | null
  /** By seat, how many cards are left in hand. */
  readonly hands?: readonly number[]
}

/** What lies out where nothing else is said: piles 1 and 2 before a, 3 and 4 before b, and so on. */
export const FIRST = [
  'r3 g7',
  'r5 b5',
  'y1 y10',
  'g1 g2',
  'b1 b9',
  'y6 r9',
  'b3 b4',
  'r1 r2',
  'g9 g10',
  'y3 y4',
  'b7 b8',
  'r7 r8',
]

export function sceneStart({ players = 3, dealer, piles = FIRST, hands = [] }: Scene): MergeState {
  const options = dealer === undefined ? {} : { dealer }
  let state = merge.open({ game: 'merge', players: NAMES.slice(0, players), options })
  for (let by = 0; piles && by < players; by++) {
    state = merge.apply(state, { do: 'lay-out', by, cards: (piles[by] as string).split(' ') }, { verdict: 'legal' })
  }
  return { ...state, seats: state.seats.map((seat, by) => ({ ...seat, hand: hands[by] ?? seat.hand })) }
}

/**
 * An event in a few letters: "a lays r3 g7", "a r4 on 1", "a tops 1", "a merges 1 on 2", "a splits 3 under 2 r9",
 * "a takes 1", "a stops", "a leaves", "ends"; a `!` at the end: it stands.
 */
export function eventOf(line: string): MergeEvent {
  const [who = '', what = '', ...said] = line.replace(' !', '').trim().split(' ')
  const by = who.charCodeAt(0) - 'a'.charCodeAt(0)
  const stands = line.endsWith('!') ? ({ ruling: 'stands' } as const) : {}
  const [first = '', , third = '', fourth = ''] = said
  const pile = Number(first)
  if (who === 'ends') return { do: 'end', ...stands }
  switch (what) {
    case 'lays':
      return { do: 'lay-out', by, cards: said, ...stands }
    case 'tops':
      return { do: 'take-top', by, pile, ...stands }
    case 'merges':
      return { do: 'merge', by, pile, onto: Number(third), ...stands }
    case 'splits':
      return { do: 'split', by, pile, below: Number(third), card: fourth, ...stands }
    case 'takes':
      return { do: 'take-pile', by, pile, ...stands }
    case 'stops':
      return { do: 'stop', by, ...stands }
    case 'leaves':
      return { do: 'leave', by, ...stands }
    default:
      return { do: 'place', by, card: what, pile: Number(said[1]), ...stands }
  }
}

/** Plays events, `/` between them, from a scene on; the last one's move. All before it must be applied. */
export function told(lines: string, scene: Scene = {}): OpenMove<MergeEvent, MergeState> {
  const moves: OpenMove<MergeEvent, MergeState>[] = []
  let state = sceneStart(scene)
  for (const line of lines.split('/')) {
    const before = moves.at(-1)
    if (before && before.after === before.before) throw new Error(`not applied, in: ${lines}`)
    const move = judgeOpenly(merge, state, eventOf(line.trim()))
    moves.push(move)
    state = move.after
  }
  return moves.at(-1) as OpenMove<MergeEvent, MergeState>
}
