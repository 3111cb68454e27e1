import { Suspense } from 'react'
import { MoreWords } from '../words/provider'
import { NewTableScreen } from './new-table-screen'

export default function NewTablePage() {
  return (
    <Suspense>
      <MoreWords>
        <NewTableScreen />
      </MoreWords>
    </Suspense>
  )
}
