import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { GameScreen } from './game-screen'

export default function GamePage() {
  return (
    <Suspense>
      <MoreWords>
        <GameScreen />
      </MoreWords>
    </Suspense>
  )
}
