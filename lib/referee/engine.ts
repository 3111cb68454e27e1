import type { AnyEvent } from './event'
import type { AnyGame, Game, PublicTable, Words } from './game'

/**
 * What the screen of a table needs of a game. Left out is what only reading logs, beginning tables and simulating them
 * takes. What an event is answered with that is refused comes from files of its own, because most events are legal.
 */
export interface Engine<Options, Event extends AnyEvent, State, Table extends PublicTable>
  extends Omit<
    Game<Options, Event, State, Table>,
    'options' | 'choices' | 'event' | 'players' | 'simulated' | 'booked' | 'slips' | 'words'
  > {
  /** The options that a header names which was written here, as the game's choices ask for them. */
  readonly optionNames: readonly string[]
  loadSlips(): Promise<Game<Options, Event, State, Table>['slips']>
  readonly words: EngineWords<Event, State>
}

/** The referee's words, those for faults apart. */
export interface EngineWords<Event, State> extends Omit<Words<Event, State>, 'fault'> {
  loadFault(): Promise<Words<Event, State>['fault']>
}

/** An engine whose types are not known here. */
export type AnyEngine = Engine<unknown, AnyEvent, unknown, PublicTable>

/**
 * The game of a table that is played on: its engine, for functions that ask for a whole game and use no more of it than
 * that, the record's among them. What is not there cannot be used.
 */
export interface PlayedGame extends AnyEngine {
  readonly options: never
  readonly choices: never
  readonly event: never
  readonly players: never
  readonly simulated: never
  readonly booked: never
  readonly slips: never
  readonly words: EngineWords<AnyEvent, unknown> & { readonly fault: never }
}

export const played = (engine: AnyEngine): PlayedGame => engine as PlayedGame

/** The engine in a whole game. */
export const engineOf = (game: AnyGame): PlayedGame =>
  played({
    ...game,
    optionNames: game.choices.map(({ option }) => option),
    loadSlips: async () => game.slips,
    words: { ...game.words, loadFault: async () => game.words.fault },
  })
