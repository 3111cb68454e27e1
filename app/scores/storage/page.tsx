import { MoreWords } from '@/app/words/provider'
import { StorageScreen } from './storage-screen'

export default function StoragePage() {
  return (
    <MoreWords>
      <StorageScreen />
    </MoreWords>
  )
}
