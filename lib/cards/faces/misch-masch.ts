import { drawingOf, type Paint, type Shape } from '../animal-drawings'
import {
  ANIMALS,
  type Animal,
  animalName,
  CHAMELEON,
  halfAnimal,
  halfCardOf,
  lowerOf,
  MISCH_MASCH_CARDS,
  MISCH_MASCH_DECK,
  type MischMaschCard,
  realAnimal,
  upperOf,
} from '../misch-masch'
import { patternedBack } from './back'
import type { Face, PrintedDeck } from './face'
import { INK, TEAL, WHITE } from './palette'
import { halfDisc } from './signs'
import { bothWays, CARD, circle, MIDDLE, mm, path, placed, rect } from './svg'

const paintOf = (paint: Paint) => (paint === 'ink' ? INK : paint === 'faint' ? '#9a927f' : paint)

function shape({ d, fill, line, width, dashes }: Shape): string {
  const lined = line
    ? ` stroke="${paintOf(line)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`
    : ''
  return `<path d="${d}" fill="${fill ? paintOf(fill) : 'none'}"${lined}/>`
}

/** An animal about (0, 0), 1 wide and 1.4 high. */
const animal = (card: MischMaschCard) =>
  `<g id="animal" transform="scale(0.01) translate(-50 -70)">${drawingOf(card).map(shape).join('')}</g>`

/** The same once more, in a corner. */
const smallAnimal = placed(8, 9.4, '<use href="#animal"/>', 9.5)

/** Which half of its animal each half card of this deck shows: every other one its upper half (A1.2). */
const printedHalf = (card: MischMaschCard) => {
  const one = halfAnimal(card)
  return one === null || (ANIMALS.indexOf(one) % 2 === 0) === (upperOf(card) !== null)
}

const GROUND: Readonly<Record<Animal, string>> = {
  D: '#cbe9fb',
  E: '#dcd9df',
  K: '#bfe0bf',
  L: '#ffdcab',
  O: '#e6c9f5',
  P: '#f9ecae',
}

/** Rays of every animal's ground: the chameleon lies on all of them. */
function rays(): string {
  const grounds = Object.values(GROUND)
  const count = 2 * grounds.length
  const far = 60
  return Array.from({ length: count }, (_, index) => {
    const at = (turn: number) => {
      const angle = (turn * 2 * Math.PI) / count
      return `${mm(MIDDLE.x + far * Math.sin(angle))} ${mm(MIDDLE.y - far * Math.cos(angle))}`
    }
    return path(`M${MIDDLE.x} ${MIDDLE.y}L${at(index)}L${at(index + 1.02)}Z`, grounds[index % grounds.length] ?? WHITE)
  }).join('')
}

function grounds(card: MischMaschCard): string {
  if (card === CHAMELEON) return rays()
  const [upper, lower] = [upperOf(card), lowerOf(card)]
  return (
    rect(0, 0, CARD.width, MIDDLE.y, upper ? GROUND[upper] : WHITE) +
    rect(0, MIDDLE.y, CARD.width, MIDDLE.y, lower ? GROUND[lower] : WHITE)
  )
}

/** A real animal makes the one with the fewest cards draw, or all others (A5.2): one player or three. */
const ONE_DRAWS: ReadonlySet<Animal> = new Set(['D', 'E', 'K'])

/** A head and shoulders, about (0, 0). */
const player = circle(0, -0.5, 0.46, INK) + path('M-0.85 1A0.85 0.98 0 0 1 0.85 1Z', INK)

/** What they draw, about (0, 0). */
const smallCard = rect(-1.9, -2.5, 3.8, 5, INK, 0.6) + rect(-1.35, -1.95, 2.7, 3.9, WHITE, 0.25)

/** Who draws, in the corners that the small animals leave. */
function drawers(one: Animal): string {
  const places = ONE_DRAWS.has(one) ? [0] : [-2.9, 2.9, 0]
  const row = places.map((x) => placed(x, x === 0 ? 0 : -0.5, player, 2.2)).join('')
  return placed(CARD.width - 8.6, 7, row + placed(0, 6.4, smallCard))
}

/** What is printed on a card; also on the side of a half card that is not in our deck. */
export function drawing(card: MischMaschCard): string {
  const real = realAnimal(card)
  return [
    grounds(card),
    real ? circle(MIDDLE.x, MIDDLE.y, 27.5, WHITE) : '',
    placed(MIDDLE.x, MIDDLE.y, animal(card), 43),
    bothWays(smallAnimal + (real ? drawers(real) : '')),
  ].join('')
}

function nameOf(card: MischMaschCard): string {
  if (card === CHAMELEON) return 'chameleon'
  const [upper, lower] = [upperOf(card), lowerOf(card)]
  return `${upper ? animalName(upper, 'en') : 'no'}-${lower ? animalName(lower, 'en') : 'no'}`
}

/** Of all animals, and of the chameleon: they shine on the dark. */
const BACK_PAINTS = ['#64c1f3', '#fbae36', '#c678e8', '#f8f0d5', '#9fcf3f', '#ee7a3d']

/** Discs of two colours each, as the animals are. */
const back = patternedBack(TEAL, 6, 9, ({ x, y, column, row }) => {
  const paint = (at: number) => BACK_PAINTS[at % BACK_PAINTS.length] ?? WHITE
  const at = column + 2 * row
  const [upper, lower] = [paint(at), paint(at + 1 + ((column + row) % 5))]
  return placed(x, y, circle(0, 0, 3.4, lower) + halfDisc(3.4, upper))
})

function copiesOf(card: MischMaschCard): number {
  const half = halfAnimal(card)
  return MISCH_MASCH_DECK.get(half ? halfCardOf(half) : card) ?? 0
}

export const mischMasch: PrintedDeck = {
  faces: MISCH_MASCH_CARDS.filter(printedHalf).map(
    (card): Face => ({
      card,
      name: nameOf(card),
      numeral: null,
      colour: null,
      copies: copiesOf(card),
      drawing: drawing(card),
    }),
  ),
  back,
}
