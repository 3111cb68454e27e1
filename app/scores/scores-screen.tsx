'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { LineIcon } from '@/app/parts/icon'
import { Icon } from '@/app/parts/icon/all'
import { changeAddress, useAhead } from '@/app/parts/in-address'
import { useOwnWords } from '@/app/words/own-words'
import { MEASURES, type Measure, measured } from '@/lib/book/ranked'
import type { Standing } from '@/lib/book/standings'
import { BackupReminder } from './backup-reminder'
import { EmptyBook } from './empty-book'
import { Highlights } from './highlights'
import { askAhead } from './parts/asked'
import { CURVE } from './parts/curve'
import { type Filter, filterQuery, isFiltered } from './parts/filter'
import { Filters, Select } from './parts/filters'
import { Head } from './parts/head'
import { Trouble } from './parts/trouble'
import { useAfterwards } from './parts/use-afterwards'
import { useAsked } from './parts/use-asked'
import { failureIn, useBook } from './parts/use-book'
import { useFilter } from './parts/use-filter'
import { useLast } from './parts/use-last'
import { usePeople } from './parts/use-people'
import { questionsOf } from './questions'
import { type Column, StandingsTable } from './standings-table'
import { words } from './words'

/** The score book's first page: who stands where, in which games, and what was remarkable. */
export function ScoresScreen() {
  const t = useOwnWords(words)
  const book = useBook()
  const [filter, showFilter] = useFilter()
  const [wanted, order] = useAhead(useSearchParams().get('by'), (by) => changeAddress({ by }))
  const { people, answer: everybody } = usePeople()
  const question = filterQuery(filter)
  const asks = questionsOf(filter)
  const { answer: ranked } = useAsked(asks.standings.question, asks.standings.ask)
  const answer = useLast(ranked)
  // Nobody is to wait for them: they are asked when the standings are there.
  const remarkable = useLast(useAsked(ranked ? asks.highlights.question : null, asks.highlights.ask).answer)
  const failure = failureIn(book, everybody, answer, remarkable)
  const found = answer?.ok ? answer.value : undefined
  // Of an empty book it is not known yet whether it stays so.
  const isNothing = found?.count === 0 && !isFiltered(filter)
  const isThere = found !== undefined && everybody?.ok === true && !(isNothing && book === 'soon')
  const rest = useAfterwards(isThere)
  const late = useDeferredValue(
    useMemo(
      () => (found && remarkable?.ok ? { standings: found.standings, highlights: remarkable.value } : undefined),
      [found, remarkable],
    ),
  )
  const columns = useMemo(() => (found ? columnsOf(found.standings, filter) : []), [found, filter])
  const measures = MEASURES.filter((measure) => columns.includes(measure))
  const by = measures.find((measure) => measure === wanted) ?? 'rating'
  const isEmpty = isThere && isNothing

  function choose(next: Filter) {
    const { question, ask } = questionsOf(next).standings
    void askAhead(question, ask)
    showFilter(next)
  }

  return (
    <main className="page pb-0 flat:max-w-5xl">
      <Head title={t('title')} />
      {failure && <Trouble failure={failure} />}
      {!failure && !isThere && <p className="text-lg text-quiet">{t('loading')}</p>}
      {isEmpty && <EmptyBook />}
      {!isEmpty && isThere && (
        <>
          <Filters filter={filter} people={people.list} onFilter={choose}>
            {measures.length > 0 && (
              <Select
                label={t('orderBy')}
                value={by}
                isSet={by !== 'rating'}
                onChange={(measure) => order(measure === 'rating' ? null : measure)}
              >
                {measures.map((measure) => (
                  <option key={measure} value={measure}>
                    {t(`orders.${measure}`)}
                  </option>
                ))}
              </Select>
            )}
          </Filters>
          <p role="status" className="sr-only">
            {t('counted', { count: found.count })}
          </p>
          {found.standings.length === 0 ? (
            <p className="text-lg">{t('nothingFits')}</p>
          ) : (
            <StandingsTable
              standings={found.standings}
              people={people.byId}
              by={by}
              columns={columns}
              count={found.count}
            />
          )}
          {/* It comes late: above the standings it would push them away from under the thumb. */}
          {rest && <BackupReminder />}
          {rest && late && late.standings.length > 0 && (
            <Highlights game={filter.game} {...late} people={people.byId} />
          )}
        </>
      )}
      {isThere && rest && (
        <nav aria-label={t('more')} className="grid grid-cols-2 gap-2 pb-2 flat:grid-cols-4">
          {!isEmpty && (
            <>
              <Way
                href={`/scores/games/${question}`}
                icon={<Icon name="list" className="size-5 shrink-0" />}
                title={t('games')}
                hint={t('gamesHint')}
              />
              <Way
                href="/scores/people/"
                icon={<LineIcon path={FACES} className="size-5 shrink-0" />}
                title={t('peopleTitle')}
                hint={t('peopleHint')}
              />
              <Way
                href={`/scores/charts/${question}`}
                icon={<LineIcon path={CURVE} className="size-5 shrink-0" />}
                title={t('charts')}
                hint={t('chartsHint')}
              />
            </>
          )}
          <Way
            href="/scores/storage/"
            icon={<Icon name="save" className="size-5 shrink-0" />}
            title={t('storage')}
            hint={t('storageHint')}
          />
        </nav>
      )}
      <div className="thumb-bar flat:static flat:mx-0 flat:px-0">
        <Link href="/scores/enter/" prefetch={false} className="button button-main min-h-14 text-lg">
          <Icon name="pencil" />
          {t('enter')}
        </Link>
      </div>
    </main>
  )
}

const COLUMNS: readonly Column[] = ['rating', 'games', 'wins', 'averagePlace', 'streak', 'points', 'rankingPoints']

/** What is told of everybody: what nobody has is left out, Mau Mau's ranking points where other games are in between. */
function columnsOf(standings: readonly Standing[], { game }: Filter): readonly Column[] {
  const isKnown = (measure: Measure) => standings.some((standing) => measured(standing, measure) !== null)
  return COLUMNS.filter((column) => {
    if (column === 'streak') return true
    return isKnown(column) && (column !== 'rankingPoints' || game === 'mau-mau')
  })
}

/** Two people. */
const FACES =
  'M8.5 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 19a6 6 0 0 1 12 0M16 5.3a3 3 0 0 1 0 5.4M17.5 13.5A6 6 0 0 1 21.5 19'

function Way({ href, icon, title, hint }: { href: string; icon: ReactNode; title: string; hint: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-18 flex-col justify-center rounded-2xl border border-edge bg-surface px-3 py-2"
    >
      <span className="flex items-center gap-2 font-bold">
        {icon}
        {title}
      </span>
      <span className="text-sm text-quiet text-balance">{hint}</span>
    </Link>
  )
}
