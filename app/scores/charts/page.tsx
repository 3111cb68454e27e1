import { MoreWords } from '@/app/words/provider'
import { ChartsScreen } from './charts-screen'

export default function ChartsPage() {
  return (
    <MoreWords>
      <ChartsScreen />
    </MoreWords>
  )
}
