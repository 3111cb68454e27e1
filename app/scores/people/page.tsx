import { MoreWords } from '@/app/words/provider'
import { PeopleScreen } from './people-screen'

export default function PeoplePage() {
  return (
    <MoreWords>
      <PeopleScreen />
    </MoreWords>
  )
}
