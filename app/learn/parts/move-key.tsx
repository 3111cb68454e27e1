'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage } from '@/app/words'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** How a move to choose from stands: not chosen yet, chosen and wrong, chosen and right. */
export type Mark = 'open' | 'wrong' | 'right'

/** A move to choose, with its cards and in the referee's words. What lies face down stays so. */
export function MoveKey({
  game,
  names,
  state,
  move,
  mark,
  disabled,
  onTap,
}: {
  game: AnyGame
  names: readonly string[]
  state: unknown
  move: AnyEvent
  mark: Mark
  disabled: boolean
  onTap: () => void
}) {
  const t = useLearnWords()
  const language = useLanguage()
  const cards = cardsOf(move)
  const blind = (move as { from?: string }).from === 'down'
  const told = { names, state, event: move }
  const text = blind ? t('turnOver', { count: cards.length }) : game.words.event(told, language)
  const spoken = blind ? text : game.words.event(told, language, 'spoken')
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={mark === 'wrong' ? `${spoken}, ${t('tried')}` : spoken}
      onClick={onTap}
      className={`relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-1.5 rounded-2xl border-2 px-2 py-2 ${SIZES[Math.min(cards.length, SIZES.length) - 1] ?? ''} active:scale-[0.98] disabled:active:scale-100 ${LOOKS[mark]}`}
    >
      {cards.length > 0 && (
        <span className="flex">
          {cards.map((card, i) => (
            <Face
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
              key={i}
              game={game.id}
              card={blind ? undefined : card}
              className="-ml-[calc(var(--card)*0.42)] first:ml-0"
            />
          ))}
        </span>
      )}
      <span className="text-sm font-bold text-balance wrap-anywhere">{text}</span>
      {mark !== 'open' && (
        <span
          className={`absolute -top-2 -right-1 rounded-full p-1 text-paper ${mark === 'wrong' ? 'bg-no' : 'bg-you'}`}
        >
          <Icon name={mark === 'wrong' ? 'cross' : 'check'} className="size-4" />
        </span>
      )}
    </button>
  )
}

/** Several cards lie one over the other, and are the smaller the more they are: three keys stand side by side. */
const SIZES = [
  '[--card:clamp(3.6rem,11dvh,6rem)]',
  '[--card:clamp(3.6rem,10dvh,5rem)]',
  '[--card:clamp(3.2rem,9dvh,4rem)]',
  '[--card:3.2rem]',
]

const LOOKS: Readonly<Record<Mark, string>> = {
  open: 'border-edge bg-key',
  wrong: 'border-dashed border-no bg-no-soft',
  right: 'border-you bg-surface',
}

/** The cards that a move names. */
export function cardsOf(move: AnyEvent): readonly string[] {
  const { cards, card } = move as AnyEvent & { readonly cards?: readonly string[]; readonly card?: string }
  return cards ?? (card === undefined ? [] : [card])
}

/** The columns of a grid of so many moves: none is left alone in its row. */
export const columnsOf = (count: number) =>
  count === 1 ? 'grid-cols-1' : count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3'
