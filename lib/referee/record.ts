import type { AnyEvent } from './event'
import { Evidence, type Refutation } from './evidence'
import type { Game, Header, PublicTable } from './game'
import { type Ruling, rulings, type Verdict } from './verdict'

/** Where a game stands: what the table sees, what can be proven of what it does not see, and how many events it took. */
export interface Position<State> {
  readonly state: State
  readonly evidence: Evidence
  readonly events: number
}

/** One event of a game, judged by what lies open: the state before it, the state after it, and the ruling. */
export interface OpenMove<Event, State> {
  readonly event: Event
  readonly ruling: Ruling
  readonly before: State
  /** The same object as `before` where the event was not applied. */
  readonly after: State
}

/** One event of a game, judged with all the referee can prove. */
export interface Move<Event, State> extends OpenMove<Event, State> {
  readonly evidence: Evidence
  /** Earlier events that this one proves illegal, in order. */
  readonly proven: readonly Refutation[]
}

/** A table log, judged so far. Undo is an earlier record: moves share their states. */
export interface GameRecord<Event, State> {
  readonly start: Position<State>
  readonly moves: readonly Move<Event, State>[]
}

const NOTHING_PROVEN: readonly Refutation[] = []

const verdicts = new WeakMap<Ruling, Verdict>()

/** A ruling in the form in which verdicts are printed (table-log.md). */
export function verdictOf(ruling: Ruling, proven: readonly Refutation[] = NOTHING_PROVEN): Verdict {
  let verdict = verdicts.get(ruling)
  if (!verdict) {
    const faults = ruling.verdict === 'legal' ? [] : [{ code: ruling.code }]
    verdict = { verdict: ruling.verdict, faults, proven: [] }
    verdicts.set(ruling, verdict)
  }
  return proven.length === 0 ? verdict : { ...verdict, proven: proven.map(({ event, code }) => ({ event, code })) }
}

/** Is the event carried out? Legal ones are; illegal ones where the table let them stand; impossible ones never. */
export function isApplied(event: AnyEvent, ruling: Ruling): boolean {
  return ruling.verdict === 'legal' || (ruling.verdict === 'illegal' && event.ruling === 'stands')
}

/** Is it still to be said at the table whether the event is taken back or stands? */
export function asksRuling({ event, ruling }: Pick<OpenMove<AnyEvent, unknown>, 'event' | 'ruling'>): boolean {
  return ruling.verdict === 'illegal' && event.ruling === undefined
}

/** The table after the deal. */
export function openPosition<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  header: Header<Options>,
): Position<State> {
  const evidence = Evidence.deal(game.deck(header.options, header.players.length), game.hidden.dealt(header))
  return { state: game.open(header), evidence, events: 0 }
}

/** Judges and applies an event by what lies open alone, without evidence: for who asks "what if" or knows every card. */
export function judgeOpenly<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  before: State,
  event: Event,
): OpenMove<Event, State> {
  const ruling = game.judge(before, event)
  return { event, ruling, before, after: isApplied(event, ruling) ? game.apply(before, event, ruling) : before }
}

const illegal = rulings<string>('illegal')
const impossible = rulings<string>('impossible')

/** Judges one event and applies it where it is to be applied (table-log.md, "Judging"; evidence.md). */
export function judgeEvent<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  { state: before, evidence, events }: Position<State>,
  event: Event,
): Move<Event, State> {
  const number = events + 1
  const ruling = game.judge(before, event, {
    allows: (movements) => evidence.allows(movements, number),
    lastClaimIsFalse: () => evidence.lastClaimIsFalse(),
  })
  const refused = (why: Ruling): Move<Event, State> => {
    return { event, ruling: why, before, after: before, evidence, proven: NOTHING_PROVEN }
  }
  if (!isApplied(event, ruling)) return refused(ruling)
  const after = game.apply(before, event, ruling)
  const followed = evidence.follow(game.hidden.movements(before, event, after), number)
  if (!followed) return refused(impossible('no-such-card'))
  const applied = (why: Ruling, then: Evidence): Move<Event, State> => {
    return { event, ruling: why, before, after, evidence: then, proven: followed.refuted }
  }
  const claim = ruling.verdict === 'legal' ? game.hidden.claim(before, event) : null
  if (!claim) return applied(ruling, followed.evidence)
  const claimed = followed.evidence.claim(claim, number)
  if (claimed) return applied(ruling, claimed)
  // False the moment it is made: the event's own fault. Where it stands it leaves no claim.
  const fault = illegal(claim.code)
  return event.ruling === 'stands' ? applied(fault, followed.evidence) : refused(fault)
}

/** Where a record stands after its first `count` moves; after all of them, unless said. */
export function positionAt<Event, State>(
  { start, moves }: GameRecord<Event, State>,
  count: number = moves.length,
): Position<State> {
  const move = moves[count - 1]
  return move ? { state: move.after, evidence: move.evidence, events: count } : start
}

/** The state after the last move. */
export function stateOf<Event, State>(record: GameRecord<Event, State>): State {
  return positionAt(record).state
}

/** The record one event longer. */
export function follow<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  record: GameRecord<Event, State>,
  event: Event,
): GameRecord<Event, State> {
  return { start: record.start, moves: [...record.moves, judgeEvent(game, positionAt(record), event)] }
}

/** The record of a table at which nothing has happened yet. */
export function emptyRecord<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  header: Header<Options>,
): GameRecord<Event, State> {
  return { start: openPosition(game, header), moves: [] }
}

/** Judges a whole log. */
export function replay<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  header: Header<Options>,
  events: Iterable<Event>,
): GameRecord<Event, State> {
  return judgeAll(game, emptyRecord(game, header), events)
}

/** The record as it was after its first `count` moves; all of it where there are fewer. */
export function backTo<Event, State>(record: GameRecord<Event, State>, count: number): GameRecord<Event, State> {
  if (count >= record.moves.length) return record
  return { start: record.start, moves: record.moves.slice(0, Math.max(0, count)) }
}

/**
 * The record of a log in which something was changed: moves before the first difference are kept with their states,
 * the rest is judged again.
 */
export function rejudge<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  record: GameRecord<Event, State>,
  events: readonly Event[],
): GameRecord<Event, State> {
  let same = 0
  while (same < events.length && record.moves[same]?.event === events[same]) same++
  return judgeAll(game, backTo(record, same), events.slice(same))
}

function judgeAll<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  record: GameRecord<Event, State>,
  events: Iterable<Event>,
): GameRecord<Event, State> {
  const moves = record.moves.slice()
  let position = positionAt(record)
  for (const event of events) {
    const move = judgeEvent(game, position, event)
    moves.push(move)
    position = { state: move.after, evidence: move.evidence, events: moves.length }
  }
  return { start: record.start, moves }
}
