import { MoreWords } from '../words/provider'
import { SettingsScreen } from './settings-screen'

export default function SettingsPage() {
  return (
    <MoreWords>
      <SettingsScreen />
    </MoreWords>
  )
}
