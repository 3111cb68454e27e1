import { MoreWords } from '@/app/words/provider'
import { DecksScreen } from './decks-screen'

export default function DecksPage() {
  return (
    <MoreWords>
      <DecksScreen />
    </MoreWords>
  )
}
