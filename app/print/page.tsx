import { PrintScreen } from './print-screen'

export default function PrintPage() {
  return <PrintScreen />
}
