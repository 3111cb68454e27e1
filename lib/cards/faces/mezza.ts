import { MEZZA_CARDS, type MezzaCard, mezzaDeck } from '../mezza'
import { patternedBack } from './back'
import { corners } from './corners'
import type { Face, PrintedDeck } from './face'
import { kiebitz } from './kiebitz'
import { numeral } from './numeral'
import { FOREST, HALF, HALF_SOFT, INK, PAPER } from './palette'
import { downSign, halfDisc, jokerSign, skipSign } from './signs'
import { circle, MIDDLE, placed } from './svg'

const RADIUS = 25.5

type Power = '0' | '4' | '7'

/** What a card does beyond its rank (M4.2, M4.4, M4.5): it fits everywhere, asks for no more than itself, lets one be skipped. */
const POWERS: Readonly<Record<Power, string>> = {
  '0': jokerSign(FOREST),
  '4': placed(0, 0, downSign(FOREST), 1.15),
  '7': skipSign(FOREST),
}

const hasPower = (card: MezzaCard): card is Power => Object.hasOwn(POWERS, card)

/** A number lies on a whole disc; a half on half a disc, and ½ on the other half, which makes it whole (M4.3); what they make is of their colour. */
function ground(card: MezzaCard): string {
  if (card.endsWith('½')) return placed(MIDDLE.x, MIDDLE.y, halfDisc(RADIUS, HALF_SOFT), 1, card === '½' ? 0 : 180)
  return circle(MIDDLE.x, MIDDLE.y, RADIUS, card === '4' || card === '7' ? HALF_SOFT : PAPER)
}

function drawingOf(card: MezzaCard): string {
  if (card === 'joker') {
    return (
      placed(MIDDLE.x, MIDDLE.y + 1.5, kiebitz(24.5, '#bfe0cd')) +
      corners({ head: { drawn: jokerSign(FOREST) }, colour: FOREST })
    )
  }
  const look = { height: 42, colour: INK, half: HALF }
  return [
    ground(card),
    placed(MIDDLE.x, MIDDLE.y, numeral(card, look, 53)),
    corners({ head: card, colour: INK, half: HALF, ...(hasPower(card) && { sign: POWERS[card] }) }),
  ].join('')
}

const nameOf = (card: MezzaCard) => card.replace(/^½/, 'half').replace('½', '-half')

/** Rows of half discs, each turned against the next. */
const back = patternedBack(FOREST, 6, 11, ({ x, y, column, row }) => {
  const up = (row + column) % 2 === 0
  return placed(x, y + (up ? 1.7 : -1.7), halfDisc(3.7, row % 2 === 0 ? '#f2a057' : '#f3e3c3'), 1, up ? 0 : 180)
})

const DECK = mezzaDeck('full')

export const mezza: PrintedDeck = {
  faces: MEZZA_CARDS.map(
    (card): Face => ({
      card,
      name: nameOf(card),
      numeral: card === 'joker' ? null : card,
      colour: null,
      copies: DECK.get(card) ?? 0,
      drawing: drawingOf(card),
    }),
  ),
  back,
}
