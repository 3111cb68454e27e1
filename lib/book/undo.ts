/**
 * Where undo (`delta` below 0) or redo comes to rest, counted in edits. Never where the table is still asked for a ruling,
 * as long as there is a way on: a play and its ruling are two edits, and whoever stopped between them would be asked once
 * more, and could not go on without an answer, with which what lies ahead is gone.
 *
 * @param length of the edits; where it goes beyond an end, the answer is no place of theirs either.
 * @param asks whether the table is asked for a ruling after that many edits.
 */
export function restOf(cursor: number, length: number, delta: number, asks: (at: number) => boolean): number {
  const way = Math.sign(delta)
  let at = cursor + delta
  while (way !== 0 && at > 0 && at < length && asks(at)) at += way
  return at
}
