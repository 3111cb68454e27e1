import { CARD } from './svg'

/** A sheet of paper upright, in millimetres. */
export interface Paper {
  readonly width: number
  readonly height: number
}

export const PAPERS = {
  // ISO 216
  a4: { width: 210, height: 297 },
  // ANSI/ASME Y14.1
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Paper>>

export type PaperName = keyof typeof PAPERS

const COLUMNS = 3
const ROWS = 3
const A_SHEET = COLUMNS * ROWS

/**
 * How the backs come onto the paper: `duplex`, by a printer that prints both sides; `turned`, by putting the printed
 * sheets back into the tray; `none`, not at all.
 */
export const BACKS = ['duplex', 'turned', 'none'] as const

export type Backs = (typeof BACKS)[number]

/** One side of a sheet, row by row from its top left; null where nothing is printed. */
export interface Sheet<Face> {
  readonly side: 'front' | 'back'
  readonly cards: readonly (Face | null)[]
}

/**
 * Lays cards out in the order in which the sides are printed.
 *
 * `duplex`: every front is followed by its back, whose columns are mirrored, because the sheet is turned over its long
 * edge. `turned`: all fronts, then as many full sheets of backs, so that it does not matter in which order and which way
 * round they are put into the tray again.
 */
export function sheetsOf<Face>(cards: readonly Face[], back: Face, backs: Backs): Sheet<Face>[] {
  const fronts: Sheet<Face>[] = []
  for (let from = 0; from < cards.length; from += A_SHEET) {
    const some = Array.from({ length: A_SHEET }, (_, place) => cards[from + place] ?? null)
    fronts.push({ side: 'front', cards: some })
  }
  if (backs === 'none') return fronts
  if (backs === 'turned') return [...fronts, ...fronts.map(() => fullOf(back))]
  return fronts.flatMap((front) => [front, behind(front, back)])
}

const fullOf = <Face>(back: Face): Sheet<Face> => ({ side: 'back', cards: Array<Face>(A_SHEET).fill(back) })

/** The side that lies behind a front when the sheet is turned over its long edge. */
function behind<Face>({ cards }: Sheet<Face>, back: Face): Sheet<Face> {
  const mirrored = cards.map((_, place) => {
    const [row, column] = [Math.floor(place / COLUMNS), place % COLUMNS]
    return cards[row * COLUMNS + COLUMNS - 1 - column] === null ? null : back
  })
  return { side: 'back', cards: mirrored }
}

/** Where the cards' upper left corner lies on a paper, in millimetres: in its middle, so that both sides meet. */
export function originOn({ width, height }: Paper): { readonly x: number; readonly y: number } {
  return { x: (width - COLUMNS * CARD.width) / 2, y: (height - ROWS * CARD.height) / 2 }
}

/** From a card's edge to a cut mark, and its length; millimetres. */
const MARK = { away: 1, length: 4 } as const

/** From here to there, in millimetres of the paper. */
export interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Beside the cards, where to cut: at both ends of every cut that goes through the whole sheet. */
export function cutMarks(paper: Paper): Line[] {
  const { x, y } = originOn(paper)
  const [right, bottom] = [x + COLUMNS * CARD.width, y + ROWS * CARD.height]
  const [near, far] = [MARK.away, MARK.away + MARK.length]
  const upright = Array.from({ length: COLUMNS + 1 }, (_, column) => x + column * CARD.width)
  const level = Array.from({ length: ROWS + 1 }, (_, row) => y + row * CARD.height)
  return [
    ...upright.flatMap((at) => [
      { x1: at, y1: y - far, x2: at, y2: y - near },
      { x1: at, y1: bottom + near, x2: at, y2: bottom + far },
    ]),
    ...level.flatMap((at) => [
      { x1: x - far, y1: at, x2: x - near, y2: at },
      { x1: right + near, y1: at, x2: right + far, y2: at },
    ]),
  ]
}

/** A line of exactly 50 mm below the cards, by which to see whether the printer has kept the size. */
export function ruler(paper: Paper): Line {
  const origin = originOn(paper)
  const y = origin.y + ROWS * CARD.height + MARK.away + MARK.length / 2
  // Between two cut marks, with room behind it for what it says.
  const x1 = origin.x + CARD.width + 2
  return { x1, y1: y, x2: x1 + 50, y2: y }
}
