import type { MarkKind } from '@/lib/book/story-marks'
import { drawSign, drawSmallSign } from '../plot/draw'
import type { Paints } from '../plot/looks'

/** The sign of a mark as line strokes in a square of 24. Each has a shape of its own: no colour is needed to tell them apart. */
export const SIGNS: Readonly<Record<MarkKind, string>> = {
  illegal: 'M6 6l12 12M18 6L6 18',
  proven: 'M12 4v10M12 19v.5',
  proof: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  snatch: 'M13 2L5 14h6l-1 8 9-13h-6z',
  'quick-play': 'M5 5l7 7-7 7M13 5l7 7-7 7',
  follow: 'M3 8h11v11H3zM9 4h12v12',
  'play-drawn': 'M7 3h10v18H7zM12 9v6M9 12h6',
  catch: 'M6 11V6M10 11V3M14 11V4M18 12V7M6 11v5c0 4 3 6 6 6s6-2 6-6v-4',
  challenge: 'M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3M12 20v.5',
  clear: 'M12 2.5l3 6.3 6.8.9-5 4.8 1.2 6.9-6-3.3-6 3.3 1.2-6.9-5-4.8 6.8-.9z',
  'pick-up': 'M12 21V5M5 12l7-7 7 7',
  deal: 'M4 7h9v13H4zM9 3l10 2-2 14',
  place: 'M4 8l4.2 4L12 5l3.8 7L20 8l-1.8 10.5H5.8z',
  left: 'M6 21V4M6 5h12l-2.5 4 2.5 4H6',
}

/** Which of the paints a mark has: red for "no", orange for chances out of turn, green for what was won. */
const PAINTS: Readonly<Record<MarkKind, 'no' | 'half' | 'you' | 'quiet'>> = {
  illegal: 'no',
  proven: 'no',
  proof: 'no',
  snatch: 'half',
  'quick-play': 'half',
  follow: 'half',
  'play-drawn': 'half',
  catch: 'half',
  challenge: 'half',
  clear: 'you',
  'pick-up': 'quiet',
  deal: 'quiet',
  place: 'you',
  left: 'quiet',
}

const signColour = (kind: MarkKind, paints: Paints): string => paints[PAINTS[kind]]

const TEXT = { no: 'text-no', half: 'text-half', you: 'text-you', quiet: 'text-quiet' } as const

/** The same as a class of the style sheet. */
export const signClass = (kind: MarkKind): string => TEXT[PAINTS[kind]]

/** What happens so often that its signs would hide the lines: it is drawn small, without a disc. */
export const isFrequent = (kind: MarkKind): boolean => kind === 'pick-up' || kind === 'play-drawn'

/**
 * Draws a mark's sign.
 *
 * @param size canvas pixels, of signs that are not drawn small.
 */
export function drawMark(
  context: CanvasRenderingContext2D,
  { kind, x, y, size, paints }: { kind: MarkKind; x: number; y: number; size: number; paints: Paints },
): void {
  const colour = signColour(kind, paints)
  const path = SIGNS[kind]
  if (isFrequent(kind)) drawSmallSign(context, { path, x, y: y + size * 0.2, size: size * 0.5, colour })
  else drawSign(context, { path, x, y, size, colour, ground: paints.surface })
}

/** How much of its size a sign keeps where so many stand in one drawing. */
export function crowded(signs: readonly { readonly kind: MarkKind }[], room: number): number {
  const many = signs.filter(({ kind }) => !isFrequent(kind)).length
  return many > 2 * room ? 0.65 : many > room ? 0.8 : 1
}
