import { Suspense } from 'react'
import { MoreWords } from '@/app/words/provider'
import { RulesScreen } from './rules-screen'

export default function RulesPage() {
  return (
    <Suspense>
      <MoreWords>
        <RulesScreen />
      </MoreWords>
    </Suspense>
  )
}
