import { Suspense } from 'react'
import { NewTableScreen } from './new-table-screen'

export default function NewTablePage() {
  return (
    <Suspense>
      <NewTableScreen />
    </Suspense>
  )
}
