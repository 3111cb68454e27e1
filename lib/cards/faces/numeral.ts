import { DIGITS, type Glyph } from './digits'
import { mm, path, placed } from './svg'

const CAP = 1000

/** Digits of a fraction are this much smaller. */
const SMALL = 0.54
const HALF_WIDTH = 842
const GAP = 58
const HALF_GAP = 84
/** Under what could be read upside down. */
const LINE = { below: 96, height: 116 } as const
/** 6 and 9 alone: 60 and 90 show by their zeros which way up they stand. */
const NEEDS_LINE = /^[69]½?$/

interface Look {
  /** Of the digits, in millimetres. */
  readonly height: number
  readonly colour: string
  /** Of the half; that of the digits where left out. */
  readonly half?: string
}

/**
 * A numeral of digits, "½" and a "+" before them, its middle at (0, 0). 6 and 9 stand on a line, also before a half:
 * then the middle is that of the digits and their line, roughly.
 *
 * @param widest in millimetres: a wider one is drawn smaller.
 */
export function numeral(text: string, { height, colour, half = colour }: Look, widest = Number.POSITIVE_INFINITY) {
  const places = layOut(text)
  const width = widthOf(places)
  const scale = Math.min(height / CAP, widest / width)
  const lined = NEEDS_LINE.test(text)
  const baseline = CAP / 2 - (lined ? LINE.below : 0)
  const drawing = places.map(({ sign, x }) =>
    placed(x - width / 2, baseline, sign === '½' ? path(HALF_OUTLINE, half) : path(glyphOf(sign).d, colour)),
  )
  if (lined) {
    const wide = places[0]?.width ?? 0
    drawing.push(path(`M${mm(-width / 2)} ${baseline + LINE.below}h${wide}v${LINE.height}h${-wide}Z`, colour))
  }
  return placed(0, 0, drawing.join(''), scale)
}

/** In millimetres, as `numeral` draws it at a height. */
export const numeralWidth = (text: string, height: number): number => (widthOf(layOut(text)) * height) / CAP

/** Where each sign's left edge stands. */
function layOut(text: string): { sign: string; x: number; width: number }[] {
  let end = 0
  return [...text].map((sign, index) => {
    const x = index === 0 ? 0 : end + (sign === '½' ? HALF_GAP : GAP)
    const width = sign === '½' ? HALF_WIDTH : glyphOf(sign).width
    end = x + width
    return { sign, x, width }
  })
}

function widthOf(places: ReturnType<typeof layOut>): number {
  const last = places.at(-1)
  return last ? last.x + last.width : 0
}

/** As high as it is wide, in the middle of the digits' height. */
const PLUS: Glyph = { width: 600, d: 'M205 -205V-405H0V-595H205V-800H395V-595H600V-405H395V-205Z' }

function glyphOf(sign: string): Glyph {
  const glyph = sign === '+' ? PLUS : DIGITS[sign]
  if (!glyph) throw new Error(`no outline for "${sign}"`)
  return glyph
}

/** 1, a slanting line and 2, in one path. */
const HALF_OUTLINE = [
  moved(glyphOf('1').d, 0, -CAP * (1 - SMALL)),
  'M136 0L476 -1000H592L252 0Z',
  moved(glyphOf('2').d, HALF_WIDTH - glyphOf('2').width * SMALL, 0),
].join('')

/** A path of absolute M, L, H, V, Q and Z, made small and moved. */
function moved(d: string, dx: number, dy: number): string {
  return d.replace(/([MLHVQ])([^A-Z]+)/g, (_, verb: string, numbers: string) => {
    const to = (value: number, index: number) =>
      mm(Math.round(value * SMALL + (verb === 'V' || (verb !== 'H' && index % 2 === 1) ? dy : dx)))
    return verb + (numbers.match(/-?\d+/g) ?? []).map((value, index) => to(Number(value), index)).join(' ')
  })
}
