import { MoreWords } from '@/app/words/provider'
import { AskScreen } from './ask-screen'

export default function AskPage() {
  return (
    <MoreWords>
      <AskScreen />
    </MoreWords>
  )
}
