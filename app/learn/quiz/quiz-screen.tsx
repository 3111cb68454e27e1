'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import { reviewed } from '@/lib/learn/leitner'
import type { Question } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { gameIn, useGame } from '../parts/use-loaded'
import { theProgress, useProgress } from '../parts/use-progress'
import { useLearnWords } from '../words'
import { Asked } from './asked'
import { QuizSource } from './source'

/** Questions without end about positions from simulated games; what is missed comes back. `?game=ID` chooses. */
export function QuizScreen() {
  const t = useLearnWords()
  const names = useWords('games')
  const id = gameIn(useSearchParams().get('game'))
  const game = useGame(id)
  const { asked, right } = useProgress()
  const title = `${t('quiz')} · ${names(id)}`
  useTitle(title)
  return (
    <main className="page gap-3 pb-0 flat:max-w-5xl">
      <header className="flex items-center">
        <BackLink />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl leading-tight font-bold">{title}</h1>
          <p className="text-sm text-quiet">{asked > 0 ? t('quizScore', { right, asked }) : t('quizAgain')}</p>
        </div>
      </header>
      {game && <Quiz key={id} game={game} />}
    </main>
  )
}

/** One question after the other. */
function Quiz({ game }: { game: AnyGame }) {
  const t = useLearnWords()
  const [source] = useState(() => new QuizSource(game, Date.now()))
  const [asked, setAsked] = useState<{ readonly number: number; readonly question?: Question }>({ number: 0 })
  const { number, question } = asked

  useEffect(() => {
    if (question) return
    let here = true
    const progress = theProgress().get()
    void source.next(progress.slots, progress.asked).then((next) => here && setAsked({ number, question: next }))
    return () => {
      here = false
    }
  }, [source, number, question])

  if (!question) return <p className="text-lg text-quiet">{t('quizMaking')}</p>
  return (
    <Asked
      key={number}
      game={game}
      question={question}
      onAnswer={(isRight) =>
        theProgress().change((now) => {
          const key = `${game.id} ${question.clause}`
          const count = now.asked + 1
          const slots = { ...now.slots, [key]: reviewed(now.slots[key], isRight, count) }
          return { ...now, asked: count, right: now.right + (isRight ? 1 : 0), slots }
        })
      }
      onNext={() => setAsked({ number: number + 1 })}
    />
  )
}
