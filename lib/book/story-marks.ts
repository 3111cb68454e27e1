import type { AnyEvent } from '@/lib/referee/event'
import type { PublicTable } from '@/lib/referee/game'
import { isApplied, type Move } from '@/lib/referee/record'

/** What can be remarkable about an event; those from `snatch` to `challenge` are chances that were taken, as games name them. */
export const MARK_KINDS = [
  'illegal',
  'proven',
  'proof',
  'snatch',
  'quick-play',
  'interject',
  'follow',
  'play-drawn',
  'catch',
  'challenge',
  'clear',
  'pick-up',
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

/** What is remarkable about one of the moves of a game, the plainest first. */
export function marksOf(move: AnyMove, moves: readonly AnyMove[], { before, after, disproved }: Around): StoryMark[] {
  const { event, ruling, proven } = move
  const by = event.by ?? null
  const found: StoryMark[] = []
  if (ruling.verdict === 'illegal') found.push({ kind: 'illegal', by })
  if (disproved) found.push({ kind: 'proven', by })
  for (const proof of proven) found.push({ kind: 'proof', by: moves[proof.event - 1]?.event.by ?? null })
  if (!isApplied(event, ruling)) return found

  const taken = ruling.verdict === 'legal' ? (chanceTaken(before, event) ?? replaced(event, before, after)) : undefined
  if (taken) found.push({ kind: taken, by })
  if (removed(after) > removed(before)) found.push({ kind: 'clear', by })
  if (isPickUp(event, before, after)) found.push({ kind: 'pick-up', by })
  if (event.do === 'start') found.push({ kind: 'deal', by: null })
  for (const [seat, { place }] of after.players.entries()) {
    if (place === null || before.players[seat]?.place === place) continue
    found.push(place === 'left' ? { kind: 'left', by: seat } : { kind: 'place', by: seat, place })
  }
  return found
}

/** A chance as the games' public tables list them. */
interface Chance {
  readonly kind: MarkKind
  readonly by: number
  readonly card?: string
}

/** Of several that one card takes, what the game calls it: the follow-up before the interjection (misch-masch.md A4.6, A6.1). */
const FIRST_FOLLOW: readonly MarkKind[] = ['follow', 'play-drawn']

/** The chance that a legal event took, if any. */
function chanceTaken(before: PublicTable, event: AnyEvent): MarkKind | undefined {
  const { chances = [] } = before as { readonly chances?: readonly Chance[] }
  const own = chances.filter(({ by }) => by === event.by)
  if (event.do !== 'play') return own.find(({ kind }) => kind === event.do)?.kind
  if (before.turn === event.by) return undefined
  const { card, cards = [card] } = event as AnyEvent & { readonly card?: string; readonly cards?: readonly string[] }
  const taken = own.filter((chance) => chance.card === undefined || chance.card === cards[0])
  return (taken.find(({ kind }) => FIRST_FOLLOW.includes(kind)) ?? taken[0])?.kind
}

/** The interjection that the table replaced by this one, which no list of chances has (misch-masch.md A6.2). */
function replaced(event: AnyEvent, before: PublicTable, after: PublicTable): MarkKind | undefined {
  const pile = (table: PublicTable) => {
    const { top, stock, discards } = table as {
      readonly top?: string
      readonly stock?: number
      readonly discards?: number
    }
    return `${top} ${stock} ${discards}`
  }
  const { discards } = before as { readonly discards?: number }
  return event.do === 'play' && discards !== undefined && pile(before) === pile(after) ? 'interject' : undefined
}

/** Cards that were set aside for good; games without such have none. */
const removed = (table: PublicTable): number => (table as { readonly removed?: number }).removed ?? 0

/** The pile went into a hand, by choice (mezza.md M6.1) or with a blind card that did not fit (M5.3); or one of many did. */
function isPickUp(event: AnyEvent, before: PublicTable, after: PublicTable): boolean {
  if (event.do === 'take-pile') return true
  const size = (table: PublicTable) => (table as { readonly pile?: readonly string[] }).pile?.length ?? 0
  return size(before) > 0 && size(after) === 0 && removed(after) === removed(before)
}
