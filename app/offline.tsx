'use client'

import { useEffect, useSyncExternalStore } from 'react'

let waiting: ServiceWorker | undefined
let watched = false
const listeners = new Set<() => void>()

/** Keeps the app for offline use. It shows nothing; stands once, in the layout. */
export function Offline() {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' && !watched && 'serviceWorker' in navigator) {
      watched = true
      void watch(navigator.serviceWorker)
    }
  }, [])
  return null
}

/**
 * A function that brings in a waiting new version by reloading, or undefined while there is none. It is for a quiet
 * button ("New version: reload"); who ignores it gets the new version when the app is next started from scratch.
 */
export function useNewVersion(): (() => void) | undefined {
  const worker = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => undefined,
  )
  return worker && (() => worker.postMessage({ type: 'SKIP_WAITING' }))
}

async function watch(container: ServiceWorkerContainer): Promise<void> {
  let controlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own version. Every later one brings other files than this page's.
    if (controlled) location.reload()
    controlled = true
  })
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    if (registration.waiting) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && container.controller) offer(worker)
      })
    })
  } catch {
    // Refused, in a private window or with a certificate that the phone does not trust. The app works without.
  }
}

function offer(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
