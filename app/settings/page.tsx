import { SettingsScreen } from './settings-screen'

export default function SettingsPage() {
  return <SettingsScreen />
}
