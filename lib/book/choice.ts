import { GAME_IDS } from '@/lib/referee/game'
import type { Made } from './ledger-store'
import type { Chosen } from './result'

/** The numbers of the results that are chosen, in order. */
export function chosenOf({ ledger, rootOf }: Made, chosen: Chosen): readonly number[] {
  const asked = [...new Set((chosen.people ?? []).map(rootOf))].map((id) => ledger.people.indexOf(id))
  if (asked.includes(-1)) return []
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = chosen
  const game = chosen.game === undefined ? undefined : GAME_IDS.indexOf(chosen.game)
  const { ended, first, person } = ledger
  const found: number[] = []
  for (let result = 0; result < ended.length; result++) {
    const time = ended[result] as number
    if (time < from || time >= to) continue
    if (game !== undefined && ledger.game[result] !== game) continue
    if (
      asked.length > 0 &&
      !asked.every((one) => sits(person, one, first[result] as number, first[result + 1] as number))
    )
      continue
    found.push(result)
  }
  return found
}

function sits(people: Uint16Array, person: number, from: number, to: number): boolean {
  for (let seat = from; seat < to; seat++) if (people[seat] === person) return true
  return false
}
