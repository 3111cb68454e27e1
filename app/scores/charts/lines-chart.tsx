'use client'

import Link from 'next/link'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import type { HistoryPoint } from '@/lib/book/standings'
import { useDates } from '../parts/use-dates'
import { areShort, LineSample } from '../plot/line-sample'
import { Scrubber } from '../plot/scrubber'
import { StepButton } from '../plot/step-button'
import { GamesTable } from './games-table'
import { type Across, type DrawnLine, LinesPlot } from './lines-plot'
import type { Drawable, ShownPerson } from './use-lines'
import { words } from './words'

/** What a chart says of somebody at a game: shortly, and as a sentence's part. Null: nothing yet. */
export type Readout = (line: number, game: number) => { readonly short: string; readonly long: string } | null

/** A chart of lines over games with all that belongs to it: who is shown, where one looks, and the same as a table. */
export function LinesChart<Point extends HistoryPoint>({
  drawable: { people, shown, games, toggle },
  lines,
  across,
  upsideDown = false,
  hint,
  readout,
  cell,
}: {
  drawable: Drawable<Point>
  /** Of those who are shown, in their order. */
  lines: readonly DrawnLine[]
  across: Across
  upsideDown?: boolean
  /** Said below the names. */
  hint?: string
  readout: Readout
  /** What the table says of somebody's game; empty where they did not play. */
  cell: (line: number, game: number) => string
}) {
  const t = useOwnWords(words)
  const date = useDates()
  const [chosen, setAt] = useState<number | null>(null)
  const ended = useMemo(() => games.map((game) => game.ended), [games])
  const last = games.length - 1
  const at = Math.min(chosen ?? last, last)
  const game = games[at]
  const dateName = useCallback(
    (time: number, long: boolean) =>
      date(time, long ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }),
    [date],
  )
  const place = game
    ? t('at', { number: at + 1, all: games.length, date: date(game.ended, { dateStyle: 'medium' }) })
    : ''
  const line = (person: ShownPerson) => shown.indexOf(person)
  return (
    <>
      <div className="-mx-2 rounded-2xl border border-edge bg-surface pt-1">
        <LinesPlot
          lines={lines}
          ended={ended}
          across={across}
          upsideDown={upsideDown}
          at={at}
          dateName={dateName}
          onMove={setAt}
        />
        <Scrubber label={t('whichGame')} text={place} last={last} at={at} onMove={setAt} />
      </div>
      <div className="flex items-center gap-1">
        <StepButton label={t('back')} to={at > 0 ? at - 1 : undefined} onMove={setAt}>
          <Icon name="back" />
        </StepButton>
        <p aria-live="polite" className="min-w-0 flex-1 text-center text-sm leading-tight font-bold text-balance">
          {place}
        </p>
        {game && (
          <Link
            href={`/scores/game/?id=${game.result}`}
            prefetch={false}
            className="icon-button border border-edge bg-key"
            aria-label={t('look')}
          >
            <Icon name="cards" />
          </Link>
        )}
        <StepButton label={t('forth')} to={at < last ? at + 1 : undefined} onMove={setAt}>
          <Icon name="forth" />
        </StepButton>
      </div>
      <ul
        aria-label={t('who')}
        className={`grid gap-1.5 flat:grid-cols-3 ${areShort(people.map(({ name }) => name)) ? 'grid-cols-2' : ''}`}
      >
        {people.map((person) => {
          const isShown = line(person) >= 0
          const said = isShown ? readout(line(person), at) : null
          return (
            <li key={person.id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isShown}
                className={`flex min-h-12 w-full items-center gap-2 rounded-2xl border px-2 text-left ${isShown ? 'border-edge bg-surface' : 'border-dashed border-faint'}`}
                onClick={() => toggle(person.id)}
              >
                {isShown && <LineSample look={person.look} />}
                <span className={`min-w-0 flex-1 truncate ${isShown ? '' : 'pl-1 text-quiet'}`}>{person.name}</span>
                {isShown && (
                  <>
                    <span aria-hidden="true" className="font-bold whitespace-nowrap">
                      {said?.short ?? '–'}
                    </span>
                    <span className="sr-only">, {said?.long ?? t('notYet')}</span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {hint && people.length > 1 && <p className="-mt-1 text-sm text-quiet">{hint}</p>}
      <GamesTable games={games} names={shown.map(({ name }) => name)} cell={cell} />
    </>
  )
}
