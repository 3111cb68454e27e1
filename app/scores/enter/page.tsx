import { MoreWords } from '@/app/words/provider'
import { EnterScreen } from './enter-screen'

export default function EnterPage() {
  return (
    <MoreWords>
      <EnterScreen />
    </MoreWords>
  )
}
