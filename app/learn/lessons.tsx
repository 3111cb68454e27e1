'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage } from '@/app/words'
import { type Path, pathOf } from '@/lib/learn/path'
import type { Progress } from '@/lib/learn/progress'
import type { Course, Lesson } from '@/lib/learn/schema'
import type { GameId } from '@/lib/referee/game'
import { lessonAddress, practiceAddress, quizAddress } from './parts/addresses'
import { useLearnWords } from './words'

/** So many exercises are done in a minute. */
const A_MINUTE = 3

/** What the game is about, the way on, the other ways to learn, then all lessons by chapter. */
export function Lessons({ course, progress, children }: { course: Course; progress: Progress; children: ReactNode }) {
  const language = useLanguage()
  const path = pathOf(course)
  const isDone = ({ id }: Lesson) => progress.done.includes(id)
  return (
    <>
      <p className="text-lg leading-snug text-pretty">{course.about[language]}</p>
      <WayOn game={course.game} path={path} isDone={isDone} />
      {children}
      {course.chapters.map(({ id, title, lessons }) => (
        <section key={id}>
          <h2 className="mb-1.5 text-lg font-bold">{title[language]}</h2>
          <ol className="overflow-hidden rounded-2xl border border-edge bg-surface">
            {lessons.map((lesson) => (
              <li key={lesson.id} className="border-t border-edge first:border-t-0">
                <LessonLink game={course.game} lesson={lesson} done={isDone(lesson)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

interface OnTheWay {
  readonly game: GameId
  readonly path: Path
  readonly isDone: (lesson: Lesson) => boolean
}

/** How far one has come, and what is next: what a first game needs, then a game, then the finer points. */
function WayOn({ game, path: { needed, finer }, isDone }: OnTheWay) {
  const t = useLearnWords()
  const language = useLanguage()
  const next = needed.find((lesson) => !isDone(lesson))
  const nextFiner = finer.find((lesson) => !isDone(lesson))
  const part = next ? needed : finer
  const done = part.filter(isDone).length
  const begun = done > 0 || !next
  return (
    <section className="flex flex-col gap-2">
      {begun ? (
        <div className="flex items-center gap-3 text-sm text-quiet">
          <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-edge">
            <span className="block h-full bg-you" style={{ width: `${(100 * done) / Math.max(1, part.length)}%` }} />
          </span>
          <p>{t(next ? 'progress' : 'progressFiner', { done, all: part.length })}</p>
        </div>
      ) : (
        <p className="text-quiet">{t('ahead', { all: needed.length, minutes: Math.ceil(needed.length / A_MINUTE) })}</p>
      )}
      {next ? (
        <Link href={lessonAddress(game, next.id)} className="button button-main min-h-16 text-lg">
          <Icon name="play" />
          {begun ? t('goOn', { title: next.title[language] }) : t('start')}
        </Link>
      ) : (
        <>
          <Link
            href={nextFiner ? practiceAddress(game) : quizAddress(game)}
            className="button button-main min-h-16 text-lg"
          >
            <Icon name="check" />
            {nextFiner ? t('canPlay') : t('toQuiz')}
          </Link>
          {nextFiner && (
            <Link href={lessonAddress(game, nextFiner.id)} className="button min-h-14">
              {t('goOn', { title: nextFiner.title[language] })}
            </Link>
          )}
        </>
      )}
    </section>
  )
}

function LessonLink({
  game,
  lesson: { id, title, finer, clauses },
  done,
}: {
  game: GameId
  lesson: Lesson
  done: boolean
}) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <Link
      href={lessonAddress(game, id)}
      prefetch={false}
      aria-label={done ? t('lessonDone', { title: title[language] }) : undefined}
      className="flex min-h-12 items-center gap-3 px-3 py-2"
    >
      <span
        className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${done ? 'border-you bg-you text-on-you' : 'border-faint'}`}
      >
        {done && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 flex-1">{title[language]}</span>
      <span className="text-right text-xs text-quiet">{finer ? t('finer') : clauses.join(', ')}</span>
    </Link>
  )
}
