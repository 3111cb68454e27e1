import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { EnterScreen } from './enter-screen'

export default function EnterPage() {
  return (
    <Suspense>
      <MoreWords>
        <EnterScreen />
      </MoreWords>
    </Suspense>
  )
}
