'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { Icon, type IconName } from '@/app/parts/icon/all'
import { useLanguage, useWords } from '@/app/words'
import { lessonsOf } from '@/lib/learn/course'
import { CLOCKS, type Progress } from '@/lib/learn/progress'
import type { Course } from '@/lib/learn/schema'
import { GAME_IDS } from '@/lib/referee/game'
import { lessonAddress, quizAddress } from './parts/addresses'
import { gameIn, useCourse } from './parts/use-loaded'
import { theProgress, useProgress } from './parts/use-progress'
import { useLearnWords } from './words'

/** Where learning begins: which game, its lessons by chapter, and the other ways to learn. `?game=ID` chooses. */
export function LearnScreen() {
  const t = useLearnWords()
  const names = useWords('games')
  const game = gameIn(useSearchParams().get('game'))
  const course = useCourse(game)
  const progress = useProgress()
  return (
    <main className="page flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      <Answers
        question={t('game')}
        headed={false}
        paired
        answers={GAME_IDS.map((id) => ({ label: names(id) }))}
        chosen={GAME_IDS.indexOf(game)}
        // Next hears of it; the way back leads out of here, whatever was looked at.
        onChoose={(index) => window.history.replaceState(null, '', `?game=${GAME_IDS[index]}`)}
      />
      {course && (
        <Lessons course={course} progress={progress}>
          <nav aria-label={t('more')} className="grid grid-cols-2 gap-2 flat:grid-cols-4">
            <Way href={quizAddress(game)} icon="flip" title={t('quiz')} hint={t('quizHint')} />
            <Way href={`/learn/practice/?game=${game}`} icon="cards" title={t('practice')} hint={t('practiceHint')} />
            <Way href={`/learn/ask/?game=${game}`} icon="bell" title={t('ask')} hint={t('askHint')} />
            <Way href={`/learn/rules/?game=${game}`} icon="book" title={t('rules')} hint={t('rulesHint')} />
          </nav>
        </Lessons>
      )}
      {game === 'mezza' || game === 'misch-masch' ? (
        <Answers
          question={t('clock')}
          note={t('clockNote')}
          answers={CLOCKS.map((clock) => ({ label: t(`clocks.${clock}`) }))}
          chosen={CLOCKS.indexOf(progress.clock)}
          onChoose={(index) => theProgress().change((now) => ({ ...now, clock: CLOCKS[index] ?? 'normal' }))}
        />
      ) : null}
    </main>
  )
}

function Way({ href, icon, title, hint }: { href: string; icon: IconName; title: string; hint: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-20 flex-col justify-center rounded-2xl border border-edge bg-surface px-3 py-2"
    >
      <span className="flex items-center gap-2 font-bold">
        <Icon name={icon} className="size-5 shrink-0" />
        {title}
      </span>
      <span className="text-sm text-quiet text-balance">{hint}</span>
    </Link>
  )
}

/** The way on, the other ways to learn, then all lessons. */
function Lessons({ course, progress, children }: { course: Course; progress: Progress; children: ReactNode }) {
  const t = useLearnWords()
  const language = useLanguage()
  const all = lessonsOf(course)
  const isDone = (id: string) => progress.done.includes(id)
  const done = all.filter(({ id }) => isDone(id)).length
  const next = all.find(({ id }) => !isDone(id))
  return (
    <>
      <section className="flex flex-col gap-2">
        <div className="flex items-center gap-3 text-sm text-quiet">
          <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-edge">
            <span className="block h-full bg-you" style={{ width: `${(100 * done) / all.length}%` }} />
          </span>
          <p>{t('progress', { done, all: all.length })}</p>
        </div>
        {next ? (
          <Link href={lessonAddress(course.game, next.id)} className="button button-main min-h-16 text-lg">
            <Icon name="play" />
            {done === 0 ? t('start') : t('goOn', { title: next.title[language] })}
          </Link>
        ) : (
          <Link href={quizAddress(course.game)} className="button button-main min-h-16 text-lg">
            <Icon name="check" />
            {t('toQuiz')}
          </Link>
        )}
      </section>
      {children}
      {course.chapters.map(({ id, title, lessons }) => (
        <section key={id}>
          <h2 className="mb-1.5 text-lg font-bold">{title[language]}</h2>
          <ol className="overflow-hidden rounded-2xl border border-edge bg-surface">
            {lessons.map((lesson) => (
              <li key={lesson.id} className="border-t border-edge first:border-t-0">
                <Link
                  href={lessonAddress(course.game, lesson.id)}
                  prefetch={false}
                  aria-label={isDone(lesson.id) ? t('lessonDone', { title: lesson.title[language] }) : undefined}
                  className="flex min-h-12 items-center gap-3 px-3 py-2"
                >
                  <span
                    className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${isDone(lesson.id) ? 'border-you bg-you text-on-you' : 'border-faint'}`}
                  >
                    {isDone(lesson.id) && <Icon name="check" className="size-4" />}
                  </span>
                  <span className="min-w-0 flex-1">{lesson.title[language]}</span>
                  <span className="text-xs text-quiet">{lesson.clauses.join(', ')}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
