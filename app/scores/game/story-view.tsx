'use client'

import { useMemo, useState } from 'react'
import { Board } from '@/app/learn/parts/board'
import { LineIcon } from '@/app/parts/icon'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import type { Held } from '@/lib/book/story'
import { MARK_KINDS, type MarkKind } from '@/lib/book/story-marks'
import { positionAt } from '@/lib/referee/record'
import { useAfterwards } from '../parts/use-afterwards'
import { areShort, LineSample } from '../plot/line-sample'
import type { LineLook } from '../plot/looks'
import { Scrubber } from '../plot/scrubber'
import { StepButton } from '../plot/step-button'
import { SIGNS, signClass } from './signs'
import { StepWords } from './step-words'
import { StoryPlot } from './story-plot'
import { StoryTable } from './story-table'
import { longestAhead, nextMarked, type ToldGame } from './told'
import { kindWord, words } from './words'

/** A game as it went: its curves, the table at any of its moves, and what was done there. */
export function StoryView({ told, looks }: { told: ToldGame; looks: readonly LineLook[] }) {
  const t = useOwnWords(words)
  const { game, names, record, story } = told
  const last = story.steps.length - 1
  const [chosen, setAt] = useState(last)
  const at = Math.min(chosen, last)
  const rest = useAfterwards(true)
  const ahead = useMemo(() => longestAhead(story), [story])
  const step = story.steps[at]
  const table = useMemo(() => game.table(positionAt(record, at).state), [game, record, at])
  const place = at === 0 ? t('dealt') : t('move', { number: at, all: last })

  return (
    <section aria-labelledby="story" className="flex flex-col gap-3">
      <div>
        <h2 id="story" className="text-lg font-bold">
          {t('story')}
        </h2>
        <p className="text-sm text-quiet">
          {ahead && `${t('ahead', { name: names[ahead.seat] ?? '', share: Math.round(100 * ahead.share) })} `}
          {!story.complete && `${t('incomplete')} `}
          <span className="flat:hidden">{t('storyHint')}</span>
        </p>
      </div>
      <div className="flex flex-col gap-3 flat:grid flat:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] flat:items-start flat:gap-x-6">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="-mx-2 rounded-2xl border border-edge bg-surface pt-1">
            <StoryPlot story={story} looks={looks} at={at} onMove={setAt} />
            <Scrubber label={t('atMove')} text={place} last={last} at={at} onMove={setAt} />
          </div>
          <Stepper at={at} last={last} told={told} place={place} onMove={setAt} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 flat:row-span-2">
          <section
            aria-label={t('happened')}
            aria-live="polite"
            className="min-h-14 rounded-2xl border border-edge bg-surface p-3"
          >
            <p className="sr-only">{place}</p>
            <StepWords told={told} at={at} />
          </section>
          <ul aria-label={t('seats')} className={`grid gap-x-4 gap-y-1 ${areShort(names) ? 'grid-cols-2' : ''}`}>
            {names.map((name, by) => (
              <li key={name} className="flex min-w-0 items-center gap-2">
                <LineSample look={looks[by] as LineLook} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <Cards held={step?.held[by] ?? null} place={table.players[by]?.place ?? null} />
              </li>
            ))}
          </ul>
          <section
            aria-label={t('table')}
            // Four seats of Merge side by side have little room for their piles.
            className={story.game === 'merge' && names.length > 3 ? '[&_li_ul]:[--card:2.5rem]' : ''}
          >
            {rest && <Board game={story.game} table={table} names={names} you={null} />}
          </section>
        </div>
        {rest && <Marks told={told} at={at} onMove={setAt} />}
      </div>
      {rest && <StoryTable told={told} onMove={setAt} />}
    </section>
  )
}

/** How many cards somebody has, as short as it can be shown. */
function Cards({ held, place }: { held: Held | null; place: number | 'left' | null }) {
  const t = useOwnWords(words)
  if (!held) {
    const out = place === 'left' ? t('gaveUp') : place === null ? '–' : t('placeLong', { place })
    return <span className="text-sm text-quiet">{out}</span>
  }
  const { least, most } = held
  const said = least === most ? t('cards', { count: most }) : t('between', { least, most })
  return (
    <span className="font-bold whitespace-nowrap">
      <span aria-hidden="true">{least === most ? most : `${least}–${most}`}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}

function Stepper({
  at,
  last,
  told,
  place,
  onMove,
}: {
  at: number
  last: number
  told: ToldGame
  place: string
  onMove: (step: number) => void
}) {
  const t = useOwnWords(words)
  const before = nextMarked(told.story, at, -1)
  const after = nextMarked(told.story, at, 1)
  return (
    <div className="flex items-center gap-1">
      <StepButton label={t('markBack')} to={before} onMove={onMove}>
        <LineIcon path="M19 6l-7 6 7 6M11 6l-7 6 7 6" />
      </StepButton>
      <StepButton label={t('back')} to={at > 0 ? at - 1 : undefined} onMove={onMove}>
        <Icon name="back" />
      </StepButton>
      <p aria-hidden="true" className="min-w-0 flex-1 text-center leading-tight font-bold text-balance">
        {place}
      </p>
      <StepButton label={t('forth')} to={at < last ? at + 1 : undefined} onMove={onMove}>
        <Icon name="forth" />
      </StepButton>
      <StepButton label={t('markForth')} to={after} onMove={onMove}>
        <LineIcon path="M5 6l7 6-7 6M13 6l7 6-7 6" />
      </StepButton>
    </div>
  )
}

/** What was remarkable, by kind: the key to the signs, and the way from one to the next. */
function Marks({ told: { story }, at, onMove }: { told: ToldGame; at: number; onMove: (step: number) => void }) {
  const t = useOwnWords(words)
  const counts = useMemo(() => {
    const found = new Map<MarkKind, number>()
    for (const { marks } of story.steps) for (const { kind } of marks) found.set(kind, (found.get(kind) ?? 0) + 1)
    return MARK_KINDS.flatMap((kind) => (found.has(kind) ? [{ kind, count: found.get(kind) as number }] : []))
  }, [story])
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="marks" className="min-w-0">
      <h3 id="marks" className="mb-1.5 font-bold">
        {t('marks')}
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {counts.map(({ kind, count }) => {
          const is = (one: string) => one === kind
          const next = nextMarked(story, at, 1, is) ?? nextMarked(story, -1, 1, is)
          const name = t(kindWord(story.game, kind))
          return (
            <li key={kind}>
              <button
                type="button"
                className="chip gap-1.5 px-3 text-sm"
                aria-label={t('markCount', { name, count })}
                onClick={() => next !== undefined && onMove(next)}
              >
                <span
                  className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-current ${signClass(kind)}`}
                >
                  <LineIcon path={SIGNS[kind]} className="size-3.5" />
                </span>
                {name}
                <span className="font-bold">{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
