import type * as z from 'zod/mini'
import type { event, layOut, merge, place, split, takePile, takeTop } from './schema'

export type MergeEvent = z.infer<typeof event>
export type LayOut = z.infer<typeof layOut>
export type Place = z.infer<typeof place>
export type TakeTop = z.infer<typeof takeTop>
export type Merge = z.infer<typeof merge>
export type Split = z.infer<typeof split>
export type TakePile = z.infer<typeof takePile>

/** An event about one pile or two. */
export type PileEvent = Place | TakeTop | Merge | Split | TakePile
