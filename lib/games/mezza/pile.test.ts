import { describe, expect, it } from 'vitest'
import { type Card, cardOf, tokenOf } from './card'
import type { MezzaOptions } from './options'
import { downwards, type Laid, lay, layAll, layMore, NO_RANK, type Pile } from './pile'

const table: MezzaOptions = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true }
const once: MezzaOptions = { ...table, fourHolds: 'once' }

const cards = (tokens: string) => tokens.split('+').map((token) => cardOf(token) as Card)

/** Lays "3½ ½+½ joker", a play between spaces, by one player after the other; `>½` is a quick play. */
function laid(plays: string, options = table): Laid {
  let pile: Pile | null = null
  let last: Laid | undefined
  plays.split(' ').forEach((play, by) => {
    const quick = play.startsWith('>')
    const those = cards(quick ? play.slice(1) : play)
    last = quick ? layMore(pile as Pile, those.length, by) : layAll(pile, those, by, options)
    pile = last.pile
  })
  return last as Laid
}

/** What the pile says: rank in force, "or lower", what a ½ would belong to, what the last play brought about. */
function says({ pile, cleared, skips }: Laid): string {
  const rank = pile.rank === NO_RANK ? 'no rank' : tokenOf(pile.rank)
  const lower = pile.low ? ' or lower' : ''
  const combination = pile.combination === 'none' ? (pile.closed ? ', closed' : '') : `, ${pile.combination}`
  return `${rank}${lower}${combination}${cleared ? ', set aside' : ''}${skips ? ', skips' : ''}`
}

it.each<[rule: string, plays: string, said: string, options?: MezzaOptions]>([
  ['M3.2', '5', '5'],
  ['M3.2', '5 8', '8'],
  ['M3.2', '5+5 8+8', '8'],
  ['M4.1', 'joker', 'no rank'],
  ['M4.1', 'joker joker+joker', 'no rank'],
  ['M4.1', '8 joker joker', '8'],
  ['M4.1', 'joker 8 joker', '8'],
  ['M4.2', '8 0', '0'],
  ['M4.2', '8 0 joker', '0'],
  ['M4.3', '½', '½'],
  ['M4.3', '½ ½', '½'],
  ['M4.3', '3½', '3½, open'],
  ['M4.3', '6½+6½', '6½, open'],
  ['M4.3', '9½', '9½, open'],
  ['M4.3', '½ 3½', '3½, open'],
  ['M4.3', '3½ ½', '4 or lower, made'],
  ['M4.3', '3½+3½+3½ ½+½', '4 or lower, made'],
  ['M4.3', '3½ ½ ½', '4 or lower, made'],
  ['M4.3', '6½ ½', '7, made, skips'],
  ['M4.3', '6½ ½ ½', '7, made'],
  ['M4.3', '6½ ½ >½', '7, made'],
  ['M4.3', '6½ joker', '6½, closed'],
  ['M4.3', '6½ joker joker', '6½, closed'],
  ['M4.3', '6½ joker ½', '½'],
  ['M4.3', '6½ ½ joker', '7, closed'],
  ['M4.3', '6½ ½ joker 8', '8'],
  ['M4.3', '6½ ½ joker 8 joker', '8'],
  ['M4.4', '4', '4 or lower'],
  ['M4.4', '4 4', '4 or lower'],
  ['M4.4', '4 3½', '3½, open'],
  ['M4.4', '4 2', '2'],
  ['M4.4', '4 0', '0'],
  ['M4.4', '4 0 joker', '0'],
  ['M4.4', '4 joker', '4 or lower'],
  ['M4.4', '4 joker joker', '4 or lower'],
  ['M4.4', '3½ ½ joker', '4 or lower, closed'],
  ['M4.4', '4', '4 or lower', once],
  ['M4.4', '4 joker', '4', once],
  ['M4.4', '4 joker joker', '4', once],
  ['M4.4', '4 joker >joker', '4', once],
  ['M4.4', '4 >4', '4 or lower', once],
  ['M4.4', '4 4', '4 or lower', once],
  ['M4.4', '3½ ½', '4 or lower, made', once],
  ['M4.4', '3½ ½+½', '4 or lower, made', once],
  ['M4.4', '3½ ½ >½', '4 or lower, made', once],
  ['M4.4', '3½ ½ ½', '4, made', once],
  ['M4.4', '3½ ½ ½ >½', '4, made', once],
  ['M4.5', '7', '7, skips'],
  ['M4.5', '7+7+7', '7, skips'],
  ['M4.5', '7 7', '7, skips'],
  ['M8.1', '7 >7', '7'],
  ['M4.7', '9½ ½', '½, set aside'],
  ['M4.7', '9½ ½+½', '½, set aside'],
  ['M4.7', '9½ joker ½', '½'],
  ['M4.8', '5+5+5', '5'],
  ['M4.8', '5+5+5+5', '5, set aside'],
  ['M4.8', '5 5 5+5', '5, set aside'],
  ['M4.8', '5+5+5 joker 5', '5'],
  ['M4.8', '7+7 7+7', '7, set aside'],
  ['M4.8', '7+7+7 >7', '7, set aside'],
  ['M4.8', '4+4+4 4', '4 or lower, set aside'],
  ['M4.8', '6½ ½+½+½+½', '7, made, set aside'],
  ['M4.8', '9½ ½+½+½+½', '½, set aside'],
  ['M4.8', '5 joker+joker joker joker', '5, set aside'],
  ['M4.8', '½+½+½ ½+½', '½, set aside'],
  ['M10.4', '5+8', '8'],
  ['M10.4', '8+5', '5'],
  ['M10.4', '8+joker', '8'],
  ['M10.4', '7+8', '8'],
  ['M10.4', '8+7', '7, skips'],
  ['M10.4', '6½+½', '7, made, skips'],
  ['M10.4', '6½+½+joker', '7, closed'],
  ['M10.4', '6½ ½+8', '8'],
  ['M10.4', '4+joker', '4 or lower'],
  ['M10.4', '4+joker', '4', once],
  ['M10.4', '9½+½', '½, set aside'],
  ['M10.4', '9½ ½+joker', '½'],
  ['M10.4', '9½ ½+joker ½', '½'],
  ['M10.4', '5+5 5+5+6', '6'],
  ['M10.4', '5+5+6 6+6+6', '6, set aside'],
])('%s: %s makes %s', (_, plays, said, options) => {
  expect(says(laid(plays, options))).toBe(said)
})

describe('a pile', () => {
  it('keeps who laid each card, in order', () => {
    const { pile } = laid('5 8+8 joker')
    expect([...downwards(pile)].map(tokenOf)).toEqual(['joker', '8', '8', '5'])
    expect([pile.by, pile.below?.by, pile.below?.below?.by, pile.below?.below?.below?.by]).toEqual([2, 1, 1, 0])
    expect(pile.size).toBe(4)
  })

  it('is not changed by what is laid on it', () => {
    const { pile } = laid('5 6½')
    const copy = structuredClone(pile)
    const half = cardOf('½') as Card
    lay(pile, half, 2, 1, table)
    layMore(pile, 1, 1)
    expect(pile).toEqual(copy)
    expect(lay(pile, half, 1, 1, table).pile.below).toBe(pile)
  })
})
