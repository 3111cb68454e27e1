import type { MetadataRoute } from 'next'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Kiebitz',
    short_name: 'Kiebitz',
    description: 'Schiedsrichter am Kartentisch · The referee at your card table',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f3ec',
    theme_color: '#f6f3ec',
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
