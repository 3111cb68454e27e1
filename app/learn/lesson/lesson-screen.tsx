'use client'

import { useSearchParams } from 'next/navigation'
import { BackLink } from '@/app/parts/back-link'
import { useLanguage } from '@/app/words'
import { lessonsOf } from '@/lib/learn/course'
import { gameIn, useCourse, useGame } from '../parts/use-loaded'
import { useLearnWords } from '../words'
import { Runner } from './runner'

/** One lesson, `?game=ID&id=LESSON`. */
export function LessonScreen() {
  const t = useLearnWords()
  const language = useLanguage()
  const params = useSearchParams()
  const id = params.get('id')
  const gameId = gameIn(params.get('game'))
  const game = useGame(gameId)
  const course = useCourse(gameId)
  const lessons = course ? lessonsOf(course) : []
  const index = lessons.findIndex((lesson) => lesson.id === id)
  const lesson = lessons[index]
  return (
    <main className="page gap-3 pb-0 flat:max-w-5xl">
      <header className="flex items-center">
        <BackLink />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl leading-tight font-bold">{lesson ? lesson.title[language] : t('title')}</h1>
          {lesson && <p className="text-sm text-quiet">{t('number', { number: index + 1, all: lessons.length })}</p>}
        </div>
      </header>
      {course && !lesson && <p>{t('missing')}</p>}
      {game && lesson && <Runner key={lesson.id} game={game} lesson={lesson} next={lessons[index + 1]} />}
    </main>
  )
}
