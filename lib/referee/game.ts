import type * as z from 'zod/mini'
import type { Deck } from '@/lib/cards/deck'
import type { Language, Style } from '@/lib/cards/language'
import type { Booked } from './booked'
import type { AnyEvent } from './event'
import type { Claim, HiddenZone, Movement, Refutation } from './evidence'
import type { Simulated } from './simulated'
import type { Ruling } from './verdict'

/** In the order in which people are shown them. */
export const GAME_IDS = ['mezza', 'mau-mau', 'misch-masch', 'merge'] as const

export type GameId = (typeof GAME_IDS)[number]

/** The first line of a table log, validated, its options complete (table-log.md, "Header"). */
export interface Header<Options> {
  readonly game: GameId
  /** Seats in clockwise order; everywhere else a player is an index into this list. */
  readonly players: readonly string[]
  readonly options: Options
  /** ISO 8601, when the log says so. */
  readonly started?: string
}

/** A text in every language. */
export type InEveryLanguage = Readonly<Record<Language, string>>

/** One of a game's options as a question that is asked before the table begins. */
export interface Choice {
  /** The option's name in the header. */
  readonly option: string
  /** House rules are folded away; what is none is asked up front. */
  readonly house: boolean
  /** Read on by an answer's label: "9½ on 9½" "fits". */
  readonly label: InEveryLanguage
  readonly answers: readonly Answer[]
  /** The value proposed for that many players, where it depends on them; else the option's default is. */
  readonly proposed?: (players: number) => unknown
}

/** One value of an option, what it is called and what it means, in a line. */
export interface Answer {
  readonly value: unknown
  readonly label: InEveryLanguage
  readonly explanation: InEveryLanguage
}

/** What every game's public table says. */
export interface PublicTable {
  readonly over: boolean
  /** The seat on turn; null where nobody is. Games in which everybody acts at once have no turn. */
  readonly turn?: number | null
  readonly players: readonly { readonly place: number | 'left' | null }[]
}

/** Something said about one event, with the clause of the rules it rests on. */
export interface Explanation {
  readonly text: string
  /** Clause of the game's page, e.g. `M3.2`. */
  readonly clause: string
}

/** Why an event is refused: whole sentences, under a headline of a few words ("The 5 does not fit"). */
export interface FaultExplanation extends Explanation {
  readonly title: string
}

/** Why an earlier event was against the rules after all: sentences that a table accepts, under a headline. */
export interface ProofExplanation extends FaultExplanation {
  /** The events concerned, counted from 1, in order: the one that is proven illegal first, the one that proves it last. */
  readonly events: readonly number[]
}

/** Something an event brought about; `text` has no full stop. */
export interface Effect extends Explanation {
  /** How many cards who acted draws now, where that is what `text` says. */
  readonly draws?: number
}

/** The referee's line: what is asked now, and of whom. */
export interface Need {
  /** "Ben’s turn" */
  readonly who: string
  /** "7 or higher" */
  readonly ask: string
  /** What fits beside, and which zone must be used: "or ½, 0, joker · a ½ makes 7". */
  readonly sub: string | null
  /** How the rank in force was made: "6½ + ½ = 7". */
  readonly made: string | null
  /** The seat that the last play makes skip a turn, and that in words. */
  readonly skipped: { readonly by: number; readonly text: string } | null
}

/**
 * A game as the referee knows it. Everything is pure and total: no method throws for anything that a validated
 * log can hold. State is immutable and shares structure, so that undo is an earlier state.
 */
export interface Game<Options, Event extends AnyEvent, State, Table extends PublicTable> {
  readonly id: GameId
  /** The table's options; every default stands in this schema. */
  readonly options: z.ZodMiniType<Options>
  /** The options as they are asked, the first that matters most. */
  readonly choices: readonly Choice[]
  /** The log's verbs, `leave` and `end` among them. */
  readonly event: z.ZodMiniType<Event>
  /** How many can play with these options. */
  players(options: Options): { readonly min: number; readonly max: number }
  /** What is played with: by the number of players, where that depends on it. */
  deck(options: Options, players: number): Deck
  open(header: Header<Options>): State
  /**
   * Is the event legal in this state? When its `ruling` is "stands", also whether it can be carried out at all.
   *
   * @param knows what the evidence knows (evidence.md); left out, only what lies open and what is known to be in hands
   *   is counted.
   */
  judge(state: State, event: Event, knows?: Knowledge): Ruling
  /** The state after an event that is legal, or that stands. `ruling` is what `judge` said of it. */
  apply(state: State, event: Event, ruling: Ruling): State
  /** What may have been meant where an event was tapped that was refused: one slip away from it, judged or not. */
  slips(state: State, event: Event): readonly Slip<Event>[]
  /** What the evidence must know of this game. */
  readonly hidden: HiddenCards<Options, Event, State>
  /** The public table, exactly as the game's page prints it. */
  table(state: State): Table
  /** What its players know who see their cards. */
  readonly simulated: Simulated<Event, State>
  /** What the score book keeps. */
  readonly booked: Booked<Event, State>
  readonly words: Words<Event, State>
}

/** An event that may have been meant in place of another. */
export interface Slip<Event> {
  readonly event: Event
  /** How far it is from what was tapped: 1 is a slip of every evening, 3 a rare one. */
  readonly cost: number
}

/** What a judge may ask the evidence. */
export interface Knowledge {
  /** Could cards move like this now? */
  allows(movements: readonly Movement[]): boolean
  /** Has the claim that was made last of all been proven false by now? */
  lastClaimIsFalse(): boolean
}

/** How a game's cards move between hidden zones, and what its acts claim about them. */
export interface HiddenCards<Options, Event, State> {
  /** How many cards lie in each hidden zone after the deal; together the whole deck. */
  dealt(header: Header<Options>): ReadonlyMap<HiddenZone, number>
  /** What an event moved that was applied, `before` to `after`. */
  movements(before: State, event: Event, after: State): readonly Movement[]
  /** What a legal event claims, if anything. */
  claim(before: State, event: Event): Claim | null
}

/** A state and the event that is judged in it; `names` are the players' names by seat. */
export interface Told<Event, State> {
  readonly names: readonly string[]
  readonly state: State
  readonly event: Event
}

/** A proof and the moves it rests on. */
export interface Proven<Event, State> {
  readonly names: readonly string[]
  /** From the first move of the game on; the last is the one that proves it. */
  readonly moves: readonly { readonly event: Event; readonly before: State; readonly after: State }[]
  readonly refutation: Refutation
}

/** What the referee says about a game, in both languages; cards as they are written, unless `spoken` is asked for. */
export interface Words<Event, State> {
  /** What was done, as in a list of moves: "Ben: 8, 8". */
  event(told: Told<Event, State>, language: Language, style?: Style): string
  /** Why an event is illegal or impossible, with its clause. `state` is the one before it. */
  fault(told: Told<Event, State>, code: string, language: Language, style?: Style): FaultExplanation
  /**
   * Why a claim that an event left is false: who held what, and why there is no other way. Proofs are rare: a game may
   * load their words when they are wanted.
   */
  proof(proven: Proven<Event, State>, language: Language, style?: Style): Promise<ProofExplanation>
  /**
   * What an applied event brought about, what must be done first: who draws, what was made or cleared, who skips.
   * `state` is the one before.
   */
  effects(told: Told<Event, State>, after: State, language: Language, style?: Style): readonly Effect[]
  /** What is asked now; when the game is over, how it ended. */
  need(names: readonly string[], state: State, language: Language, style?: Style): Need
  /** Who has won which place, or that the table stopped unfinished; empty while the game goes on. */
  places(names: readonly string[], state: State, language: Language): readonly string[]
}

/** A game whose types are not known here; method parameters are bivariant, so every game is one. */
export type AnyGame = Game<unknown, AnyEvent, unknown, PublicTable>
