import { mezza } from '@/lib/games/mezza'
import { tokenOf } from '@/lib/games/mezza/card'
import { NO_RANK } from '@/lib/games/mezza/pile'
import { type MezzaState, upCount } from '@/lib/games/mezza/state'
import { judgeOpenly } from '@/lib/referee/record'
import { type BoardgameTable, openTable } from './boardgame'
import type { Game } from './games'

/**
 * Is a game what it is taken for when it is timed? The judge must find it legal to its end, and boardgame.io must play
 * it and come to the same table after every event. Says where that is not so; undefined where all is well.
 */
export function disagreement({ header, events }: Game): string | undefined {
  const table = openTable(header)
  let state = mezza.open(header)
  for (const [index, event] of events.entries()) {
    const here = `event ${index + 1}, ${JSON.stringify(event)}`
    const { ruling, after } = judgeOpenly(mezza, state, event)
    if (ruling.verdict !== 'legal') return `${here}: ${ruling.verdict}, ${ruling.code}`
    state = after
    const { _stateID } = table.state()
    table.move(event)
    if (table.state()._stateID === _stateID) return `${here}: boardgame.io takes it for an invalid move`
    const judged = JSON.stringify(byJudge(state))
    const moved = JSON.stringify(byBoardgame(table.state()))
    if (judged !== moved) return `${here}: the table is ${judged} to the judge, ${moved} to boardgame.io`
  }
  return state.over ? undefined : 'the game does not end'
}

function byJudge({ turn, stock, pile, seats, opened, over }: MezzaState) {
  return {
    turn: opened ? turn : null,
    stock,
    pile: pile?.size ?? 0,
    rank: pile && pile.rank !== NO_RANK ? (tokenOf(pile.rank) as string) : null,
    low: pile?.low ?? false,
    players: seats.map((seat) => [seat.hand, upCount(seat), seat.down, seat.place]),
    over,
  }
}

function byBoardgame({ G, ctx }: BoardgameTable): ReturnType<typeof byJudge> {
  const over = ctx.gameover !== undefined
  return {
    turn: G.opened && !over ? Number(ctx.currentPlayer) : null,
    stock: G.stock,
    pile: G.pile.length,
    rank: G.rank,
    low: G.low,
    players: G.seats.map(({ hand, up, down, place }) => [hand, typeof up === 'number' ? up : up.length, down, place]),
    over,
  }
}
