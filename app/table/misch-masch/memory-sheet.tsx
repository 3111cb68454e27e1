'use client'

import { useFormatter } from 'use-intl/react'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { capitalised } from '@/lib/cards/language'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { loadMischMaschMemory } from '@/lib/games/misch-masch/engine'
import { useMemory } from '../use-memory'
import type { MischMaschView } from './view'
import { words } from './words'

/** What the table can know of cards that nobody sees, for who asks. */
export function MemorySheet({ view, onClose }: { view: MischMaschView; onClose: () => void }) {
  const t = useWords('memory')
  const own = useOwnWords(words)
  const language = useLanguage()
  const format = useFormatter()
  const known = useMemory(loadMischMaschMemory, view.state)
  return (
    <Sheet title={t('title')} onClose={onClose} scrolls>
      <p className="text-sm text-quiet">{t('hint')}</p>
      <h3 className="mt-4 mb-1 font-bold">{t('hands')}</h3>
      <ul>
        {known?.players.map(({ place, known: cards, unknown }, by) =>
          place === null ? (
            <li key={view.names[by]} className="flex flex-wrap gap-x-3 border-b border-edge py-2 last:border-b-0">
              <span className="min-w-0 font-bold wrap-anywhere">{view.names[by]}</span>
              <span className="ml-auto text-quiet">
                {cards.length > 0 &&
                  `${t('known', { cards: cards.map((card) => spokenCard(card, language)).join(', ') })}, `}
                {t('unknown', { count: unknown })}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      <h3 className="mt-4 mb-1 font-bold">{t('chances')}</h3>
      {known?.chances.length === 0 && <p className="text-quiet">{t('noChance')}</p>}
      <ul>
        {known?.chances.map((chance) => (
          <li key={`${chance.kind} ${chance.by}`} className="flex items-baseline gap-3 py-1 wrap-anywhere">
            <span className="min-w-0 flex-1">
              {own(`memory.${chance.kind}`, {
                name: view.names[chance.by] ?? '',
                card: chance.kind === 'interject' ? spokenCard(chance.card, language) : '',
              })}
            </span>
            <span className="text-lg font-extrabold">
              {chance.probability === 1
                ? t('sure')
                : format.number(chance.probability, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
          </li>
        ))}
      </ul>
      {known?.chances.some(({ probability }) => probability < 1) && (
        <p className="mt-1 text-sm text-quiet">{t('chanceHint')}</p>
      )}
      <h3 className="mt-4 mb-1 font-bold">{t('hidden', { count: known?.hidden ?? 0 })}</h3>
      <p className="mb-2 text-sm text-quiet">{t('hiddenHint')}</p>
      <ul className="grid grid-cols-3 gap-1.5 flat:grid-cols-4">
        {known?.cards.map(({ card, hidden, copies }) => (
          <li
            key={card}
            className={`flex flex-col items-center rounded-xl border px-1 py-1 text-sm ${hidden > 0 ? 'border-edge bg-key' : 'border-dashed border-faint'}`}
          >
            <span className="sr-only">{t('ofRank', { card: spokenCard(card, language), hidden, copies })}</span>
            <span aria-hidden="true" className="max-w-full text-center leading-tight font-bold wrap-anywhere">
              {capitalised(writtenCard(card, language))}
            </span>
            <span aria-hidden="true" className="text-quiet">
              {hidden} / {copies}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
