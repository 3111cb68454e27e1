import { type Card, type Counts, cardOf } from './card'
import type { LayOut, Merge, MergeEvent, Place, Split, TakePile, TakeTop } from './event'
import { cover, divide, downwards, layOn, type Pile, pileOf, uncover } from './pile'
import { FIRST_PILES, findPile, isIn, leftOf, type MergeState, ownerOf, rightOf, type Seat, seatOf } from './state'

/**
 * The state after an event that is legal or stands (G5). One that stands and has nothing to carry it out on (before all
 * have laid out, or laying out again) changes nothing.
 */
export function apply(state: MergeState, event: MergeEvent): MergeState {
  if (event.do === 'end') return { ...state, over: true }
  if (event.do === 'lay-out') return applyLayOut(state, event)
  if (state.toLayOut > 0) return state
  switch (event.do) {
    case 'place':
      return applyPlace(state, event)
    case 'take-top':
      return applyTakeTop(state, event)
    case 'merge':
      return applyMerge(state, event)
    case 'split':
      return applySplit(state, event)
    case 'take-pile':
      return applyTakePile(state, event)
    case 'stop':
      return { ...state, seats: state.seats.with(event.by, { ...seatOf(state, event.by), place: 1 }), over: true }
    case 'leave':
      return applyLeave(state, event.by)
  }
}

function applyLayOut(state: MergeState, { by, cards }: LayOut): MergeState {
  const seat = seatOf(state, by)
  if (seat.laidOut) return state
  const unseen = state.unseen.slice()
  const piles = cards.map((token, i) => {
    const card = cardOf(token) as Card
    unseen[card] = (unseen[card] as number) - 1
    return pileOf(FIRST_PILES * by + 1 + i, card) // G2
  })
  return {
    ...state,
    seats: state.seats.with(by, { ...seat, piles, laidOut: true }),
    toLayOut: state.toLayOut - 1,
    unseen,
  }
}

function applyPlace(state: MergeState, { by, card: token, pile: number }: Place): MergeState {
  const card = cardOf(token) as Card
  const pile = findPile(state, number) as Pile
  const seats = state.seats.slice()
  remove(seats, ownerOf(state, number), number)
  const unseen = giveAway(seats, by, card, state.unseen)
  arrive(seats, leftOf(seats, by), cover(pile, card))
  return changed(state, seats, unseen)
}

function applyTakeTop(state: MergeState, { by, pile: number }: TakeTop): MergeState {
  const pile = findPile(state, number) as Pile
  const seats = state.seats.slice()
  remove(seats, ownerOf(state, number), number)
  takeUp(seats, by, [pile.top.card])
  arrive(seats, leftOf(seats, by), uncover(pile))
  return changed(state, seats)
}

function applyMerge(state: MergeState, { by, pile, onto }: Merge): MergeState {
  const seats = state.seats.slice()
  remove(seats, ownerOf(state, pile), pile)
  remove(seats, ownerOf(state, onto), onto)
  arrive(seats, leftOf(seats, by), layOn(findPile(state, pile) as Pile, findPile(state, onto) as Pile))
  return changed(state, seats)
}

/** The parts of a split, and the players to whom they go; a part without cards goes nowhere. */
export interface Parts {
  readonly upper: Pile | null
  readonly left: number
  readonly lower: Pile
  readonly right: number
}

/** G3, 4: whose neighbours get the parts: those of who splits, unless that player has no piles and splits another's. */
export function partsOf(state: MergeState, { by, pile: number, below, card: token }: Split): Parts {
  const { seats, nextPile } = state
  const pile = findPile(state, number) as Pile
  const card = cardOf(token) as Card
  const { upper, lower } = divide(pile, Math.min(Math.max(0, below), pile.size), nextPile) // G5: cut to 0 … size
  const base = seatOf(state, by).piles.length === 0 ? ownerOf(state, number) : by
  return {
    upper,
    left: leftOf(seats, base),
    lower: lower ? cover(lower, card) : pileOf(number, card),
    right: rightOf(seats, base),
  }
}

function applySplit(state: MergeState, event: Split): MergeState {
  const { upper, left, lower, right } = partsOf(state, event)
  const seats = state.seats.slice()
  remove(seats, ownerOf(state, event.pile), event.pile)
  const unseen = giveAway(seats, event.by, cardOf(event.card) as Card, state.unseen)
  arrive(seats, left, upper)
  arrive(seats, right, lower)
  return changed(state, seats, unseen, upper ? state.nextPile + 1 : state.nextPile)
}

function applyTakePile(state: MergeState, { by, pile: number }: TakePile): MergeState {
  const seats = state.seats.slice()
  remove(seats, ownerOf(state, number), number)
  takeUp(seats, by, downwards(findPile(state, number) as Pile))
  return changed(state, seats)
}

/** G5: the piles go to the left neighbour. With one player left the game is over (table-log.md). */
function applyLeave(state: MergeState, by: number): MergeState {
  const seats = state.seats.slice()
  const { piles, ...seat } = seatOf(state, by)
  seats[by] = { ...seat, piles: [], place: 'left' }
  const left = leftOf(seats, by)
  const neighbour = seats[left] as Seat
  seats[left] = { ...neighbour, piles: [...neighbour.piles, ...piles] }
  if (seats.filter(isIn).length > 1) return { ...state, seats }
  seats[left] = { ...(seats[left] as Seat), place: 1 }
  return { ...state, seats, over: true }
}

/** Takes a pile away from before a player. */
function remove(seats: Seat[], owner: number, number: number): void {
  const { hand, known, knownCount, piles, laidOut, place } = seats[owner] as Seat
  const rest = piles.filter((pile) => pile.number !== number)
  seats[owner] = { hand, known, knownCount, piles: rest, laidOut, place }
}

/** A pile comes to lie before a player, after the others there; one without cards is gone. */
function arrive(seats: Seat[], by: number, pile: Pile | null): void {
  if (!pile) return
  const { hand, known, knownCount, piles, laidOut, place } = seats[by] as Seat
  seats[by] = { hand, known, knownCount, piles: [...piles, pile], laidOut, place }
}

/**
 * A card leaves a hand: one that was taken up openly, where there is an equal one.
 *
 * @returns which copies are hidden and not known to be in any hand then.
 */
function giveAway(seats: Seat[], by: number, card: Card, unseen: Counts): Counts {
  const { hand, known, knownCount, piles, laidOut, place } = seats[by] as Seat
  const isKnown = (known[card] as number) > 0
  seats[by] = {
    hand: hand - 1,
    known: isKnown ? fewer(known, card) : known,
    knownCount: isKnown ? knownCount - 1 : knownCount,
    piles,
    laidOut,
    place,
  }
  return isKnown ? unseen : fewer(unseen, card)
}

/** Open cards go into a hand. */
function takeUp(seats: Seat[], by: number, cards: readonly Card[]): void {
  const { hand, known, knownCount, piles, laidOut, place } = seats[by] as Seat
  const more = known.slice()
  for (const card of cards) more[card] = (more[card] as number) + 1
  const count = cards.length
  seats[by] = { hand: hand + count, known: more, knownCount: knownCount + count, piles, laidOut, place }
}

function fewer(counts: Counts, card: Card): Counts {
  const less = counts.slice()
  less[card] = (less[card] as number) - 1
  return less
}

/** Written out, as seats above: spread states would differ in hidden class, and be read more slowly. */
function changed(
  { toLayOut, nextPile, unseen, over }: MergeState,
  seats: readonly Seat[],
  unseenNow: Counts = unseen,
  nextPileNow: number = nextPile,
): MergeState {
  return { seats, toLayOut, nextPile: nextPileNow, unseen: unseenNow, over }
}
