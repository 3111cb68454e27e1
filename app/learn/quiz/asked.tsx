'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useFeedback } from '@/app/parts/use-feedback'
import { useLanguage } from '@/app/words'
import { faultIn } from '@/lib/learn/quiz/ask'
import { type MayQuestion, type Question, saidBefore, type TableQuestion } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { RuleTexts } from '../lesson/rule-texts'
import { Board } from '../parts/board'
import { Hand } from '../parts/hand'
import { columnsOf, MoveKey } from '../parts/move-key'
import { RulesSheet } from '../parts/sheets'
import { toldAt } from '../parts/told'
import { Verdict } from '../parts/verdict'
import { useLearnWords } from '../words'

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
  const [chosen, setChosen] = useState<number | null>(null)
  const [clause, setClause] = useState<string | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { header, state } = question
  const names = header.players
  const table = game.table(state)
  const isRight = chosen === question.right
  const title =
    question.kind === 'may'
      ? t('quizMay', { name: names[question.by] ?? '' })
      : t(question.kind === 'turn' ? 'quizTurn' : 'quizRank')

  useEffect(() => {
    if (chosen !== null) next.current?.focus({ preventScroll: true })
  }, [chosen])

  const answer = (index: number) => {
    if (chosen !== null) return
    setChosen(index)
    onAnswer(index === question.right)
    give(index === question.right ? 'legal' : 'illegal')
  }

  return (
    <>
      <div className="flex flex-1 flex-col gap-4 flat:grid flat:grid-cols-2 flat:items-start flat:gap-6">
        <div className="flex min-w-0 flex-col gap-3">
          <h2 className="text-xl leading-snug font-bold text-balance">{title}</h2>
          <Board
            game={game.id}
            table={table}
            names={names}
            you={null}
            asked={question.kind === 'may' || chosen !== null ? null : question.path}
          />
          <Before game={game} question={question} />
          {question.kind === 'may' && (
            <Hand game={game.id} cards={question.hand} whole name={names[question.by] ?? ''} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {question.kind === 'may' ? (
            <Moves game={game} question={question} chosen={chosen} onChoose={answer} />
          ) : (
            <Values question={question} chosen={chosen} onChoose={answer} />
          )}
          <div role="status" className="flex flex-col gap-3 empty:hidden">
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
          {chosen !== null && <RuleTexts game={game.id} clauses={[question.clause]} />}
        </div>
      </div>
      <div className="thumb-bar flat:static flat:mx-0 flat:px-0">
        {chosen !== null && (
          <button ref={next} type="button" className="button button-main min-h-14 text-lg" onClick={onNext}>
            {t('quizNext')}
            <Icon name="forth" />
          </button>
        )}
      </div>
      {clause && <RulesSheet game={game.id} clause={clause} onClose={() => setClause(null)} />}
    </>
  )
}

/** What was done last: who laid what decides who may act. */
function Before({ game, question }: { game: AnyGame; question: Question }) {
  const t = useLearnWords()
  const language = useLanguage()
  const moves = saidBefore(game, question, language)
  if (moves.length === 0) return null
  return (
    <p className="text-center text-sm text-quiet">
      {t('quizLast')}: <span className="font-bold text-ink">{moves.join(' · ')}</span>
    </p>
  )
}

function Moves({
  game,
  question,
  chosen,
  onChoose,
}: {
  game: AnyGame
  question: MayQuestion
  chosen: number | null
  onChoose: (index: number) => void
}) {
  const t = useLearnWords()
  const { moves, right, state, header } = question
  return (
    <section aria-label={t('moves')} className={`grid gap-2 ${columnsOf(moves.length)}`}>
      {moves.map((move, index) => (
        <MoveKey
          // biome-ignore lint/suspicious/noArrayIndexKey: a move to choose is its place
          key={index}
          game={game}
          names={header.players}
          state={state}
          move={move}
          mark={chosen === null ? 'open' : index === right ? 'right' : index === chosen ? 'wrong' : 'open'}
          disabled={chosen !== null}
          onTap={() => onChoose(index)}
        />
      ))}
    </section>
  )
}

function Values({
  question: { options, path, header, right },
  chosen,
  onChoose,
}: {
  question: TableQuestion
  chosen: number | null
  onChoose: (index: number) => void
}) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <section aria-label={t('moves')} className="flex flex-wrap gap-2">
      {options.map((option, index) => {
        const isRight = chosen !== null && index === right
        const isWrong = chosen === index && !isRight
        return (
          <button
            key={option}
            type="button"
            disabled={chosen !== null}
            aria-label={toldAt(path, option, header.players, language, t('none'), true)}
            className={`button min-h-14 flex-1 text-xl ${isRight ? 'border-2 border-you text-you disabled:opacity-100' : isWrong ? 'border-dashed border-no text-no disabled:opacity-100' : ''}`}
            onClick={() => onChoose(index)}
          >
            {isRight && <Icon name="check" className="size-5" />}
            {isWrong && <Icon name="cross" className="size-5" />}
            {toldAt(path, option, header.players, language, t('none'))}
          </button>
        )
      })}
    </section>
  )
}

/** Why the answer was right or wrong, in the referee's words. */
function Why({ game, question, chosen }: { game: AnyGame; question: Question; chosen: number }) {
  const t = useLearnWords()
  const language = useLanguage()
  const names = question.header.players
  if (question.kind !== 'may') {
    const right = question.options[question.right]
    return t('correct', { what: toldAt(question.path, right, names, language, t('none')) })
  }
  const told = (index: number) => ({ names, state: question.state, event: question.moves[index] ?? { do: 'end' } })
  if (chosen === question.right) {
    // What all the others fall by.
    const other = question.moves.findIndex((_, index) => index !== question.right)
    return faultIn(game, question, other, language).text
  }
  return (
    <>
      {faultIn(game, question, chosen, language).text}{' '}
      {t('correct', { what: game.words.event(told(question.right), language) })}
    </>
  )
}
