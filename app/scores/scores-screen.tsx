'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Icon, type IconName } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import { MEASURES, type Measure } from '@/lib/book/ranked'
import { countResults } from '@/lib/book/results'
import { highlights, standings } from '@/lib/book/standings'
import { BackupReminder } from './backup-reminder'
import { EmptyBook } from './empty-book'
import { Highlights } from './highlights'
import { chosenOf, filterQuery, isFiltered } from './parts/filter'
import { Filters } from './parts/filters'
import { Head } from './parts/head'
import { Trouble } from './parts/trouble'
import { useAsked } from './parts/use-asked'
import { useBook } from './parts/use-book'
import { show, useFilter } from './parts/use-filter'
import { usePeople } from './parts/use-people'
import { StandingsTable } from './standings-table'
import { words } from './words'

/** The score book's first page: who stands where, in which games, and what was remarkable. */
export function ScoresScreen() {
  const t = useOwnWords(words)
  const book = useBook()
  const ready = book !== undefined
  const [filter, showFilter] = useFilter()
  const by = measureIn(useSearchParams().get('by'))
  const { people, answer: everybody } = usePeople(ready)
  const question = ready ? filterQuery(filter) : null
  const chosen = () => chosenOf(filter, Date.now())
  const { answer: standing } = useAsked(question === null ? null : `standings${question}`, () => standings(chosen()))
  const { answer: remarkable } = useAsked(question === null ? null : `highlights${question}`, () =>
    highlights(chosen()),
  )
  const { answer: count } = useAsked(question === null ? null : `count${question}`, () => countResults(chosen()))
  const failed = [book, everybody, standing, remarkable, count].find((answer) => answer?.ok === false)
  const isEmpty = !isFiltered(filter) && count?.ok && count.value === 0

  return (
    <main className="page pb-0 flat:max-w-5xl">
      <Head title={t('title')} />
      {failed?.ok === false && <Trouble failure={failed.failure} />}
      {!failed && !standing && <p className="text-lg text-quiet">{t('loading')}</p>}
      {isEmpty && <EmptyBook />}
      {standing?.ok && <BackupReminder />}
      {!isEmpty && standing?.ok && (
        <>
          <Filters filter={filter} people={people.list} onFilter={showFilter} />
          {standing.value.length === 0 ? (
            <p className="text-lg">{t('nothingFits')}</p>
          ) : (
            <StandingsTable
              standings={standing.value}
              people={people.byId}
              by={by}
              count={count?.ok ? count.value : undefined}
              onBy={(measure) => show({ by: measure === 'rating' ? null : measure })}
            />
          )}
          {standing.value.length > 0 && remarkable?.ok && (
            <Highlights standings={standing.value} highlights={remarkable.value} people={people.byId} />
          )}
        </>
      )}
      {standing?.ok && (
        <nav aria-label={t('more')} className="grid grid-cols-2 gap-2 pb-2 flat:grid-cols-4">
          {!isEmpty && (
            <>
              <Way href={`/scores/games/${question ?? ''}`} icon="list" title={t('games')} hint={t('gamesHint')} />
              <Way href="/scores/people/" icon="crown" title={t('peopleTitle')} hint={t('peopleHint')} />
              <Way href={`/scores/charts/${question ?? ''}`} icon="up" title={t('charts')} hint={t('chartsHint')} />
            </>
          )}
          <Way href="/scores/storage/" icon="save" title={t('storage')} hint={t('storageHint')} />
        </nav>
      )}
      <div className="thumb-bar flat:mx-0 flat:px-0">
        <Link href="/scores/enter/" prefetch={false} className="button button-main min-h-14 text-lg">
          <Icon name="pencil" />
          {t('enter')}
        </Link>
      </div>
    </main>
  )
}

const measureIn = (word: string | null): Measure => MEASURES.find((measure) => measure === word) ?? 'rating'

function Way({ href, icon, title, hint }: { href: string; icon: IconName; title: string; hint: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-18 flex-col justify-center rounded-2xl border border-edge bg-surface px-3 py-2"
    >
      <span className="flex items-center gap-2 font-bold">
        <Icon name={icon} className="size-5 shrink-0" />
        {title}
      </span>
      <span className="text-sm text-quiet text-balance">{hint}</span>
    </Link>
  )
}
