import type { HiddenZone } from './evidence'

/** The cards in a hidden zone, for who can see them, in the order in which they came; of a stock, the next one first. */
export type CardsIn = (zone: HiddenZone) => readonly string[]

/** What everybody at a table can count. All cards of the deck that are not in it lie at an unknown place. */
export interface Counted {
  /** Cards that lie open, or lay open when they were set aside. */
  readonly open: readonly string[]
  /** For each hidden zone the cards that are known to be in it, and how many more it holds. */
  readonly zones: ReadonlyMap<HiddenZone, { readonly known: readonly string[]; readonly unknown: number }>
}

/** A game as its players know it, who see their cards: for simulated tables and for tests. There is no chance in it. */
export interface Simulated<Event, State> {
  /** What a hidden zone is called in a file, e.g. `hand 0`, `stock`. */
  zoneName(state: State, zone: HiddenZone): string
  /** For each seat the hidden zones between which its player may exchange cards before the first event. */
  exchanges(state: State): readonly (readonly HiddenZone[])[]
  /**
   * Every event of one player that these cards allow and that is legal as far as what lies open goes, each once, in a
   * fixed order; `leave` and `end` aside. Whether what an event claims is true is not asked.
   */
  acts(state: State, by: number, cards: CardsIn): readonly Event[]
  /** The hidden zones whose cards a player sees: their own, what lies face down before them aside. */
  sees(state: State, by: number): readonly HiddenZone[]
  /** Done as a matter of course, for whoever it is: nobody at the table decides it. */
  isRoutine(event: Event): boolean
  /**
   * An act as who decides on it knows it: without what only doing it shows, such as which card is turned over. The
   * same object where everything is known beforehand.
   */
  decided(event: Event): Event
  counted(state: State): Counted
  /** The chances that the public table lists, each as its smallest event. */
  chances(state: State): readonly Event[]
  /**
   * Which chances an act takes, each as its smallest event. Left out: what a player does out of turn takes the chance
   * that is the act with the first of its cards.
   */
  takes?(state: State, act: Event): readonly Event[]
}
