/** What a photo of a game's table can be a photo of: for who takes moves from photos. Pure, as the game is. */
export interface Photographed<Event, State> {
  /** The tokens of all cards that this table is played with, as they can be seen. */
  faces(state: State): readonly string[]
  /** Cards that lie open where a photo is taken of what was laid: parts of them may be in it, too. */
  lying(state: State): readonly string[]
  /**
   * Cards beneath those, of which one looks out now and then. Left out: none does.
   *
   * @param earlier the states before the last few events, the last one last.
   */
  beneath?(state: State, earlier: readonly State[]): readonly string[]
  /**
   * Whatever anybody may log now who sees exactly these cards, in this order; nothing is judged here. Empty where
   * nothing is done with so many cards.
   */
  events(state: State, cards: readonly string[]): readonly Event[]
}
