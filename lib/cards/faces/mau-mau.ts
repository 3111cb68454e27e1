import { COLOURS, type Colour, colourName } from '../colours'
import { MAU_MAU_CARDS, MAU_MAU_DECK, type MauMauCard, type MauMauSign, mauMauColour, signOf } from '../mau-mau'
import { patternedBack } from './back'
import { corners } from './corners'
import type { Face, PrintedDeck } from './face'
import { numeral } from './numeral'
import { BESIDE_PAINT, INK, ON_PAINT, PAINT, WHITE } from './palette'
import { jokerSign, reverseSign, SIGNS, skipSign } from './signs'
import { MIDDLE, placed, rect } from './svg'

const RADIUS = 24

const DONE: Readonly<Record<string, { name: string; sign: (colour: string) => string }>> = {
  '-skip': { name: 'skip', sign: skipSign },
  '-rev': { name: 'reverse', sign: reverseSign },
}

/** A small card about (0, 0), parted from what it lies on by a line of the ground. */
const smallCard = (fill: string, ground: string) =>
  rect(-9.9, -13.9, 19.8, 27.8, ground, 2.8) + rect(-9, -13, 18, 26, fill, 2)

/** Two cards for the next player. */
const twoCards = (fill: string, ground: string) =>
  placed(-4.5, 0.5, smallCard(fill, ground), 1, -16) +
  placed(3.5, 0.5, smallCard(fill, ground) + numeral('+2', { height: 9.5, colour: ground }), 1, 6)

function inside(sign: MauMauSign, colour: Colour): string {
  const written = ON_PAINT[colour]
  const done = DONE[sign]
  if (done) return done.sign(written)
  if (sign === '+2') return twoCards(written, PAINT[colour])
  return numeral(sign, { height: sign === '6' || sign === '9' ? 25 : 28, colour: written })
}

function coloured(colour: Colour, sign: MauMauSign): string {
  const done = DONE[sign]
  const beside = BESIDE_PAINT[colour]
  return [
    placed(MIDDLE.x, MIDDLE.y, SIGNS[colour](PAINT[colour]), RADIUS),
    placed(MIDDLE.x, MIDDLE.y, inside(sign, colour), done ? 13 : 1),
    corners({
      head: done ? { drawn: done.sign(beside) } : sign,
      colour: beside,
      sign: SIGNS[colour](PAINT[colour]),
    }),
  ].join('')
}

/** Any colour: the four signs together. */
const anyColour = COLOURS.map((colour, index) =>
  placed(
    MIDDLE.x + (index % 2 ? 12.2 : -12.2),
    MIDDLE.y + (index < 2 ? -12.2 : 12.2),
    SIGNS[colour](PAINT[colour]),
    colour === 'y' ? 11.4 : 10.8,
  ),
).join('')

/** Four cards for the next player, one of each colour. */
const fourCards = COLOURS.map((colour, index) => {
  const card = smallCard(PAINT[colour], WHITE) + placed(-4.2, -8, SIGNS[colour](ON_PAINT[colour]), 2.9)
  return placed(MIDDLE.x, MIDDLE.y + 22, placed(0, -25, card, 1.08), 1, (index - 1.5) * 19)
}).join('')

function joker(card: MauMauCard): string {
  const drawn = jokerSign(INK)
  return card === 'joker'
    ? anyColour + corners({ head: { drawn }, colour: INK })
    : fourCards + corners({ head: '+4', colour: INK, sign: drawn })
}

function nameOf(card: MauMauCard): string {
  const colour = mauMauColour(card)
  const sign = signOf(card)
  if (!colour || !sign) return card.replace('+', '-plus-')
  return `${colourName(colour, 'en')}-${DONE[sign]?.name ?? sign.replace('+', 'plus-')}`
}

/** The four signs in rows. */
const back = patternedBack(INK, 6, 9, ({ x, y, column, row }) => {
  const colour = COLOURS[(column + 2 * row) % COLOURS.length] ?? 'r'
  return placed(x, y, SIGNS[colour](PAINT[colour]), 2.7)
})

export const mauMau: PrintedDeck = {
  faces: MAU_MAU_CARDS.map((card): Face => {
    const sign = signOf(card)
    const colour = mauMauColour(card)
    return {
      card,
      name: nameOf(card),
      numeral: sign && /^\d$/.test(sign) ? sign : null,
      colour,
      copies: MAU_MAU_DECK.get(card) ?? 0,
      drawing: sign && colour ? coloured(colour, sign) : joker(card),
    }
  }),
  back,
}
