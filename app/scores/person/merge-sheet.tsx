'use client'

import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import { mergePeople } from '@/lib/book/people'
import type { PersonRow } from '@/lib/book/result'
import { Face } from '../parts/face'
import { SheetAnswers } from '../parts/sheet-answers'
import { words } from '../people/words'

/** Asks who somebody else in the book is the same as, and merges the two. */
export function MergeSheet({
  person,
  others,
  onMerged,
  onClose,
}: {
  person: PersonRow
  others: readonly PersonRow[]
  onMerged: (gone: PersonRow) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const [gone, setGone] = useState<PersonRow>()
  const [failure, setFailure] = useState('')

  async function merge(other: PersonRow) {
    const outcome = await mergePeople(person.id, other.id)
    if (outcome.ok) return onMerged(other)
    const isTwo = outcome.failure.code === 'twice'
    setFailure(isTwo ? t('both', { gone: other.name, kept: person.name }) : failureWords(outcome.failure))
  }

  if (!gone) {
    return (
      <Sheet key="who" title={t('mergeTitle', { name: person.name })} onClose={onClose}>
        <p className="mb-3 text-quiet">{others.length > 0 ? t('mergeHint') : t('nobodyElse')}</p>
        <ul className="flex flex-col gap-2">
          {others.map((other) => (
            <li key={other.id}>
              <button type="button" className="button w-full justify-start" onClick={() => setGone(other)}>
                <Face person={other} className="size-9" />
                <span className="min-w-0 wrap-anywhere">{other.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    )
  }

  return (
    <Sheet key="sure" title={t('mergeSure', { gone: gone.name, kept: person.name })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p aria-hidden="true" className="flex items-center gap-3">
          <Face person={gone} className="size-14 text-2xl" />
          <Icon name="forth" className="size-6 text-quiet" />
          <Face person={person} className="size-14 text-2xl" />
        </p>
        <p className="text-pretty">{t('mergeSureHint', { gone: gone.name, kept: person.name })}</p>
        <SheetAnswers
          yes={t('mergeYes')}
          tone="main"
          first="yes"
          failure={failure}
          onYes={() => void merge(gone)}
          onCancel={onClose}
        />
      </div>
    </Sheet>
  )
}
