import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, PublicTable } from '@/lib/referee/game'
import { isApplied, type Move } from '@/lib/referee/record'

/**
 * What can be remarkable about an event: what the referee found, the feats that the score book counts, further chances
 * that were taken, as public tables name them, and who comes and goes.
 */
export const MARK_KINDS = [
  'illegal',
  'proven',
  'proof',
  'snatch',
  'quick-play',
  'clear',
  'pick-up',
  'follow',
  'play-drawn',
  'catch',
  'challenge',
  'deal',
  'place',
  'left',
] as const

export type MarkKind = (typeof MARK_KINDS)[number]

/** Something remarkable about an event. */
export interface StoryMark {
  readonly kind: MarkKind
  /** The seat it is about; null where it is about the whole table. */
  readonly by: number | null
  /** The place that was taken, where `kind` is `place`. */
  readonly place?: number
}

type AnyMove = Move<AnyEvent, unknown>

interface Around {
  /** The public tables before and after. */
  readonly before: PublicTable
  readonly after: PublicTable
  /** A later event proves this one illegal. */
  readonly disproved: boolean
}

/** What is remarkable about one of the moves of a game. */
export function marksOf(
  { booked }: AnyGame,
  move: AnyMove,
  moves: readonly AnyMove[],
  { before, after, disproved }: Around,
): StoryMark[] {
  const { event, ruling, proven } = move
  const by = event.by ?? null
  const found: StoryMark[] = []
  if (ruling.verdict === 'illegal') found.push({ kind: 'illegal', by })
  if (disproved) found.push({ kind: 'proven', by })
  for (const proof of proven) found.push({ kind: 'proof', by: moves[proof.event - 1]?.event.by ?? null })
  if (!isApplied(event, ruling)) return found

  for (const kind of booked.feats(move)) found.push({ kind, by })
  const taken = ruling.verdict === 'legal' ? chanceTaken(before, event) : undefined
  if (taken) found.push({ kind: taken, by })
  if (event.do === 'start') found.push({ kind: 'deal', by: null })
  for (const [seat, { place }] of after.players.entries()) {
    if (place === null || before.players[seat]?.place === place) continue
    found.push(place === 'left' ? { kind: 'left', by: seat } : { kind: 'place', by: seat, place })
  }
  return found
}

/** Chances on public tables that are no feats. */
const CHANCES = ['follow', 'play-drawn', 'catch', 'challenge'] as const

type Chance = (typeof CHANCES)[number]

/** Those that are taken by laying a card out of turn; the others by an event of their own. */
const BY_PLAYING: readonly Chance[] = ['follow', 'play-drawn']

/** The chance that a legal event took, if any. */
function chanceTaken(before: PublicTable, { do: verb, by }: AnyEvent): Chance | undefined {
  const { chances = [] } = before as { readonly chances?: readonly { readonly kind: string; readonly by: number }[] }
  return CHANCES.find((kind) => {
    const isTaken = BY_PLAYING.includes(kind) ? verb === 'play' && before.turn !== by : verb === kind
    return isTaken && chances.some((chance) => chance.kind === kind && chance.by === by)
  })
}
