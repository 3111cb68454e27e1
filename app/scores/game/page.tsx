import { MoreWords } from '@/app/words/provider'
import { GameScreen } from './game-screen'

export default function GamePage() {
  return (
    <MoreWords>
      <GameScreen />
    </MoreWords>
  )
}
