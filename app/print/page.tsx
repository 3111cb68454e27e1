import { Suspense } from 'react'
import { PrintScreen } from './print-screen'

export default function PrintPage() {
  return (
    <Suspense>
      <PrintScreen />
    </Suspense>
  )
}
