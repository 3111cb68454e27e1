import { type Card, cardOf, NO_ANIMAL, REAL } from './card'
import type { MischMaschEvent } from './event'
import { isIn, type MischMaschState, type Seat, seatOf } from './state'

/** What happens at the stock: a player draws, or the open cards but the top one are shuffled into it (A4.4). */
export type Supply =
  | { readonly kind: 'draw'; readonly by: number; readonly count: number }
  | { readonly kind: 'shuffle'; readonly count: number }

/** Cards that a player is to draw. */
interface Due {
  readonly by: number
  readonly count: number
}

const NOTHING: readonly never[] = []

/** What an event that is applied brings about at the stock, in order; a `turn-up` aside. */
export function supplies(before: MischMaschState, event: MischMaschEvent): readonly Supply[] {
  if (before.top === null) return NOTHING
  if (event.do === 'draw') return supply(before.stock, before.discards, [{ by: event.by, count: 1 }])
  if (event.do !== 'play') return NOTHING
  return suppliesOfPlay(before, event.by, cardOf(event.card) as Card)
}

/** What a card that is laid brings about at the stock (A5.2). */
export function suppliesOfPlay(before: MischMaschState, by: number, card: Card): readonly Supply[] {
  if (REAL[card] === NO_ANIMAL || seatOf(before, by).hand === 1) return NOTHING // A5.4
  return supply(before.stock, before.discards + 1, dueTo(before, by, card))
}

/** The first of the animals after which all others draw, in the order of their letters (A5.2). */
const LEOPARD = 3

/** A5.2: does the card make those draw who have the fewest cards? */
export function drawFewest({ options }: MischMaschState, card: Card): boolean {
  const animal = REAL[card] as number
  return options.realAnimals === 'by-animal' && animal !== NO_ANIMAL && animal < LEOPARD
}

/** Who draws how many after a real animal, from the left neighbour of who laid it, who comes last (A5.2). */
function dueTo(state: MischMaschState, by: number, card: Card): readonly Due[] {
  const { seats, options } = state
  const order = seats.map((_, i) => (by + 1 + i) % seats.length).filter((seat) => isIn(seats[seat] as Seat))
  if (drawFewest(state, card)) {
    const left = (seat: number) => seatOf(state, seat).hand - (seat === by ? 1 : 0)
    const fewest = Math.min(...order.map(left))
    return order.filter((seat) => left(seat) === fewest).map((seat) => ({ by: seat, count: 2 }))
  }
  const count = options.realAnimals === 'others-one' ? 1 : options.othersDraw
  return order.filter((seat) => seat !== by).map((seat) => ({ by: seat, count }))
}

/** Each draws their whole number in turn; an empty stock is filled first, as far as it can be (A4.4). */
function supply(stock: number, discards: number, dues: readonly Due[]): readonly Supply[] {
  const steps: Supply[] = []
  let left = stock
  let open = discards
  for (const { by, count } of dues) {
    let missing = count
    while (missing > 0) {
      if (left === 0) {
        if (open < 2) return steps
        left = open - 1
        open = 1
        steps.push({ kind: 'shuffle', count: left })
      }
      const drawn = Math.min(missing, left)
      left -= drawn
      missing -= drawn
      steps.push({ kind: 'draw', by, count: drawn })
    }
  }
  return steps
}
