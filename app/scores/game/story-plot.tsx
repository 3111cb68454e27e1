'use client'

import { useMemo } from 'react'
import type uPlot from 'uplot'
import type { Story, StoryStep } from '@/lib/book/story'
import type { MarkKind } from '@/lib/book/story-marks'
import { axis, cursorMarkers, drawMarker, fontOf, lineSeries } from '../plot/draw'
import type { LineLook, Paints } from '../plot/looks'
import { Plot, type PlotOptions } from '../plot/plot'
import { PLOT_LEFT, PLOT_RIGHT } from '../plot/scrubber'
import { crowded, drawMark, isFrequent } from './signs'

/** Lines that lie on each other are drawn this far apart, in cards. */
const APART = 0.14

/** Where a line is drawn for a number of cards: a little beside those of others. */
export function heightOf(cards: number, seat: number, seats: number): number {
  return cards + (seat - (seats - 1) / 2) * APART
}

/** Cards left by each player, move by move, with what was remarkable. */
export function StoryPlot({
  story,
  looks,
  at,
  onMove,
}: {
  story: Story
  /** How the players' lines look, by seat. */
  looks: readonly LineLook[]
  /** The step that is looked at. */
  at: number
  onMove: (step: number) => void
}) {
  const data = useMemo(() => dataOf(story), [story])
  const options = useMemo(() => optionsFor({ story, looks }), [story, looks])
  return <Plot options={options} data={data} at={at} onMove={onMove} className="h-72 small:h-60 flat:h-52" />
}

/** By step, then for each seat the height of its line; null where it has none. */
function dataOf({ steps }: Story): uPlot.AlignedData {
  const seats = steps[0]?.held.length ?? 0
  const lines = Array.from({ length: seats }, (_, by) =>
    steps.map(({ held }) => {
      const one = held[by]
      return one ? heightOf(one.most, by, seats) : null
    }),
  )
  return [steps.map(({ number }) => number), ...lines]
}

/** The most cards that anybody had. */
export const highest = ({ steps }: Story): number =>
  steps.reduce((most, { held }) => Math.max(most, ...held.map((one) => one?.most ?? 0)), 1)

interface Drawn {
  readonly story: Story
  readonly looks: readonly LineLook[]
}

const optionsFor =
  (drawn: Drawn): PlotOptions =>
  (paints, { paths }) => {
    const { story, looks } = drawn
    const last = story.steps.length - 1
    // A step begins where it is reached: who has laid a card has one less from then on.
    const stepped = paths.stepped?.({ align: 1 })
    return {
      padding: [10, PLOT_RIGHT, 0, 0],
      scales: { x: { time: false, range: [0, Math.max(1, last)] }, y: { range: [-0.4, highest(story) * 1.06 + 0.8] } },
      axes: [
        axis(paints, { size: 24, space: 60, incrs: [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000] }),
        axis(paints, { size: PLOT_LEFT, space: 34, incrs: [1, 2, 5, 10, 20, 50] }),
      ],
      series: [{}, ...looks.map((look) => lineSeries(look, paints, stepped && { paths: stepped }))],
      cursor: { points: cursorMarkers(looks, paints) },
      hooks: {
        drawAxes: [(plot) => drawRounds(plot, drawn, paints)],
        draw: [(plot) => drawSigns(plot, drawn, paints)],
      },
    }
  }

/** Where each round but the first begins, with its number where there is room. */
function drawRounds({ ctx, bbox, valToPos }: uPlot, { story }: Drawn, paints: Paints): void {
  const ratio = devicePixelRatio
  const begins = story.steps.filter(({ marks }) => marks.some(({ kind }) => kind === 'deal'))
  let free = Number.NEGATIVE_INFINITY
  ctx.save()
  ctx.strokeStyle = paints.quiet
  ctx.fillStyle = paints.quiet
  ctx.setLineDash([4 * ratio, 4 * ratio])
  ctx.lineWidth = ratio
  ctx.font = fontOf(11 * ratio)
  ctx.textBaseline = 'top'
  for (const [index, { number }] of begins.entries()) {
    if (index === 0) continue
    const x = Math.round(valToPos(number, 'x', true))
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    if (x < free) continue
    const name = String(index + 1)
    ctx.fillText(name, x + 3 * ratio, bbox.top)
    free = x + ctx.measureText(name).width + 6 * ratio
  }
  ctx.restore()
}

/** CSS pixels. */
const SIGN = 18
/** So many signs stand beside each other without a crowd. */
const ROOM = 14
/** Between two markers on a line, by which it is known without its colour. */
const MARKER_EVERY = 64
const MARKER = 9

function drawSigns(plot: uPlot, { story, looks }: Drawn, paints: Paints): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const seats = looks.length
  const last = Math.max(1, story.steps.length - 1)
  const every = Math.max(1, Math.round((last * MARKER_EVERY * ratio) / bbox.width))
  const point = ({ number, held }: StoryStep, seat: number) => {
    const one = held[seat]
    return one && { x: plot.valToPos(number, 'x', true), y: plot.valToPos(heightOf(one.most, seat, seats), 'y', true) }
  }
  looks.forEach((look, seat) => {
    const first = Math.round((every * (seat + 0.5)) / seats)
    const lastHeld = story.steps.findLastIndex(({ held }) => held[seat])
    for (const step of story.steps) {
      const isMarked = step.number % every === first % every || step.number === lastHeld
      const at = isMarked && point(step, seat)
      if (at) drawMarker(ctx, { look, ...at, size: MARKER * ratio, paints })
    }
  })
  const signs = signsOf(story)
  const size = SIGN * ratio * crowded(signs, ROOM)
  for (const sign of signs) {
    // What is proven of somebody who is out stands where their line ended.
    const held = story.steps.slice(0, sign.step + 1).findLast((step) => step.held[sign.seat])
    const at = held && point({ ...held, number: sign.step }, sign.seat)
    if (!at) continue
    // Above the line, several on top of each other; never beyond the rim.
    const y = Math.max(bbox.top + size / 2, at.y - sign.above * size)
    drawMark(ctx, { kind: sign.kind, x: at.x, y, size, paints })
  }
}

/** A sign in the drawing: at whose line, and how far above it, in heights of a sign. */
export interface PlacedSign {
  readonly kind: MarkKind
  readonly step: number
  readonly seat: number
  readonly above: number
}

/** Room between a line and its first sign, and between two signs; small ones take less. In heights of a sign. */
const FIRST = 0.8
const NEXT = 1.05
const NEXT_TO_SMALL = 0.6

/** The signs that are drawn at lines, small ones nearest: those of rounds stand for the whole table and are lines of their own. */
export function signsOf({ steps }: Story): readonly PlacedSign[] {
  return steps.flatMap(({ number, marks }) => {
    const heights = new Map<number, number>()
    return marks
      .toSorted((one, other) => Number(isFrequent(other.kind)) - Number(isFrequent(one.kind)))
      .flatMap(({ kind, by }) => {
        if (by === null) return []
        const above = heights.get(by) ?? FIRST
        heights.set(by, above + (isFrequent(kind) ? NEXT_TO_SMALL : NEXT))
        return { kind, step: number, seat: by, above }
      })
  })
}
