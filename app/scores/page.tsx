import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { ScoresScreen } from './scores-screen'

export default function ScoresPage() {
  return (
    <Suspense>
      <MoreWords>
        <ScoresScreen />
      </MoreWords>
    </Suspense>
  )
}
