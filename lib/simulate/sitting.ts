import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { emptyRecord, follow, type GameRecord, judgeEvent, type Move, positionAt } from '@/lib/referee/record'
import { rulings } from '@/lib/referee/verdict'
import { isFalse } from './acts'
import { choicesOf } from './choices'
import type { Moment } from './player'
import { playerOf } from './players'
import { pick, type Random, seeded, shuffled } from './random'
import { Sight } from './sight'
import { Truth } from './truth'

/** What a practice game begins with, and what follows from it but for what the person does. */
export interface Setting {
  readonly game: AnyGame
  readonly header: Header<unknown>
  /** The seat of the person; computers sit at the others. */
  readonly me: number
  /** From which everything hidden follows. */
  readonly seed: number
}

/** A game between one person and computers, at some moment. Immutable. */
export interface Sitting extends Setting {
  /** The person's zones of which cards may be exchanged before the first event, as they were left; null until then. */
  readonly exchanged: Zones | null
  readonly record: GameRecord<AnyEvent, unknown>
  /** Nobody who decides gets to see it, nor does the screen: ask for a `Sight`. */
  readonly truth: Truth
}

type Zones = readonly (readonly string[])[]

/** What happens next at a table if the person does nothing. */
export type Next =
  | { readonly kind: 'over' | 'exchange' | 'wait' }
  | {
      readonly kind: 'act'
      readonly event: AnyEvent
      /** Done as a matter of course; by who is on turn (or where all act at once); out of turn, as fast as they can. */
      readonly pace: 'routine' | 'turn' | 'chance'
    }

/** What became of something that the person did. */
export type Answer =
  | { readonly kind: 'done'; readonly sitting: Sitting }
  | { readonly kind: 'refused'; readonly move: Move<AnyEvent, unknown> }

const SENSIBLE = 'sensible'

/** Random numbers for one moment of a game: the same whenever one comes back to it. */
const randomAt = ({ seed, record }: Pick<Sitting, 'seed' | 'record'>): Random =>
  seeded(Math.imul(seed ^ 0x51ed27, 0x9e3779b1) + record.moves.length)

/** Deals; the computers exchange what they may, each knowing its own cards. */
export function sitDown({ game, header, me, seed }: Setting): Sitting {
  const random = seeded(seed)
  const record = emptyRecord(game, header)
  const { state } = record.start
  const dealt = Truth.deal(game.deck(header.options, header.players.length), game.hidden.dealt(header), random)
  const zonesOf = game.simulated.exchanges(state)
  const player = playerOf(game, SENSIBLE)
  const changed = zonesOf.flatMap((zones, by) => {
    if (by === me) return []
    const held = zones.map(dealt.cards)
    const chosen = player.exchange?.(held, random) ?? held
    return zones.map((zone, i) => [zone, chosen[i] ?? []] as const)
  })
  const exchanged = zonesOf[me]?.length ? null : []
  return { game, header, me, seed, exchanged, record, truth: dealt.with(new Map(changed)) }
}

/** The zones between which the person may exchange cards now, as they lie; none once the game has begun. */
export function exchangeable({ game, me, record, truth, exchanged }: Sitting): Zones {
  if (exchanged) return []
  return (game.simulated.exchanges(record.start.state)[me] ?? []).map(truth.cards)
}

/** The person has exchanged cards, or left them as they were; null where these are not the same cards. */
export function exchange(sitting: Sitting, zones: Zones): Sitting | null {
  const before = exchangeable(sitting)
  const same =
    zones.length === before.length &&
    zones.every(({ length }, i) => length === before[i]?.length) &&
    zones.flat().sort().join(' ') === before.flat().sort().join(' ')
  if (!same) return null
  const ids = sitting.game.simulated.exchanges(sitting.record.start.state)[sitting.me] ?? []
  const truth = sitting.truth.with(new Map(ids.map((zone, i) => [zone, zones[i] ?? []])))
  return { ...sitting, exchanged: zones, truth }
}

const stateOf = ({ record }: Sitting) => positionAt(record).state

/** What a player knows now who sits there. */
function momentOf(sitting: Sitting, by: number, random: Random) {
  const { game, truth } = sitting
  const state = stateOf(sitting)
  const { honest, settle } = choicesOf(game, state, truth, by)
  const decisions = honest.filter((event) => !game.simulated.isRoutine(event))
  const sight = Sight.of(game, state, truth, by)
  const moment: Moment<AnyEvent, unknown> = { honest: decisions, dishonest: [], by, state, sight, random }
  return { moment, settle, routine: honest.filter((event) => game.simulated.isRoutine(event)) }
}

/** What the person knows and can do. */
export function myMoment(sitting: Sitting): Moment<AnyEvent, unknown> {
  return momentOf(sitting, sitting.me, randomAt(sitting)).moment
}

/** What a sensible player would do in the person's place, from what the person sees; null: nothing, for now. */
export function advice(sitting: Sitting): AnyEvent | null {
  const { game, me } = sitting
  const moment = myMoment(sitting)
  if (moment.honest.length === 0) return null
  const turn = game.table(stateOf(sitting)).turn ?? null
  const player = playerOf(game, SENSIBLE)
  return turn === me || turn === null ? player.act(moment) : player.interject(moment)
}

/** What happens next if the person does nothing. */
export function whatNext(sitting: Sitting): Next {
  const { game, header, me, exchanged } = sitting
  const table = game.table(stateOf(sitting))
  if (table.over) return { kind: 'over' }
  if (!exchanged) return { kind: 'exchange' }
  const random = randomAt(sitting)
  const seats = header.players.map((_, by) => momentOf(sitting, by, random))
  const routine = seats.flatMap((seat) => seat.routine)
  if (routine.length > 0) return { kind: 'act', event: byChance(sitting, routine, random), pace: 'routine' }

  const turn = table.turn ?? null
  const player = playerOf(game, SENSIBLE)
  const able = shuffled(random, seats).filter(({ moment }) => moment.by !== me && moment.honest.length > 0)
  for (const { moment, settle } of able) {
    if (moment.by === turn) continue
    const act = player.interject(moment)
    if (act) return { kind: 'act', event: settle(act, random), pace: turn === null ? 'turn' : 'chance' }
  }
  const found = able.find(({ moment }) => turn === null || moment.by === turn)
  if (found) return { kind: 'act', event: found.settle(player.act(found.moment), random), pace: 'turn' }
  // Nobody can do anything any more.
  if (seats.every(({ moment }) => moment.honest.length === 0))
    return { kind: 'act', event: { do: 'end' }, pace: 'turn' }
  return { kind: 'wait' }
}

/** What chance turns up: each card as often as the deck has it. */
function byChance({ game, header }: Sitting, events: readonly AnyEvent[], random: Random): AnyEvent {
  const deck = game.deck(header.options, header.players.length)
  const isTurnedUp = (event: AnyEvent): event is AnyEvent & { card: string } => 'card' in event
  if (!events.every(isTurnedUp)) return events[0] as AnyEvent
  return pick(
    random,
    events.flatMap((event) => Array<AnyEvent>(deck.get(event.card) ?? 1).fill(event)),
  )
}

const illegal = rulings<string>('illegal')

/**
 * Judges something that was done, by all that lies in the hands: what the evidence would prove later is known at once.
 *
 * @param act as its player knows it: which face-down card is turned over, chance says.
 */
export function answer(sitting: Sitting, act: AnyEvent): Answer {
  const { game, record, truth } = sitting
  const state = stateOf(sitting)
  const event = settled(sitting, act)
  const move = judgeEvent(game, positionAt(record), event)
  if (move.ruling.verdict !== 'legal') return { kind: 'refused', move }
  if (isFalse(game, state, truth, event)) {
    const code = game.hidden.claim(state, event)?.code ?? ''
    return { kind: 'refused', move: { ...move, after: move.before, ruling: illegal(code) } }
  }
  return { kind: 'done', sitting: followed(sitting, event) }
}

/** The event that an act is when it is done. */
function settled(sitting: Sitting, act: AnyEvent): AnyEvent {
  const { by } = act
  if (by === undefined) return act
  const { moment, settle } = momentOf(sitting, by, randomAt(sitting))
  const key = JSON.stringify(act)
  const known = moment.honest.find((one) => JSON.stringify(one) === key)
  return known ? settle(known, randomAt(sitting)) : act
}

/** @throws Error where the cards do not lie where the event takes them from. */
function followed(sitting: Sitting, event: AnyEvent): Sitting {
  const { game, record, truth } = sitting
  const before = stateOf(sitting)
  const next = follow(game, record, event)
  return { ...sitting, record: next, truth: truth.follow(game.hidden.movements(before, event, positionAt(next).state)) }
}

/** A game as it was left: null where these events are none of this game. */
export function goOn(setting: Setting, exchanged: Zones | null, events: readonly AnyEvent[]): Sitting | null {
  const dealt = sitDown(setting)
  if (exchanged === null) return events.length === 0 ? dealt : null
  let sitting = dealt.exchanged ? dealt : exchange(dealt, exchanged)
  try {
    for (const event of events) {
      if (!sitting) return null
      const done = answer(sitting, event)
      sitting = done.kind === 'done' ? done.sitting : null
    }
  } catch {
    return null // Cards that do not lie there.
  }
  return sitting
}
