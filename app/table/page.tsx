import { Suspense } from 'react'
import { TableScreen } from './table-screen'

export default function TablePage() {
  return (
    <Suspense>
      <TableScreen />
    </Suspense>
  )
}
