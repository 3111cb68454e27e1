import type { Voice } from '@/lib/cards/voice'
import type { Applied } from '@/lib/referee/applied'
import { hasTurn, outOfPlay } from '@/lib/referee/common-words'
import type { Effect, Told } from '@/lib/referee/game'
import { type Card, cardOf, isWild, PLUS_FOUR, PLUS_TWO, REVERSE, SKIP, signOf, worthOf } from './card'
import type { Challenge, Count, MauMauEvent, Play, Start } from './event'
import { colour, lastCall, points, side, sign, withPoints } from './speech'
import { EACH, hasSaid, isIn, type MauMauState, partnerOf, seatOf } from './state'

type Step = Applied<MauMauState>

/** What an applied event brought about, read off the states before and after it. */
export function effects(
  { names, state, event }: Told<MauMauEvent, MauMauState>,
  after: MauMauState,
  v: Voice,
): Effect[] {
  if (after === state || event.do === 'end') return []
  const step: Step = { names, before: state, after, by: event.by, name: names[event.by] as string, v }
  return [...shuffle(step, event), ...ofEvent(step, event)]
}

function ofEvent(step: Step, event: Exclude<MauMauEvent, { do: 'end' }>): Effect[] {
  switch (event.do) {
    case 'start':
      return ofStart(step, event)
    case 'play':
      return ofPlay(step, event)
    case 'draw':
      return ofDraw(step)
    case 'pass':
      return letOff(step)
    case 'last':
      return []
    case 'catch':
      return [draws(step, event.of, 'U6.2')]
    case 'challenge':
      return ofChallenge(step, event)
    case 'count':
      return ofCount(step, event)
    case 'leave':
      return ofLeave(step)
  }
}

const nameOf = ({ names }: Step, by: number) => names[by] as string

/** U4.3 */
function shuffle({ before, after, v }: Step, event: MauMauEvent): Effect[] {
  if (event.do === 'start' || after.discards >= before.discards) return []
  const text = v.say(
    'Der Vorrat ist leer: Die Ablage wird neu gemischt',
    'The stock is empty: the discards are shuffled',
  )
  return [{ text, clause: 'U4.3' }]
}

/** How many cards somebody draws by this; a number only for who acted, whose turn it may end. */
function draws(step: Step, by: number, clause: string, endsTurn = false): Effect {
  const { before, after, v } = step
  const count = seatOf(after, by).hand - seatOf(before, by).hand
  const name = nameOf(step, by)
  if (count === 0) {
    return { text: v.say('Es ist keine Karte mehr zu ziehen', 'There is no card left to draw'), clause: 'U4.3' }
  }
  const lost = endsTurn ? v.say(' und setzt aus', ' and loses the turn') : ''
  const text = v.say(`${name} zieht ${v.figure(count)}${lost}`, `${name} draws ${v.figure(count)}${lost}`)
  return by === step.by ? { text, clause, draws: count } : { text, clause }
}

/** U3.1, U5.7 */
function ofStart(step: Step, { card: token }: Start): Effect[] {
  const { after, name, v } = step
  const card = cardOf(token) as Card
  const dealt: Effect = { text: v.say(`${EACH} Karten für jeden`, `${EACH} cards each`), clause: 'U3.1' }
  const next = nameOf(step, after.turn as number)
  switch (signOf(card)) {
    case PLUS_TWO:
      return [dealt, faced(step, 'U5.7')]
    case SKIP:
      return [
        dealt,
        { text: v.say(`${name} setzt aus, ${next} beginnt`, `${name} is skipped, ${next} begins`), clause: 'U5.7' },
      ]
    case REVERSE:
      return [
        dealt,
        turned(step, 'U5.7'),
        { text: v.say(`${name} setzt aus, ${next} beginnt`, `${name} loses the turn, ${next} begins`), clause: 'U5.7' },
      ]
    case null:
      return [dealt, anyFits(step, 'U5.7')]
    default:
      return [dealt]
  }
}

function ofPlay(step: Step, event: Play): Effect[] {
  const { before, after } = step
  const card = cardOf(event.card) as Card
  if (after.phase !== 'playing') return ofLastCard(step)
  const found: Effect[] = []
  if (before.penalty > 0 && after.penalty === 0) found.push(...letOff(step))
  if (isWild(card)) found.push(named(step, card === PLUS_FOUR ? 'U5.5' : 'U5.4'))
  switch (signOf(card)) {
    case PLUS_TWO:
      found.push(faced(step, 'U5.1'))
      break
    case SKIP:
      found.push(...skipped(step, 'U5.2'))
      break
    case REVERSE:
      found.push(turned(step, 'U5.3'), ...skipped(step, 'U5.3'))
      break
  }
  if (card === PLUS_FOUR) found.push(faced(step, 'U5.5'))
  return [...found, ...lastButOne(step)]
}

/** What the player on turn faces: "Ben zieht 4 oder legt eine +2". */
function faced(step: Step, clause: string): Effect {
  const { after, v } = step
  const name = nameOf(step, after.turn as number)
  const two = sign(PLUS_TWO, v)
  const text = after.four
    ? v.say(`${name} zieht ${after.penalty} oder zweifelt an`, `${name} draws ${after.penalty} or challenges`)
    : v.say(`${name} zieht ${after.penalty} oder legt eine ${two}`, `${name} draws ${after.penalty} or lays a ${two}`)
  return { text, clause }
}

/** U5.4, U5.5 */
function named(step: Step, clause: string): Effect {
  const { after, v } = step
  if (after.colour === null) return anyFits(step, clause)
  return { text: v.say(`Jetzt gilt ${colour(after.colour, v)}`, `Now it is ${colour(after.colour, v)}`), clause }
}

const anyFits = ({ v }: Step, clause: string): Effect => ({
  text: v.say('Jetzt passt jede Karte', 'Now every card fits'),
  clause,
})

function turned({ after, v }: Step, clause: string): Effect {
  const clockwise = after.direction === 1
  const text = v.say(
    `Die Richtung dreht sich: jetzt ${clockwise ? 'im' : 'gegen den'} Uhrzeigersinn`,
    `Play turns round: ${clockwise ? 'clockwise' : 'anticlockwise'} now`,
  )
  return { text, clause }
}

/** U5.2, U5.3; two players: the same player plays again. */
function skipped(step: Step, clause: string): Effect[] {
  const { after, by, name, v } = step
  if (after.skipped === null) return []
  const who = nameOf(step, after.skipped)
  const text =
    after.turn === by
      ? v.say(`${who} setzt aus, ${name} spielt noch einmal`, `${who} is skipped, ${name} plays again`)
      : v.say(`${who} setzt aus`, `${who} is skipped`)
  return [{ text, clause }]
}

/** U6.1, U6.2 */
function lastButOne({ before, after, by, name, v }: Step): Effect[] {
  if (seatOf(after, by).hand !== 1) return []
  return hasSaid(before, by)
    ? [{ text: v.say(`${name} hat noch eine Karte`, `${name} has one card left`), clause: 'U6.1' }]
    : [{ text: v.say(`${name} hat nicht ${lastCall(v)} gesagt`, `${name} did not say ${lastCall(v)}`), clause: 'U6.2' }]
}

/** U7.1, U7.2 */
function ofLastCard(step: Step): Effect[] {
  const { names, after, by, name, v } = step
  if (!after.over) {
    return [{ text: v.say(`${name} gewinnt die Runde`, `${name} wins the round`), clause: 'U7.1' }, countsNow(step)]
  }
  const partner = partnerOf(after, by)
  const both = partner !== null && isIn(seatOf(after, partner))
  const who = side(names, by, both ? partner : null, v)
  const text = v.say(`${who} ${both ? 'gewinnen' : 'gewinnt'}`, `${who} ${both ? 'win' : 'wins'}`)
  return [{ text, clause: 'U7.2' }]
}

/** U7.3 */
function countsNow({ names, after, v }: Step): Effect {
  const who = v.and(after.due.map((by) => names[by] as string))
  const one = after.due.length === 1
  const text = v.say(`${who} ${one ? 'zählt' : 'zählen'} die Karten`, `${who} ${one ? 'counts' : 'count'} the cards`)
  return { text, clause: 'U7.3' }
}

/** U4.2: a single card needs no words, unless there is none. */
function ofDraw(step: Step): Effect[] {
  const { before, after, by } = step
  const { penalty, four } = before
  if (penalty > 0) return [draws(step, by, four ? 'U5.5' : 'U5.1', true)]
  return seatOf(after, by).hand > seatOf(before, by).hand ? [] : [draws(step, by, 'U4.3')]
}

/** U8: a standing card or a pass ends a penalty. */
function letOff({ before, after, v }: Step): Effect[] {
  if (before.penalty === 0 || after.penalty > 0) return []
  return [{ text: penaltyLapses(v), clause: 'U8' }]
}

const penaltyLapses = (v: Voice) => v.say('Die Strafkarten verfallen', 'Nobody draws the penalty')

/** U5.6, U7.7 */
function ofChallenge(step: Step, { guilty }: Challenge): Effect[] {
  const { before, by, name, v } = step
  if (!guilty) return [draws(step, by, 'U5.6', true)]
  const layer = before.four?.by ?? by
  const plays: Effect = { text: v.say(`${name} ist normal dran`, `${name} plays a normal turn`), clause: 'U5.6' }
  if (isIn(seatOf(before, layer))) return [draws(step, layer, 'U5.6'), plays]
  const gone = nameOf(step, layer)
  const text = v.say(`${gone} hat aufgegeben und zieht nichts`, `${gone} gave up and draws nothing`)
  return [{ text, clause: 'U7.7' }, plays]
}

/** U7.3, U7.5 */
function ofCount(step: Step, { cards }: Count): Effect[] {
  const { names, before, by, name, v } = step
  const winner = before.winner as number
  if (!before.due.includes(by)) {
    const text = v.say(`${v.owner(name)} Karten zählen nicht`, `${v.owner(name)} cards count nothing`)
    return [{ text, clause: 'U7.3' }]
  }
  const worth = cards.reduce((sum, card) => sum + worthOf(cardOf(card) as Card), 0)
  const won = side(names, winner, partnerOf(before, winner), v)
  const text = v.say(`${points(worth, v)} für ${won}`, `${points(worth, v)} for ${won}`)
  return [{ text, clause: 'U7.3' }, ...ofSettling(step)]
}

/** U7.3: the round is settled, and with it perhaps the game. */
function ofSettling(step: Step): Effect[] {
  const { names, before, after, v } = step
  if (after.phase === 'counting') return []
  const winner = before.winner as number
  const partner = partnerOf(before, winner)
  const who = side(names, winner, partner, v)
  const total = seatOf(after, winner).points
  const text = isLimitReached(step)
    ? v.say(
        `${who} ${partner === null ? 'gewinnt' : 'gewinnen'} ${withPoints(total, v)}`,
        `${who} ${partner === null ? 'wins' : 'win'} ${withPoints(total, v)}`,
      )
    : v.say(
        `${who} ${partner === null ? 'hat' : 'haben'} jetzt ${points(total, v)}`,
        `${who} now ${partner === null ? 'has' : 'have'} ${points(total, v)}`,
      )
  return [{ text, clause: 'U7.3' }]
}

function isLimitReached({ before, after }: Step): boolean {
  const { points: limit } = after.options
  return before.winner !== null && limit !== null && seatOf(after, before.winner).points >= limit
}

/** U7.7 */
function ofLeave(step: Step): Effect[] {
  const { before, after, by, name, v } = step
  const found: Effect[] = []
  const say = (text: string) => found.push({ text, clause: 'U7.7' })
  if (seatOf(before, by).hand > 0) say(outOfPlay(name, v))
  if (before.phase === 'counting') {
    if (before.winner === by) say(v.say('Niemand bekommt Punkte', 'Nobody scores'))
    else if (before.scored > 0) found.push(...ofSettling(step))
  }
  if (before.turn === by && before.penalty > 0) say(penaltyLapses(v))
  if (after.over && !isLimitReached(step)) found.push(wonByStaying(step))
  if (after.turn !== null && after.turn !== before.turn) say(hasTurn(nameOf(step, after.turn), v))
  return found
}

function wonByStaying({ names, after, v }: Step): Effect {
  const winners = after.seats.flatMap(({ place }, seat) => (place === 1 ? [names[seat] as string] : []))
  const many = winners.length > 1
  const text = v.say(
    `Nur ${v.and(winners)} ${many ? 'sind' : 'ist'} noch da und ${many ? 'gewinnen' : 'gewinnt'}`,
    `Only ${v.and(winners)} ${many ? 'are' : 'is'} left and ${many ? 'win' : 'wins'}`,
  )
  return { text, clause: 'U7.7' }
}
