'use client'

import Link from 'next/link'
import { useOwnWords } from '@/app/words/own-words'
import type { PersonRow, ResultRow, Seen } from '@/lib/book/result'
import type { GameId } from '@/lib/referee/game'
import { inPlaces, nameOf } from '../parts/places'
import { words } from './words'

const KINDS = ['illegal', 'proven', 'snatches', 'quickPlays', 'pickUps'] as const satisfies readonly (keyof Seen)[]

/** In Misch Masch who snatches interjects (misch-masch.md A6). */
const wordOf = (kind: (typeof KINDS)[number], game: GameId) =>
  kind === 'snatches' && game === 'misch-masch' ? 'interjections' : kind

/** The result of a game: places and points, and what the referee saw of each. */
export function Places({
  result: { game, seats },
  people,
}: {
  result: ResultRow
  people: ReadonlyMap<string, PersonRow>
}) {
  const t = useOwnWords(words)
  return (
    <ol aria-label={t('places')} className="overflow-hidden rounded-2xl border border-edge bg-surface">
      {inPlaces(seats).map((seat) => {
        const { person, place, points, seen } = seat
        const saw = seen ? KINDS.filter((kind) => seen[kind] > 0) : []
        return (
          <li key={person} className="flex min-h-14 items-start gap-3 border-b border-edge px-3 py-2 last:border-b-0">
            <span
              aria-hidden="true"
              className={`w-9 shrink-0 text-right text-2xl leading-8 font-extrabold ${place === 1 ? 'text-you' : 'text-quiet'}`}
            >
              {typeof place === 'number' ? t('place', { place }) : '–'}
            </span>
            <span className="min-w-0 flex-1">
              <Link
                href={`/scores/person/?id=${person}`}
                prefetch={false}
                className="-my-2 inline-flex min-h-12 min-w-12 items-center text-lg font-bold wrap-anywhere underline decoration-faint underline-offset-4"
              >
                {nameOf(seat, people)}
              </Link>
              <span className="sr-only">
                , {typeof place === 'number' ? t('placeLong', { place }) : t(place === 'left' ? 'gaveUp' : 'noPlace')}
              </span>
              {(saw.length > 0 || place === 'left') && (
                <span className="block text-sm text-quiet">
                  {[
                    ...(place === 'left' ? [t('gaveUp')] : []),
                    ...saw.map((kind) => t(`seenKinds.${wordOf(kind, game)}`, { count: seen?.[kind] ?? 0 })),
                  ].join(' · ')}
                </span>
              )}
            </span>
            {points !== null && <span className="shrink-0 leading-8 font-bold">{t('points', { count: points })}</span>}
          </li>
        )
      })}
    </ol>
  )
}
