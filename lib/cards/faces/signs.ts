import type { Colour } from '../colours'
import { circle, mm, path, rect, stroke } from './svg'

/** Points on a circle about (0, 0), from the top clockwise, as a path round them whose corners are cut round. */
function rounded(points: readonly (readonly [number, number])[], radius: number): string {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner
    const after = points[(index + 1) % points.length] ?? corner
    const towards = (other: readonly [number, number]) => {
      const [dx, dy] = [other[0] - corner[0], other[1] - corner[1]]
      const part = radius / Math.hypot(dx, dy)
      return `${mm(corner[0] + dx * part)} ${mm(corner[1] + dy * part)}`
    }
    return `${index ? 'L' : 'M'}${towards(before)}Q${mm(corner[0])} ${mm(corner[1])} ${towards(after)}`
  })
  return `${corners.join('')}Z`
}

const STAR = rounded(
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const radius = index % 2 ? 0.72 : 1.16
    return [radius * Math.sin(angle), 0.06 - radius * Math.cos(angle)] as const
  }),
  0.17,
)

const LOBES = [-0.46, 0.46]

/** The sign of each colour, about (0, 0), about 1 from its middle to its edge: circle, square, clover, star. */
export const SIGNS: Readonly<Record<Colour, (fill: string) => string>> = {
  r: (fill) => circle(0, 0, 1, fill),
  b: (fill) => rect(-0.9, -0.9, 1.8, 1.8, fill, 0.2),
  g: (fill) =>
    LOBES.flatMap((x) => LOBES.map((y) => circle(x, y, 0.56, fill))).join('') + rect(-0.46, -0.46, 0.92, 0.92, fill),
  y: (fill) => path(STAR, fill),
}

/** Six rays: the joker's. */
export const jokerSign = (colour: string): string => {
  const ray = (angle: number) =>
    `M${mm(-Math.sin(angle))} ${mm(Math.cos(angle))}L${mm(Math.sin(angle))} ${mm(-Math.cos(angle))}`
  return stroke([0, Math.PI / 3, (2 * Math.PI) / 3].map(ray).join(''), colour, 0.42)
}

/** Over one player's head to the next. */
export const skipSign = (colour: string): string =>
  circle(-0.15, 0.6, 0.32, colour) +
  stroke('M-1.01 0.7V0.4A0.86 0.86 0 0 1 0.71 0.4V0.5', colour, 0.3) +
  path('M0.21 0.42H1.21L0.71 1.02Z', colour)

/** The way round the table turns. */
export const reverseSign = (colour: string): string =>
  stroke('M-0.3 0.8H0.2A0.62 0.62 0 0 0 0.2 -0.44H-0.4', colour, 0.34) + path('M-0.36 -1.02V0.14L-1.06 -0.44Z', colour)

/** No higher than this. */
export const downSign = (colour: string): string =>
  stroke('M-0.72 -0.85H0.72M0 -0.4V0.4', colour, 0.3) + path('M-0.62 0.22H0.62L0 0.95Z', colour)

/** The upper half of a disc, its middle at (0, 0). */
export const halfDisc = (radius: number, fill: string): string =>
  path(`M${mm(-radius)} 0A${mm(radius)} ${mm(radius)} 0 0 1 ${mm(radius)} 0Z`, fill)
