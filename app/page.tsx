import { HomeScreen } from './home/home-screen'

export default function HomePage() {
  return <HomeScreen />
}
