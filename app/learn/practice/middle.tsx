'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import type { Act } from '@/lib/learn/practice/taps'
import { Face } from '../parts/face'
import type { MyTable } from './use-table'
import { words } from './words'

/** How many cards of the pile are drawn. */
const SHOWN = 4

/** What lies open between the players; in a game without a middle one's own piles, which can be tapped. */
export function Middle({ mine, onPile }: { mine: MyTable; onPile: (title: string, acts: readonly Act[]) => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { game, table } = mine
  const { pile, stock } = table
  if (pile === null) return <OwnPiles mine={mine} onPile={onPile} />
  const shown = pile.slice(-SHOWN)
  const from = pile.length - shown.length
  return (
    <section aria-label={t('middle')} className="@container-[size] min-h-20 flex-1 self-stretch">
      <div className="flex h-full items-center justify-center gap-5 [--card:min(94cqh,11rem,42cqw)]">
        <p className="sr-only">
          {pile.length === 0
            ? t('nothingYet')
            : [...shown]
                .reverse()
                .map((card) => spokenCard(card, language))
                .join(', ')}
        </p>
        {pile.length === 0 ? (
          <span
            aria-hidden="true"
            className="inline-flex aspect-[63/88] h-(--card) items-center justify-center rounded-xl border-2 border-dashed border-faint p-2 text-center text-sm text-quiet"
          >
            {t('nothingYet')}
          </span>
        ) : (
          <div className="flex">
            {shown.map((card, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
                key={from + i}
                className="-ml-[calc(var(--card)*0.52)] flex animate-land first:ml-0"
                style={{ rotate: `${(((from + i) * 37) % 9) - 4}deg` }}
              >
                <Face game={game.id} card={card} />
              </span>
            ))}
          </div>
        )}
        {stock !== null && (
          <p className="flex flex-col items-center gap-1 text-sm text-quiet [--card:3.4rem]">
            {stock > 0 && <Face game={game.id} />}
            {t('stock', { count: stock })}
          </p>
        )}
      </div>
    </section>
  )
}

/** Merge: the piles before oneself. */
function OwnPiles({ mine, onPile }: { mine: MyTable; onPile: (title: string, acts: readonly Act[]) => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { game, table, me, acts } = mine
  const piles = table.seats[me]?.piles ?? []
  return (
    <section aria-label={t('piles')} className="min-h-20 flex-1 self-stretch">
      <ul className="flex h-full flex-wrap items-center justify-center gap-3 [--card:min(7rem,16dvh)]">
        {piles.map(({ pile, cards }) => {
          const top = cards.at(-1) ?? ''
          const label = t('pileOf', { number: pile, card: spokenCard(top, language), count: cards.length })
          return (
            <li key={pile}>
              <button
                type="button"
                aria-label={label}
                className="relative flex min-h-12 min-w-12 animate-land rounded-lg"
                onClick={() =>
                  onPile(
                    label,
                    acts.filter((act) => act.pile === pile && act.do !== 'place'),
                  )
                }
              >
                <Face game={game.id} card={top} />
                <span
                  aria-hidden="true"
                  className="absolute -top-2 -right-2 rounded-full bg-ink px-2 py-0.5 text-sm font-extrabold text-paper"
                >
                  {cards.length}
                </span>
              </button>
            </li>
          )
        })}
        {piles.length === 0 && <li className="text-quiet">{t('nothingYet')}</li>}
      </ul>
    </section>
  )
}
