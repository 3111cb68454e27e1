import type { ComponentType } from 'react'
import type { MoreMessages } from '@/app/words/de-more'
import type { OpenTable } from '@/lib/book/live'
import type { AnyEvent } from '@/lib/referee/event'
import type { InEveryLanguage } from '@/lib/referee/game'

/** An event while it is put together: it may lack what its verb needs, and keep what another verb needed. */
export type Draft = AnyEvent & { readonly [field: string]: unknown }

export interface FieldsProps {
  readonly table: OpenTable
  readonly draft: Draft
  /** Changes fields of the draft; an `undefined` field is left out of the event. */
  readonly onDraft: (changes: { readonly [field: string]: unknown }) => void
}

/** What correcting a move needs to know of a game, beside what the referee knows. */
export interface GameParts {
  /** The game's own verbs, the commonest first; `leave` and `end` are every game's. */
  readonly verbs: readonly Verb[]
  /** Asks for what the draft's verb needs besides a player: which cards, how many, from where. */
  readonly Fields: ComponentType<FieldsProps>
}

/** A verb of the log and how the screen calls it: by a word that the games share, or by the game's own. */
export interface Verb {
  readonly do: string
  readonly label: keyof MoreMessages['moves']['verb'] | InEveryLanguage
}
