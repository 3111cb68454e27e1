import { Suspense } from 'react'
import { LearnScreen } from './learn-screen'

export default function LearnPage() {
  return (
    <Suspense>
      <LearnScreen />
    </Suspense>
  )
}
