import type { Story } from '@/lib/book/story'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import type { GameRecord } from '@/lib/referee/record'

/** A game that was watched, with all that its page shows of it. */
export interface ToldGame {
  readonly game: AnyGame
  /** The players' names as they are called now, by seat. */
  readonly names: readonly string[]
  readonly record: GameRecord<AnyEvent, unknown>
  readonly story: Story
}

/** Who was ahead for longest: had the fewest cards, alone, after most of the moves; null where that was nobody. */
export function longestAhead({ steps }: Story): { readonly seat: number; readonly share: number } | null {
  const ahead = new Map<number, number>()
  for (const { held } of steps.slice(1)) {
    const counts = held.flatMap((one, seat) => (one ? [{ seat, cards: one.most }] : []))
    const fewest = Math.min(...counts.map(({ cards }) => cards))
    const [first, ...others] = counts.filter(({ cards }) => cards === fewest)
    if (first && others.length === 0) ahead.set(first.seat, (ahead.get(first.seat) ?? 0) + 1)
  }
  const [best, second] = [...ahead].sort(([, one], [, other]) => other - one)
  if (!best || best[1] === second?.[1]) return null
  return { seat: best[0], share: best[1] / (steps.length - 1) }
}

/** The next step with a mark after, or before, one; undefined where there is none. */
export function nextMarked(
  { steps }: Story,
  from: number,
  by: 1 | -1,
  isWanted: (kind: string) => boolean = () => true,
): number | undefined {
  const marked = ({ marks }: Story['steps'][number]) => marks.some(({ kind }) => isWanted(kind))
  return by > 0
    ? steps.find((step) => step.number > from && marked(step))?.number
    : steps.findLast((step) => step.number < from && marked(step))?.number
}
