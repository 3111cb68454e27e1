import { capitalised } from '@/lib/cards/language'
import type { Voice } from '@/lib/cards/voice'
import { type Claim, type Movement, type Refutation, type RefutingCard, withKnown } from '@/lib/referee/evidence'
import type { ProofExplanation, Proven } from '@/lib/referee/game'
import { cardOf } from './card'
import type { MezzaEvent, Play } from './event'
import { claim, movements, whose, zoneOf } from './hidden'
import type { Pile } from './pile'
import { LISTED, notFitting, notLower, number, onPile, suffices, whatWasHeld } from './shortage'
import { type MezzaState, seatOf } from './state'
import { type Held, type Played, unseen } from './unseen'

/** So many plays are told with their moves. */
const TOLD_APART = 3

/** A claim and what has happened since, told in one voice. */
interface Telling {
  readonly names: readonly string[]
  /** From the move that made the claim on. */
  readonly since: readonly Played[]
  /** The number of that move. */
  readonly at: number
  readonly before: MezzaState
  /** Who picked up or opened. */
  readonly by: number
  readonly name: string
  readonly v: Voice
}

/** A card of a refutation that was laid. */
interface Laid extends RefutingCard {
  readonly event: number
}

/**
 * Why a pick-up (M6.2) or an opening (M2.3) was against the rules after all.
 *
 * The cards that leave no other way are of one of two kinds. Either one player laid all of them from one zone, more than
 * can have come there since. Or hidden copies are among them, which may lie anywhere but there: then the cards that the
 * claim allows are fewer than those that were held unseen.
 */
export function proof({ names, moves, refutation }: Proven<MezzaEvent, MezzaState>, v: Voice): ProofExplanation {
  const { event: at } = refutation
  const since = moves.slice(at - 1)
  const moved = since.map(({ before, event, after }, i) => ({
    event: at + i,
    movements: movements(before, event, after),
  }))
  const cards = withKnown(refutation, moved)
  const { before, event } = since[0] as Played
  const by = event.by as number
  const t: Telling = { names, since, at, before, by, name: names[by] as string, v }
  const laid = cards
    .filter((card): card is Laid => card.event !== null)
    .sort((a, b) => a.event - b.event || (cardOf(a.card) ?? 0) - (cardOf(b.card) ?? 0))
  const [title, text, concerned] =
    laid.length === cards.length ? byLaidCards(t, laid) : byUnseenCards(t, refutation.zones)
  const events = [...new Set([at, ...concerned, moves.length])].sort((a, b) => a - b)
  return { title, text, clause: before.opened ? 'M6.2' : 'M2.3', events }
}

type Reason = readonly [title: string, text: string, events: readonly number[]]

function byLaidCards(t: Telling, laid: readonly Laid[]): Reason {
  const first = laid[0] as Laid
  const { by, zone } = whose(first.zone as number)
  const text = zone === 'up' ? layFaceUp(t, first) : laid.length === 1 ? wasHeld(t, first, by) : oneWasHeld(t, laid, by)
  return [title(t, by), text, laid.map(({ event }) => event)]
}

function title({ names, before, v }: Telling, holder: number | null): string {
  const name = holder === null ? v.say('Jemand', 'Somebody') : (names[holder] as string)
  return before.opened
    ? v.say(`${name} hätte legen müssen`, `${name} had to play`)
    : v.say(`${name} hatte eine niedrigere Karte`, `${name} held a lower card`)
}

/** One card that can have come into the hand at no time since. */
function wasHeld(t: Telling, { card, event }: Laid, by: number): string {
  const { names, at, before, v } = t
  const name = names[by] as string
  const held = number(seatOf(before, by).hand, v)
  const when = before.opened
    ? v.say(
        `war schon auf der Hand, als ${name} bei ${move(at, v)} aufnahm`,
        `was already in hand when ${name} picked up at ${move(at, v)}`,
      )
    : v.say(
        `war schon bei der Eröffnung (${move(at, v)}) auf der Hand`,
        `was already in hand at the opening (${move(at, v)})`,
      )
  const took = taken(t, by, event)
  const no = v.say(`k${v.a(card)}`, `no ${v.card(card)}`)
  const taking =
    took.length === 0
      ? ''
      : took.length <= LISTED
        ? v.say(`, nahm ${listed(took, v)} auf`, `, took up ${listed(took, v)}`)
        : v.say(
            `, nahm ${number(took.length, v)} auf (${no} dabei)`,
            `, took up ${number(took.length, v)} (${no} among them)`,
          )
  const text = v.say(
    `${v.owner(name)} ${v.card(card)} (${move(event, v)}) ${when}: ${name} hielt ${held}${taking} und hat bis ${move(event, v)} keine gezogen.`,
    `${v.owner(name)} ${v.card(card)} (${move(event, v)}) ${when}: ${name} held ${held} then${taking} and drew none before ${move(event, v)}.`,
  )
  return `${text} ${capitalised(v.a(card))} ${wrong(t)}`
}

/** Several cards of which not all can have come into the hand since. */
function oneWasHeld(t: Telling, laid: readonly Laid[], by: number): string {
  const { names, at, before, v } = t
  const name = names[by] as string
  const last = (laid.at(-1) as Laid).event
  const drew = drawn(t, by, last)
  const took = laid.length - 1 - drew
  const ranks = [...new Set(laid.map(({ card }) => card))]
  const plays = [...new Set(laid.map(({ event }) => event))].map((event) => {
    const cards = laid.filter((each) => each.event === event).map(({ card }) => card)
    return `${v.and(counted(cards, v))} (${move(event, v)})`
  })
  const cards = laid.map(({ card }) => card)
  const all =
    plays.length <= TOLD_APART
      ? v.and(plays)
      : v.say(`unter anderem ${v.cards(cards, 'accusative')}`, `among others ${v.cards(cards)}`)
  const only = (count: string) => v.say(`nur ${count}`, `only ${count}`)
  const drawing = v.say(
    `${drew > 0 ? only(number(drew, v)) : number(drew, v)} gezogen`,
    `drew ${drew > 0 ? only(number(drew, v)) : number(drew, v)}`,
  )
  const none =
    ranks.length === 1
      ? v.say(`k${v.a(ranks[0] as string, 'accusative')}`, `no ${v.card(ranks[0] as string)}`)
      : v.say('keine davon', 'none of them')
  const several = took > 0 ? v.say(`${only(v.count(took))} davon`, `${only(v.count(took))} of them`) : none
  const since = before.opened
    ? v.say(`seit ${move(at, v)}`, `since ${move(at, v)}`)
    : v.say(`seit der Eröffnung (${move(at, v)})`, `since the opening (${move(at, v)})`)
  const each = ranks.length === 1 ? capitalised(v.a(ranks[0] as string)) : v.say('Jede davon', 'Each of them')
  return [
    v.say(
      `${name} hat ${since} ${all} gelegt, bis ${move(last, v)} aber ${drawing} und ${several} aufgenommen.`,
      `${capitalised(since)}, ${name} has laid ${all}, but before ${move(last, v)} ${drawing} and took up ${several}.`,
    ),
    v.say(
      `Mindestens eine davon war also schon ${before.opened ? 'beim Aufnehmen' : 'bei der Eröffnung'} auf der Hand.`,
      `So at least one of them was in hand at the ${before.opened ? 'pick-up' : 'opening'} already.`,
    ),
    `${each} ${wrong(t)}`,
  ].join(' ')
}

/** Face-up cards that were not logged: nothing ever comes to them. */
function layFaceUp(t: Telling, { card, event }: Laid): string {
  const { name, at, v } = t
  return [
    v.say(
      `${v.owner(name)} ${v.card(card)} (${move(event, v)}) lag schon offen da, als ${name} bei ${move(at, v)} aufnahm: Zu den offenen Karten kommt nie eine dazu.`,
      `${v.owner(name)} ${v.card(card)} (${move(event, v)}) lay face up already when ${name} picked up at ${move(at, v)}: no card ever joins the face-up ones.`,
    ),
    v.say('Die Hand war leer.', 'The hand was empty.'),
    `${capitalised(v.a(card))} ${wrong(t)}`,
  ].join(' ')
}

/** What follows from a card that was held: "… passt auf die 8: Ben hätte legen müssen." */
function wrong(t: Telling): string {
  const { before, name, v } = t
  if (before.opened) {
    const on = onPile(before.pile as Pile, v)
    return v.say(`passt auf ${on}: ${name} hätte legen müssen.`, `fits on ${on}: ${name} had to play.`)
  }
  const card = v.the(openingOf(t))
  return v.say(
    `ist niedriger als ${card}, mit der ${name} eröffnet hat; eröffnet wird mit der niedrigsten.`,
    `is lower than ${card} that ${name} opened with; the lowest card opens.`,
  )
}

const openingOf = ({ since }: Telling) => ((since[0] as Played).event as Play).cards[0] as string

/** Those who held cards unseen had more of them than there are cards that the claim allows. */
function byUnseenCards(t: Telling, zones: Refutation['zones']): Reason {
  const { names, since, at, before, name, v } = t
  const { cards: denied } = claim(before, (since[0] as Played).event) as Claim
  const held = zones.map(whose)
  const found = unseen(before, since, held, denied)
  const events = found.shownAt.map((index) => at + index)
  const many = number(found.count, v)

  if (!before.opened) {
    const one = held.length === 1 ? (held[0] as Held).by : null
    const who = v.and(held.map(({ by }) => names[by] as string))
    const text = v.say(
      `Nach der Eröffnung (${move(at, v)}) ${one === null ? 'hatten' : 'hatte'} ${who} noch ${many} auf der Hand, die niemand kannte.`,
      `After the opening (${move(at, v)}) ${who} still had ${many} in hand that nobody knew.`,
    )
    const then = v.say(
      `Mindestens eine war also niedriger als ${v.the(openingOf(t))}; eröffnet wird mit der niedrigsten.`,
      `So at least one was lower than ${v.the(openingOf(t))}; the lowest card opens.`,
    )
    return [
      title(t, one),
      `${suffices(found) ? noOtherWay(v) : `${text} ${notLower(openingOf(t), found, 'past', v)}`} ${then}`,
      events,
    ]
  }
  const had = whatWasHeld(held[0] as Held, found.count, 'past', v)
  const text = v.say(`${name} hatte bei ${move(at, v)} ${had}.`, `At ${move(at, v)} ${name} had ${had}.`)
  const on = onPile(before.pile as Pile, v)
  const one = found.count === 1
  const then = v.say(
    `${one ? 'Sie' : 'Mindestens eine'} passte also auf ${on}: ${name} hätte legen müssen.`,
    `So ${one ? 'it' : 'at least one'} fitted on ${on}: ${name} had to play.`,
  )
  return [
    title(t, t.by),
    `${suffices(found) ? noOtherWay(v) : `${text} ${notFitting(found, 'past', v)}`} ${then}`,
    events,
  ]
}

/** Which no record has needed yet. */
const noOtherWay = (v: Voice) =>
  v.say('Was inzwischen zu sehen war, lässt nichts anderes zu.', 'What has been seen since leaves no other way.')

/** The cards that a player took into the hand since the claim and before another event, as they lay, bottom to top. */
function taken(t: Telling, by: number, until: number): readonly string[] {
  return movedBefore(t, until).flatMap((movement) =>
    movement.kind === 'take' && movement.zone === zoneOf(by, 'hand') ? [...movement.cards].reverse() : [],
  )
}

/** How many cards a player drew since the claim and before another event. */
function drawn(t: Telling, by: number, until: number): number {
  let count = 0
  for (const movement of movedBefore(t, until)) {
    if (movement.kind === 'draw' && movement.to === zoneOf(by, 'hand')) count += movement.count
  }
  return count
}

function movedBefore({ since, at }: Telling, until: number): readonly Movement[] {
  return since.slice(0, until - at).flatMap(({ before, event, after }) => movements(before, event, after))
}

const listed = (cards: readonly string[], v: Voice) =>
  cards.length === 1 ? v.a(cards[0] as string, 'accusative') : v.cards(cards, 'accusative')

/** Equal cards, counted: "zwei 8", "eine 9". */
function counted(cards: readonly string[], v: Voice): readonly string[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((each) => each === card).length
    if (count === 1) return v.a(card, 'accusative')
    if (v.style === 'spoken') return v.cards(Array<string>(count).fill(card))
    return `${v.count(count)} ${v.card(card)}${v.say('', 's')}`
  })
}

const move = (event: number, v: Voice) => v.say(`Zug ${event}`, `move ${event}`)
