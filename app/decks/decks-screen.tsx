'use client'

import { useSearchParams } from 'next/navigation'
import '@/lib/cards/animal-names'
import '@/lib/cards/coloured-names'
import { BackLink } from '@/app/parts/back-link'
import { later } from '@/app/parts/later'
import { useTitle } from '@/app/parts/use-title'
import { useOwnWords } from '@/app/words/own-words'
import { DeckList } from './deck-list'
import { useDecks } from './use-decks'
import { useWhy } from './use-why'
import { words } from './words'

const Teaching = later(() => import('./teaching').then(({ Teaching }) => Teaching))

/** The decks that were taught on this device; with `?id=ID` one of them is taught. */
export function DecksScreen() {
  const t = useOwnWords(words)
  const why = useWhy()
  const id = useSearchParams().get('id')
  const decks = useDecks()
  const row = decks?.ok ? decks.value.find((deck) => deck.id === id) : undefined
  const title = row?.name ?? t('title')
  useTitle(title)
  return (
    <main className="page pb-0 flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="min-w-0 flex-1 text-xl font-bold wrap-anywhere">{title}</h1>
      </header>
      {decks && !decks.ok && <p role="alert">{why(decks.failure)}</p>}
      {decks?.ok && id === null && <DeckList decks={decks.value} />}
      {decks?.ok && id !== null && (row ? <Teaching key={row.id} row={row} /> : <p>{t('missing')}</p>)}
    </main>
  )
}
