import { Suspense } from 'react'
import { LessonScreen } from './lesson-screen'

export default function LessonPage() {
  return (
    <Suspense>
      <LessonScreen />
    </Suspense>
  )
}
