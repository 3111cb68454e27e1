'use client'

import Link from 'next/link'
import { memo, type ReactNode, useId } from 'react'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { type Day, startOf } from '@/lib/book/evening'
import type { PersonRow, Seen } from '@/lib/book/result'
import type { Highlights as Found, Standing } from '@/lib/book/standings'
import type { GameId } from '@/lib/referee/game'
import { EVERYTHING, filterQuery } from './parts/filter'
import { useDates } from './parts/use-dates'
import { words } from './words'

const KINDS: readonly (keyof Seen)[] = ['snatches', 'quickPlays', 'pickUps', 'illegal', 'proven']
const MINUTE = 60_000

/** What the referee saw, who did it most, and the records. */
export const Highlights = memo(function Highlights({
  game,
  standings,
  highlights,
  people,
}: {
  /** The one that is chosen. */
  game: GameId | null
  standings: readonly Standing[]
  highlights: Found
  people: ReadonlyMap<string, PersonRow>
}) {
  const t = useOwnWords(words)
  const over = useWords('over')
  const heading = useId()
  const name = (person: string) => people.get(person)?.name ?? ''
  const minutes = (ms: number) => over('minutes', { count: Math.round(ms / MINUTE) })
  const isSeen = standings.some(({ seen }) => seen !== null)
  // That nobody broke a rule is worth telling; that nobody did what the game does not know is not.
  const told = KINDS.filter((kind) => kind === 'illegal' || standings.some(({ seen }) => seen && seen[kind] > 0))
  const { fastestGame, fastestEvening, fullestEvening, longestStreak, most } = highlights

  return (
    <>
      <section aria-labelledby={heading} className="flex flex-col gap-2">
        <h2 id={heading} className="text-lg font-bold">
          {t('seen')}
        </h2>
        {!isSeen && <p className="text-quiet">{t('nobodySaw')}</p>}
        {isSeen && (
          <dl className="grid gap-2 flat:grid-cols-2">
            {told.map((kind) => (
              <div key={kind} className="rounded-2xl border border-edge bg-surface px-4 py-2">
                <dt className="font-bold">
                  {/* In Misch Masch who snatches interjects (misch-masch.md A6). */}
                  {t(`seenKinds.${kind === 'snatches' && game === 'misch-masch' ? 'interjections' : kind}`)}
                </dt>
                <dd className="flex flex-wrap items-center justify-between gap-x-4">
                  <Counts kind={kind} standings={standings} name={name} />
                  {most[kind] && most[kind].count > 1 && (
                    <GameLink id={most[kind].result}>
                      {t('record', { count: most[kind].count, name: name(most[kind].person) })}
                    </GameLink>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isSeen && <p className="text-sm text-quiet">{t('seenHint')}</p>}
      </section>
      <section aria-labelledby={`${heading}-records`} className="flex flex-col gap-2">
        <h2 id={`${heading}-records`} className="text-lg font-bold">
          {t('records')}
        </h2>
        <dl className="grid grid-cols-2 gap-2 flat:grid-cols-4">
          {longestStreak && longestStreak.wins > 1 && (
            <Best title={t('longestStreak')} value={name(longestStreak.person)}>
              {t('inARow', { count: longestStreak.wins })}
            </Best>
          )}
          {fullestEvening && (
            <Best title={t('fullestEvening')} value={t('counted', { count: fullestEvening.games })}>
              <Evening day={fullestEvening.day} />
            </Best>
          )}
          {fastestEvening?.pace != null && (
            <Best title={t('fastestEvening')} value={t('pace', { minutes: minutes(fastestEvening.pace) })}>
              <Evening day={fastestEvening.day} />
            </Best>
          )}
          {fastestGame && (
            <Best title={t('fastestGame')} value={minutes(fastestGame.ms)}>
              <GameLink id={fastestGame.result}>{t('look')}</GameLink>
            </Best>
          )}
        </dl>
      </section>
    </>
  )
})

/** Who did something how often, the most first. */
function Counts({
  kind,
  standings,
  name,
}: {
  kind: keyof Seen
  standings: readonly Standing[]
  name: (person: string) => string
}) {
  const t = useOwnWords(words)
  const counts = standings
    .flatMap(({ person, seen }) => (seen && seen[kind] > 0 ? [{ person, count: seen[kind] }] : []))
    .toSorted((one, other) => other.count - one.count)
  if (counts.length === 0) return <span className="text-quiet">{t('none')}</span>
  return (
    <span className="flex flex-wrap gap-x-4">
      {counts.map(({ person, count }) => (
        <span key={person}>
          {name(person)} <b className="text-xl">{count}</b>
        </span>
      ))}
    </span>
  )
}

function Best({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div className="rounded-2xl border border-edge bg-surface px-4 py-2.5">
      <dt className="text-sm text-quiet">{title}</dt>
      <dd>
        <span className="block text-lg leading-snug font-extrabold wrap-anywhere">{value}</span>
        {children}
      </dd>
    </div>
  )
}

function GameLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      href={`/scores/game/?id=${id}`}
      prefetch={false}
      className="-my-1.5 inline-flex min-h-12 items-center text-sm text-quiet underline"
    >
      {children}
    </Link>
  )
}

/** A day, and the way to its games. */
function Evening({ day }: { day: Day }) {
  const dates = useDates()
  const query = filterQuery({ ...EVERYTHING, time: { kind: 'own', from: day, to: day } })
  return (
    <Link
      href={`/scores/games/${query}`}
      prefetch={false}
      className="-my-1.5 inline-flex min-h-12 items-center text-sm text-quiet underline"
    >
      {dates(startOf(day), { day: 'numeric', month: 'short', year: 'numeric' })}
    </Link>
  )
}
