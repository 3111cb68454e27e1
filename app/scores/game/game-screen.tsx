'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { Icon } from '@/app/parts/icon/all'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { fileName } from '@/lib/book/exchange'
import { inPlaces, nameOf } from '../parts/places'
import { useDates } from '../parts/use-dates'
import { datedBy } from '../parts/when-played'
import { lookOf, looksFor } from '../plot/looks'
import type { PictureText } from './picture'
import { Places } from './places'
import { ShareSheet } from './share-sheet'
import type { ShownGame } from './shown-game'
import { StoryView } from './story-view'
import { useShownGame } from './use-shown-game'
import { kindWord, words } from './words'

/** One game of the score book: what came of it, and how it went. `?id=ID` says which. */
export function GameScreen() {
  const t = useOwnWords(words)
  const games = useWords('games')
  const failureWords = useFailureWords()
  const shown = useShownGame(useSearchParams().get('id') ?? '')
  useTitle(shown && 'game' in shown ? games(shown.game.result.game) : t('title'))
  if (shown && 'game' in shown) return <Game shown={shown.game} />
  return (
    <main className="page">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      {!shown && <p className="text-lg text-quiet">{t('loading')}</p>}
      {shown && (
        <>
          <p role="alert" className="text-lg text-pretty">
            {shown.failure.code === 'missing' ? t('missing') : failureWords(shown.failure)}
          </p>
          <Link href="/scores/" replace className="button self-start">
            {t('toBook')}
          </Link>
        </>
      )}
    </main>
  )
}

function Game({ shown: { result, people, told } }: { shown: ShownGame }) {
  const t = useOwnWords(words)
  const games = useWords('games')
  const named = useDates()
  const [sharing, setSharing] = useState<PictureText | null>(null)
  const { id, game, seats, began, ended, source } = result
  const story = told && 'story' in told ? told : null
  const looks = useMemo(
    () => looksFor(seats.map(({ person }) => people.get(person)?.colour ?? '')).map(lookOf),
    [seats, people],
  )
  const date = named(datedBy(result), { dateStyle: 'full' })
  const facts = [
    ...(began === null ? [] : [t('length', lengthOf(ended - began))]),
    ...(story ? [t('moves', { count: story.record.moves.length })] : []),
  ]
  const time = named(ended, { timeStyle: 'short' })

  const picture = (): PictureText => ({
    game,
    title: games(game),
    lines: [date, facts.join(' · ')].filter(Boolean),
    rows: inPlaces(seats).map((seat) => ({
      place: typeof seat.place === 'number' ? t('place', { place: seat.place }) : '–',
      name: nameOf(seat, people),
      note: seat.points !== null ? t('points', { count: seat.points }) : seat.place === 'left' ? t('gaveUp') : '',
      isFirst: seat.place === 1,
      look: looks[seats.indexOf(seat)] ?? lookOf(0),
    })),
    kindName: (kind) => t(kindWord(game, kind)),
    chartTitle: t('pictureCards'),
    foot: t('pictureFoot'),
  })

  return (
    <main className="page flat:max-w-5xl">
      <header className="flex items-center">
        <BackLink />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl leading-tight font-bold">{games(game)}</h1>
          <p className="text-sm text-quiet">{source === 'hand' ? date : t('date', { date, time })}</p>
        </div>
        <button
          type="button"
          className="icon-button -mr-3"
          aria-label={t('share')}
          onClick={() => setSharing(picture())}
        >
          <Icon name="share" />
        </button>
      </header>
      <section className="flex flex-col gap-2 flat:max-w-xl">
        <Places result={result} people={people} />
        {facts.length > 0 && <p className="text-quiet">{facts.join(' · ')}</p>}
        {source === 'hand' && <p className="rounded-2xl bg-key p-3 text-pretty">{t('byHand')}</p>}
        {told && 'what' in told && (
          <p role="alert" className="rounded-2xl border border-no bg-no-soft p-3 wrap-anywhere">
            {t('unreadable', { line: told.line })} <span lang="en">{told.what}</span>
          </p>
        )}
      </section>
      {told === undefined && <p className="text-lg text-quiet">{t('loading')}</p>}
      {story && <StoryView told={story} looks={looks} />}
      {source === 'table' && (
        <Link href={`/table/?id=${id}`} prefetch={false} className="button">
          <Icon name="cards" />
          {t('open')}
        </Link>
      )}
      {sharing && (
        <ShareSheet
          id={id}
          fileName={pictureName(result)}
          text={sharing}
          told={story}
          looks={looks}
          onClose={() => setSharing(null)}
        />
      )}
    </main>
  )
}

const MINUTE = 60_000

/** For the words: a length of time as hours and minutes, rounded. */
function lengthOf(ms: number): { hours: number; minutes: number; kind: 'hours' | 'minutes' | 'short' } {
  const all = Math.round(ms / MINUTE)
  const kind = all >= 60 ? 'hours' : all > 0 ? 'minutes' : 'short'
  return { hours: Math.floor(all / 60), minutes: all % 60, kind }
}

/** "kiebitz-mezza-2026-11-20-ana-ben": as the log is named. */
function pictureName(result: ShownGame['result']): string {
  const players = result.seats.map(({ name }) => name)
  return fileName({ game: result.game, created: datedBy(result), players }).replace(/\.jsonl$/, '')
}
