import { picture as facePicture } from '@/app/learn/parts/face'
import type { Story } from '@/lib/book/story'
import { MARK_KINDS, type MarkKind } from '@/lib/book/story-marks'
import type { GameId } from '@/lib/referee/game'
import { drawMarker, fontOf } from '../plot/draw'
import { type LineLook, paintsFor, strokeOf } from '../plot/looks'
import { drawStory } from './picture-chart'
import { drawMark } from './signs'

/** A player as the picture tells of one. */
export interface PictureRow {
  /** "1." */
  readonly place: string
  readonly name: string
  /** "120 points", "gave up" */
  readonly note: string
  readonly isFirst: boolean
  readonly look: LineLook
}

/** All that a picture of a game says, in the user's words. */
export interface PictureText {
  readonly game: GameId
  readonly title: string
  /** Below the title, a line each. */
  readonly lines: readonly string[]
  /** In the order of their places. */
  readonly rows: readonly PictureRow[]
  /** What is remarkable, in the plural or counted. */
  readonly kindName: (kind: MarkKind) => string
  readonly chartTitle: string
  readonly foot: string
}

/** Pixels. As wide as messengers show pictures without making them smaller. */
const WIDTH = 1080
const RIM = 64
const INNER = WIDTH - 2 * RIM
const ROW = 72
const CHART = 560
const SIGN_ROW = 58

/** Cards of each game that everybody knows it by, for the corner. */
const CARDS: Readonly<Record<GameId, readonly string[]>> = {
  mezza: ['7', '9½', '½'],
  'mau-mau': ['b7', 'r+2', 'joker'],
  'misch-masch': ['KE', 'LP', 'cham'],
  merge: ['b4', 'r5', 'y5'],
}

const paints = paintsFor(false)

/**
 * Draws a game as a picture to be shared: on light paper, whatever the screen shows.
 *
 * @param told the story by seat, with the looks of its lines; null for a game that nobody watched.
 * @returns PNG.
 */
export async function drawPicture(
  text: PictureText,
  told: { readonly story: Story; readonly looks: readonly LineLook[] } | null,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('there is no canvas', 'NotSupportedError')
  await Promise.all([document.fonts.load(fontOf(40, 400)), document.fonts.load(fontOf(40, 800))])
  const columns = text.rows.length > 6 ? 2 : 1
  const rowsHigh = Math.ceil(text.rows.length / columns) * ROW
  const signs = told ? signRows(context, text, told.story) : []
  const top = 172 + Math.max(96, text.lines.length * 46)
  const chartTop = top + rowsHigh + 64
  const bottom = told ? chartTop + CHART + 40 + signs.length * SIGN_ROW : top + rowsHigh + 40
  canvas.width = WIDTH
  canvas.height = bottom + 84

  context.fillStyle = paints.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  await drawCards(context, text.game)
  head(context, text)
  text.rows.forEach((row, index) => {
    const column = Math.floor((index * ROW) / rowsHigh)
    const inColumn = index - column * Math.ceil(text.rows.length / columns)
    const width = (INNER - (columns - 1) * 32) / columns
    drawRow(context, row, { x: RIM + column * (width + 32), y: top + inColumn * ROW, width, hasLine: told !== null })
  })
  if (told) {
    panel(context, RIM - 24, chartTop - 8, INNER + 48, CHART + 32 + signs.length * SIGN_ROW)
    context.fillStyle = paints.quiet
    context.font = fontOf(28, 700)
    context.textBaseline = 'top'
    context.fillText(text.chartTitle, RIM, chartTop + 12)
    const box = { x: RIM - 8, y: chartTop + 52, width: INNER + 16, height: CHART - 62 }
    drawStory(context, told.story, { box, looks: told.looks, paints })
    for (const [index, row] of signs.entries()) drawSignRow(context, row, chartTop + CHART + 20 + index * SIGN_ROW)
  }
  context.fillStyle = paints.quiet
  context.font = fontOf(28)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.fillText(text.foot, WIDTH / 2, canvas.height - 34)
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new DOMException('no picture', 'EncodingError'))),
      'image/png',
    ),
  )
}

function head(context: CanvasRenderingContext2D, { title, lines }: PictureText): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = paints.ink
  context.font = fontOf(84, 800)
  context.fillText(title, RIM, 128)
  context.fillStyle = paints.quiet
  context.font = fontOf(34)
  for (const [index, line] of lines.entries()) context.fillText(fitted(context, line, 620), RIM, 184 + index * 46)
}

/** Three cards in the upper right corner, fanned out; where one cannot be drawn it is left out. */
async function drawCards(context: CanvasRenderingContext2D, game: GameId): Promise<void> {
  const images = await Promise.all(CARDS[game].map((card) => loaded(facePicture(game, card)).catch(() => null)))
  const [width, height] = [124, 173]
  images.forEach((image, index) => {
    if (!image) return
    context.save()
    context.translate(WIDTH - RIM - 150 + (index - 1) * 78, 148 + Math.abs(index - 1) * 12)
    context.rotate(((index - 1) * 13 * Math.PI) / 180)
    context.shadowColor = 'rgb(20 20 10 / 0.22)'
    context.shadowBlur = 18
    context.shadowOffsetY = 6
    context.drawImage(image, -width / 2, -height / 2, width, height)
    context.restore()
  })
}

function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  return image.decode().then(() => image)
}

function drawRow(
  context: CanvasRenderingContext2D,
  { place, name, note, isFirst, look }: PictureRow,
  { x, y, width, hasLine }: { x: number; y: number; width: number; hasLine: boolean },
): void {
  const middle = y + ROW / 2
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  context.fillStyle = isFirst ? paints.you : paints.quiet
  context.font = fontOf(44, 800)
  context.fillText(place, x + 62, middle)
  let left = x + 84
  if (hasLine) {
    context.save()
    context.strokeStyle = strokeOf(look, paints)
    context.lineWidth = 6
    context.setLineDash(look.dash.map((length) => length * 6))
    context.beginPath()
    context.moveTo(left, middle)
    context.lineTo(left + 84, middle)
    context.stroke()
    context.restore()
    drawMarker(context, { look, x: left + 42, y: middle, size: 26, paints })
    left += 108
  }
  context.textAlign = 'right'
  context.fillStyle = paints.quiet
  context.font = fontOf(32)
  context.fillText(note, x + width, middle)
  const room = x + width - left - (note ? context.measureText(note).width + 24 : 0)
  context.textAlign = 'left'
  context.fillStyle = paints.ink
  context.font = fontOf(42, isFirst ? 800 : 600)
  context.fillText(fitted(context, name, room), left, middle)
}

/** A text that is cut where it would be too wide. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}

function panel(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, 32)
  context.fillStyle = paints.surface
  context.fill()
  context.strokeStyle = paints.edge
  context.lineWidth = 2
  context.stroke()
  context.restore()
}

type SignText = { readonly kind: MarkKind; readonly text: string; readonly x: number }

const SIGN = 40
const SIGN_FONT = fontOf(28)

/** The key to the signs, in as many rows as it takes. */
function signRows(context: CanvasRenderingContext2D, { kindName }: PictureText, { steps }: Story): SignText[][] {
  const counts = new Map<MarkKind, number>()
  for (const { marks } of steps) {
    for (const { kind } of marks) if (kind !== 'deal') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const rows: SignText[][] = [[]]
  let x = RIM
  context.font = SIGN_FONT
  for (const kind of MARK_KINDS) {
    const count = counts.get(kind)
    if (count === undefined) continue
    const text = `${kindName(kind)} ${count}`
    const width = SIGN + 12 + context.measureText(text).width + 32
    if (x > RIM && x + width > WIDTH - RIM + 32) {
      rows.push([])
      x = RIM
    }
    rows.at(-1)?.push({ kind, text, x })
    x += width
  }
  return rows.filter(({ length }) => length > 0)
}

function drawSignRow(context: CanvasRenderingContext2D, row: readonly SignText[], y: number): void {
  for (const { kind, text, x } of row) {
    const at = { x: x + SIGN / 2, y: y + SIGN_ROW / 2 }
    drawMark(context, { kind, ...at, size: SIGN, paints })
    context.fillStyle = paints.ink
    context.font = SIGN_FONT
    context.textAlign = 'left'
    context.textBaseline = 'middle'
    context.fillText(text, x + SIGN + 12, at.y)
  }
}
