'use client'

import Link from 'next/link'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import { listPeople } from '@/lib/book/people'
import { Face } from '../parts/face'
import { Head } from '../parts/head'
import { Trouble } from '../parts/trouble'
import { useAsked } from '../parts/use-asked'
import { failureIn, useBook } from '../parts/use-book'
import { words } from './words'

/** Everybody who stands in the book. */
export function PeopleScreen() {
  const t = useOwnWords(words)
  const book = useBook()
  const { answer: people } = useAsked('people', () => listPeople())
  const failure = failureIn(book, people)
  return (
    <main className="page flat:max-w-4xl">
      <Head title={t('title')} />
      {failure && <Trouble failure={failure} />}
      {book === 'yes' && people?.ok && people.value.length === 0 && (
        <p className="text-lg text-pretty">{t('nobody')}</p>
      )}
      {people?.ok && people.value.length > 0 && (
        <ul className="grid gap-2 flat:grid-cols-2">
          {people.value.map((person) => (
            <li key={person.id} className="min-w-0 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
              <Link
                href={`/scores/person/?id=${person.id}`}
                prefetch={false}
                className="flex min-h-18 items-center gap-3 rounded-2xl border border-edge bg-surface px-3 py-2"
              >
                <Face person={person} />
                <span className="min-w-0 flex-1 text-xl font-bold wrap-anywhere">{person.name}</span>
                <Icon name="forth" className="size-5 shrink-0 text-quiet" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
