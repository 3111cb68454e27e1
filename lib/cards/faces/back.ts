import { bothWays, CARD, rect } from './svg'

/** What of a back is coloured: a white rim forgives a crooked cut. */
const PANEL = { x: 3, y: 3, width: CARD.width - 6, height: CARD.height - 6 } as const

interface Place {
  readonly x: number
  readonly y: number
  readonly column: number
  readonly row: number
}

/** A panel with a pattern in columns and rows, an even number of places: the second half is the first, turned, so that no card shows which way up it lies. */
export function patternedBack(fill: string, columns: number, rows: number, draw: (place: Place) => string): string {
  const { x, y, width, height } = PANEL
  const signs = Array.from({ length: (columns * rows) / 2 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return draw({ x: x + ((column + 0.5) * width) / columns, y: y + ((row + 0.5) * height) / rows, column, row })
  })
  return [
    `<clipPath id="panel">${rect(x, y, width, height, fill, 1.5)}</clipPath>`,
    `<g clip-path="url(#panel)">${rect(x, y, width, height, fill)}${bothWays(signs.join(''))}</g>`,
  ].join('')
}
