import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { PersonScreen } from './person-screen'

export default function PersonPage() {
  return (
    <Suspense>
      <MoreWords>
        <PersonScreen />
      </MoreWords>
    </Suspense>
  )
}
