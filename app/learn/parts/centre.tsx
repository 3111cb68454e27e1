'use client'

import type { ReactNode } from 'react'
import { Mark } from '@/app/parts/colours'
import { useLanguage } from '@/app/words'
import { type Colour, colourName } from '@/lib/cards/colours'
import { spokenCard } from '@/lib/cards/names'
import type { MauMauTable } from '@/lib/games/mau-mau/engine'
import type { MezzaTable } from '@/lib/games/mezza/engine'
import type { MischMaschTable } from '@/lib/games/misch-masch/engine'
import type { GameId, PublicTable } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** How many cards of a pile are drawn. */
const SHOWN = 5

/** In place of what is asked for. */
const ASKED = '?'

/** What lies open between the players. */
export function Centre({ game, table, asked }: { game: GameId; table: PublicTable; asked: string | null }) {
  const t = useLearnWords()
  const language = useLanguage()
  switch (game) {
    case 'mezza': {
      const { pile, stock, removed } = table as MezzaTable
      return (
        <Open game={game} cards={pile} empty={t('emptyPile')}>
          <Figure name={t('stock')} value={asked === 'stock' ? ASKED : stock} />
          <Figure name={t('aside')} value={asked === 'removed' ? ASKED : removed} />
        </Open>
      )
    }
    case 'mau-mau': {
      const { top, color, penalty, stock, direction, players } = table as MauMauTable
      const several = players.filter(({ place }) => place === null).length > 2
      return (
        <Open game={game} cards={top === null ? [] : [top]} empty={t('nothingOpen')}>
          {top?.startsWith('joker') && color && (
            <Named colour={color}>{t('colour', { colour: colourName(color, language) })}</Named>
          )}
          {penalty > 0 && asked !== 'penalty' && (
            <p className="font-bold text-half">{t('penalty', { count: penalty })}</p>
          )}
          <Figure name={t('stock')} value={asked === 'stock' ? ASKED : stock} />
          {several && (
            <p className="flex items-center gap-1">
              <span aria-hidden="true" className="text-xl leading-none">
                {direction === 1 ? '↻' : '↺'}
              </span>
              {t('direction', { way: String(direction) })}
            </p>
          )}
        </Open>
      )
    }
    case 'misch-masch': {
      const { top, stock } = table as MischMaschTable
      return (
        <Open game={game} cards={top === null ? [] : [top]} empty={t('nothingOpen')}>
          {top !== null && <p className="text-lg font-extrabold">{spokenCard(top, language)}</p>}
          <Figure name={t('stock')} value={asked === 'stock' ? ASKED : stock} />
        </Open>
      )
    }
    case 'merge':
      return null
  }
}

function Named({ colour, children }: { colour: Colour; children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 font-bold text-ink">
      <Mark colour={colour} />
      {children}
    </p>
  )
}

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <p>
      {name} <span className="font-bold text-ink">{value}</span>
    </p>
  )
}

/** Open cards, the top ones drawn, and what is to be known of them. */
function Open({
  game,
  cards,
  empty,
  children,
}: {
  game: GameId
  cards: readonly string[]
  empty: string
  children: ReactNode
}) {
  const t = useLearnWords()
  const language = useLanguage()
  const shown = cards.slice(-SHOWN)
  return (
    <section
      aria-label={t('pile')}
      className="flex items-center justify-center gap-5 [--card:min(clamp(5rem,16dvh,9rem),33vw)] small:[--card:5rem] flat:[--card:6rem]"
    >
      {shown.length === 0 ? (
        <span className="inline-flex aspect-[63/88] h-(--card) items-center justify-center rounded-2xl border-2 border-dashed border-faint p-2 text-center text-sm text-quiet">
          {empty}
        </span>
      ) : (
        <div>
          <p className="sr-only">
            {t('onTop', {
              cards: [...shown]
                .reverse()
                .map((card) => spokenCard(card, language))
                .join(', '),
            })}
          </p>
          <div className="flex">
            {shown.map((card, i) => (
              <Face
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
                key={cards.length - shown.length + i}
                game={game}
                card={card}
                className="-ml-[calc(var(--card)*0.47)] animate-land first:ml-0"
              />
            ))}
          </div>
        </div>
      )}
      <div className="space-y-0.5 text-sm text-quiet">{children}</div>
    </section>
  )
}
