'use client'

import { useMemo } from 'react'
import type uPlot from 'uplot'
import { axis, cursorMarkers, drawMarker, lineSeries } from '../plot/draw'
import { type LineLook, type Paints, strokeOf } from '../plot/looks'
import { Plot, type PlotOptions } from '../plot/plot'
import { PLOT_LEFT, PLOT_RIGHT } from '../plot/scrubber'

/** A line to be drawn: a value at each game, null where there is none. */
export interface DrawnLine {
  readonly look: LineLook
  readonly values: readonly (number | null)[]
  /** The upper rim of a band above the line; left out: no band. */
  readonly upTo?: readonly (number | null)[]
  /** Single values, drawn as small markers. */
  readonly dots?: readonly (number | null)[]
}

export type Across = 'games' | 'dates'

/** Milliseconds in what uPlot counts by. */
const SECOND = 1000

/**
 * Lines over games.
 *
 * @param ended of each game, milliseconds since 1970, in order.
 * @param upsideDown the least at the top: places.
 * @param dateName names a date on the axis; `long` between marks of months, otherwise of days.
 */
export function LinesPlot({
  lines,
  ended,
  across,
  upsideDown = false,
  at,
  dateName,
  onMove,
}: {
  lines: readonly DrawnLine[]
  ended: readonly number[]
  across: Across
  upsideDown?: boolean
  at: number
  dateName: (time: number, long: boolean) => string
  onMove: (game: number) => void
}) {
  const data = useMemo(() => dataOf(lines, ended, across), [lines, ended, across])
  const options = useMemo(
    () => optionsFor(lines, { across, upsideDown, dateName, games: ended.length }),
    [lines, across, upsideDown, dateName, ended],
  )
  return <Plot options={options} data={data} at={at} onMove={onMove} className="h-64 flat:h-52" />
}

/** A column of x, then one a line, then one a band. */
function dataOf(lines: readonly DrawnLine[], ended: readonly number[], across: Across): uPlot.AlignedData {
  const x = across === 'games' ? ended.map((_, index) => index + 1) : ended.map((time) => time / SECOND)
  const rims = lines.flatMap(({ upTo }) => (upTo ? [[...upTo]] : []))
  return [x, ...lines.map(({ values }) => [...values]), ...rims]
}

interface How {
  readonly across: Across
  readonly upsideDown: boolean
  readonly dateName: (time: number, long: boolean) => string
  readonly games: number
}

/** From this distance between two marks on, a date is named by its month. Seconds. */
const MONTHS = 27 * 24 * 3600

const optionsFor =
  (lines: readonly DrawnLine[], { across, upsideDown, dateName, games }: How): PlotOptions =>
  (paints) => {
    const looks = lines.map(({ look }) => look)
    const lowest = Math.max(2, ...lines.flatMap(({ dots }) => (dots ?? []).map((value) => value ?? 0)))
    const banded = lines.flatMap(({ upTo, look }, line) => (upTo ? [{ line, look }] : []))
    const whole: uPlot.Axis =
      across === 'games'
        ? { incrs: [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000], space: 50 }
        : {
            space: 70,
            values: (_plot, splits, _axis, _space, apart) =>
              splits.map((split) => dateName(split * SECOND, apart >= MONTHS)),
          }
    return {
      padding: [12, PLOT_RIGHT, 0, 0],
      scales: {
        x: { time: across === 'dates', range: (_plot, min, max) => beside(min, max) },
        y: upsideDown ? { dir: -1, range: [0.6, lowest + 0.4] } : { range: (_plot, min, max) => padded(min, max) },
      },
      axes: [
        axis(paints, { size: 24, ...whole }),
        axis(paints, {
          size: PLOT_LEFT,
          gap: 8,
          space: upsideDown ? 26 : 40,
          ...(upsideDown && { incrs: [1, 2] }),
          values: (_plot, splits) => splits.map((split) => (Number.isInteger(split) ? String(split) : '')),
        }),
      ],
      series: [
        {},
        ...looks.map((look) => lineSeries(look, paints, { spanGaps: true })),
        ...banded.map(({ look }) => ({ stroke: `${strokeOf(look, paints)}55`, width: 1, points: { show: false } })),
      ],
      bands: banded.map(({ line, look }, index) => ({
        series: [lines.length + 1 + index, line + 1] as [number, number],
        fill: `${strokeOf(look, paints)}2b`,
      })),
      cursor: { points: cursorMarkers(looks, paints) },
      hooks: { draw: [(plot) => drawDots(plot, lines, games, paints)] },
    }
  }

/** From the first game to the last; a single one in the middle. */
const beside = (min: number, max: number): [number, number] => (max > min ? [min, max] : [min - 1, max + 1])

/** A little room above and below, and never none at all. */
function padded(min: number | null, max: number | null): [number, number] {
  const [low, high] = [min ?? 0, max ?? 1]
  const room = Math.max(20, (high - low) * 0.08)
  return [low - room, high + room]
}

/** CSS pixels. */
const MARKER = 10
const DOT = 8
/** Between two markers of a line, by which it is known without its colour. */
const MARKER_EVERY = 60
/** Beyond so many games single values are drawn smaller, and beyond so many not at all: the line says more. */
const CROWD = 60
const THRONG = 400

function drawDots(plot: uPlot, lines: readonly DrawnLine[], games: number, paints: Paints): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const x = (game: number) => plot.valToPos(plot.data[0][game] as number, 'x', true)
  lines.forEach(({ look, values, dots }, line) => {
    // Several at one place stand beside each other.
    const aside = (line - (lines.length - 1) / 2) * 0.07
    if (games <= THRONG)
      dots?.forEach((value, game) => {
        if (value === null) return
        const at = { x: x(game), y: plot.valToPos(value + aside, 'y', true) }
        ctx.globalAlpha = 0.75
        drawMarker(ctx, { look, ...at, size: (games > CROWD ? 0.6 : 1) * DOT * ratio, paints })
        ctx.globalAlpha = 1
      })
    let free = bbox.left + (line * MARKER_EVERY * ratio) / Math.max(1, lines.length)
    const last = values.findLastIndex((value) => value !== null)
    values.forEach((value, game) => {
      if (value === null || (x(game) < free && game !== last)) return
      free = x(game) + MARKER_EVERY * ratio
      drawMarker(ctx, { look, x: x(game), y: plot.valToPos(value, 'y', true), size: MARKER * ratio, paints })
    })
  })
}
