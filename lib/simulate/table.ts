import type { AnyEvent } from '@/lib/referee/event'
import type { Game, Header, PublicTable } from '@/lib/referee/game'
import { judgeEvent, judgeOpenly, openPosition, type Position } from '@/lib/referee/record'
import { isFalse } from './acts'
import { choicesOf } from './choices'
import type { Player } from './player'
import { pick, type Random, shuffled } from './random'
import { Sight } from './sight'
import { type HiddenCards, Truth } from './truth'

/** A whole game as a table log, and what nobody at the table could see. */
export interface SimulatedGame<Options, Event> {
  readonly header: Header<Options>
  readonly events: readonly Event[]
  /** What each player is, by seat. */
  readonly players: readonly string[]
  /** The hidden cards when the first event happened. */
  readonly deal: HiddenCards
  /** Events, from 1, that claimed what was not true. */
  readonly dishonest: readonly number[]
  /** By seat, as the public table has it. */
  readonly places: readonly PublicTable['players'][number]['place'][]
}

export interface Seating<Event, State> {
  /** By seat. */
  readonly players: readonly Player<Event, State>[]
  readonly random: Random
  /** A game is stopped after so many events: two players can hand a few cards to and fro for ever. */
  readonly longest?: number
  /** How likely somebody gives up, at each event. */
  readonly leaving?: number
}

const LONGEST = 600

/**
 * Plays a game from the deal to its end.
 *
 * @throws Error where a game's rules and its hidden cards contradict each other.
 */
export function simulateGame<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  header: Header<Options>,
  seating: Seating<Event, State>,
): SimulatedGame<Options, Event> {
  const { players, longest = LONGEST } = seating
  // An honest game is never found to be anything else: only where somebody cheats need the evidence be asked.
  const advance = players.some(({ cheats }) => cheats) ? judge : judgeByWhatLiesOpen
  const events: Event[] = []
  const dishonest: number[] = []
  let position = openPosition(game, header)
  let truth = deal(game, header, position.state, seating)
  const { zones } = truth
  while (!game.table(position.state).over) {
    const { state } = position
    const event = events.length + 1 < longest ? nextEvent(game, state, truth, seating) : null
    const logged = event ?? ({ do: 'end' } as Event)
    events.push(logged)
    if (isFalse(game, state, truth, logged)) dishonest.push(events.length)
    position = advance(game, position, logged)
    truth = truth.follow(game.hidden.movements(state, logged, position.state))
  }
  const places = game.table(position.state).players.map(({ place }) => place)
  return { header, events, players: players.map(({ name }) => name), deal: zones, dishonest, places }
}

function judge<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  position: Position<State>,
  event: Event,
): Position<State> {
  const { after, evidence } = judgeEvent(game, position, event)
  return { state: after, evidence, events: position.events + 1 }
}

function judgeByWhatLiesOpen<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  { state, evidence, events }: Position<State>,
  event: Event,
): Position<State> {
  return { state: judgeOpenly(game, state, event).after, evidence, events: events + 1 }
}

/** The deal, after the players have exchanged what they may. */
function deal<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  header: Header<Options>,
  state: State,
  { players, random }: Seating<Event, State>,
): Truth {
  const dealt = Truth.deal(game.deck(header.options, header.players.length), game.hidden.dealt(header), random)
  const exchanged = game.simulated.exchanges(state).flatMap((zones, by) => {
    const held = zones.map(dealt.cards)
    const chosen = players[by]?.exchange?.(held, random) ?? held
    return zones.map((zone, i) => [zone, chosen[i] as readonly string[]] as const)
  })
  return dealt.with(new Map(exchanged))
}

/** Whoever is quicker: somebody out of turn, or the player on turn. Null where nobody can do anything honest. */
function nextEvent<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  state: State,
  truth: Truth,
  { players, random, leaving = 0 }: Seating<Event, State>,
): Event | null {
  const table = game.table(state)
  if (random() < leaving) {
    const still = [...table.players.keys()].filter((by) => table.players[by]?.place === null)
    const leave = { do: 'leave', by: pick(random, still) } as unknown as Event
    if (game.judge(state, leave).verdict === 'legal') return leave
  }
  const momentOf = (by: number) => {
    const { honest, dishonest, settle } = choicesOf(game, state, truth, by)
    const moment = { honest, dishonest, by, state, sight: Sight.of(game, state, truth, by), random }
    return { moment, settle, able: honest.length + dishonest.length > 0 }
  }
  const turn = table.turn ?? null
  const others = shuffled(random, [...players.keys()]).filter((by) => by !== turn)
  const waiting = others.map(momentOf).filter(({ able }) => able)
  for (const { moment, settle } of waiting) {
    const act = players[moment.by]?.interject(moment)
    if (act) return settle(act, random)
  }
  const able = turn === null ? waiting : [momentOf(turn)]
  const found = able.find(({ moment }) => moment.honest.length > 0)
  if (!found) return null
  const { moment, settle } = found
  return settle((players[moment.by] as Player<Event, State>).act(moment), random)
}
