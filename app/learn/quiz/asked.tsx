'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage } from '@/app/words'
import { isAboutMoves, type Question, saidBefore } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { RuleTexts } from '../lesson/rule-texts'
import { Board } from '../parts/board'
import { Hand } from '../parts/hand'
import { RulesSheet } from '../parts/sheets'
import { Verdict } from '../parts/verdict'
import { useLearnWords } from '../words'
import { Moves, Values } from './answers'
import { houseRulesOf } from './house-rules'
import { useTitle } from './use-title'
import { Why } from './why'

/** A question of the quiz with its position. One answer; then what decides is told. */
export function Asked({
  game,
  question,
  onAnswer,
  onNext,
}: {
  game: AnyGame
  question: Question
  onAnswer: (right: boolean) => void
  onNext: () => void
}) {
  const t = useLearnWords()
  const give = useFeedback()
  const title = useTitle(question)
  const [chosen, setChosen] = useState<number | null>(null)
  const [clause, setClause] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { header, state } = question
  const names = header.players
  const aboutMoves = isAboutMoves(question)
  const isRight = chosen === question.right

  // A new question is read from its beginning; of one that was answered the way on has the focus.
  useEffect(() => {
    if (chosen === null) return heading.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'nearest' })
    next.current?.focus()
  }, [chosen])

  const answer = (index: number) => {
    if (chosen !== null) return
    setChosen(index)
    onAnswer(index === question.right)
    give(index === question.right ? 'legal' : 'illegal')
  }

  return (
    <>
      <div className="flex flex-1 flex-col gap-4 flat:grid flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:items-start flat:gap-x-6 flat:gap-y-3">
        <div className="flex min-w-0 flex-col gap-3 flat:row-span-3">
          <h2 ref={heading} tabIndex={-1} className="text-xl leading-snug font-bold text-balance outline-none">
            {title}
          </h2>
          <Board
            game={game.id}
            table={game.table(state)}
            names={names}
            you={null}
            asked={aboutMoves || chosen !== null || question.event ? null : question.path}
          />
          <Told game={game} question={question} />
          {aboutMoves && question.by !== null && question.hand.length > 0 && (
            <Hand game={game.id} cards={question.hand} whole name={names[question.by] ?? ''} drawn={question.drawn} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {aboutMoves ? (
            <Moves game={game} question={question} chosen={chosen} onChoose={answer} />
          ) : (
            <Values question={question} chosen={chosen} onChoose={answer} />
          )}
          <div ref={said} role="status" className="flex scroll-mb-24 flex-col gap-3 empty:hidden">
            {chosen !== null && (
              <Verdict
                tone={isRight ? 'right' : 'wrong'}
                title={isRight ? t('right') : t('wrong')}
                clause={question.clause}
                onRule={setClause}
              >
                <Why game={game} question={question} chosen={chosen} />
              </Verdict>
            )}
          </div>
        </div>
        {chosen !== null && (
          <div className="flat:order-last flat:col-start-2">
            <RuleTexts game={game.id} clauses={[question.clause]} />
          </div>
        )}
        <div className="thumb-bar flat:static flat:col-start-2 flat:m-0 flat:p-0 flat:pb-2">
          {chosen !== null && (
            <button ref={next} type="button" className="button button-main min-h-14 text-lg" onClick={onNext}>
              {t('quizNext')}
              <Icon name="forth" />
            </button>
          )}
        </div>
      </div>
      {clause && <RulesSheet game={game.id} clause={clause} onClose={() => setClause(null)} />}
    </>
  )
}

/** What was done last, what is done now, and what was agreed on: all that the answer may hang on. */
function Told({ game, question }: { game: AnyGame; question: Question }) {
  const t = useLearnWords()
  const language = useLanguage()
  const { header, state } = question
  const before = saidBefore(game, question, language)
  const event = isAboutMoves(question) ? undefined : question.event
  const house = houseRulesOf(game, header.options, language, question.kind === 'stock')
  return (
    <div className="space-y-1 text-center text-pretty text-quiet empty:hidden">
      {before.length > 0 && (
        <p className="text-sm">
          {t('quizLast')}: <span className="font-bold text-ink">{before.join(' · ')}</span>
        </p>
      )}
      {event && (
        <p className="text-lg">
          {t('quizNow')}:{' '}
          <span className="font-bold text-ink">
            {game.words.event({ names: header.players, state, event }, language)}
          </span>
        </p>
      )}
      {house.length > 0 && (
        <p className="text-sm">
          {t('houseRules', { count: house.length })}: {house.join('; ')}
        </p>
      )}
    </div>
  )
}
