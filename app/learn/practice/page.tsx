import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { PracticeScreen } from './practice-screen'

export default function PracticePage() {
  return (
    <Suspense>
      <MoreWords>
        <PracticeScreen />
      </MoreWords>
    </Suspense>
  )
}
