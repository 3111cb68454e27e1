import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { GamesScreen } from './games-screen'

export default function GamesPage() {
  return (
    <Suspense>
      <MoreWords>
        <GamesScreen />
      </MoreWords>
    </Suspense>
  )
}
