import { MoreWords } from '../words/provider'
import { NewTableScreen } from './new-table-screen'

export default function NewTablePage() {
  return (
    <MoreWords>
      <NewTableScreen />
    </MoreWords>
  )
}
