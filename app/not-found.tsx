import { HomeLink } from './parts/home-link'

export default function NotFound() {
  return (
    <main>
      <h1>Not found</h1>
      <HomeLink className="button">Kiebitz</HomeLink>
    </main>
  )
}
