'use client'

import { type ReactNode, useId } from 'react'

/** One of the answers to a question. */
export interface AnswerText {
  readonly label: ReactNode
  readonly explanation?: string
}

/** A question with a few answers, of which one always holds. The arrow keys go from one to the next. */
export function Answers({
  question,
  note,
  answers,
  chosen,
  onChoose,
  across = false,
  paired = false,
  headed = true,
}: {
  question: string
  /** Said beside the question. */
  note?: string | undefined
  answers: readonly AnswerText[]
  /** Index of the answer that holds. */
  chosen: number
  onChoose: (index: number) => void
  /** Side by side, for short answers. */
  across?: boolean
  /** Two in a row. */
  paired?: boolean
  /** Shows the question; it is always read out. */
  headed?: boolean
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={headed ? 'mb-2 font-bold' : 'sr-only'}>
        {question}
        {note && <span className="font-normal text-quiet"> · {note}</span>}
      </legend>
      <div className={across ? 'grid auto-cols-fr grid-flow-col gap-2' : `grid gap-2 ${paired ? 'grid-cols-2' : ''}`}>
        {answers.map(({ label, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its index
          <label key={index} className="answer">
            <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
            <span className="min-w-0">
              <span className="block font-bold">{label}</span>
              {explanation && <span className="block text-sm text-quiet">{explanation}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
