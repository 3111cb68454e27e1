'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage } from '@/app/words'
import type { MovesQuestion, TableQuestion } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { columnsOf, MoveKey } from '../parts/move-key'
import { toldAt } from '../parts/told'
import { useLearnWords } from '../words'

interface Chosen {
  /** Index of what was answered; null until then. */
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

/** Moves to choose from. */
export function Moves({ game, question, chosen, onChoose }: Chosen & { game: AnyGame; question: MovesQuestion }) {
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

/** Names, cards or numbers to choose from. */
export function Values({
  question: { options, path, header, right },
  chosen,
  onChoose,
}: Chosen & { question: TableQuestion }) {
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
            className={`button min-h-14 flex-1 text-xl whitespace-nowrap ${isRight ? 'border-2 border-you text-you disabled:opacity-100' : isWrong ? 'border-dashed border-no text-no disabled:opacity-100' : ''}`}
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
