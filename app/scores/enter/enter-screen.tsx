'use client'

import { useSearchParams } from 'next/navigation'
import { useOwnWords } from '@/app/words/own-words'
import { readResult } from '@/lib/book/results'
import { Head } from '../parts/head'
import { Trouble } from '../parts/trouble'
import { useAsked } from '../parts/use-asked'
import { failureIn, useBook } from '../parts/use-book'
import { usePeople } from '../parts/use-people'
import { EntryForm } from './entry-form'
import { words } from './words'

/** A game that was played without the phone. With `?id=ID` one that stands in the book is corrected. */
export function EnterScreen() {
  const t = useOwnWords(words)
  const id = useSearchParams().get('id')
  const book = useBook()
  const { people, answer: everybody, again } = usePeople()
  const { answer: row } = useAsked(id ? `result ${id}` : null, () => readResult(id ?? ''))
  const failure = failureIn(book, everybody)
  const isMissing = row && (!row.ok || row.value.source !== 'hand')
  const before = row?.ok ? row.value : undefined
  const isThere = everybody?.ok && (id === null || (row?.ok && !isMissing))
  return (
    <main className="page pb-0 flat:max-w-4xl">
      <Head title={t(id === null ? 'title' : 'titleCorrect')} />
      {failure && <Trouble failure={failure} />}
      {isMissing && <p className="text-lg">{t('missing')}</p>}
      {isThere && (
        <EntryForm
          key={before ? `${before.id} ${before.changed}` : ''}
          before={before}
          people={people}
          onKept={again}
        />
      )}
    </main>
  )
}
