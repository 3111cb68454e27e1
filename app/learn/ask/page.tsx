import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { AskScreen } from './ask-screen'

export default function AskPage() {
  return (
    <Suspense>
      <MoreWords>
        <AskScreen />
      </MoreWords>
    </Suspense>
  )
}
