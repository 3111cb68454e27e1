import { Suspense } from 'react'
import { DecksScreen } from './decks-screen'

export default function DecksPage() {
  return (
    <Suspense>
      <DecksScreen />
    </Suspense>
  )
}
