'use client'

import { useLanguage } from '@/app/words'
import { faultIn, isAboutMoves, type MovesQuestion, type Question } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { toldAt } from '../parts/told'
import { useLearnWords } from '../words'

/** Why the answer was right or wrong, in the referee's words. */
export function Why({ game, question, chosen }: { game: AnyGame; question: Question; chosen: number }) {
  const t = useLearnWords()
  const language = useLanguage()
  const names = question.header.players
  if (!isAboutMoves(question)) {
    const right = question.options[question.right]
    return t('correct', { what: toldAt(question.path, right, names, language, t('none')) })
  }
  const found = chosen === question.right
  const told = { names, state: question.state, event: question.moves[question.right] ?? { do: 'end' } }
  const correct = t('correct', { what: game.words.event(told, language) })
  return [faultIn(game, question, faultOf(question, chosen), language).text, ...(found ? [] : [correct])].join(' ')
}

/** The move whose fault is told: the one that was chosen; where that is allowed, what is wrong with the others. */
function faultOf({ kind, moves, right }: MovesQuestion, chosen: number): number {
  if (kind === 'not') return right
  return chosen === right ? moves.findIndex((_, index) => index !== right) : chosen
}
