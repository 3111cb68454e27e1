import type { AnyEvent } from '@/lib/referee/event'
import type { GameId } from '@/lib/referee/game'

/** What must be told of a move beside who makes it. */
export type Field = 'cards' | 'card' | 'color' | 'from' | 'of' | 'pile' | 'onto' | 'below'

/** Something that can be done, and what must be told of it. */
export interface Verb {
  readonly do: string
  readonly fields: readonly Field[]
}

/** What can be asked about in each game, the commonest first. */
export const VERBS: Readonly<Record<GameId, readonly Verb[]>> = {
  mezza: [
    { do: 'play', fields: ['cards', 'from'] },
    { do: 'pick-up', fields: [] },
  ],
  'mau-mau': [
    { do: 'play', fields: ['card', 'color'] },
    { do: 'draw', fields: [] },
    { do: 'pass', fields: [] },
    { do: 'last', fields: [] },
    { do: 'catch', fields: ['of'] },
    { do: 'challenge', fields: [] },
  ],
  'misch-masch': [
    { do: 'play', fields: ['card'] },
    { do: 'draw', fields: [] },
  ],
  merge: [
    { do: 'place', fields: ['card', 'pile'] },
    { do: 'take-top', fields: ['pile'] },
    { do: 'merge', fields: ['pile', 'onto'] },
    { do: 'split', fields: ['pile', 'below', 'card'] },
    { do: 'take-pile', fields: ['pile'] },
    { do: 'stop', fields: [] },
  ],
}

/** A move with its fields by name. */
export type Asked = AnyEvent & {
  readonly cards?: readonly string[]
  readonly card?: string
  readonly color?: string
  readonly from?: string
  readonly of?: number
  readonly pile?: number
  readonly onto?: number
  readonly below?: number
}

/** A move of another kind by the same player: what both have is kept, what is missing gets something to begin with. */
export function asVerb(verb: Verb, { by = 0, cards, card, color, of, pile, onto, below }: Asked, first: string): Asked {
  const one = card ?? cards?.[0] ?? first
  const all: Required<Omit<Asked, 'from' | 'color' | 'at' | 'note' | 'ruling' | 'do' | 'by'>> = {
    cards: cards ?? [one],
    card: one,
    of: of ?? (by === 0 ? 1 : 0),
    pile: pile ?? 1,
    onto: onto ?? 2,
    below: below ?? 1,
  }
  const fields = verb.fields.filter((field) => field !== 'from' && field !== 'color')
  return {
    do: verb.do,
    by,
    ...Object.fromEntries(fields.map((field) => [field, all[field as keyof typeof all]])),
    ...(verb.fields.includes('color') && color !== undefined && one.startsWith('joker') && { color }),
    ...(verb.do === 'challenge' && { guilty: false }),
  }
}
