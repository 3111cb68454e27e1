'use client'

import { use } from 'react'
import { Mark } from '@/app/parts/colours'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { spokenCard } from '@/lib/cards/names'
import { colourOn, fillOf, signOn } from './card'
import { Sign } from './sign'
import { loadMauMauMemory, type MauMauMemory, type MauMauState } from './view'
import { words } from './words'

const loaded = loadMauMauMemory()

/** Which cards nobody has seen since the last deal, for who asks: those in hands and in the stock. */
export function MemorySheet({ state, onClose }: { state: MauMauState; onClose: () => void }) {
  const shared = useWords('memory')
  const t = useOwnWords(words)
  const language = useLanguage()
  const { memory } = use(loaded)
  const { cards, hidden } = memory(state)
  const groups = [...COLOURS, null].map((colour) => ({
    colour,
    cards: cards.filter(({ card }) => colourOn(card) === colour),
  }))
  return (
    <Sheet title={shared('title')} onClose={onClose} scrolls>
      <p className="text-sm text-quiet">{shared('hint')}</p>
      <h3 className="mt-4 mb-1 font-bold">{shared('hidden', { count: hidden })}</h3>
      <p className="text-sm text-quiet">{t('memory.hint')}</p>
      {groups.map((group) => (
        <section key={group.colour ?? 'jokers'} className="mt-3">
          <h4 className="mb-1 flex items-center gap-1.5 text-sm font-bold">
            {group.colour && <Mark colour={group.colour} />}
            {group.colour ? capitalised(colourName(group.colour, language)) : t('memory.jokers')}
          </h4>
          <ul className="grid grid-cols-7 gap-1 flat:grid-cols-13">
            {group.cards.map((each) => (
              <Copies key={each.card} {...each} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}

/** How many copies of a card are hidden, of how many there are; dashed where none is. */
function Copies({ card, hidden, copies }: MauMauMemory['cards'][number]) {
  const t = useWords('memory')
  const language = useLanguage()
  return (
    <li
      className={`flex flex-col items-center rounded-xl border pt-1 pb-0.5 ${hidden > 0 ? fillOf(card) : 'border-dashed border-faint'}`}
    >
      <span className="sr-only">{t('ofRank', { card: spokenCard(card, language), hidden, copies })}</span>
      <span aria-hidden="true" className={`leading-tight font-extrabold ${card === 'joker+4' ? 'text-sm' : 'text-lg'}`}>
        <Sign sign={signOn(card)} />
      </span>
      <span aria-hidden="true" className="text-xs whitespace-nowrap">
        <span className="font-bold">{hidden}</span> / {copies}
      </span>
    </li>
  )
}
