import type { Voice } from '@/lib/cards/voice'

/** An applied event's author and the states around it, told in one voice. */
export interface Applied<State> {
  readonly names: readonly string[]
  readonly before: State
  readonly after: State
  readonly by: number
  readonly name: string
  readonly v: Voice
}
