import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { DecksScreen } from './decks-screen'

export default function DecksPage() {
  return (
    <Suspense>
      <MoreWords>
        <DecksScreen />
      </MoreWords>
    </Suspense>
  )
}
