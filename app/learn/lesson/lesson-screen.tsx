'use client'

import { useSearchParams } from 'next/navigation'
import { BackLink } from '@/app/parts/back-link'
import { useTitle } from '@/app/parts/use-title'
import { useLanguage } from '@/app/words'
import { lessonsOf } from '@/lib/learn/course'
import { pathOf, placeOf } from '@/lib/learn/path'
import { gameIn, useCourse, useGame } from '../parts/use-loaded'
import { useLearnWords } from '../words'
import { Onward } from './onward'
import { Runner } from './runner'

/** One lesson, `?game=ID&id=LESSON`. */
export function LessonScreen() {
  const t = useLearnWords()
  const language = useLanguage()
  const params = useSearchParams()
  const id = params.get('id') ?? ''
  const gameId = gameIn(params.get('game'))
  const game = useGame(gameId)
  const course = useCourse(gameId)
  const lesson = course && lessonsOf(course).find((one) => one.id === id)
  const path = course && pathOf(course)
  const place = path && placeOf(path, id)
  const title = lesson ? lesson.title[language] : t('title')
  useTitle(title)
  return (
    <main className="page gap-3 pb-0 flat:max-w-5xl">
      <header className="flex items-center">
        <BackLink />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl leading-tight font-bold">{title}</h1>
          {place && (
            <p className="text-sm text-quiet">
              {t(place.finer ? 'numberFiner' : 'number', { number: place.number, all: place.of })}
            </p>
          )}
        </div>
      </header>
      {course && !lesson && <p>{t('missing')}</p>}
      {game && lesson && place && (
        <Runner
          key={lesson.id}
          game={game}
          lesson={lesson}
          onward={<Onward game={game.id} path={path} place={place} />}
        />
      )}
    </main>
  )
}
