'use client'

import { useState } from 'react'
import { face, faceColour } from '@/app/parts/card'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import { EraseButton } from '../erase-button'
import { Keypad } from './keypad'
import type { MezzaView } from './view'

/** M2.2: three face-up cards a player. */
const EACH = 3

/** Who has not logged face-up cards yet, in seat order from `from` on. */
export function nextToLog({ table }: MezzaView, from: number): number | null {
  const open = table.players.map((player, by) => (player.place === null && typeof player.up === 'number' ? by : -1))
  return open.find((by) => by >= from) ?? null
}

/** Logs face-up cards by tapping, three a player, player after player; each can be skipped, or all at once. */
export function FaceUpLog({
  view,
  by,
  onCards,
  onSkip,
  onSkipAll,
}: {
  view: MezzaView
  by: number
  onCards: (cards: readonly string[]) => void
  onSkip: () => void
  onSkipAll: () => void
}) {
  const t = useWords('table.faceUpLog')
  const language = useLanguage()
  const [cards, setCards] = useState<readonly string[]>([])
  const name = view.names[by] ?? ''

  const tap = (card: string) => {
    const next = [...cards, card]
    if (next.length < EACH) return setCards(next)
    setCards([])
    onCards(next)
  }

  return (
    <section aria-label={t('title', { name })} className="flex flex-col gap-2">
      <h2 className="-mb-2 text-lg leading-tight font-bold wrap-anywhere">{t('title', { name })}</h2>
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm leading-tight text-quiet">{t('hint')}</p>
        <ol className="flex gap-1">
          {Array.from({ length: EACH }, (_, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              key={i}
              className={`flex h-11 w-8 items-center justify-center rounded-lg border font-bold ${cards[i] ? `border-edge bg-key ${faceColour(cards[i])}` : 'border-dashed border-faint'}`}
            >
              <span className="sr-only">
                {t('slot', { number: i + 1 })} {cards[i] && spokenCard(cards[i], language)}
              </span>
              <span aria-hidden="true">{cards[i] && face(cards[i])}</span>
            </li>
          ))}
        </ol>
        <EraseButton label={t('erase')} disabled={cards.length === 0} onTap={() => setCards(cards.slice(0, -1))} />
      </div>
      <Keypad cards={view.cards} fits={() => true} many={false} onCards={tap} />
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="button min-w-0" onClick={onSkip}>
          <span className="line-clamp-3 text-[0.9375rem] leading-[1.1] wrap-anywhere">{t('skip', { name })}</span>
        </button>
        <button type="button" className="button" onClick={onSkipAll}>
          {t('skipAll')}
        </button>
      </div>
    </section>
  )
}
