import { type Quad, sides } from '@/lib/vision/polygon'
import type { Crop } from '@/lib/vision/warp'
import { percentile } from '../race'
import { type Share, share } from './metrics'
import { greys } from './raster'

/** How well a card can be made out; the lower each figure, the worse. */
export interface Conditions {
  /** Pixels of its shorter side. */
  readonly near: number
  /** Mean brightness, 0 to 1. */
  readonly bright: number
  /** Part of it that is not washed out. */
  readonly unglared: number
  /** Contrast between neighbouring pixels beside that of the whole card. */
  readonly sharp: number
}

const WASHED_OUT = 0.97

export function conditionsOf(corners: Quad, crop: Crop): Conditions {
  const grey = greys(crop)
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const contrast = grey.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  let steps = 0
  for (let i = 1; i < grey.length; i++) {
    if (i % crop.width !== 0) steps += ((grey[i] as number) - (grey[i - 1] as number)) ** 2
  }
  return {
    near: Math.min(...sides(corners)),
    bright: mean,
    unglared: grey.filter((value) => value < WASHED_OUT).length / grey.length,
    sharp: steps / (contrast || 1),
  }
}

/** The names of the worst by each condition. */
const WORST = { near: 'far', bright: 'dark', unglared: 'glare', sharp: 'blurred' } as const
export type Worst = (typeof WORST)[keyof typeof WORST]

/** How many are right of the quarter that each condition is worst for. */
export function inTheWorst(
  cards: readonly { readonly conditions: Conditions; readonly right: boolean }[],
): Readonly<Record<Worst, Share>> {
  const entries = (Object.keys(WORST) as (keyof Conditions)[]).map((condition) => {
    const limit = percentile(
      cards.map(({ conditions }) => conditions[condition]),
      25,
    )
    const worst = cards.filter(({ conditions }) => conditions[condition] <= limit)
    return [WORST[condition], share(worst, ({ right }) => right)] as const
  })
  return Object.fromEntries(entries) as Record<Worst, Share>
}
