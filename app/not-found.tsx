import Link from 'next/link'

export default function NotFound() {
  return (
    <main>
      <h1>Not found</h1>
      <Link href="/">Kiebitz</Link>
    </main>
  )
}
