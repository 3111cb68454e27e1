import { NotFoundScreen } from './home/not-found-screen'
import { MoreWords } from './words/provider'

export default function NotFound() {
  return (
    <MoreWords>
      <NotFoundScreen />
    </MoreWords>
  )
}
