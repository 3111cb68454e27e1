'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { LineIcon } from '@/app/parts/icon'
import { Icon } from '@/app/parts/icon/all'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import { mergedPeople, readPerson, unmerge } from '@/lib/book/people'
import type { PersonRow } from '@/lib/book/result'
import { listResults } from '@/lib/book/results'
import { standings } from '@/lib/book/standings'
import { GameLine } from '../games/game-line'
import { CURVE } from '../parts/curve'
import { Face } from '../parts/face'
import { EVERYTHING, filterQuery } from '../parts/filter'
import { Head } from '../parts/head'
import { Trouble } from '../parts/trouble'
import { UndoNote } from '../parts/undo-note'
import { useAsked } from '../parts/use-asked'
import { failureIn, useBook } from '../parts/use-book'
import { usePeople } from '../parts/use-people'
import { words } from '../people/words'
import { EditSheet } from './edit-sheet'
import { HeadToHeads } from './head-to-heads'
import { MergeSheet } from './merge-sheet'
import { PersonStanding } from './person-standing'

/** Games that are shown here. */
const RECENT = 5

/** Somebody who plays: how they are shown, where they stand, against whom. `?id=ID` says who. */
export function PersonScreen() {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const id = useSearchParams().get('id') ?? ''
  const book = useBook()
  const ask = (what: string) => `${what} ${id}`
  const { people, again: peopleAgain } = usePeople()
  const person = useAsked(ask('person'), () => readPerson(id))
  const merged = useAsked(ask('merged'), () => mergedPeople(id))
  const standing = useAsked(ask('standing'), () => standings({ people: [id] }))
  const recent = useAsked(ask('recent'), () => listResults({ people: [id] }, { limit: RECENT }))
  const [open, setOpen] = useState<'edit' | 'merge'>()
  const [gone, setGone] = useState<PersonRow>()
  const [said, setSaid] = useState('')

  /** After a change everything here may be another. */
  function again() {
    for (const asked of [person, merged, standing, recent]) asked.again()
    peopleAgain()
  }

  async function split(other: PersonRow) {
    setGone(undefined)
    const outcome = await unmerge(other.id)
    setSaid(outcome.ok ? t('parted', { name: other.name }) : failureWords(outcome.failure))
    again()
  }

  const row = person.answer?.ok ? person.answer.value : undefined
  const isMissing = book === 'yes' && person.answer?.ok === false && person.answer.failure.code === 'missing'
  const failure = failureIn(book, person.answer, merged.answer, standing.answer, recent.answer)
  const own = standing.answer?.ok ? standing.answer.value.find((one) => one.person === row?.id) : undefined
  const others = people.list.filter((one) => one.id !== row?.id)

  return (
    <main className="page pb-0 flat:max-w-5xl">
      <Head title={row?.name ?? t('title')}>
        {row && (
          <button type="button" className="button px-3" onClick={() => setOpen('edit')}>
            <Icon name="pencil" />
            {t('edit')}
          </button>
        )}
      </Head>
      {isMissing ? (
        <p className="text-lg">{t('missing')}</p>
      ) : (
        failure && failure.code !== 'missing' && <Trouble failure={failure} />
      )}
      {row && (
        <div className="flex flex-col gap-6 pb-4 flat:grid flat:grid-cols-2 flat:items-start">
          <div className="flex min-w-0 flex-col gap-6">
            <PersonStanding person={row} standing={own} />
            {own && (
              <section className="flex flex-col gap-2">
                <h2 className="text-lg font-bold">{t('recent')}</h2>
                <ul className="flex flex-col gap-2">
                  {recent.answer?.ok &&
                    recent.answer.value.map((result) => (
                      <li key={result.id}>
                        <GameLine row={result} people={people.byId} />
                      </li>
                    ))}
                </ul>
                <Link
                  href={`/scores/games/${filterQuery({ ...EVERYTHING, people: [row.id] })}`}
                  prefetch={false}
                  className="button"
                >
                  <Icon name="list" />
                  {t('allGames', { name: row.name })}
                </Link>
                <Link
                  href={`/scores/charts/${filterQuery({ ...EVERYTHING, people: [row.id] })}`}
                  prefetch={false}
                  className="button"
                >
                  <LineIcon path={CURVE} />
                  {t('charts')}
                </Link>
              </section>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {own && <HeadToHeads key={row.changed} person={row} others={others} />}
            <section className="flex flex-col gap-2">
              {merged.answer?.ok &&
                merged.answer.value.map((other) => (
                  <div
                    key={other.id}
                    className="flex items-center gap-3 rounded-2xl border border-edge bg-surface py-2 pr-2 pl-3"
                  >
                    <Face person={other} className="size-9" />
                    <p className="min-w-0 flex-1 wrap-anywhere">{t('merged', { name: other.name })}</p>
                    <button
                      type="button"
                      className="button"
                      aria-label={t('splitNamed', { name: other.name })}
                      onClick={() => void split(other)}
                    >
                      {t('split')}
                    </button>
                  </div>
                ))}
              <button
                type="button"
                className="button bg-transparent font-normal"
                onClick={() => {
                  setSaid('')
                  setOpen('merge')
                }}
              >
                {t('merge')}
              </button>
            </section>
          </div>
        </div>
      )}
      <div className={gone || said ? 'thumb-bar flat:mx-0 flat:px-0' : ''}>
        <div role="status">
          {gone && (
            <UndoNote
              about={gone}
              text={t('merged', { name: gone.name })}
              onUndo={() => void split(gone)}
              onOver={() => setGone(undefined)}
            />
          )}
          {said && <p className="rounded-2xl bg-ink px-4 py-3 text-paper">{said}</p>}
        </div>
      </div>
      {row && open === 'edit' && <EditSheet person={row} onChanged={again} onClose={() => setOpen(undefined)} />}
      {row && open === 'merge' && (
        <MergeSheet
          person={row}
          others={others}
          onClose={() => setOpen(undefined)}
          onMerged={(other) => {
            setOpen(undefined)
            setGone(other)
            again()
          }}
        />
      )}
    </main>
  )
}
