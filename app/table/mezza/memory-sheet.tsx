'use client'

import { use } from 'react'
import { useFormatter } from 'use-intl/react'
import { face, faceColour } from '@/app/parts/card'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import { loadMezzaMemory, type MezzaMemory } from '@/lib/games/mezza/engine'
import type { MezzaView } from './view'

const loaded = loadMezzaMemory()

/** What the table can know of cards that nobody sees, for who asks. */
export function MemorySheet({ view, onClose }: { view: MezzaView; onClose: () => void }) {
  const t = useWords('memory')
  const { memory } = use(loaded)
  const { players, cards, hidden, chances } = memory(view.state)
  return (
    <Sheet title={t('title')} onClose={onClose} scrolls>
      <p className="text-sm text-quiet">{t('hint')}</p>

      <h3 className="mt-4 mb-1 font-bold">{t('hands')}</h3>
      <ul>
        {players.map((player, by) =>
          player.place === null ? <Hand key={view.names[by]} name={view.names[by] ?? ''} player={player} /> : null,
        )}
      </ul>

      <h3 className="mt-4 mb-1 font-bold">{t('chances')}</h3>
      {chances.length === 0 ? (
        <p className="text-quiet">{t('noChance')}</p>
      ) : (
        <ul>
          {chances.map((chance) => (
            <Chance key={`${chance.kind} ${chance.by}`} name={view.names[chance.by] ?? ''} chance={chance} />
          ))}
        </ul>
      )}
      {chances.some(({ probability }) => probability < 1) && (
        <p className="mt-1 text-sm text-quiet">{t('chanceHint')}</p>
      )}

      <h3 className="mt-4 mb-1 font-bold">{t('hidden', { count: hidden })}</h3>
      <p className="mb-2 text-sm text-quiet">{t('hiddenHint')}</p>
      <ul className="grid grid-cols-5 gap-1.5 flat:grid-cols-8">
        {cards.map((each) => (
          <Rank key={each.card} {...each} />
        ))}
      </ul>
    </Sheet>
  )
}

function Hand({ name, player: { known, unknown } }: { name: string; player: MezzaMemory['players'][number] }) {
  const t = useWords('memory')
  const language = useLanguage()
  const spoken = known.map((card) => spokenCard(card, language)).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-edge py-2 wrap-anywhere last:border-b-0">
      <span className="min-w-0 font-bold">{name}</span>
      <span className="sr-only">
        {spoken && `${t('known', { cards: spoken })}, `}
        {t('unknown', { count: unknown })}
      </span>
      <span aria-hidden="true" className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {known.map((card, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
            key={i}
            className={`flex h-8 min-w-7 items-center justify-center rounded-lg border border-edge bg-key px-1 font-bold ${faceColour(card)}`}
          >
            {face(card)}
          </span>
        ))}
        {unknown > 0 && <span className="pl-1 text-quiet">{t('unknown', { count: unknown })}</span>}
      </span>
    </li>
  )
}

function Chance({ name, chance }: { name: string; chance: MezzaMemory['chances'][number] }) {
  const t = useWords('memory')
  const language = useLanguage()
  const format = useFormatter()
  const { probability } = chance
  const share = format.number(probability, { style: 'percent', maximumFractionDigits: probability < 0.1 ? 1 : 0 })
  const values = { name, card: chance.kind === 'snatch' ? '½' : face(chance.card) }
  const spoken = { name, card: spokenCard(chance.kind === 'snatch' ? '½' : chance.card, language) }
  return (
    <li className="flex items-baseline gap-3 py-1 wrap-anywhere">
      <span aria-hidden="true" className="min-w-0 flex-1">
        {t(chance.kind, values)}
      </span>
      <span className="sr-only">{t(chance.kind, spoken)}:</span>
      <span className="text-lg font-extrabold">{probability === 1 ? t('sure') : share}</span>
    </li>
  )
}

/** How many copies of a rank the table has lost sight of, of how many there are; a full bar: all of them. */
function Rank({ card, hidden, copies }: MezzaMemory['cards'][number]) {
  const t = useWords('memory')
  const language = useLanguage()
  return (
    <li
      className={`flex flex-col items-center rounded-xl border px-1 pt-1.5 pb-1 ${hidden > 0 ? 'border-edge bg-key' : 'border-dashed border-faint'}`}
    >
      <span className="sr-only">{t('ofRank', { card: spokenCard(card, language), hidden, copies })}</span>
      <span aria-hidden="true" className={`text-xl leading-tight font-extrabold ${faceColour(card)}`}>
        {face(card)}
      </span>
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-quiet">
        <span className={hidden > 0 ? 'font-bold text-ink' : ''}>{hidden}</span> / {copies}
      </span>
    </li>
  )
}
