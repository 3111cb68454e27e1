import type { Metadata } from 'next'
import { TableScreen } from './table-screen'

// In both languages: the export does not know whose it is, and the table's script has no room for saying it in one.
export const metadata: Metadata = { title: 'Spieltisch · Table · Kiebitz' }

export default function TablePage() {
  return <TableScreen />
}
