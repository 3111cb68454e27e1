'use client'

import Link from 'next/link'
import { Icon } from '@/app/parts/icon/all'
import { localeOf } from '@/app/parts/moment'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { PersonRow, ResultRow, ResultSeat } from '@/lib/book/result'
import { inPlaces, nameOf } from '../parts/places'
import { whenPlayed } from '../parts/when-played'
import { openingGame } from './use-game-ahead'
import { words } from './words'

/** One game in a list: what, when, who came where. A tap opens it. */
export function GameLine({
  row,
  people,
  onMenu,
}: {
  row: ResultRow
  people: ReadonlyMap<string, PersonRow>
  /** No menu where there is none. */
  onMenu?: () => void
}) {
  const t = useOwnWords(words)
  const { game, when } = useGameName(row)
  const seats = inPlaces(row.seats)
  const winners = seats.filter(({ place }) => place === 1)
  const others = seats.filter(({ place }) => place !== 1)
  return (
    <div className="flex rounded-2xl border border-edge bg-surface">
      <Link
        href={`/scores/game/?id=${row.id}`}
        prefetch={false}
        onClick={() => openingGame(row)}
        className="flex min-h-18 min-w-0 flex-1 flex-col justify-center gap-0.5 rounded-2xl py-2.5 pl-4 wrap-anywhere"
      >
        <span className="flex items-start gap-1.5 text-lg leading-snug font-bold">
          {winners.length > 0 && <Icon name="crown" className="mt-0.5 size-5 shrink-0 text-half" />}
          <span>
            {winners.length > 0
              ? winners.map((seat) => (
                  <Named key={seat.person} seat={seat} people={people} first={seat === winners[0]} />
                ))
              : t('nobodyWon')}
          </span>
        </span>
        {others.length > 0 && (
          <span>
            {others.map((seat, index) => (
              <Named key={seat.person} seat={seat} people={people} first={index === 0} />
            ))}
          </span>
        )}
        <span className="text-sm text-quiet">
          {[game, when, ...(row.source === 'hand' ? [t('byHand')] : [])].join(' · ')}
        </span>
      </Link>
      {onMenu ? (
        <button type="button" className="icon-button mt-1.5" aria-label={t('menuOf', { game, when })} onClick={onMenu}>
          <Icon name="more" />
        </button>
      ) : (
        <span className="w-3" />
      )}
    </div>
  )
}

/** What a game is called among others: which, and when. */
export function useGameName(row: Pick<ResultRow, 'game' | 'source' | 'ended'>) {
  const games = useWords('games')
  const locale = localeOf(useLanguage())
  return { game: games(row.game), when: whenPlayed(row, Date.now(), locale) }
}

function Named({ seat, people, first }: { seat: ResultSeat; people: ReadonlyMap<string, PersonRow>; first: boolean }) {
  const t = useOwnWords(words)
  const plain = nameOf(seat, people)
  const name = seat.points === null ? plain : t('withPoints', { name: plain, count: seat.points })
  const { place } = seat
  return (
    <>
      {!first && ', '}
      {/* A place stays with its name. */}
      <span className="inline-block">
        {typeof place === 'number' && place > 1 ? t('place', { place, name }) : name}
        {place === 'left' && <span className="text-quiet"> ({t('gaveUp')})</span>}
      </span>
    </>
  )
}
