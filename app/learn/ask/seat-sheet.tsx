'use client'

import { Sheet } from '@/app/parts/sheet'
import { useOwnWords } from '@/app/words/own-words'
import type { GameId } from '@/lib/referee/game'
import type { SeatLaidOut } from '@/lib/referee/laid-out'
import { CardRow, Stepper } from './parts'
import { words } from './words'

const MOST_IN_HAND = 40

/** What lies before one player, as far as it is known. */
export function SeatSheet({
  game,
  deck,
  name,
  seat,
  firstPile,
  onChange,
  onClose,
}: {
  game: GameId
  deck: readonly string[]
  name: string
  seat: SeatLaidOut
  /** The number of this player's first pile. */
  firstPile: number
  onChange: (seat: SeatLaidOut) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const { hand, known, up, down, piles } = seat
  const change = (changes: Partial<SeatLaidOut>) => onChange({ ...seat, ...changes })
  return (
    <Sheet title={t('cardsOf', { name })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Stepper
          label={t('hand')}
          value={hand}
          least={known.length}
          most={MOST_IN_HAND}
          onChange={(value) => change({ hand: value })}
        />
        {(game === 'mezza' || game === 'merge') && (
          <CardRow
            game={game}
            deck={deck}
            label={t('known')}
            cards={known}
            onChange={(cards) => change({ known: cards, hand: Math.max(hand, cards.length) })}
          />
        )}
        {game === 'mezza' && (
          <>
            <CardRow
              game={game}
              deck={deck}
              label={t('up')}
              cards={up}
              most={3}
              onChange={(cards) => change({ up: cards })}
            />
            <Stepper label={t('down')} value={down} most={3} onChange={(value) => change({ down: value })} />
          </>
        )}
        {game === 'merge' && (
          <>
            {piles.map((cards, i) => (
              <CardRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its place
                key={i}
                game={game}
                deck={deck}
                label={t('pileNumber', { number: firstPile + i })}
                cards={cards}
                // A pile without cards is gone.
                onChange={(next) => change({ piles: next.length > 0 ? piles.with(i, next) : piles.toSpliced(i, 1) })}
              />
            ))}
            <CardRow
              game={game}
              deck={deck}
              label={t('newPile')}
              cards={[]}
              onChange={(cards) => change({ piles: [...piles, cards] })}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
