import { LearnScreen } from './learn-screen'

export default function LearnPage() {
  return <LearnScreen />
}
