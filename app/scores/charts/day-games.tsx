'use client'

import { type Day, startOf } from '@/lib/book/evening'
import type { Chosen, PersonRow } from '@/lib/book/result'
import { listResults } from '@/lib/book/results'
import { GameLine } from '../games/game-line'
import { Trouble } from '../parts/trouble'
import { useAsked } from '../parts/use-asked'
import { useDates } from '../parts/use-dates'
import { dayAfter, noonOf } from './month'

/** No evening has more games. */
const MOST = 100

/** The games of one evening. */
export function DayGames({
  day,
  question,
  chosen,
  people,
}: {
  day: Day
  /** What `chosen` depends on. */
  question: string
  chosen: () => Chosen
  people: ReadonlyMap<string, PersonRow>
}) {
  const date = useDates()
  const { answer } = useAsked(`day ${day} ${question}`, () =>
    listResults({ ...chosen(), from: startOf(day), to: startOf(dayAfter(day)) }, { limit: MOST }),
  )
  return (
    <section aria-labelledby="day" aria-live="polite" className="flex flex-col gap-2">
      <h3 id="day" className="font-bold">
        {date(noonOf(day), { dateStyle: 'full' })}
      </h3>
      {answer?.ok === false && <Trouble failure={answer.failure} />}
      {answer?.ok && (
        <ul className="flex flex-col gap-2">
          {answer.value.map((row) => (
            <li key={row.id}>
              <GameLine row={row} people={people} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
