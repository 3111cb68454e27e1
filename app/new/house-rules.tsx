'use client'

import { Icon } from '@/app/parts/icon/all'
import { useLanguage, useWords } from '@/app/words'
import type { Choice } from '@/lib/referee/game'
import type { Answered } from './agreed'
import { ChoiceAnswers } from './choice-answers'

/** House rules, folded away behind what they are set to. */
export function HouseRules({
  choices,
  options,
  onChoose,
}: {
  choices: readonly Choice[]
  options: Answered
  onChoose: (option: string, value: unknown) => void
}) {
  const t = useWords('new')
  const language = useLanguage()
  if (choices.length === 0) return null
  const inForce = choices.map(({ option, label, answers }) => {
    const answer = answers.find(({ value }) => value === options[option])
    return `${label[language]} ${answer?.label[language]}`
  })
  return (
    <details className="group rounded-2xl border border-edge bg-surface">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-2xl px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{t('houseRules')}</span>
          {inForce.map((rule) => (
            <span key={rule} className="block text-sm text-quiet group-open:hidden">
              {rule}
            </span>
          ))}
        </span>
        <Icon name="down" className="size-6 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-4">
        {choices.map((choice) => (
          <ChoiceAnswers
            key={choice.option}
            choice={choice}
            value={options[choice.option]}
            across={false}
            onChoose={(value) => onChoose(choice.option, value)}
          />
        ))}
      </div>
    </details>
  )
}
