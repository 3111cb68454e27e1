import { isAboutMoves, type Question } from '@/lib/learn/quiz/question'
import { useLearnWords } from '../words'

/** What a question asks, as people would. */
export function useTitle(question: Question): string {
  const t = useLearnWords()
  const names = question.header.players
  if (isAboutMoves(question)) {
    const { kind, by } = question
    if (by === null) return t('quizNobody')
    return t(kind === 'may' ? 'quizMay' : 'quizNot', { name: names[by] ?? '' })
  }
  const [, seat] = /^players\.(\d+)\./.exec(question.path) ?? []
  return t(`quizOf.${question.kind}`, { name: names[Number(seat)] ?? '' })
}
