import { Suspense } from 'react'
import { QuizScreen } from './quiz-screen'

export default function QuizPage() {
  return (
    <Suspense>
      <QuizScreen />
    </Suspense>
  )
}
