import { deckSize } from '@/lib/cards/deck'
import { mezzaDeck } from '@/lib/cards/mezza'
import type { SetUp } from '@/lib/referee/laid-out'
import { type Card, COPIES, type Counts, cardOf, NO_CARDS } from './card'
import type { MezzaOptions } from './options'
import { type Laid, layAll } from './pile'
import type { MezzaState, Seat } from './state'

/** A position that somebody lays out. */
export const setUp: SetUp<MezzaOptions, MezzaState> = ({ options, turn, seats: laid, pile: plays, drawn }) => {
  const lying = [...plays.map(({ card }) => card), ...laid.flatMap(({ up }) => up)]
  const open = counted(lying)
  const all = counted([...lying, ...laid.flatMap(({ known }) => known)])
  const copies = COPIES[options.variant]
  if (!open || !all || all.some((count, card) => count > (copies[card] as number))) return { error: 'cards' }
  if (laid.some(({ known, hand }) => known.length > hand)) return { error: 'known' }
  const size = deckSize(mezzaDeck(options.variant))
  const stock = size - lying.length - laid.reduce((sum, { hand, down }) => sum + hand + down, 0)
  if (stock < 0) return { error: 'deck' }
  if (turn === null ? plays.length > 0 : isEmpty(laid[turn])) return { error: turn === null ? 'opening' : 'turn' }

  let top: Laid | null = null
  for (const { cards, by } of rows(plays)) top = layAll(top ? top.pile : null, cards, by, options)
  if (top?.cleared) return { error: 'cleared' }
  const pile = top?.pile ?? null
  if (drawn > (pile ? (laid[pile.by]?.hand ?? 0) : 0)) return { error: 'drawn' }
  return {
    state: {
      options,
      seats: laid.map(
        ({ hand, known, up, down }): Seat => ({
          hand,
          known: counted(known) ?? NO_CARDS,
          knownCount: known.length,
          up: cardsOf(up),
          down,
          place: null,
        }),
      ),
      opened: turn !== null,
      turn,
      stock,
      pile,
      removed: 0,
      visible: open,
      last: pile ? pile.by : null,
      drawn,
      emptied: false,
      places: 0,
      over: false,
    },
  }
}

const isEmpty = (seat?: { readonly hand: number; readonly up: readonly string[]; readonly down: number }) =>
  !seat || seat.hand + seat.up.length + seat.down === 0

const cardsOf = (tokens: readonly string[]): readonly Card[] => tokens.flatMap((token) => cardOf(token) ?? [])

/** How many of each; undefined where one is no card. */
function counted(tokens: readonly string[]): Counts | undefined {
  const cards = cardsOf(tokens)
  if (cards.length < tokens.length) return undefined
  const counts = NO_CARDS.slice()
  for (const card of cards) counts[card] = (counts[card] as number) + 1
  return counts
}

/** Equal cards by one player in a row are one play. */
function rows(plays: readonly { readonly card: string; readonly by: number }[]) {
  const found: { cards: Card[]; token: string; by: number }[] = []
  for (const { card: token, by } of plays) {
    const last = found.at(-1)
    const card = cardOf(token) as Card
    if (last?.token === token && last.by === by) last.cards.push(card)
    else found.push({ cards: [card], token, by })
  }
  return found
}
