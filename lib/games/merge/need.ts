import type { Voice } from '@/lib/cards/voice'
import { overNeed, winnersOf } from '@/lib/referee/common-words'
import type { Need } from '@/lib/referee/game'
import { howManyPiles, people } from './case'
import { MOST_PILES } from './judge'
import { isIn, type MergeState } from './state'

/** The referee's line: nobody is on turn, so it says what fits, and for whom something else is to be done. */
export function need(names: readonly string[], state: MergeState, v: Voice): Need {
  const { seats, toLayOut, over } = state
  const line = (who: string, ask: string, sub: string | null): Need => ({ who, ask, sub, made: null, skipped: null })
  const namesOf = (is: (by: number) => boolean) => names.filter((_, by) => seats[by] && isIn(seats[by]) && is(by))
  if (over) return overNeed(winnersOf(names, seats), v)
  if (toLayOut > 0) {
    const missing = namesOf((by) => !seats[by]?.laidOut)
    return line(
      v.say('Auslegen', 'Laying out'),
      v.say('zwei Karten offen vor sich', 'two open cards each'),
      v.say(
        `es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch ${people(missing, v)}`,
        `still to come: ${people(missing, v)}`,
      ),
    )
  }
  const empty = namesOf((by) => seats[by]?.hand === 0)
  if (empty.length > 0) {
    const who = people(empty, v)
    return line(
      v.say(
        `${who} ${empty.length === 1 ? 'hat' : 'haben'} keine Karten mehr`,
        `${who} ${empty.length === 1 ? 'has' : 'have'} no cards left`,
      ),
      v.say('„Stopp“ beendet das Spiel', '“Stop” ends the game'),
      v.say('vorher geht es weiter', 'until then play goes on'),
    )
  }
  const crowded = namesOf((by) => (seats[by]?.piles.length ?? 0) > MOST_PILES).map((name) => {
    const piles = howManyPiles(seats[names.indexOf(name)]?.piles.length ?? 0, v)
    return v.say(`${name} hat ${piles}: Merge oder einen aufnehmen`, `${name} has ${piles}: merge or take one up`)
  })
  const rule = v.say(
    'Nachbarzahl in gleicher Farbe, gleiche Zahl in anderer Farbe',
    'a neighbour in the same colour, the same number in another',
  )
  return line(
    v.say('Alle spielen gleichzeitig', 'Everybody plays at once'),
    v.say('Nachbar oder gleiche Zahl', 'neighbour or same number'),
    // A small screen cuts off what comes last: the rule is always the same.
    v.row([...crowded, rule]),
  )
}
