import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import type { Applied } from '@/lib/referee/applied'
import { hasTurn, howMany, outOfPlay } from '@/lib/referee/common-words'
import type { Effect, Told } from '@/lib/referee/game'
import { type Card, HALF } from './card'
import type { MezzaEvent, Play } from './event'
import { cardsIn, isOnTurn, isQuickPlay, judge } from './judge'
import { madeOf, orLower, skippedSeat, sum } from './need'
import { type MezzaState, seatOf, zoneInUse } from './state'

type Step = Applied<MezzaState>

/** What an applied event brought about, read off the states before and after it. */
export function effects({ names, state, event }: Told<MezzaEvent, MezzaState>, after: MezzaState, v: Voice): Effect[] {
  if (after === state || event.do === 'face-up' || event.do === 'end') return []
  const step: Step = { names, before: state, after, by: event.by, name: names[event.by] as string, v }
  const found = event.do === 'play' ? ofPlay(step, event) : event.do === 'pick-up' ? ofPickUp(step) : ofLeave(step)
  return [...found, ...newPlaces(step)]
}

function ofPlay(step: Step, event: Play): Effect[] {
  const { names, before, after, by, name, v } = step
  const cards = cardsIn(before, event.cards) as readonly Card[]
  const aside = after.removed > before.removed
  if (!after.pile && !aside) return ofBlindMisfit(step, event)

  const found: Effect[] = []
  const legal = judge(before, event).verdict === 'legal'
  const quick = legal && isQuickPlay(before, by, event.from ?? zoneInUse(seatOf(before, by)), cards)

  const draws = before.stock - after.stock
  if (draws > 0)
    found.push({
      text: v.say(`${name} zieht ${v.figure(draws)}`, `${name} draws ${v.figure(draws)}`),
      clause: 'M3.5',
      draws,
    })
  if (draws > 0 && after.stock === 0) {
    found.push({ text: v.say('Der Vorrat ist leer', 'The stock is empty'), clause: 'M3.5' })
  }
  if (legal && !quick && !isOnTurn(before, by)) {
    found.push({ text: v.say(`${name} hat geschnappt`, `${name} has snatched the turn`), clause: 'M7.1' })
  }
  if (aside) return [...found, ...ofSettingAside(step, cards)]
  if (quick || !after.pile) return found // M8.1: no effect is repeated

  const laid = cards.length - (cards.findLastIndex((card) => card !== HALF) + 1)
  const made = laid >= after.pile.run && madeOf(after.pile, v) // else a further ½ on a made 4 or 7
  if (made) found.push({ text: capitalised(made), clause: 'M4.3' })
  const skipped = skippedSeat(after)
  if (skipped !== null) found.push(ofSkip(names[skipped] as string, step))
  if (after.pile.low) {
    const next = orLower(v)
    found.push({ text: v.say(`Jetzt: ${next}`, `Next: ${next}`), clause: 'M4.4' })
  }
  return found
}

/** M4.5; two players: the same player plays again. */
function ofSkip(skipped: string, { after, by, name, v }: Step): Effect {
  const text =
    after.turn === by
      ? v.say(`${skipped} setzt aus, ${name} spielt noch einmal`, `${skipped} skips, ${name} plays again`)
      : v.say(`${skipped} setzt aus`, `${skipped} skips`)
  return { text, clause: 'M4.5' }
}

/** M4.7, M4.8: four equal cards beat the 10. */
function ofSettingAside(step: Step, cards: readonly Card[]): Effect[] {
  const { before, after, by, v } = step
  const last = cards.at(-1)
  const different = cards.findLastIndex((card) => card !== last)
  const { pile } = before
  const below = different < 0 && pile && pile.card === last ? pile.run : 0
  const equal = cards.length - 1 - different + below
  const [why, clause] =
    equal < 4
      ? [sum('9½', '10', v), 'M4.7']
      : [v.say(`${v.count(equal)} gleiche`, `${v.count(equal)} equal cards`), 'M4.8']
  const text = v.say(`${capitalised(why)}: Der Stapel kommt beiseite`, `${capitalised(why)}: the pile is set aside`)
  return [{ text, clause }, ...newPile(step, after.turn === by ? clause : 'M9.1')]
}

/** M5.3 */
function ofBlindMisfit(step: Step, event: Play): Effect[] {
  const { before, name, v } = step
  const card = event.cards[0] as string
  const size = before.pile?.size ?? 0
  const text = v.say(
    `${v.capital(card)} passt nicht: ${name} nimmt sie mit dem Stapel auf (${size + 1} Karten)`,
    `${v.capital(card)} does not fit: ${name} takes it up with the pile (${size + 1} cards)`,
  )
  return [{ text, clause: 'M5.3' }, ...newPile(step, 'M5.3')]
}

function ofPickUp(step: Step): Effect[] {
  const { before, after, by, name, v } = step
  if (!before.pile) return newPile(step, 'M6.1') // it stands: the turn passes (M10.4)
  const cards = howMany(seatOf(after, by).hand, v)
  const text = v.say(`${name} hat jetzt ${cards} auf der Hand`, `${name} now has ${cards} in hand`)
  return [{ text, clause: 'M6.1' }, ...newPile(step, 'M6.1')]
}

function ofLeave({ names, before, after, name, v }: Step): Effect[] {
  const text = outOfPlay(name, v)
  const found: Effect[] = [{ text, clause: 'M9.3' }]
  if (after.turn === null || after.turn === before.turn) return found
  const next = names[after.turn] as string
  found.push({ text: hasTurn(next, v), clause: 'M9.3' })
  return found
}

function newPile({ names, after, v }: Step, clause: string): Effect[] {
  if (after.turn === null) return []
  const next = names[after.turn] as string
  return [{ text: v.say(`${next} beginnt einen neuen Stapel`, `${next} starts a new pile`), clause }]
}

/** M9.1, M9.2: who has won a place by this. */
function newPlaces({ names, before, after, by, v }: Step): Effect[] {
  const found: Effect[] = []
  after.seats.forEach(({ place }, seat) => {
    if (typeof place !== 'number' || before.seats[seat]?.place === place) return
    const name = names[seat] as string
    if (seat === by) {
      const text = v.say(`${name} ist fertig: Platz ${place}`, `${name} is out of cards: place ${place}`)
      found.unshift({ text, clause: 'M9.1' })
    } else {
      const text = v.say(
        `Das Spiel ist aus: ${name} bekommt Platz ${place}`,
        `The game is over: ${name} takes place ${place}`,
      )
      found.push({ text, clause: 'M9.2' })
    }
  })
  return found
}
