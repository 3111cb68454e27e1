import { EDGE, WHITE } from './palette'

/** Poker size, in millimetres: nine of them fit on A4 and on Letter. */
export const CARD = { width: 63, height: 88, radius: 3 } as const

export const MIDDLE = { x: CARD.width / 2, y: CARD.height / 2 } as const

/** A number as it is written in a drawing: to the micrometre. */
export const mm = (value: number): string => String(Math.round(value * 1000) / 1000 + 0)

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A line with round ends and joins. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${mm(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}" fill="${fill}"/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"${radius ? ` rx="${mm(radius)}"` : ''} fill="${fill}"/>`

/** A drawing about (0, 0), scaled, then turned clockwise in degrees, then moved to a place. */
export function placed(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  const steps = [
    x || y ? `translate(${mm(x)} ${mm(y)})` : '',
    turn ? `rotate(${mm(turn)})` : '',
    scale === 1 ? '' : `scale(${Number(scale.toPrecision(5))})`,
  ]
  const transform = steps.filter(Boolean).join(' ')
  return transform ? `<g transform="${transform}">${drawing}</g>` : drawing
}

/** A drawing and the same once more for who sits opposite. Once a card: it is told by its name. */
export const bothWays = (drawing: string): string =>
  `<g id="once">${drawing}</g><use href="#once" transform="rotate(180 ${MIDDLE.x} ${MIDDLE.y})"/>`

/**
 * A whole file of one side of a card: it stands on its own, without fonts, scripts or other files.
 *
 * @param radius of its corners in millimetres; 0 where they are cut later.
 */
export function cardSvg(drawing: string, radius: number = CARD.radius): string {
  const { width, height } = CARD
  const inset = 0.15
  const outline = (by: number) =>
    `x="${by}" y="${by}" width="${mm(width - 2 * by)}" height="${mm(height - 2 * by)}"${radius ? ` rx="${mm(radius - by)}"` : ''}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="card"><rect ${outline(0)}/></clipPath>`,
    `<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${WHITE}"/>${drawing}</g>`,
    `<rect ${outline(inset)} fill="none" stroke="${EDGE}" stroke-width="0.3"/>`,
    '</svg>\n',
  ].join('')
}
