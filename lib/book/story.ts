import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId, PublicTable } from '@/lib/referee/game'
import { type GameRecord, isApplied } from '@/lib/referee/record'
import { marksOf, type StoryMark } from './story-marks'

/** How many cards somebody has left: `least` to `most`, the same where it is known. */
export interface Held {
  readonly least: number
  readonly most: number
}

/** One moment of a game. */
export interface StoryStep {
  /** How many events it comes after; 0 is the table as it was dealt. */
  readonly number: number
  /** By seat; null for who was out before, and where no cards are dealt. */
  readonly held: readonly (Held | null)[]
  /** What was remarkable about the event. */
  readonly marks: readonly StoryMark[]
}

/** A game as it went: who had how many cards left after each event, and what happened. */
export interface Story {
  readonly game: GameId
  /** One more than there were events. */
  readonly steps: readonly StoryStep[]
  /** False where the log itself says that moves are missing in it: then the numbers are those of the moves that were logged. */
  readonly complete: boolean
}

/**
 * Tells a game from its record. Pure; asks the public tables only, so that the story knows no more than the players did.
 *
 * @param game, record of any game of the registry.
 */
export function storyOf(game: AnyGame, { start, moves }: GameRecord<AnyEvent, unknown>): Story {
  const dealt = game.table(start.state)
  const steps: StoryStep[] = [{ number: 0, held: heldAt(game.id, dealt, dealt), marks: [] }]
  const disproved = new Set(moves.flatMap(({ proven }) => proven.map(({ event }) => event)))
  let before = dealt
  let complete = true
  for (const [index, move] of moves.entries()) {
    const { event, ruling } = move
    const after = move.after === move.before ? before : game.table(move.after)
    let held = heldAt(game.id, before, after)
    if (isMissingMoves(event, isApplied(event, ruling), ruling.verdict)) {
      complete = false
      held = held.map((one, by) => (by === event.by && one ? { least: 0, most: one.most } : one))
    }
    const marks = marksOf(game, move, moves, { before, after, disproved: disproved.has(index + 1) })
    steps.push({ number: index + 1, held, marks })
    before = after
  }
  return { game: game.id, steps, complete }
}

/** Who stops has no card in hand (merge.md G4.5). Where the table lets it stand and the log counts some, one of the two is wrong. */
function isMissingMoves({ do: verb }: AnyEvent, applied: boolean, verdict: string): boolean {
  return verb === 'stop' && applied && verdict === 'illegal'
}

function heldAt(id: GameId, before: PublicTable, after: PublicTable): StoryStep['held'] {
  // U7.3: between two rounds of Mau Mau nobody holds cards; what ends a round still shows those that were held.
  const isDealt = id !== 'mau-mau' || before.turn !== null || after.turn !== null
  return after.players.map((player, by) => {
    if (!isDealt || before.players[by]?.place !== null) return null
    const left = cardsLeft(player)
    return { least: left, most: left }
  })
}

/** All cards that a player still has to lay, wherever they lie: in hand, face up, face down. */
function cardsLeft(player: PublicTable['players'][number]): number {
  const {
    hand = 0,
    up = 0,
    down = 0,
  } = player as {
    readonly hand?: number
    readonly up?: readonly string[] | number
    readonly down?: number
  }
  return hand + (typeof up === 'number' ? up : up.length) + down
}
