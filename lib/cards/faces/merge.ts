import { colourName } from '../colours'
import { MERGE_CARDS, type MergeCard, mergeColour, mergeDeck, mergeNumber } from '../merge'
import { patternedBack } from './back'
import { corners } from './corners'
import type { Face, PrintedDeck } from './face'
import { numeral } from './numeral'
import { DEEP, ON_PAINT, PAINT, PLUM, SHADE } from './palette'
import { SIGNS } from './signs'
import { CARD, circle, MIDDLE, mm, path, placed, rect } from './svg'

/** As many as five players and more need (merge.md G1.1). */
const LARGEST_TABLE = 5

const OFFSET = 11
const RADIUS = 24

/** Two piles that become one. */
function merging(pile: string, both: string): string {
  const reach = Math.sqrt(RADIUS ** 2 - OFFSET ** 2)
  const arc = `A${RADIUS} ${RADIUS} 0 0 1`
  return [
    circle(MIDDLE.x, MIDDLE.y - OFFSET, RADIUS, pile),
    circle(MIDDLE.x, MIDDLE.y + OFFSET, RADIUS, pile),
    path(
      `M${mm(MIDDLE.x - reach)} ${MIDDLE.y}${arc} ${mm(MIDDLE.x + reach)} ${MIDDLE.y}${arc} ${mm(MIDDLE.x - reach)} ${MIDDLE.y}Z`,
      both,
    ),
  ].join('')
}

function drawingOf(card: MergeCard): string {
  const colour = mergeColour(card)
  const text = String(mergeNumber(card))
  const written = ON_PAINT[colour]
  return [
    rect(0, 0, CARD.width, CARD.height, PAINT[colour]),
    merging(SHADE[colour], DEEP[colour]),
    placed(MIDDLE.x, MIDDLE.y, numeral(text, { height: 34, colour: written }, 44)),
    corners({ head: text, colour: written, sign: SIGNS[colour](written) }),
  ].join('')
}

const LINE = '#f0c9a8'

/** Discs in rows, each over its neighbours. */
const back = patternedBack(
  PLUM,
  6,
  9,
  ({ x, y }) =>
    `<circle cx="${mm(x)}" cy="${mm(y)}" r="6.2" fill="${LINE}" fill-opacity="0.12" stroke="${LINE}" stroke-width="0.5"/>`,
)

const DECK = mergeDeck(LARGEST_TABLE)

export const merge: PrintedDeck = {
  faces: MERGE_CARDS.map(
    (card): Face => ({
      card,
      name: `${colourName(mergeColour(card), 'en')}-${mergeNumber(card)}`,
      numeral: String(mergeNumber(card)),
      colour: mergeColour(card),
      copies: DECK.get(card) ?? 0,
      drawing: drawingOf(card),
    }),
  ),
  back,
}
