import { judgeOpenly, type OpenMove } from '@/lib/referee/record'
import { type Card, cardOf } from './card'
import type { MischMaschEvent } from './event'
import { mischMasch } from './index'
import type { MischMaschOptions } from './options'
import type { MischMaschState, Seat } from './state'

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elias', 'Fritz']

/** Where a scene begins when not at the deal. Cards as tokens, with blanks between. */
export interface Scene {
  readonly players?: number
  readonly options?: Partial<MischMaschOptions>
  readonly stock?: number
  /** By seat: how many cards in hand; and which of them everybody has seen. */
  readonly hands?: readonly number[]
  readonly known?: readonly string[]
}

const cardsOf = (tokens = '') => tokens.split(' ').flatMap((token): Card[] => (token ? [cardOf(token) as Card] : []))

export function sceneStart({ players = 3, options = {}, stock, hands = [], known = [] }: Scene): MischMaschState {
  const all = mischMasch.options.parse(options)
  const state = mischMasch.open({ game: 'misch-masch', players: NAMES.slice(0, players), options: all })
  return {
    ...state,
    stock: stock ?? state.stock,
    seats: state.seats.map((dealt, i): Seat => ({ ...dealt, hand: hands[i] ?? dealt.hand, known: cardsOf(known[i]) })),
  }
}

/** An event in a few letters: "up KE", "a PK", "b draws", "c leaves", "ends"; a `!` at the end: it stands. */
export function eventOf(line: string): MischMaschEvent {
  const [who = '', said = ''] = line.replace('!', '').trim().split(' ')
  const by = who.charCodeAt(0) - 'a'.charCodeAt(0)
  const stands = line.endsWith('!') ? ({ ruling: 'stands' } as const) : {}
  if (who === 'ends') return { do: 'end', ...stands }
  if (who === 'up') return { do: 'turn-up', card: said, ...stands }
  if (said === 'draws') return { do: 'draw', by, ...stands }
  if (said === 'leaves') return { do: 'leave', by, ...stands }
  return { do: 'play', by, card: said, ...stands }
}

/** All events of a line, `/` between them. */
export const eventsOf = (lines: string): readonly MischMaschEvent[] =>
  lines.split('/').map((line) => eventOf(line.trim()))

/** Plays events, `/` between them, from a scene on; the last one's move. All before it must be applied. */
export function told(lines: string, scene: Scene = {}): OpenMove<MischMaschEvent, MischMaschState> {
  const moves: OpenMove<MischMaschEvent, MischMaschState>[] = []
  let state = sceneStart(scene)
  for (const event of eventsOf(lines)) {
    const before = moves.at(-1)
    if (before && before.after === before.before) throw new Error(`not applied, in: ${lines}`)
    const move = judgeOpenly(mischMasch, state, event)
    moves.push(move)
    state = move.after
  }
  return moves.at(-1) as OpenMove<MischMaschEvent, MischMaschState>
}

/**
 * A table in a line: who is on turn, top card, stock/open cards, hands (`!` has won, `-` has left), chances. "b PK 56/2
 * 6 7 7 interject a KP, interject c KP".
 */
export function shortly(state: MischMaschState): string {
  const { turn, top, stock, discards, players, chances } = mischMasch.table(state)
  const hands = players.map(({ hand, place }) => `${hand}${place === 1 ? '!' : place === 'left' ? '-' : ''}`)
  const told = chances.map((chance) => {
    return `${chance.kind} ${letter(chance.by)}${chance.kind === 'interject' ? ` ${chance.card}` : ''}`
  })
  return [turn === null ? '-' : letter(turn), top, `${stock}/${discards}`, ...hands, told.join(', ')].join(' ').trim()
}

const letter = (by: number) => String.fromCharCode('a'.charCodeAt(0) + by)
