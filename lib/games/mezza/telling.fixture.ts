import { judgeOpenly, type OpenMove } from '@/lib/referee/record'
import { type Card, cardOf, NO_CARDS } from './card'
import type { MezzaEvent } from './event'
import { mezza } from './index'
import type { MezzaOptions } from './options'
import type { MezzaState, Seat } from './state'

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elias', 'Fritz', 'Grace']

/** Where a scene begins when not at the deal. Cards as tokens: `known` in hand, `up` logged. */
export interface Scene {
  readonly players?: number
  readonly options?: Partial<MezzaOptions>
  readonly stock?: number
  readonly seats?: readonly (Partial<Omit<Seat, 'known' | 'up'>> & { known?: string; up?: string | number })[]
}

const cardsOf = (tokens: string) => tokens.split(' ').map((token) => cardOf(token) as Card)

export function sceneStart({ players = 3, options = {}, stock, seats = [] }: Scene): MezzaState {
  const all: MezzaOptions = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true, ...options }
  const state = mezza.open({ game: 'mezza', players: NAMES.slice(0, players), options: all })
  const visible = state.visible.slice()
  return {
    ...state,
    stock: stock ?? state.stock,
    visible,
    seats: state.seats.map((dealt, i) => {
      const { known, up, ...rest } = seats[i] ?? {}
      const seat: Seat = { ...dealt, ...rest }
      if (typeof up === 'number') return { ...seat, up }
      const logged = up === undefined ? seat.up : up === '' ? [] : cardsOf(up)
      if (typeof logged !== 'number') for (const card of logged) visible[card] = (visible[card] as number) + 1
      const counts = NO_CARDS.slice()
      const held = known === undefined ? [] : cardsOf(known)
      for (const card of held) counts[card] = (counts[card] as number) + 1
      return { ...seat, up: logged, known: counts, knownCount: held.length }
    }),
  }
}

/**
 * An event in a few letters: "a 8 8", "b up 9", "c down 5", "a shows 9 7 joker", "b takes", "c leaves", "ends"; a `!`
 * at the end: it stands.
 */
export function eventOf(line: string): MezzaEvent {
  const [who = '', ...said] = line.replace('!', '').trim().split(' ')
  const by = who.charCodeAt(0) - 'a'.charCodeAt(0)
  const stands = line.endsWith('!') ? ({ ruling: 'stands' } as const) : {}
  if (who === 'ends') return { do: 'end', ...stands }
  switch (said[0]) {
    case 'takes':
      return { do: 'pick-up', by, ...stands }
    case 'leaves':
      return { do: 'leave', by, ...stands }
    case 'shows':
      return { do: 'face-up', by, cards: said.slice(1), ...stands }
    case 'hand':
    case 'up':
    case 'down':
      return { do: 'play', by, cards: said.slice(1), from: said[0], ...stands }
    default:
      return { do: 'play', by, cards: said, ...stands }
  }
}

/** Plays events, `/` between them, from a scene on; the last one's move. All before it must be applied. */
export function told(lines: string, scene: Scene = {}): OpenMove<MezzaEvent, MezzaState> {
  const moves: OpenMove<MezzaEvent, MezzaState>[] = []
  let state = sceneStart(scene)
  for (const line of lines.split('/')) {
    const before = moves.at(-1)
    if (before && before.after === before.before) throw new Error(`not applied, in: ${lines}`)
    const move = judgeOpenly(mezza, state, eventOf(line.trim()))
    moves.push(move)
    state = move.after
  }
  return moves.at(-1) as OpenMove<MezzaEvent, MezzaState>
}
