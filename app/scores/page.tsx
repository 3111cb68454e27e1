import { MoreWords } from '@/app/words/provider'
import { ScoresScreen } from './scores-screen'

export default function ScoresPage() {
  return (
    <MoreWords>
      <ScoresScreen />
    </MoreWords>
  )
}
