import { numeral, numeralWidth } from './numeral'
import { bothWays, placed } from './svg'

const MARGIN = 4.6
const TOP = 5
const HEIGHT = 9
/** ½ alone is drawn larger: its digits are small ones. */
const HALF_HEIGHT = 11.5
/** The middle of a narrow index. */
const MIDDLE = 8.6
const SIGN = { below: 5.6, size: 2.7 } as const

interface Index {
  /** A numeral, or a drawing about (0, 0), about 1 from its middle to its edge. */
  readonly head: string | { readonly drawn: string }
  readonly colour: string
  readonly half?: string
  /** Stands under it; drawn as a drawn head is. */
  readonly sign?: string
}

/** What a card shows in a hand: its numeral and its sign, in two corners opposite each other, each upright for who sits there. */
export function corners({ head, colour, half = colour, sign = '' }: Index): string {
  const under = sign ? placed(MIDDLE, TOP + HEIGHT + SIGN.below, sign, SIGN.size) : ''
  if (typeof head !== 'string') {
    return bothWays(placed(MIDDLE, TOP + HEIGHT / 2, head.drawn, HEIGHT / 2) + under)
  }
  const height = head === '½' ? HALF_HEIGHT : HEIGHT
  const x = Math.max(MIDDLE, MARGIN + numeralWidth(head, height) / 2)
  return bothWays(placed(x, TOP + height / 2, numeral(head, { height, colour, half })) + under)
}
