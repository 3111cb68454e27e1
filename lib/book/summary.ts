import type { AnyGame, Header } from '@/lib/referee/game'
import type { Summary } from './table'

/** What the list of tables shows of a state: who has won, or whose turn it is. */
export function summaryOf(game: AnyGame, { players }: Header<unknown>, state: unknown): Summary {
  const { over, turn, players: seats } = game.table(state)
  const winners = players.filter((_, seat) => seats[seat]?.place === 1)
  const onTurn = turn == null ? '' : (players[turn] ?? '')
  return { over, status: over ? winners.join(', ') : onTurn }
}
