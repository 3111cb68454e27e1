import type * as z from 'zod/mini'
import type { catchIt, challenge, count, event, play, start } from './schema'

export type MauMauEvent = z.infer<typeof event>
export type Start = z.infer<typeof start>
export type Play = z.infer<typeof play>
export type Catch = z.infer<typeof catchIt>
export type Challenge = z.infer<typeof challenge>
export type Count = z.infer<typeof count>
