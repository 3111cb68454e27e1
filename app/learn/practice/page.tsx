import { MoreWords } from '@/app/words/provider'
import { PracticeScreen } from './practice-screen'

export default function PracticePage() {
  return (
    <MoreWords>
      <PracticeScreen />
    </MoreWords>
  )
}
