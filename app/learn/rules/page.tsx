import { MoreWords } from '@/app/words/provider'
import { RulesScreen } from './rules-screen'

export default function RulesPage() {
  return (
    <MoreWords>
      <RulesScreen />
    </MoreWords>
  )
}
