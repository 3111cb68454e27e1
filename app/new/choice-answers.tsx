'use client'

import { Answers } from '@/app/parts/answers'
import { useLanguage } from '@/app/words'
import type { Choice } from '@/lib/referee/game'

/** One of the game's questions, in the language in use. What all answers have in common is said once. */
export function ChoiceAnswers({
  choice: { label, answers },
  value,
  note,
  across = true,
  onChoose,
}: {
  choice: Choice
  value: unknown
  note?: string | undefined
  across?: boolean
  onChoose: (value: unknown) => void
}) {
  const language = useLanguage()
  const chosen = answers.findIndex((answer) => answer.value === value)
  const [first, ...others] = answers.map(({ explanation }) => explanation[language])
  const isCommon = note === undefined && others.length > 0 && others.every((other) => other === first)
  return (
    <Answers
      question={label[language]}
      note={isCommon ? first : note}
      across={across && answers.length < 3}
      paired={across && answers.length > 3}
      answers={answers.map(({ label, explanation }) => ({
        label: label[language],
        ...(!isCommon && { explanation: explanation[language] }),
      }))}
      chosen={chosen}
      onChoose={(index) => onChoose(answers[index]?.value)}
    />
  )
}
