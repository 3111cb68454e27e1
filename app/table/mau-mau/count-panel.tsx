'use client'

import { useMemo, useState } from 'react'
import { later } from '@/app/parts/later'
import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { EraseButton } from '../erase-button'
import { ANY, sumOf } from './counted'
import { type Counted, counting } from './counting'
import { CardChip, type ColourChoice, ColourTabs, Keypad, useCardName } from './keypad'
import type { MauMauView } from './view'
import { words } from './words'

const TotalSheet = later(() => import('./total-sheet').then((sheet) => sheet.TotalSheet))

/** Counts a hand at the end of a round: its cards tapped one by one, with the sum so far; or only the sum. */
export function CountPanel({
  table,
  view,
  by,
  onCount,
}: {
  table: OpenTable
  view: MauMauView
  by: number
  onCount: (counted: Counted) => void
}) {
  const t = useOwnWords(words)
  const nameOf = useCardName()
  const [cards, setCards] = useState<readonly string[]>([])
  const [colour, setColour] = useState<ColourChoice>(ANY)
  const [total, setTotal] = useState(false)
  const [unclear, setUnclear] = useState(false)
  const counts = useMemo(() => counting(table, by), [table, by])
  const name = view.names[by] ?? ''
  const all = view.table.players[by]?.hand ?? 0
  const whole = cards.length === all
  // The newest stands first: a long row is cut at its end.
  const shown = [...cards].reverse()

  function change(next: readonly string[]) {
    setCards(next)
    setUnclear(false)
  }

  function save() {
    const counted = counts.count(cards, t('count.anyNote'))
    if (counted) onCount(counted)
    else setUnclear(true)
  }

  return (
    <section aria-label={t('count.title', { name })} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2 leading-tight">
            <span className="min-w-0 truncate text-lg font-bold">{t('count.title', { name })}</span>
            <span className="shrink-0 whitespace-nowrap text-quiet" role="status">
              {t('count.progress', { counted: cards.length, all })} · {t('count.points', { count: sumOf(cards) })}
            </span>
          </p>
          {unclear && (
            <p role="alert" className="text-sm leading-tight font-bold text-no">
              {t('count.unclear')}
            </p>
          )}
          <ol className="flex h-9 items-center gap-1 overflow-hidden">
            {cards.length === 0 && <li className="text-sm text-quiet">{t('count.none')}</li>}
            {shown.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a counted card is its place in the row
              <li key={i} className="flex shrink-0">
                <span className="sr-only">{nameOf(card)}</span>
                <CardChip card={card} />
              </li>
            ))}
          </ol>
        </div>
        <EraseButton label={t('count.erase')} disabled={cards.length === 0} onTap={() => change(cards.slice(0, -1))} />
      </div>
      <div className="flex">
        <ColourTabs any colour={colour} onColour={setColour} />
      </div>
      <Keypad
        colour={colour}
        fits={(card) => cards.length < all && counts.fits([...cards, card])}
        onCard={(card) => change([...cards, card])}
      />
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="button" onClick={() => setTotal(true)}>
          {t('count.total')}
        </button>
        <button
          type="button"
          className={`button ${whole ? 'button-main' : 'border-dashed bg-transparent text-faint'}`}
          onClick={save}
        >
          {t('count.done')}
        </button>
      </div>
      {total && (
        <TotalSheet
          counts={counts}
          name={name}
          all={all}
          tapped={whole ? cards : null}
          onCount={(counted) => {
            setTotal(false)
            onCount(counted)
          }}
          onSave={() => {
            setTotal(false)
            save()
          }}
          onClose={() => setTotal(false)}
        />
      )}
    </section>
  )
}
