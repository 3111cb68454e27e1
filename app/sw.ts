import { NavigationRoute, type PrecacheEntry, Route, Serwist } from 'serwist'
import { CACHE, FOLDER } from '@/lib/vision/worker/folder'
import { keptOrFetched } from '@/lib/vision/worker/keep'

declare const self: ServiceWorkerGlobalScope & {
  __SW_MANIFEST: (PrecacheEntry | string)[]
  /** Files that not everybody needs, by their paths, with their revisions. */
  __SW_LATER: Readonly<Record<string, string>>
}

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    // Every kept file is named by its path alone: neither a table's id nor Next's `_rsc` may make it a stranger.
    ignoreURLParametersMatching: [/^/],
    matchOptions: { ignoreVary: true },
    cleanupOutdatedCaches: true,
    urlManipulation: ({ url }) => [new URL(`${url.pathname}/index.html`, url)],
  },
  // A running game keeps the version it began with: its files must not be swapped for others between two taps. A new
  // version waits until all windows are closed, as a phone does sooner or later, or until somebody asks for it (see
  // `useNewVersion`). Nothing asks by itself: Chromium may answer half a minute later, and reload under a finger.
  skipWaiting: false,
  // Only the very first version meets windows that nobody controls; those may have it at once.
  clientsClaim: true,
})

// Before it follows a link Next asks with HEAD whether the page is there.
serwist.registerRoute(
  new Route(
    ({ sameOrigin }) => sameOrigin,
    async ({ request, event }) => {
      const kept = await serwist.handleRequest({ request: new Request(request.url), event })
      return kept ? new Response(null, { status: kept.status, headers: kept.headers }) : await fetch(request)
    },
    'HEAD',
  ),
)

// What not everybody needs (pictures of cards, a second reader of digits) is fetched when it is first wanted, and kept from then on.
const LATER = 'kiebitz-later'
const later = self.__SW_LATER
const keyOf = (path: string) => `${path}?${later[path]}`

serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && Object.hasOwn(later, url.pathname),
    ({ url, event }) => {
      // A file under the same name may be of an earlier version in the browser's own cache.
      const fetched = () => fetch(url.pathname, { cache: 'no-cache' })
      return keptOrFetched({ cache: LATER, key: keyOf(url.pathname), fetched }, (keeping) => event.waitUntil(keeping))
    },
    'GET',
  ),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers())
})

/** Drops what is of no use to this version. */
async function forgetOthers(): Promise<void> {
  const cache = await caches.open(LATER)
  const wanted = new Set(Object.keys(later).map((path) => new URL(keyOf(path), self.location.href).href))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}

// The recogniser is large: it is kept once it has been used. Its address names its content, so what is kept never ages.
serwist.registerRoute(
  new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(FOLDER),
    ({ request, event }) =>
      keptOrFetched(
        { cache: CACHE, key: request.url, anew: request.cache === 'reload', fetched: () => fetch(request) },
        (keeping) => event.waitUntil(keeping),
      ),
  ),
)

// That of earlier versions goes when nobody plays with them any more.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      for (const { url } of await cache.keys()) {
        if (!new URL(url).pathname.startsWith(`${process.env.KIEBITZ_RECOGNISER}/`)) await cache.delete(url)
      }
    }),
  )
})

serwist.registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      const page = await serwist.matchPrecache('/404.html')
      return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error()
    }
  }),
)

serwist.addEventListeners()
