import type { MauMauTable } from '@/lib/games/mau-mau/engine'
import { as, cardIn, type Happened, type Topics, type Wanted } from './topics'

/** The clauses of what costs somebody cards, by what happens. */
const COSTS = ['U5.1', 'U5.5', 'U5.6', 'U6.2'] as const

export const mauMau: Topics = {
  basic: new Set(['U4.1', 'U4.4']),
  allowedBy(table, move) {
    const { turn, penalty, top, color } = as<MauMauTable>(table)
    if (move.do === 'catch') return 'U6.2'
    if (turn !== move.by) return null
    if (move.do === 'last') return 'U6.1'
    if (move.do === 'pass') return 'U4.2'
    if (move.do === 'challenge') return 'U5.6'
    // To draw where nothing is due is always allowed, and no question.
    if (move.do === 'draw') return penalty === 0 ? null : penalty === 4 && top === 'joker+4' ? 'U5.5' : 'U5.1'
    if (move.do !== 'play') return null
    const card = cardIn(move)
    if (card === 'joker') return 'U5.4'
    if (card === 'joker+4') return 'U5.5'
    return penalty > 0 ? 'U5.1' : color === null ? 'U5.7' : 'U4.1'
  },
  turning: new Set(['U5.1', 'U5.2', 'U5.3', 'U5.5', 'U5.6', 'U5.7', 'U7.7']),
  inTurn: 'U4.4',
  next(table, by) {
    const { direction, players } = as<MauMauTable>(table)
    return (by + direction + players.length) % players.length
  },
  after: (happened) => [...penalties(happened), ...hands(happened)],
}

/** How many must the next player draw? */
function penalties({ before, event, after }: Happened): readonly Wanted[] {
  const due = as<MauMauTable>(after).penalty
  const was = as<MauMauTable>(before).penalty
  if (event.do !== 'play' || due === 0) return []
  const clause = cardIn(event) === 'joker+4' ? 'U5.5' : 'U5.1'
  return [{ kind: 'penalty', path: 'penalty', clause, others: [0, 2, 4, was, due + 2] }]
}

/** How many cards does who has to pay for it hold then? */
function hands({ before, event, after, effects }: Happened): readonly Wanted[] {
  const clauses = COSTS.filter((clause) => effects.includes(clause))
  const [clause] = clauses
  if (clauses.length !== 1 || clause === undefined || event.do === 'play' || event.do === 'start') return []
  const was = as<MauMauTable>(before)
  const now = as<MauMauTable>(after)
  return was.players.flatMap(({ hand }, by): readonly Wanted[] => {
    const drawn = (now.players[by]?.hand ?? 0) - hand
    if (drawn <= 0) return []
    const others = [0, 1, 2, 4, 6].map((more) => hand + more)
    return [{ kind: 'hand', path: `players.${by}.hand`, clause, others }]
  })
}
