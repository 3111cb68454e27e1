import type { Story, StoryStep } from '@/lib/book/story'
import { drawMarker, fontOf } from '../plot/draw'
import { type LineLook, type Paints, strokeOf } from '../plot/looks'
import { crowded, drawMark } from './signs'
import { heightOf, highest, signsOf } from './story-plot'

/** Where a drawing goes, in pixels of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room for the numbers beside and below. */
const LEFT = 52
const BELOW = 44
/** Above the highest line, for signs. */
const ABOVE = 40
const LINE = 5
const SIGN = 38
/** So many signs stand beside each other without a crowd. */
const ROOM = 22
const MARKER = 18
const MARKER_EVERY = 150

const AXIS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000]

/** A distance between the numbers of an axis, so that there are at most so many. */
const evenly = (until: number, most: number) => AXIS.find((each) => until / each <= most) ?? until

/** A game's story as a drawing that lies still: the same lines and signs as on the page. */
export function drawStory(
  context: CanvasRenderingContext2D,
  story: Story,
  { box, looks, paints }: { box: Box; looks: readonly LineLook[]; paints: Paints },
): void {
  const last = Math.max(1, story.steps.length - 1)
  const top = highest(story) + 0.5
  const [width, height] = [box.width - LEFT - SIGN / 2, box.height - BELOW - ABOVE]
  const xOf = (number: number) => box.x + LEFT + (number / last) * width
  const yOf = (cards: number) => box.y + ABOVE + (1 - (cards + 0.3) / (top + 0.3)) * height
  const seats = looks.length

  context.save()
  context.strokeStyle = paints.edge
  context.lineWidth = 2
  context.fillStyle = paints.quiet
  context.font = fontOf(26)
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  const high = evenly(top, 6)
  for (let cards = 0; cards <= top; cards += high) {
    line(context, [xOf(0), yOf(cards)], [xOf(last), yOf(cards)])
    context.fillText(String(cards), box.x + LEFT - 14, yOf(cards))
  }
  context.textAlign = 'center'
  context.textBaseline = 'top'
  const wide = evenly(last, 6)
  for (let number = 0; number <= last; number += wide) {
    context.fillText(String(number), xOf(number), yOf(-0.3) + 12)
  }
  context.setLineDash([8, 8])
  for (const { number } of story.steps.filter(({ marks }) => marks.some(({ kind }) => kind === 'deal')).slice(1)) {
    line(context, [xOf(number), yOf(top)], [xOf(number), yOf(-0.3)])
  }
  context.restore()

  for (const [seat, look] of looks.entries()) drawLine(context, story.steps, { look, seat, seats, xOf, yOf, paints })
  const signs = signsOf(story)
  const size = SIGN * crowded(signs, ROOM)
  for (const { kind, step, seat, above } of signs) {
    const held = story.steps.slice(0, step + 1).findLast((one) => one.held[seat])?.held[seat]
    if (!held) continue
    const y = Math.max(box.y + size / 2, yOf(heightOf(held.most, seat, seats)) - above * size)
    drawMark(context, { kind, x: xOf(step), y, size, paints })
  }
}

function line(context: CanvasRenderingContext2D, from: readonly [number, number], to: readonly [number, number]): void {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

interface Lines {
  readonly look: LineLook
  readonly seat: number
  readonly seats: number
  readonly xOf: (number: number) => number
  readonly yOf: (cards: number) => number
  readonly paints: Paints
}

function drawLine(
  context: CanvasRenderingContext2D,
  steps: readonly StoryStep[],
  { look, seat, seats, xOf, yOf, paints }: Lines,
): void {
  context.save()
  context.strokeStyle = strokeOf(look, paints)
  context.lineWidth = LINE
  context.lineJoin = 'round'
  context.setLineDash(look.dash.map((length) => length * LINE))
  context.beginPath()
  let y: number | null = null
  for (const { number, held } of steps) {
    const one = held[seat]
    const next = one ? yOf(heightOf(one.most, seat, seats)) : null
    if (next !== null) {
      if (y === null) context.moveTo(xOf(number), next)
      else {
        context.lineTo(xOf(number), y)
        context.lineTo(xOf(number), next)
      }
    }
    y = next
  }
  context.stroke()
  context.restore()
  const every = Math.max(1, Math.round((MARKER_EVERY * steps.length) / (xOf(steps.length - 1) - xOf(0))))
  const first = Math.round((every * (seat + 0.5)) / seats)
  const end = steps.findLastIndex(({ held }) => held[seat])
  for (const { number, held } of steps) {
    const one = held[seat]
    if (!one || (number % every !== first % every && number !== end)) continue
    drawMarker(context, { look, x: xOf(number), y: yOf(heightOf(one.most, seat, seats)), size: MARKER, paints })
  }
}
