import type { AnyGame, GameId } from '@/lib/referee/game'
import type { LaidOut } from '@/lib/referee/laid-out'
import { firstQuestion, type Question } from '../ask/question'
import type { Asked } from '../ask/verbs'

/** A position to try a clause in: which of these moves are allowed? */
export interface Example {
  readonly clause: string
  readonly laid: Partial<LaidOut<unknown>>
  /** What may be tried, allowed or not. */
  readonly tries: readonly Asked[]
}

const ANA = 0
const BEN = 1
const CEM = 2

/** Cards that Cem has laid, the last one on top. */
const lying = (...cards: readonly string[]) => ({ pile: cards.map((card) => ({ card, by: CEM })) })

const plays = (...all: readonly (string | readonly string[])[]): readonly Asked[] =>
  all.map((cards) => ({ do: 'play', by: ANA, cards: typeof cards === 'string' ? [cards] : cards }))

const lays = (...cards: readonly string[]): readonly Asked[] => cards.map((card) => ({ do: 'play', by: ANA, card }))

const PICK_UP: Asked = { do: 'pick-up', by: ANA }

/** Ana, Ben and Cem sit at each of them, and unless it is said otherwise Ana is on turn. */
export const EXAMPLES: Readonly<Record<GameId, readonly Example[]>> = {
  mezza: [
    { clause: 'M2.3', laid: { turn: null, pile: [] }, tries: plays('½', '1', '0', 'joker') },
    { clause: 'M3.1', laid: lying('5'), tries: plays(['8', '8'], ['8', '9'], '8') },
    { clause: 'M3.2', laid: lying('6'), tries: plays('5', '6', '9½') },
    { clause: 'M3.3', laid: lying('joker'), tries: plays('1', '9') },
    { clause: 'M4.1', laid: lying('8', 'joker'), tries: plays('5', '8', 'joker') },
    { clause: 'M4.2', laid: lying('9½', '0'), tries: plays('½', '1', '9') },
    { clause: 'M4.3', laid: lying('6½'), tries: plays('½', '6') },
    { clause: 'M4.4', laid: lying('4'), tries: plays('5', '3', '½', 'joker') },
    { clause: 'M4.5', laid: lying('5'), tries: plays('7', '8') },
    { clause: 'M4.7', laid: lying('9½'), tries: plays('½', '9') },
    { clause: 'M4.8', laid: lying('8', '8'), tries: plays(['8', '8'], '8', '5') },
    { clause: 'M6.1', laid: lying('9½'), tries: [PICK_UP, ...plays('9')] },
    { clause: 'M7.1', laid: { turn: BEN, ...lying('6½') }, tries: plays('½', '7', ['½', '½']) },
    {
      clause: 'M8.1',
      laid: { turn: BEN, pile: [{ card: '8', by: ANA }], drawn: 1 },
      tries: plays('8', '9', ['8', '8']),
    },
  ],
  'mau-mau': [
    { clause: 'U4.1', laid: lying('r5'), tries: lays('r9', 'b5', 'g7') },
    {
      clause: 'U5.1',
      laid: { ...lying('b+2'), penalty: 2 },
      tries: [...lays('r+2', 'b7', 'joker'), { do: 'draw', by: ANA }],
    },
    { clause: 'U5.4', laid: { ...lying('joker'), colour: 'g' }, tries: lays('g3', 'r3') },
    {
      clause: 'U4.2',
      laid: lying('y1'),
      tries: [
        { do: 'pass', by: ANA },
        { do: 'draw', by: ANA },
      ],
    },
  ],
  'misch-masch': [
    { clause: 'A4.2', laid: lying('KE'), tries: lays('DK', 'EK', 'ED', 'KL') },
    { clause: 'A5.1', laid: lying('DP'), tries: lays('cham', 'OO') },
    { clause: 'A6.1', laid: { turn: BEN, ...lying('KE') }, tries: lays('EK', 'DK') },
  ],
  merge: [
    {
      clause: 'G4.1',
      laid: {},
      tries: ['r6', 'g5', 'r5', 'b9'].map((card): Asked => ({ do: 'place', by: ANA, card, pile: 1 })),
    },
    {
      clause: 'G3',
      laid: {},
      tries: [
        { do: 'take-top', by: ANA, pile: 2 },
        { do: 'merge', by: ANA, pile: 1, onto: 2 },
        { do: 'take-pile', by: ANA, pile: 1 },
        { do: 'take-top', by: ANA, pile: 3 },
      ],
    },
  ],
}

/** An example as a question, with the first of its moves. */
export function questionOf(game: AnyGame, { laid, tries }: Example): Question {
  const question = firstQuestion(game)
  return { ...question, laid: { ...question.laid, ...laid }, event: tries[0] ?? question.event }
}
