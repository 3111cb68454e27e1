import { QuizScreen } from './quiz-screen'

export default function QuizPage() {
  return <QuizScreen />
}
