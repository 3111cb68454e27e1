'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Answers } from '@/app/parts/answers'
import { BackLink } from '@/app/parts/back-link'
import { Icon, type IconName } from '@/app/parts/icon/all'
import { changeAddress, useAhead } from '@/app/parts/in-address'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import { CLOCKS } from '@/lib/learn/progress'
import { GAME_IDS, type GameId } from '@/lib/referee/game'
import { Lessons } from './lessons'
import { practiceAddress, quizAddress } from './parts/addresses'
import { gameIn, useCourse } from './parts/use-loaded'
import { theProgress, useProgress } from './parts/use-progress'
import { useLearnWords } from './words'

/** Where learning begins: which game, its lessons by chapter, and the other ways to learn. `?game=ID` chooses. */
export function LearnScreen() {
  const t = useLearnWords()
  useTitle(t('title'))
  const names = useWords('games')
  const [game, choose] = useAhead<GameId>(gameIn(useSearchParams().get('game')), (chosen) =>
    changeAddress({ game: chosen }),
  )
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
        onChoose={(index) => choose(GAME_IDS[index] ?? game)}
      />
      {course && (
        <Lessons course={course} progress={progress}>
          <nav aria-label={t('more')} className="grid grid-cols-2 gap-2 flat:grid-cols-4">
            <Way href={quizAddress(game)} icon="flip" title={t('quiz')} hint={t('quizHint')} />
            <Way href={practiceAddress(game)} icon="cards" title={t('practice')} hint={t('practiceHint')} />
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
