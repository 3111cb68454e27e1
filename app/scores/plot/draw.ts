import type uPlot from 'uplot'
import { type LineLook, type Paints, strokeOf } from './looks'

/** The side of the square in which shapes are drawn as paths. */
const SQUARE = 24

const FONT = 'Kiebitz, system-ui, sans-serif'

/** @param size CSS pixels, `weight` as in style sheets. */
export const fontOf = (size: number, weight = 400): string => `${weight} ${size}px ${FONT}`

const paths = new Map<string, Path2D>()

function pathOf(shape: string): Path2D {
  const known = paths.get(shape)
  if (known) return known
  const made = new Path2D(shape)
  paths.set(shape, made)
  return made
}

/** Runs drawing in a square of 24, its middle at a point, scaled to `size` canvas pixels. */
function inSquare(context: CanvasRenderingContext2D, x: number, y: number, size: number, draw: () => void): void {
  context.save()
  // The lines of a chart leave their dashes behind.
  context.setLineDash([])
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / SQUARE, size / SQUARE)
  draw()
  context.restore()
}

/** A line's marker with a rim in the colour of the ground, so that it shows on other lines. Sizes in canvas pixels. */
export function drawMarker(
  context: CanvasRenderingContext2D,
  { look, x, y, size, paints }: { look: LineLook; x: number; y: number; size: number; paints: Paints },
): void {
  inSquare(context, x, y, size, () => {
    const path = pathOf(look.marker)
    context.strokeStyle = paints.surface
    context.lineWidth = 5
    context.lineJoin = 'round'
    context.stroke(path)
    context.fillStyle = strokeOf(look, paints)
    context.fill(path)
  })
}

/** A sign of line strokes on a disc of its own. Sizes in canvas pixels. */
export function drawSign(
  context: CanvasRenderingContext2D,
  {
    path,
    x,
    y,
    size,
    colour,
    ground,
  }: { path: string; x: number; y: number; size: number; colour: string; ground: string },
): void {
  inSquare(context, x, y, size, () => {
    context.beginPath()
    context.arc(SQUARE / 2, SQUARE / 2, SQUARE / 2, 0, 2 * Math.PI)
    context.fillStyle = ground
    context.fill()
    context.strokeStyle = colour
    context.lineWidth = 2
    context.stroke()
  })
  inSquare(context, x, y, size * 0.62, () => {
    context.strokeStyle = colour
    context.lineWidth = 3.4
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(pathOf(path))
  })
}

/** A sign without a disc, for what is frequent. Sizes in canvas pixels. */
export function drawSmallSign(
  context: CanvasRenderingContext2D,
  { path, x, y, size, colour }: { path: string; x: number; y: number; size: number; colour: string },
): void {
  inSquare(context, x, y, size, () => {
    context.strokeStyle = colour
    context.lineWidth = 5
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(pathOf(path))
  })
}

/** An axis in the page's own type and colours. */
export function axis(paints: Paints, more: uPlot.Axis = {}): uPlot.Axis {
  return {
    stroke: paints.quiet,
    font: fontOf(12),
    grid: { stroke: paints.edge, width: 1 },
    ticks: { show: false },
    gap: 4,
    ...more,
  }
}

/** A line as a series of uPlot. */
export function lineSeries(
  look: LineLook,
  paints: Paints,
  { width = 2.5, faint = false, ...more }: uPlot.Series & { faint?: boolean } = {},
): uPlot.Series {
  return {
    stroke: strokeOf(look, paints),
    width,
    dash: look.dash.map((length) => length * width),
    alpha: faint ? 0.3 : 1,
    points: { show: false },
    ...more,
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** Where the line that can be moved crosses the others each shows its marker: elements, which uPlot moves. */
export function cursorMarkers(looks: readonly LineLook[], paints: Paints, size = 16): uPlot.Cursor.Points {
  return {
    show: (_plot, series) => {
      const look = looks[series - 1]
      const element = document.createElement('div')
      if (!look) return element
      const svg = document.createElementNS(SVG, 'svg')
      const path = document.createElementNS(SVG, 'path')
      const given = { viewBox: '-3 -3 30 30', width: `${size}`, height: `${size}` }
      for (const [name, value] of Object.entries(given)) svg.setAttribute(name, value)
      const paint = {
        d: look.marker,
        fill: strokeOf(look, paints),
        stroke: paints.surface,
        'stroke-width': '5',
        'paint-order': 'stroke',
      }
      for (const [name, value] of Object.entries(paint)) path.setAttribute(name, value)
      svg.append(path)
      element.append(svg)
      return element
    },
    size,
    width: 0,
    stroke: 'transparent',
    fill: 'transparent',
  }
}
