import { TableScreen } from './table-screen'

export default function TablePage() {
  return <TableScreen />
}
