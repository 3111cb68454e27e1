import type * as z from 'zod/mini'
import type { draw, event, play, turnUp } from './schema'

export type MischMaschEvent = z.infer<typeof event>
export type Play = z.infer<typeof play>
export type Draw = z.infer<typeof draw>
export type TurnUp = z.infer<typeof turnUp>
