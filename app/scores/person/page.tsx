import { MoreWords } from '@/app/words/provider'
import { PersonScreen } from './person-screen'

export default function PersonPage() {
  return (
    <MoreWords>
      <PersonScreen />
    </MoreWords>
  )
}
