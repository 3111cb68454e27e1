import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { ChartsScreen } from './charts-screen'

export default function ChartsPage() {
  return (
    <Suspense>
      <MoreWords>
        <ChartsScreen />
      </MoreWords>
    </Suspense>
  )
}
