import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import './fonts.css'
import './globals.css'
import { Offline } from './offline'
import { Theme } from './parts/theme'
import { WordsProvider } from './words/provider'

export const metadata: Metadata = {
  title: 'Kiebitz',
  description: 'The onlooker at your card table: judges every move, offline, on a phone.',
  applicationName: 'Kiebitz',
  icons: {
    icon: [
      { url: '/icons/kiebitz.svg', type: 'image/svg+xml' },
      { url: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    ],
    apple: '/icons/apple-touch.png',
  },
  appleWebApp: { title: 'Kiebitz', statusBarStyle: 'default' },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f3ec' },
    { media: '(prefers-color-scheme: dark)', color: '#12161d' },
  ],
}

// Nothing leaves the phone: the page may load from, and talk to, only where it came from. Next's start-up scripts are
// inline; recognition needs WebAssembly, workers and pictures from memory.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {process.env.NODE_ENV === 'production' && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      </head>
      <body>
        {/* Every screen needs it; without it nobody can tell which language to say so in. */}
        <noscript>
          <div className="page justify-center text-lg">
            <p lang="de">Kiebitz braucht JavaScript. Bitte schalte es für diese Seite ein.</p>
            <p lang="en">Kiebitz needs JavaScript. Please turn it on for this page.</p>
          </div>
        </noscript>
        <Theme />
        <WordsProvider>
          {/* Around all screens: where each has its own, React shows nothing for 300 ms before a new one. */}
          <Suspense>{children}</Suspense>
        </WordsProvider>
        <Offline />
      </body>
    </html>
  )
}
