import { LessonScreen } from './lesson-screen'

export default function LessonPage() {
  return <LessonScreen />
}
