import { GAME_IDS } from '@/lib/referee/game'
import type { Made } from './ledger-store'
import type { Chosen } from './result'

/** The numbers of the results that are chosen, in order. */
export function chosenOf({ ledger, rootOf }: Made, chosen: Chosen): readonly number[] {
  const asked = [...new Set((chosen.people ?? []).map(rootOf))].map((id) => ledger.people.indexOf(id))
  if (asked.includes(-1)) return []
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = chosen
  const game = chosen.game === undefined ? undefined : GAME_IDS.indexOf(chosen.game)
  const found: number[] = []
  for (let result = 0; result < ledger.ids.length; result++) {
    const ended = ledger.ended[result] as number
    if (ended < from || ended >= to) continue
    if (game !== undefined && ledger.game[result] !== game) continue
    const seats = ledger.person.subarray(ledger.first[result], ledger.first[result + 1])
    if (asked.every((person) => seats.includes(person))) found.push(result)
  }
  return found
}
