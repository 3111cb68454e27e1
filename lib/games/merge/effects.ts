import type { Voice } from '@/lib/cards/voice'
import type { Applied } from '@/lib/referee/applied'
import { howMany } from '@/lib/referee/common-words'
import type { Effect, Told } from '@/lib/referee/game'
import { partsOf } from './apply'
import { howManyPiles } from './case'
import type { MergeEvent, Split } from './event'
import { MOST_PILES } from './judge'
import { FIRST_PILES, findPile, isIn, type MergeState, ownerOf, type Seat, seatOf } from './state'

type Step = Applied<MergeState>

/** What an applied event brought about, read off the states before and after it. */
export function effects({ names, state, event }: Told<MergeEvent, MergeState>, after: MergeState, v: Voice): Effect[] {
  if (after === state || event.do === 'end') return []
  const { by } = event
  const step: Step = { names, before: state, after, by, name: names[by] as string, v }
  return [...what(step, event), ...emptied(step), ...crowded(step), ...won(step, event)]
}

function what(step: Step, event: Exclude<MergeEvent, { do: 'end' }>): Effect[] {
  const { before, after, by, name, v } = step
  switch (event.do) {
    case 'lay-out':
      return ofLayOut(step)
    case 'place':
    case 'take-top':
      return goesTo(step, event.pile)
    case 'merge': {
      const { size = 0 } = findPile(after, event.onto) ?? {}
      const has = v.say(
        `Stapel ${event.onto} hat jetzt ${howMany(size, v)}`,
        `Pile ${event.onto} now has ${howMany(size, v)}`,
      )
      return [{ text: has, clause: 'G3' }, ...goesTo(step, event.onto)]
    }
    case 'split':
      return ofSplit(step, event)
    case 'take-pile': {
      const cards = howMany(seatOf(after, by).hand, v)
      const text = v.say(`${name} hat jetzt ${cards} auf der Hand`, `${name} now has ${cards} in hand`)
      return [{ text, clause: 'G3' }]
    }
    case 'leave':
      return ofLeave(step, seatOf(before, by))
    case 'stop':
      return []
  }
}

function ofLayOut({ after, by, name, v }: Step): Effect[] {
  const first = FIRST_PILES * by + 1
  const text = v.say(`${name} hat Stapel ${first} und ${first + 1}`, `${name} has piles ${first} and ${first + 1}`)
  const go = v.say('Alle haben ausgelegt: Los!', 'Everybody has laid out: go!')
  return [{ text, clause: 'G2' }, ...(after.toLayOut === 0 ? [{ text: go, clause: 'G1.3' }] : [])]
}

/** Before whom the pile lies now; nothing where it is gone. */
function goesTo({ names, after, v }: Step, pile: number): Effect[] {
  const to = names[ownerOf(after, pile)]
  if (to === undefined) {
    return [{ text: v.say(`Stapel ${pile} ist weg`, `Pile ${pile} is gone`), clause: 'G2' }]
  }
  return [{ text: v.say(`Stapel ${pile} geht an ${to}`, `Pile ${pile} goes to ${to}`), clause: 'G3' }]
}

function ofSplit({ names, before, v }: Step, event: Split): Effect[] {
  const { upper, left, lower, right } = partsOf(before, event)
  const to = [names[left] as string, names[right] as string] as const
  const below = v.say(
    `Unten bleibt Stapel ${lower.number} (${howMany(lower.size, v)}) und geht an ${to[1]}`,
    `Below stays pile ${lower.number} (${howMany(lower.size, v)}) and goes to ${to[1]}`,
  )
  if (!upper) return [{ text: below, clause: 'G3' }]
  const above = v.say(
    `Oben: Stapel ${upper.number} (${howMany(upper.size, v)}) geht an ${to[0]}`,
    `On top: pile ${upper.number} (${howMany(upper.size, v)}) goes to ${to[0]}`,
  )
  return [
    { text: above, clause: 'G3' },
    { text: below, clause: 'G3' },
  ]
}

function ofLeave({ names, after, name, v }: Step, { piles }: Seat): Effect[] {
  const found: Effect[] = [
    {
      text: v.say(`${v.owner(name)} Handkarten sind aus dem Spiel`, `${v.owner(name)} hand cards are out of play`),
      clause: 'G5',
    },
  ]
  const [first] = piles
  if (first) {
    const to = names[ownerOf(after, first.number)] as string
    const one = piles.length === 1
    found.push({
      text: v.say(
        `${v.owner(name)} Stapel ${one ? 'geht' : 'gehen'} an ${to}`,
        `${v.owner(name)} ${one ? 'pile goes' : 'piles go'} to ${to}`,
      ),
      clause: 'G5',
    })
  }
  return found
}

/** G4.5: who has just laid the last card may stop. */
function emptied({ before, after, by, name, v }: Step): Effect[] {
  if (after.over || seatOf(after, by).hand > 0 || seatOf(before, by).hand === 0) return []
  const text = v.say(
    `${name} hat keine Karten mehr und darf „Stopp“ sagen`,
    `${name} has no cards left and may call “stop”`,
  )
  return [{ text, clause: 'G4.5' }]
}

/** G4.2: who has come to have more than three piles. */
function crowded({ names, before, after, v }: Step): Effect[] {
  if (after.over) return []
  return after.seats.flatMap((seat, by) => {
    const { length } = seat.piles
    if (!isIn(seat) || length <= MOST_PILES || seatOf(before, by).piles.length > MOST_PILES) return []
    const text = v.say(
      `${names[by]} hat jetzt ${howManyPiles(length, v)}: Merge oder einen aufnehmen`,
      `${names[by]} now has ${howManyPiles(length, v)}: merge or take one up`,
    )
    return [{ text, clause: 'G4.2' }]
  })
}

/** G4.6; who is left alone wins as well (table-log.md). */
function won({ names, after, v }: Step, event: MergeEvent): Effect[] {
  const winner = names[after.seats.findIndex(({ place }) => place === 1)]
  if (!after.over || winner === undefined) return []
  const text =
    event.do === 'stop'
      ? v.say(`Das Spiel ist aus: ${winner} gewinnt`, `The game is over: ${winner} wins`)
      : v.say(
          `Das Spiel ist aus: ${winner} bleibt übrig und gewinnt`,
          `The game is over: ${winner} is the only one left and wins`,
        )
  return [{ text, clause: 'G4.6' }]
}
