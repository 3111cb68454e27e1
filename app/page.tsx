import { HomeScreen } from './home/home-screen'
import { MoreWords } from './words/provider'

export default function HomePage() {
  return (
    <MoreWords>
      <HomeScreen />
    </MoreWords>
  )
}
