'use client'

import { useState } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import { calendar, placesHistory, ratingHistory } from '@/lib/book/standings'
import { chosenOf, filterQuery, isFiltered } from '../parts/filter'
import { Filters } from '../parts/filters'
import { Head } from '../parts/head'
import { Trouble } from '../parts/trouble'
import { useAsked } from '../parts/use-asked'
import { failureIn, useBook } from '../parts/use-book'
import { useFilter } from '../parts/use-filter'
import { usePeople } from '../parts/use-people'
import { words as bookWords } from '../words'
import { Calendar } from './calendar'
import type { Across } from './lines-plot'
import { PlacesChart } from './places-chart'
import { RatingChart } from './rating-chart'
import { useLines, useShown } from './use-lines'
import { words } from './words'

const ACROSS: readonly Across[] = ['games', 'dates']

/** Ratings, places and evenings over time, of the games that are chosen. */
export function ChartsScreen() {
  const t = useOwnWords(words)
  const b = useOwnWords(bookWords)
  const book = useBook()
  const [filter, showFilter] = useFilter()
  const { people, answer: everybody } = usePeople()
  const question = filterQuery(filter)
  const chosen = () => chosenOf(filter, Date.now())
  const ask = (what: string) => `${what}${question}`
  const { answer: ratings } = useAsked(ask('ratings'), () => ratingHistory(chosen()))
  const { answer: places } = useAsked(ask('places'), () => placesHistory(chosen()))
  const { answer: days } = useAsked(ask('calendar'), () => calendar(chosen()))
  const [across, setAcross] = useState<Across>('games')
  const shown = useShown()
  const rated = useLines(ratings?.ok ? ratings.value : undefined, people.byId, shown)
  const placed = useLines(places?.ok ? places.value : undefined, people.byId, shown)
  const failure = failureIn(book, everybody, ratings, places, days)
  const isThere = ratings?.ok && places?.ok && days?.ok && everybody?.ok

  return (
    <main className="page flat:max-w-5xl">
      <Head title={t('title')} />
      {failure && <Trouble failure={failure} />}
      {!failure && !isThere && <p className="text-lg text-quiet">{b('loading')}</p>}
      {isThere && (
        <>
          <Filters filter={filter} people={people.list} onFilter={showFilter} />
          {days.value.size === 0 ? (
            <p className="text-lg text-pretty">
              {isFiltered(filter) ? b('nothingFits') : `${b('empty')} ${b('emptyHint')}`}
            </p>
          ) : (
            <div className="flex flex-col gap-6">
              {rated.people.length > 0 && (
                <>
                  <AcrossChoice across={across} onChoose={setAcross} />
                  <RatingChart drawable={rated} across={across} />
                </>
              )}
              {placed.people.length > 0 ? (
                <PlacesChart drawable={placed} across={across} />
              ) : (
                <p className="text-quiet">{t('none')}</p>
              )}
              <Calendar key={question} days={days.value} question={question} chosen={chosen} people={people.byId} />
            </div>
          )}
        </>
      )}
    </main>
  )
}

/** What a chart's width stands for. */
function AcrossChoice({ across, onChoose }: { across: Across; onChoose: (across: Across) => void }) {
  const t = useOwnWords(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={t('axis')} className="-mb-3 grid grid-cols-2 gap-2">
      {ACROSS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === across}
          className={`button px-2 ${one === across ? 'border-2 border-you' : 'font-normal'}`}
          onClick={() => onChoose(one)}
        >
          {t(one === 'games' ? 'byGame' : 'byDate')}
        </button>
      ))}
    </div>
  )
}
