'use client'

import { useOwnWords } from '@/app/words/own-words'
import { estimateOf } from '@/lib/book/estimate'
import type { PersonRow } from '@/lib/book/result'
import type { Standing } from '@/lib/book/standings'
import { Face } from '../parts/face'
import { useNumbers } from '../parts/use-numbers'
import { words } from '../people/words'
import { words as bookWords } from '../words'

/** Somebody's picture, and what all games say about them. */
export function PersonStanding({ person, standing }: { person: PersonRow; standing: Standing | undefined }) {
  const t = useOwnWords(words)
  const b = useOwnWords(bookWords)
  const numbers = useNumbers()
  const estimate = standing && estimateOf(standing.rating)
  return (
    <section aria-label={t('standing')} className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Face person={person} className="size-24 text-5xl" />
        {standing ? (
          <dl>
            <dt className="text-quiet">{b('columns.rating')}</dt>
            <dd>
              <span className="text-5xl leading-none font-extrabold">{numbers(standing.rating.shown)}</span>{' '}
              {estimate && (
                <span className="whitespace-nowrap text-quiet">
                  {b('plusMinus', { guess: numbers(estimate.guess), range: numbers(estimate.range) })}
                </span>
              )}
            </dd>
          </dl>
        ) : (
          <p className="text-quiet">{t('none')}</p>
        )}
      </div>
      {standing && (
        <>
          <dl className="grid grid-cols-3 gap-2">
            <Fact name={b('columns.games')} value={numbers(standing.games)} />
            <Fact name={b('columns.wins')} value={numbers(standing.wins)} />
            {standing.averagePlace !== null && (
              <Fact name={b('columns.averagePlace')} value={numbers(standing.averagePlace, 'tenths')} />
            )}
            <Fact name={b('columns.streak')} value={numbers(standing.streak.now)} />
            <Fact name={t('streakLongest')} value={numbers(standing.streak.longest)} />
            {standing.points !== null && <Fact name={b('columns.points')} value={numbers(standing.points)} />}
            {standing.rankingPoints !== null && (
              <Fact name={b('columns.rankingPoints')} value={numbers(standing.rankingPoints)} />
            )}
          </dl>
          <p className="text-sm text-quiet text-pretty">{b('ratingHint')}</p>
        </>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-2xl border border-edge bg-surface px-3 py-2">
      <dt className="text-sm leading-tight text-quiet wrap-anywhere">{name}</dt>
      <dd className="text-2xl font-extrabold">{value}</dd>
    </div>
  )
}
