'use client'

import type { ReactNode } from 'react'
import { Mark } from '@/app/parts/colours'
import { useLanguage } from '@/app/words'
import { type Colour, colourName } from '@/lib/cards/colours'
import { spokenCard } from '@/lib/cards/names'
import type { MauMauTable } from '@/lib/games/mau-mau/engine'
import type { MergeTable } from '@/lib/games/merge/engine'
import type { MezzaTable } from '@/lib/games/mezza/engine'
import type { MischMaschTable } from '@/lib/games/misch-masch/engine'
import type { GameId, PublicTable } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** How many cards of a pile are drawn. */
const SHOWN = 5

/** What may stand on a seat, whatever the game. */
interface AnySeat {
  readonly hand: number
  readonly up?: readonly string[] | number
  readonly down?: number
  readonly place: number | 'left' | null
}

/** In place of what is asked for. */
const ASKED = '?'

/** A table to look at: who sits there, what lies before them, and the pile. Nothing on it can be tapped. */
export function Board({
  game,
  table,
  names,
  you,
  asked = null,
}: {
  game: GameId
  table: PublicTable
  names: readonly string[]
  /** The learner's seat, if there is one. */
  you: number | null
  /** What is not shown because it is the answer: its path in the table, `players.1.hand`. */
  asked?: string | null
}) {
  return (
    <div className="flex flex-col gap-3">
      <SeatList game={game} table={table} names={names} you={you} asked={asked} />
      <Centre game={game} table={table} asked={asked} />
    </div>
  )
}

function SeatList({
  game,
  table,
  names,
  you,
  asked,
}: {
  game: GameId
  table: PublicTable
  names: readonly string[]
  you: number | null
  asked: string | null
}) {
  const t = useLearnWords()
  const seats = table.players as readonly AnySeat[]
  return (
    <ul
      aria-label={t('seats')}
      className={`grid gap-1.5 ${names.length > 4 ? 'grid-cols-5' : names.length === 4 ? 'grid-cols-4' : names.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}
    >
      {names.map((name, by) => (
        <li key={name} className="min-w-0">
          <Seat
            game={game}
            name={name}
            seat={seats[by] as AnySeat}
            onTurn={table.turn === by && asked !== 'turn'}
            you={by === you}
            asked={asked === `players.${by}.hand` || asked === `players.${by}.place`}
            piles={game === 'merge' ? ((table as MergeTable).players[by]?.piles ?? []) : []}
          />
        </li>
      ))}
    </ul>
  )
}

function Seat({
  game,
  name,
  seat: { hand, up, down = 0, place },
  onTurn,
  you,
  asked,
  piles,
}: {
  game: GameId
  name: string
  seat: AnySeat
  onTurn: boolean
  you: boolean
  /** How many cards there are, or which place it is, is asked for. */
  asked: boolean
  piles: MergeTable['players'][number]['piles']
}) {
  const t = useLearnWords()
  const language = useLanguage()
  const faceUp = typeof up === 'object' ? up : []
  const said = (cards: readonly string[]) => cards.map((card) => spokenCard(card, language)).join(', ')
  return (
    <div
      className={`flex h-full min-h-16 flex-col items-center gap-0.5 rounded-2xl px-1 py-1.5 text-center ${onTurn ? 'border-3 border-you bg-surface' : 'border border-edge bg-surface'}`}
    >
      <span className={`max-w-full truncate text-sm font-bold ${onTurn ? 'text-you' : ''}`}>
        {name}
        {you && <span className="font-normal text-quiet"> · {t('you')}</span>}
      </span>
      {onTurn && <span className="text-xs font-bold text-you">{t('onTurn')}</span>}
      <span className="text-xs text-quiet">
        {asked
          ? ASKED
          : place === null
            ? t('hand', { count: hand })
            : place === 'left'
              ? t('left')
              : t('place', { place })}
      </span>
      {place === null && faceUp.length > 0 && (
        <span className="flex gap-0.5 [--card:2rem]">
          <span className="sr-only">{t('faceUp', { cards: said(faceUp) })}</span>
          {faceUp.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
            <Face key={i} game={game} card={card} />
          ))}
        </span>
      )}
      {place === null && down > 0 && (
        <span className="flex gap-1">
          <span className="sr-only">{t('faceDown', { count: down })}</span>
          {Array.from({ length: down }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards differ in nothing
            <span key={i} className="size-1.5 rounded-full bg-faint" />
          ))}
        </span>
      )}
      {piles.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-1 [--card:3.4rem]">
          {piles.map(({ pile, cards }) => (
            <li key={pile} className="flex flex-col items-center text-xs text-quiet">
              <span className="sr-only">{t('pileNumber', { number: pile, cards: said(cards) })}</span>
              <span className="flex">
                {cards.slice(-SHOWN).map((card, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
                  <Face key={i} game={game} card={card} className="-ml-[calc(var(--card)*0.48)] first:ml-0" />
                ))}
              </span>
              <span aria-hidden="true">{pile}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Centre({ game, table, asked }: { game: GameId; table: PublicTable; asked: string | null }) {
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
      const { top, color, penalty, stock } = table as MauMauTable
      return (
        <Open game={game} cards={top === null ? [] : [top]} empty={t('nothingOpen')}>
          {top?.startsWith('joker') && color && (
            <Named colour={color}>{t('colour', { colour: colourName(color, language) })}</Named>
          )}
          {penalty > 0 && asked !== 'penalty' && (
            <p className="font-bold text-half">{t('penalty', { count: penalty })}</p>
          )}
          <Figure name={t('stock')} value={asked === 'stock' ? ASKED : stock} />
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
      className="flex items-center justify-center gap-5 [--card:clamp(5rem,16dvh,9rem)] flat:[--card:6rem]"
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
