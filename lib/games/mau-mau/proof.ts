import type { Colour } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import { howMany } from '@/lib/referee/common-words'
import type { Refutation, RefutingCard } from '@/lib/referee/evidence'
import type { ProofExplanation, Proven } from '@/lib/referee/game'
import { COPIES, cardOf, colourOf } from './card'
import type { MauMauEvent } from './event'
import { hiddenCopies } from './judge'
import { colour } from './speech'
import type { MauMauState } from './state'

/** So many moves are told apart. */
const TOLD_APART = 4

/** A +4 that was against the rules, told in one voice. */
interface Telling {
  /** The number of its move. */
  readonly at: number
  readonly name: string
  /** The colour in force then. */
  readonly which: Colour
  readonly v: Voice
}

/** A card of a refutation that was seen. */
interface Shown extends RefutingCard {
  readonly event: number
}

/**
 * Why a +4 was against the rules after all (U5.5): its player has shown more cards of the colour since than were drawn
 * since, or keeps more cards unseen than there are hidden of other colours.
 */
export function proof({ names, moves, refutation }: Proven<MauMauEvent, MauMauState>, v: Voice): ProofExplanation {
  const { event: at } = refutation
  const { before, event } = moves[at - 1] as (typeof moves)[number]
  const { after } = moves[moves.length - 1] as (typeof moves)[number]
  const t: Telling = { at, name: names[event.by as number] as string, which: before.colour as Colour, v }
  const shown = refutation.cards
    .filter((card): card is Shown => card.event !== null)
    .sort((a, b) => a.event - b.event || (cardOf(a.card) ?? 0) - (cardOf(b.card) ?? 0))
  const why =
    shown.length === 0
      ? byHiddenCards(t, refutation, after)
      : shown.length === 1
        ? wasHeld(t, shown[0] as Shown)
        : oneWasHeld(t, shown)
  return {
    title: v.say(`${t.name} hatte ${colour(t.which, v)}`, `${t.name} had ${colour(t.which, v)}`),
    text: `${why} ${wrong(t)}`,
    clause: 'U5.5',
    events: [...new Set([at, ...shown.map((card) => card.event), moves.length])].sort((a, b) => a - b),
  }
}

/** One card of the colour, and nothing drawn since. */
function wasHeld({ at, name, v }: Telling, { card, event }: Shown): string {
  return v.say(
    `${v.owner(name)} ${v.card(card)} (${move(event, v)}) war schon auf der Hand, als ${name} bei ${move(at, v)} ${v.the('joker+4', 'accusative')} legte: Bis ${move(event, v)} hat ${name} keine Karte gezogen.`,
    `${v.owner(name)} ${v.card(card)} (${move(event, v)}) was already in hand when ${name} laid ${v.the('joker+4')} at ${move(at, v)}: ${name} drew no card before ${move(event, v)}.`,
  )
}

/** Several cards of the colour, one more than were drawn since. */
function oneWasHeld({ at, name, v }: Telling, shown: readonly Shown[]): string {
  const last = (shown.at(-1) as Shown).event
  const moves = [...new Set(shown.map(({ event }) => event))]
  const cards = shown.map(({ card }) => card)
  const all =
    moves.length <= TOLD_APART
      ? v.and(
          moves.map((event) => {
            const together = shown.filter((each) => each.event === event).map(({ card }) => v.a(card, 'accusative'))
            return `${v.and(together)} (${move(event, v)})`
          }),
        )
      : v.cards(cards)
  const drew = shown.length - 1
  const many = `${v.count(drew)} ${drew === 1 ? v.say('Karte', 'card') : v.say('Karten', 'cards')}`
  return v.say(
    `${name} hat seit ${move(at, v)} ${all} gezeigt, bis ${move(last, v)} aber nur ${many} gezogen. Mindestens eine davon war also schon auf der Hand.`,
    `Since ${move(at, v)}, ${name} has shown ${all}, but drew only ${many} before ${move(last, v)}. So at least one of them was in hand already.`,
  )
}

/** The cards that were kept unseen are more than there are hidden of other colours. */
function byHiddenCards({ at, name, which, v }: Telling, { remain }: Refutation, after: MauMauState): string {
  const others = hiddenOfOthers(after, which)
  const only =
    others === 0
      ? v.say(
          'Verdeckt ist aber keine Karte einer anderen Farbe mehr',
          'But no card of another colour is hidden any more',
        )
      : v.say(
          `Verdeckt ${others === 1 ? 'ist' : 'sind'} aber nur noch ${howMany(others, v)} einer anderen Farbe`,
          `But only ${howMany(others, v)} of another colour ${others === 1 ? 'is' : 'are'} still hidden`,
        )
  return v.say(
    `Von den Karten, die ${name} bei ${move(at, v)} behielt, hat noch niemand ${remain} gesehen. ${only}. ${capitalised(colour(which, v))} war also dabei.`,
    `Of the cards that ${name} kept at ${move(at, v)}, ${remain} have not been seen yet. ${only}. So there was ${colour(which, v)} among them.`,
  )
}

/** Hidden copies of every card that has not this colour. */
function hiddenOfOthers(state: MauMauState, which: Colour): number {
  return COPIES.reduce((sum, _, card) => (colourOf(card) === which ? sum : sum + hiddenCopies(state, card)), 0)
}

/** What follows from a card that was held. */
function wrong({ name, which, v }: Telling): string {
  return v.say(
    `Es galt ${colour(which, v)}: Damit durfte ${name} ${v.the('joker+4', 'accusative')} nicht legen.`,
    `The colour was ${colour(which, v)}: so ${name} was not allowed to lay ${v.the('joker+4')}.`,
  )
}

const move = (event: number, v: Voice) => v.say(`Zug ${event}`, `move ${event}`)
