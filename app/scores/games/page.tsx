import { MoreWords } from '@/app/words/provider'
import { GamesScreen } from './games-screen'

export default function GamesPage() {
  return (
    <MoreWords>
      <GamesScreen />
    </MoreWords>
  )
}
