'use client'

import type { Ref } from 'react'
import { Icon } from '@/app/parts/icon'
import { useLanguage } from '@/app/words'
import { type Exercise, movesOf } from '@/lib/learn/exercise'
import type { AskStep, MoveStep } from '@/lib/learn/schema'
import { stateOf } from '@/lib/referee/record'
import { columnsOf, MoveKey } from '../parts/move-key'
import { toldAt } from '../parts/told'
import { useLearnWords } from '../words'

/** Moves to choose from; those that were wrong stay, and say so. */
export function MoveChoices({
  exercise,
  step,
  tried,
  focus,
  onChoose,
}: {
  exercise: Exercise
  step: MoveStep
  tried: readonly number[]
  focus: Ref<HTMLElement>
  onChoose: (index: number) => void
}) {
  const t = useLearnWords()
  const moves = movesOf(exercise, step)
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={t('moves')}
      className={`grid gap-2 outline-none ${columnsOf(moves.length)}`}
    >
      {moves.map((move, index) => (
        <MoveKey
          // biome-ignore lint/suspicious/noArrayIndexKey: a move to choose is its place
          key={index}
          game={exercise.game}
          names={exercise.header.players}
          state={stateOf(exercise.record)}
          move={move}
          mark={tried.includes(index) ? 'wrong' : 'open'}
          disabled={false}
          onTap={() => onChoose(index)}
        />
      ))}
    </section>
  )
}

/** A question about the table, with its answers. */
export function AnswerChoices({
  step,
  names,
  headed,
  tried,
  right,
  onChoose,
}: {
  step: AskStep
  names: readonly string[]
  /** The question stands here, too. */
  headed: boolean
  tried: readonly number[]
  /** Index of the right answer once it is given. */
  right: number | null
  onChoose: (index: number) => void
}) {
  const t = useLearnWords()
  const language = useLanguage()
  return (
    <section aria-label={step.question[language]} className="flex flex-col gap-2">
      {headed && <h2 className="text-xl font-bold text-balance">{step.question[language]}</h2>}
      <div className="flex flex-wrap gap-2">
        {step.options.map((option, index) => {
          const wrong = tried.includes(index)
          const said = toldAt(step.ask, option, names, language, t('none'), true)
          return (
            <button
              key={option}
              type="button"
              disabled={right !== null}
              aria-label={wrong ? `${said}, ${t('tried')}` : said}
              className={`button min-h-14 flex-1 text-xl ${right === index ? 'border-2 border-you text-you disabled:opacity-100' : wrong ? 'border-dashed border-no text-no' : ''}`}
              onClick={() => onChoose(index)}
            >
              {right === index && <Icon name="check" className="size-5" />}
              {wrong && <Icon name="cross" className="size-5" />}
              {toldAt(step.ask, option, names, language, t('none'))}
            </button>
          )
        })}
      </div>
    </section>
  )
}
