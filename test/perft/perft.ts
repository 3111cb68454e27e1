import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { readPosition } from '@/lib/games/mezza/notation'
import type { MezzaState } from '@/lib/games/mezza/state'
import { judgeOpenly } from '@/lib/referee/record'
import { actsOf } from '@/lib/simulate/acts'
import { Truth } from '@/lib/simulate/truth'

/** A position in which every card is told. */
export interface Root {
  readonly state: MezzaState
  readonly truth: Truth
}

/** @throws Error where the notation is none. */
export function rootOf(notation: string): Root {
  const result = readPosition(notation)
  if ('error' in result) throw new Error(`${result.error}: ${notation}`)
  const { state, told } = result.position
  return { state, truth: Truth.of(told) }
}

/** Every event that breaks no rule, seat by seat: `leave` and `end` aside, which are always possible. */
export function moves({ state, truth }: Root): readonly MezzaEvent[] {
  return state.seats.flatMap((_, by) => actsOf(mezza, state, truth, by).honest)
}

export function follow({ state, truth }: Root, event: MezzaEvent): Root {
  const { after } = judgeOpenly(mezza, state, event)
  return { state: after, truth: truth.follow(mezza.hidden.movements(state, event, after)) }
}

/**
 * How many games of so many events there are from here on (chess programmers' perft): of every player's events, in and
 * out of turn, by what really lies in every zone. A game that is over before has none.
 */
export function perft(root: Root, depth: number): number {
  const next = moves(root)
  if (depth === 1) return next.length
  return next.reduce((sum, event) => sum + perft(follow(root, event), depth - 1), 0)
}

/** An event in a few letters: `a 5 5`, `b down 3`, `c takes`, `a shows 9 7 joker`. */
export function brief(event: MezzaEvent): string {
  if (event.do === 'end') return 'ends'
  const who = String.fromCharCode(97 + event.by)
  switch (event.do) {
    case 'play':
      return [who, ...(event.from ? [event.from] : []), ...event.cards].join(' ')
    case 'face-up':
      return [who, 'shows', ...event.cards].join(' ')
    case 'pick-up':
      return `${who} takes`
    case 'leave':
      return `${who} leaves`
  }
}
