import { ANIMALS, type Animal } from '@/lib/cards/misch-masch'
import type { Voice } from '@/lib/cards/voice'
import type { Applied } from '@/lib/referee/applied'
import { hasTurn, outOfPlay } from '@/lib/referee/common-words'
import type { Effect, Told } from '@/lib/referee/game'
import { type Card, CHAM, cardOf, HALF, NO_ANIMAL, tokenOf } from './card'
import type { MischMaschEvent } from './event'
import type { MischMaschState } from './state'
import { drawFewest, type Supply, supplies } from './supply'
import { wayOf } from './way'

type Step = Applied<MischMaschState>

/** What an applied event brought about, read off the states before and after it. */
export function effects(
  { names, state, event }: Told<MischMaschEvent, MischMaschState>,
  after: MischMaschState,
  v: Voice,
): readonly Effect[] {
  if (after === state || event.do === 'end') return []
  if (event.do === 'turn-up') return after.stock < state.stock ? [] : [reshuffling(v)]
  const step: Step = { names, before: state, after, by: event.by, name: names[event.by] as string, v }
  switch (event.do) {
    case 'play':
      return ofPlay(step, event, cardOf(event.card) as Card)
    case 'draw':
      return ofDraw(step, event)
    case 'leave':
      return ofLeave(step)
  }
}

function ofPlay(step: Step, event: MischMaschEvent, card: Card): Effect[] {
  const { names, before, after, by, name, v } = step
  const found: Effect[] = []
  const way = wayOf(before, by, card)
  if (way === 'interjecting') {
    found.push({ text: v.say(`${name} hat dazwischengelegt`, `${name} has interjected`), clause: 'A6.1' })
  }
  if (way === 'replacing' && before.interjection) {
    const earlier = names[before.interjection.by] as string
    const token = tokenOf(card)
    const text = v.say(
      `${v.owner(earlier)} ${v.card(token)} geht zurück auf die Hand`,
      `${v.owner(earlier)} ${v.card(token)} goes back into the hand`,
    )
    found.push({ text, clause: 'A6.2' })
  }
  if (after.over) return [...found, wins(names[by] as string, v)]
  const why = drawFewest(before, card) ? v.say(' (am wenigsten Karten)', ' (fewest cards)') : ''
  found.push(...ofSupplies(step, supplies(before, event), 'A5.2', why))
  if (HALF[card] !== NO_ANIMAL) found.push(ofHalf(step, card))
  if (card === CHAM) {
    const text = v.say(`${name} darf noch eine Karte darauflegen`, `${name} may lay one more card on it`)
    found.push({ text, clause: 'A5.1' })
  }
  return found
}

/** A5.3; two players: the same player goes on. */
function ofHalf({ names, after, v }: Step, card: Card): Effect {
  const animal = ANIMALS[HALF[card] as number] as Animal
  const skipped = names[after.skipped as number] as string
  const next = names[after.turn as number] as string
  const whole = v.the(`${animal}${animal}`, 'accusative')
  const text = v.say(
    `${skipped} setzt aus, ${next} ergänzt ${whole} oder zieht`,
    `${skipped} skips, ${next} completes ${whole} or draws`,
  )
  return { text, clause: 'A5.3' }
}

function ofDraw(step: Step, event: MischMaschEvent): Effect[] {
  const { after, name, v } = step
  const steps = supplies(step.before, event)
  if (steps.length === 0) return [nothingToDraw(v)]
  const found = ofSupplies(step, steps, 'A4.3')
  if (after.drawer !== null) {
    const text = v.say(`Passt die Karte, darf ${name} sie noch legen`, `If the card fits, ${name} may still lay it`)
    found.push({ text, clause: 'A4.3' })
  }
  return found
}

/** Who draws how many; of who acted by itself, for the others those who draw equally many together. */
function ofSupplies(
  { names, before, after, by, name, v }: Step,
  steps: readonly Supply[],
  clause: string,
  why = '',
): Effect[] {
  const found: Effect[] = []
  if (steps.some(({ kind }) => kind === 'shuffle')) found.push(reshuffling(v))
  const drawn = new Map<number, number>()
  for (const step of steps) if (step.kind === 'draw') drawn.set(step.by, (drawn.get(step.by) ?? 0) + step.count)
  for (const count of new Set(drawn.values())) {
    const who = [...drawn.keys()].filter((seat) => seat !== by && drawn.get(seat) === count)
    if (who.length === 0) continue
    const all = v.and(who.map((seat) => names[seat] as string))
    const text =
      who.length === 1
        ? v.say(`${all} zieht ${v.figure(count)}`, `${all} draws ${v.figure(count)}`)
        : v.say(`${all} ziehen je ${v.figure(count)}`, `${all} draw ${v.figure(count)} each`)
    found.push({ text: text + why, clause })
  }
  const draws = drawn.get(by)
  if (draws !== undefined)
    found.push({
      text: v.say(`${name} zieht ${v.figure(draws)}`, `${name} draws ${v.figure(draws)}`) + why,
      clause,
      draws,
    })
  if (drawn.size > 0 && after.stock === 0 && before.stock > 0) {
    found.push({ text: v.say('Der Vorrat ist leer', 'The stock is empty'), clause: 'A4.4' })
  }
  return found
}

function ofLeave({ names, before, after, name, v }: Step): Effect[] {
  const text = outOfPlay(name, v)
  const found: Effect[] = [{ text, clause: 'A4.5' }]
  if (after.over) return [...found, wins(names[after.seats.findIndex(({ place }) => place === 1)] as string, v)]
  if (after.turn === null || after.turn === before.turn) return found
  const next = names[after.turn] as string
  found.push({ text: hasTurn(next, v), clause: 'A4.5' })
  return found
}

/** A5.4 */
const wins = (name: string, v: Voice): Effect => ({
  text: v.say(`${name} hat gewonnen`, `${name} has won`),
  clause: 'A5.4',
})

/** A4.4 */
const reshuffling = (v: Voice): Effect => ({
  text: v.say(
    'Die offenen Karten bis auf die oberste werden gemischt und sind der neue Vorrat',
    'The open cards but the top one are shuffled and are the new stock',
  ),
  clause: 'A4.4',
})

/** A4.4 */
const nothingToDraw = (v: Voice): Effect => ({
  text: v.say('Es ist keine Karte zum Ziehen da', 'There is no card to draw'),
  clause: 'A4.4',
})
