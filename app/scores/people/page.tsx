import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { PeopleScreen } from './people-screen'

export default function PeoplePage() {
  return (
    <Suspense>
      <MoreWords>
        <PeopleScreen />
      </MoreWords>
    </Suspense>
  )
}
