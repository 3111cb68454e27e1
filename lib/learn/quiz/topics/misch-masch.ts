import type { MischMaschTable } from '@/lib/games/misch-masch/engine'
import type { AnyEvent } from '@/lib/referee/event'
import { as, cardIn, clockwise, type Happened, type Topics, type Wanted } from './topics'

const CHAMELEON = 'cham'

export const mischMasch: Topics = {
  basic: new Set(['A4.2', 'A4.5']),
  allowedBy(table, move) {
    if (move.do !== 'play') return null
    const { turn, top } = as<MischMaschTable>(table)
    if (turn === null) return 'A4.1'
    if (turn !== move.by) return OUT_OF_TURN[chanceOf(as(table), move)]
    return cardIn(move) === CHAMELEON || top === CHAMELEON ? 'A5.1' : 'A4.2'
  },
  turning: new Set(['A5.3', 'A6.1', 'A6.2']),
  inTurn: 'A4.5',
  next: clockwise,
  after: ({ before, event, after, effects }) => [
    ...fed({ before, event, after, effects }),
    ...won({ before, event, after, effects }),
  ],
}

type Kind = MischMaschTable['chances'][number]['kind']

const OUT_OF_TURN: Readonly<Record<Kind, string>> = { follow: 'A5.1', 'play-drawn': 'A4.3', interject: 'A6.1' }

/** By which chance a card is laid out of turn; one that fits doubly is interjected, also by who follows. */
function chanceOf({ chances }: MischMaschTable, move: AnyEvent): Kind {
  const card = cardIn(move)
  const mine = chances.filter(({ by }) => by === move.by)
  const doubly = mine.some((chance) => chance.kind === 'interject' && chance.card === card)
  return doubly ? 'interject' : (mine.find(({ kind }) => kind !== 'interject')?.kind ?? 'interject')
}

/** How many cards does everybody hold after a real animal? */
function fed({ before, event, after, effects }: Happened): readonly Wanted[] {
  const card = cardIn(event)
  if (!effects.includes('A5.2') || card === undefined) return []
  return as<MischMaschTable>(before).players.flatMap(({ hand, place }, by): readonly Wanted[] => {
    if (place !== null || as<MischMaschTable>(after).players[by]?.place !== null) return []
    const held = by === event.by ? hand - 1 : hand
    return [{ kind: 'hand', path: `players.${by}.hand`, clause: 'A5.2', others: [held, held + 1, held + 2] }]
  })
}

/** Who lays the last card. */
function won({ event, effects }: Happened): readonly Wanted[] {
  if (!effects.includes('A5.4') || typeof event.by !== 'number') return []
  return [{ kind: 'place', path: `players.${event.by}.place`, clause: 'A5.4', others: [2, 3] }]
}
