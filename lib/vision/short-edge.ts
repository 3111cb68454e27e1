import { type Quad, sides, turned } from './polygon'
import { NUMERALS, type Reading } from './reading'

/** A card's place, and how likely its first edge is one of the card's short ones, 0 to 1. */
export interface Standing {
  readonly quad: Quad
  readonly portrait: number
}

/**
 * Below this, or wider than this for its height, it is read lying on either edge: of some 1,600 cards in photographs and on
 * photographed tables that were surer and slimmer, none turned out to lie on its side.
 */
const SURELY_PORTRAIT = 0.99
const SLIM = 0.9
/** How much `portrait` counts, as a power of it, beside what the reader sees: courts on their side deceive the refiner. */
const PORTRAIT_WEIGHT = 0.3
/** How much it counts, as a power of it, that the reader sees a card: one that lies on its side is none to it. */
const CARD_WEIGHT = 3
/**
 * How fast it becomes unlikely that a card is seen wider than it is high, as a power of width by height: it must be seen
 * from very low.
 */
const RARELY_WIDE = 3

/** The place as it is, and on its other edge where that may be the short one. */
export function eitherEdge<Place extends Standing>(place: Place): Place[] {
  const { quad, portrait } = place
  if (portrait > SURELY_PORTRAIT && widthByHeight(quad) < SLIM) return [place]
  return [place, { ...place, quad: turned(quad, 1), portrait: 1 - portrait }]
}

/**
 * The edge on which it looks like a card that stands on its short side.
 *
 * @param edges the same place on each edge that it may stand on, at least one, as it was read there.
 */
export function likelierEdge<Place extends Standing & { readonly reading: Reading }>(edges: readonly Place[]): Place {
  const sure = ({ quad, portrait, reading }: Place) =>
    portrait ** PORTRAIT_WEIGHT *
    (1 - (reading.numerals[NUMERALS.indexOf('no-card')] as number)) ** CARD_WEIGHT *
    widthByHeight(quad) ** -RARELY_WIDE
  return edges.reduce((best, edge) => (sure(edge) > sure(best) ? edge : best))
}

/** How wide a card is to be seen, beside its height. */
function widthByHeight(quad: Quad): number {
  const [width, height] = sides(quad)
  return width / height
}
