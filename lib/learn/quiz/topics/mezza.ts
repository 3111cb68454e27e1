import type { MezzaTable } from '@/lib/games/mezza/engine'
import type { AnyEvent } from '@/lib/referee/event'
import { as, cardIn, cardsIn, clockwise, type Happened, type Topics, type Wanted } from './topics'

/** What a ½ makes of what it is laid on. */
const HALVES: Readonly<Record<string, string>> = { '4': '3½', '7': '6½' }

/** Ranks between the whole ones. */
const BETWEEN = new Set(['3½', '6½', '9½'])

/** Cards in a hand where nothing special happened. */
const FULL_HAND = 3

/** Cards dealt to each. */
const DEALT = 9

export const mezza: Topics = {
  basic: new Set(['M3.2', 'M3.8']),
  allowedBy(table, move) {
    if (move.do === 'face-up') return 'M2.2'
    if (move.do === 'pick-up') return 'M6.1'
    if (move.do !== 'play') return null
    return allowedPlay(as<MezzaTable>(table), move)
  },
  turning: new Set(['M4.5', 'M4.7', 'M4.8', 'M5.3', 'M6.1', 'M7.1', 'M9.1', 'M9.3']),
  inTurn: 'M3.7',
  next: clockwise,
  turnBy(before, event, after) {
    const was = as<MezzaTable>(before)
    if (event.do !== 'play' || typeof event.by !== 'number' || was.turn === null) return undefined
    if (was.turn === event.by) {
      // Two players, a 7 on one's own 7: a new turn, and who was skipped is skipped again.
      const alone = was.players.filter(({ place }) => place === null).length === 2
      const again = alone && cardIn(event) === '7' && was.pile.at(-1) === '7' && was.top === '7'
      return again && after.turn === event.by && as<MezzaTable>(after).pile.length > 0 ? 'M8.4' : undefined
    }
    if (!isQuick(was, event)) return undefined
    return as<MezzaTable>(after).pile.length === 0 ? 'M8.3' : 'M8.1'
  },
  now: (table, events) => [...dealt(as(table), events), ...rank(as(table)), ...need(as(table))],
  after: (happened) => [...hands(happened), ...places(happened)],
}

function allowedPlay(table: MezzaTable, move: AnyEvent): string | null {
  if (table.turn === null) return 'M2.3'
  const cards = cardsIn(move)
  const [card] = cards
  const { hand = 0, up = 0 } = table.players[move.by ?? -1] ?? {}
  if (table.turn !== move.by) return isQuick(table, move) ? (hand === 0 ? 'M8.2' : 'M8.1') : 'M7.1'
  if ((move as { readonly from?: string }).from === 'down') return 'M5.3'
  if (card === 'joker') return 'M4.1'
  if (card === '0') return 'M4.2'
  if (table.need.max) return 'M4.4'
  if (table.need.min === undefined) return table.top === '0' ? 'M4.2' : 'M3.3'
  if (card === '½' && table.need.min !== '½') return 'M4.3'
  const top = table.pile.at(-1)
  if (card === '9½' && top === '9½') return 'M4.6'
  if (cards.length > 1) return 'M3.1'
  if (top === table.pile.at(-2)) return 'M3.4'
  if (hand === 0 && (typeof up === 'number' ? up : up.length) > 0) return 'M5.2'
  return BETWEEN.has(card ?? '') || BETWEEN.has(table.need.min) ? 'M1.4' : 'M3.2'
}

/** M10.2: by who laid the last card, and of its rank. */
const isQuick = ({ chances }: MezzaTable, move: AnyEvent) =>
  chances.some((chance) => chance.kind === 'quick-play' && chance.by === move.by && chance.card === cardIn(move))

/** What is left of the deck when everybody has nine. */
function dealt({ stock, players, pile }: MezzaTable, events: number): readonly Wanted[] {
  if (events > 0 || pile.length > 0) return []
  const whole = stock + DEALT * players.length
  const others = [whole, stock + 3 * players.length, stock + 6 * players.length, stock - DEALT]
  return [{ kind: 'stock', path: 'stock', clause: whole < 68 ? 'M1.2' : 'M2.1', others }]
}

/** Which rank is in force? Asked only where the top card does not say. */
function rank({ pile, top }: MezzaTable): readonly Wanted[] {
  const last = pile.at(-1)
  if (top === null || last === top) return []
  const wanted = (clause: string, others: readonly string[]) => [{ kind: 'rank', path: 'top', clause, others } as const]
  if (last === '½') return wanted('M4.3', ['½', HALVES[top] ?? '10'])
  // Below the jokers the card itself must show it, else two clauses decide.
  const covered = pile.findLast((card) => card !== 'joker')
  return covered === top ? wanted('M4.1', top === '0' ? ['½', '9½'] : ['0', top === '½' ? '1' : '½']) : []
}

/** What must the next card be? Asked where one thing alone says it. */
function need({ pile, top, need: { min, max } }: MezzaTable): readonly Wanted[] {
  const last = pile.at(-1)
  const wanted = (clause: string, others: readonly string[]): readonly Wanted[] => [
    { kind: 'need', path: 'need', clause, others },
  ]
  if (last === undefined) return wanted('M3.3', ['min ½', 'max 4', 'min 4'])
  if (top === null) return wanted('M3.3', ['max 4', 'min 9½', 'min ½'])
  if (top === '0') return last === '0' ? wanted('M4.2', ['max 4', 'min 9½', 'min 1']) : []
  if (max) {
    if (last === '4') return wanted('M4.4', ['min 4', 'any'])
    return last === 'joker' && pile.findLast((card) => card !== 'joker') === '4' ? wanted('M4.1', ['min 4', 'any']) : []
  }
  if (min === undefined || min === '½') return []
  if (last === 'joker') return top === '4' ? [] : wanted('M4.1', ['any', `max ${top}`])
  if (last === '½') return wanted('M4.3', ['min ½', 'any'])
  return pile.at(-2) === '4' && last !== '4' ? wanted('M4.4', ['max 4', 'min 4', 'any']) : []
}

/** How many cards does who acts hold then? */
function hands({ before, event, effects }: Happened): readonly Wanted[] {
  const { by } = event
  if (typeof by !== 'number') return []
  const table = as<MezzaTable>(before)
  const hand = table.players[by]?.hand ?? 0
  const wanted = (clause: string, others: readonly number[]): readonly Wanted[] => [
    { kind: 'hand', path: `players.${by}.hand`, clause, others },
  ]
  if (event.do === 'pick-up') {
    const taken = table.pile.length
    return wanted('M6.1', [hand, taken, hand + taken + 1, FULL_HAND])
  }
  if (event.do !== 'play' || hand === 0 || table.turn === null) return []
  const laid = cardsIn(event).length
  const others = [hand, hand - laid, FULL_HAND, hand - laid + 1]
  if (effects.includes('M7.1')) return wanted('M7.4', others)
  return table.turn === by ? wanted('M3.5', others) : []
}

/** Which place is that? */
function places({ before, after, effects }: Happened): readonly Wanted[] {
  const all = after.players.map((_, i) => i + 1)
  return after.players.flatMap(({ place }, by): readonly Wanted[] => {
    if (typeof place !== 'number' || before.players[by]?.place !== null) return []
    const last =
      effects.includes('M9.2') && !before.players.some((_, i) => i !== by && isNewly(before, after, i, place))
    return [{ kind: 'place', path: `players.${by}.place`, clause: last ? 'M9.2' : 'M9.1', others: all }]
  })
}

/** Did that seat win a later place by the same? */
const isNewly = (before: Happened['before'], after: Happened['after'], seat: number, than: number) => {
  const place = after.players[seat]?.place
  return before.players[seat]?.place === null && typeof place === 'number' && place > than
}
